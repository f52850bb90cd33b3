#ifndef TRUSTEVAL_CGNUTLS_SHIM_H
#define TRUSTEVAL_CGNUTLS_SHIM_H

// Headers and inline functions for what Swift cannot import: function-like macros, casts.
// Every function here carries the prefix CTrustevalGnuTLS_.

#include <errno.h>
#include <time.h>

#include <gnutls/gnutls.h>
#include <gnutls/x509.h>

// `gnutls_free` is a global variable, which Swift's concurrency checking refuses.
static inline void CTrustevalGnuTLS_free(void *memory) { gnutls_free(memory); }

static inline unsigned CTrustevalGnuTLS_profile_flags(
    gnutls_certificate_verification_profiles_t profile) {
  return GNUTLS_PROFILE_TO_VFLAGS(profile);
}

// The flags are macros and enumerators of the same name, which Swift finds ambiguous.
static inline unsigned CTrustevalGnuTLS_client_flags(void) {
  // A client certificate is sent whatever issuers the server names: refusing it is the server's turn.
  return GNUTLS_CLIENT | GNUTLS_NONBLOCK | GNUTLS_NO_SIGNAL | GNUTLS_NO_TICKETS |
         GNUTLS_FORCE_CLIENT_CERT;
}

// What a pull function returns when there are no bytes yet.
static inline ssize_t CTrustevalGnuTLS_no_input_yet(gnutls_session_t session) {
  gnutls_transport_set_errno(session, EAGAIN);
  return -1;
}

// Registered name of the cipher suite; NULL before the server chose one and before GnuTLS 3.7.4.
static inline const char *CTrustevalGnuTLS_cipher_suite(gnutls_session_t session) {
#if GNUTLS_VERSION_NUMBER >= 0x030704
  return gnutls_ciphersuite_get(session);
#else
  (void)session;
  return NULL;
#endif
}

static inline time_t CTrustevalGnuTLS_now(void) { return time(NULL); }

#endif
