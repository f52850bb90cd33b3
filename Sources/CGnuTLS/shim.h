#ifndef TRUSTEVAL_CGNUTLS_SHIM_H
#define TRUSTEVAL_CGNUTLS_SHIM_H

// Headers and inline functions for what Swift cannot import: function-like macros, casts.
// Every function here carries the prefix CTrustevalGnuTLS_.

#include <time.h>

#include <gnutls/gnutls.h>
#include <gnutls/x509.h>

// `gnutls_free` is a global variable, which Swift's concurrency checking refuses.
static inline void CTrustevalGnuTLS_free(void *memory) { gnutls_free(memory); }

static inline unsigned CTrustevalGnuTLS_profile_flags(
    gnutls_certificate_verification_profiles_t profile) {
  return GNUTLS_PROFILE_TO_VFLAGS(profile);
}

static inline time_t CTrustevalGnuTLS_now(void) { return time(NULL); }

#endif
