#ifndef TRUSTEVAL_COPENSSL_WITNESS_H
#define TRUSTEVAL_COPENSSL_WITNESS_H

// What the verifier needs of macros: stacks and constants with casts.

#include <openssl/conf.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <string.h>
#include <sys/stat.h>
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

// The macro contains a cast.
static inline int CTrustevalSSL_undecodable(void) { return ERR_R_ASN1_LIB & ERR_REASON_MASK; }

static inline int CTrustevalSSL_set_recorder(X509_STORE_CTX *context, void *recorder) {
  return X509_STORE_CTX_set_app_data(context, recorder);
}

static inline void *CTrustevalSSL_recorder(X509_STORE_CTX *context) {
  return X509_STORE_CTX_get_app_data(context);
}

// Whether the machine's configuration (openssl.cnf, OPENSSL_CONF) contains anything that changes
// what a client does: anything but object identifiers and the default provider. A file that cannot
// be read counts too. None of it is applied here.
static inline int CTrustevalSSL_section_has_effect(CONF *configuration) {
  const char *name = NCONF_get_string(configuration, NULL, "openssl_conf");
  STACK_OF(CONF_VALUE) *section = name == NULL ? NULL : NCONF_get_section(configuration, name);
  if (section == NULL) return name != NULL;
  for (int i = 0; i < sk_CONF_VALUE_num(section); i++) {
    CONF_VALUE *entry = sk_CONF_VALUE_value(section, i);
    STACK_OF(CONF_VALUE) *providers = NULL;
    if (strcmp(entry->name, "oid_section") == 0) continue;
    if (strcmp(entry->name, "providers") == 0)
      providers = NCONF_get_section(configuration, entry->value);
    if (providers == NULL || sk_CONF_VALUE_num(providers) != 1 ||
        strcmp(sk_CONF_VALUE_value(providers, 0)->name, "default") != 0)
      return 1;
  }
  return 0;
}

static inline int CTrustevalSSL_configuration_has_effect(void) {
  char *path = CONF_get1_default_config_file();
  CONF *configuration = NCONF_new(NULL);
  int has_effect = 1;
  struct stat status;
  // Only regular files are read: a FIFO would block the caller.
  int is_readable = path != NULL && (stat(path, &status) != 0 || S_ISREG(status.st_mode));
  if (is_readable && configuration != NULL) {
    has_effect = NCONF_load(configuration, path, NULL) > 0
                     ? CTrustevalSSL_section_has_effect(configuration)
                     : ERR_GET_REASON(ERR_peek_last_error()) != CONF_R_NO_SUCH_FILE;
  }
  NCONF_free(configuration);
  OPENSSL_free(path);
  ERR_clear_error();
  return has_effect;
}

#endif
