#ifndef TRUSTEVAL_CGNUTLS_SHIM_H
#define TRUSTEVAL_CGNUTLS_SHIM_H

// Headers, the table of functions, and inline functions for what Swift cannot import:
// function-like macros, variables. Every function here carries the prefix CTrustevalGnuTLS_.

#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <time.h>

#include <gnutls/gnutls.h>
#include <gnutls/x509.h>

// Every function of the library that is called, without its prefix. The library is not linked but
// loaded when first needed: it loads ten others, which takes a third of the time of a short run.
#define CTRUSTEVAL_GNUTLS_FUNCTIONS(each) \
  each(alert_get) each(alert_send_appropriate) each(bye) \
  each(certificate_allocate_credentials) \
  each(certificate_free_credentials) each(certificate_set_x509_key) each(check_version) \
  each(credentials_set) each(deinit) each(dh_get_prime_bits) each(dh_set_prime_bits) \
  each(digest_get_name) \
  each(error_is_fatal) each(global_set_time_function) each(group_get) each(group_get_name) \
  each(handshake) each(handshake_set_hook_function) each(handshake_set_max_packet_length) \
  each(idna_map) each(init) each(ocsp_status_request_enable_client) \
  each(ocsp_status_request_get) each(priority_deinit) each(priority_init) each(priority_set) \
  each(protocol_get_version) each(record_recv) each(safe_renegotiation_status) \
  each(server_name_set) each(session_get_ptr) \
  each(session_set_keylog_function) each(session_set_ptr) each(sign_algorithm_get) each(sign_get_hash_algorithm) each(sign_supports_pk_algorithm) \
  each(strerror) \
  each(strerror_name) each(transport_set_errno) each(transport_set_ptr) \
  each(transport_set_pull_function) each(transport_set_pull_timeout_function) \
  each(transport_set_push_function) each(x509_crt_check_issuer) each(x509_crt_deinit) \
  each(x509_crt_export2) each(x509_crt_get_activation_time) each(x509_crt_get_expiration_time) \
  each(x509_crt_get_fingerprint) each(x509_crt_get_key_usage) \
  each(x509_crt_get_name_constraints) each(x509_crt_get_pk_algorithm) \
  each(x509_crt_get_signature_algorithm) each(x509_crt_import) each(x509_crt_init) \
  each(x509_crt_list_import2) \
  each(x509_name_constraints_check_crt) each(x509_name_constraints_deinit) \
  each(x509_name_constraints_init) \
  each(x509_privkey_deinit) each(x509_privkey_import_pkcs8) each(x509_privkey_init) \
  each(x509_trust_list_add_cas) each(x509_trust_list_deinit) each(x509_trust_list_init) \
  each(x509_trust_list_verify_crt2)

// The table's types are the headers' own, so the compiler checks every call.
struct CTrustevalGnuTLS {
#define CTRUSTEVAL_FIELD(name) __typeof__(&gnutls_##name) name;
  CTRUSTEVAL_GNUTLS_FUNCTIONS(CTRUSTEVAL_FIELD)
#undef CTRUSTEVAL_FIELD
  // A variable in the library, which contains the function.
  gnutls_free_function free;
  // NULL before GnuTLS 3.7.4.
  const char *(*ciphersuite_get)(gnutls_session_t session);
} __attribute__((swift_attr("@Sendable")));

// Fills the table from a library, which stays loaded. Returns NULL, or what is missing.
static inline const char *CTrustevalGnuTLS_load(
    const char *file, struct CTrustevalGnuTLS *functions) {
  void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return dlerror();
#define CTRUSTEVAL_FIND(name) \
  functions->name = (__typeof__(functions->name))dlsym(library, "gnutls_" #name); \
  if (functions->name == NULL) return "it lacks the function gnutls_" #name;
  CTRUSTEVAL_GNUTLS_FUNCTIONS(CTRUSTEVAL_FIND)
#undef CTRUSTEVAL_FIND
  gnutls_free_function *variable = (gnutls_free_function *)dlsym(library, "gnutls_free");
  if (variable == NULL) return "it lacks the variable gnutls_free";
  functions->free = *variable;
  functions->ciphersuite_get =
      (__typeof__(functions->ciphersuite_get))dlsym(library, "gnutls_ciphersuite_get");
  return NULL;
}

static inline unsigned CTrustevalGnuTLS_profile_flags(
    gnutls_certificate_verification_profiles_t profile) {
  return GNUTLS_PROFILE_TO_VFLAGS(profile);
}

static inline unsigned CTrustevalGnuTLS_profile_mask(void) { return GNUTLS_VFLAGS_PROFILE_MASK; }

// The flags are both macros and enumerators, which Swift finds ambiguous.
static inline unsigned CTrustevalGnuTLS_client_flags(void) {
  // A client certificate is sent whichever issuers the server names: the server decides about it.
  return GNUTLS_CLIENT | GNUTLS_NONBLOCK | GNUTLS_NO_SIGNAL | GNUTLS_NO_TICKETS |
         GNUTLS_FORCE_CLIENT_CERT;
}

static inline time_t CTrustevalGnuTLS_now(void) { return time(NULL); }

#endif
