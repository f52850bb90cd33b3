#ifndef TRUSTEVAL_COPENSSL_WITNESS_H
#define TRUSTEVAL_COPENSSL_WITNESS_H

// What the verifier needs of macros: stacks and constants with casts.

#include <openssl/x509.h>
#include <openssl/x509_vfy.h>

static inline STACK_OF(X509) *CTrustevalSSL_certificates_new(void) { return sk_X509_new_null(); }

// Frees the stack, not the certificates.
static inline void CTrustevalSSL_certificates_free(STACK_OF(X509) *stack) { sk_X509_free(stack); }

static inline int CTrustevalSSL_certificates_push(STACK_OF(X509) *stack, X509 *certificate) {
  return sk_X509_push(stack, certificate);
}

// A null stack counts as empty.
static inline int CTrustevalSSL_certificates_count(const STACK_OF(X509) *stack) {
  return stack == NULL ? 0 : sk_X509_num(stack);
}

static inline X509 *CTrustevalSSL_certificate_at(const STACK_OF(X509) *stack, int index) {
  return sk_X509_value(stack, index);
}

static inline int CTrustevalSSL_set_recorder(X509_STORE_CTX *context, void *recorder) {
  return X509_STORE_CTX_set_app_data(context, recorder);
}

static inline void *CTrustevalSSL_recorder(X509_STORE_CTX *context) {
  return X509_STORE_CTX_get_app_data(context);
}

#endif
