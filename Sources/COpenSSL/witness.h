#ifndef TRUSTEVAL_COPENSSL_WITNESS_H
#define TRUSTEVAL_COPENSSL_WITNESS_H

// What the verifier needs of macros: stacks and constants with casts.

#include <openssl/pem.h>
#include <openssl/x509.h>
#include <openssl/x509_vfy.h>

static inline STACK_OF(X509) *CTrustevalSSL_certificates_new(void) { return sk_X509_new_null(); }

// Frees the stack, not the certificates.
static inline void CTrustevalSSL_certificates_free(STACK_OF(X509) *stack) { sk_X509_free(stack); }

// Frees the certificates, too.
static inline void CTrustevalSSL_certificates_free_all(STACK_OF(X509) *stack) {
  sk_X509_pop_free(stack, X509_free);
}

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

// Certificates, lists and keys of a file; the empty password keeps the library from asking for one.
static inline STACK_OF(X509_INFO) *CTrustevalSSL_read_entries(BIO *file) {
  return PEM_X509_INFO_read_bio(file, NULL, NULL, (void *)"");
}

static inline int CTrustevalSSL_entries_count(const STACK_OF(X509_INFO) *entries) {
  return sk_X509_INFO_num(entries);
}

// NULL for an entry that is no certificate; owned by the stack.
static inline X509 *CTrustevalSSL_entry_certificate(
    const STACK_OF(X509_INFO) *entries, int index) {
  return sk_X509_INFO_value(entries, index)->x509;
}

static inline void CTrustevalSSL_entries_free(STACK_OF(X509_INFO) *entries) {
  sk_X509_INFO_pop_free(entries, X509_INFO_free);
}

static inline int CTrustevalSSL_set_recorder(X509_STORE_CTX *context, void *recorder) {
  return X509_STORE_CTX_set_app_data(context, recorder);
}

static inline void *CTrustevalSSL_recorder(X509_STORE_CTX *context) {
  return X509_STORE_CTX_get_app_data(context);
}

#endif
