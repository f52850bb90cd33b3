#ifndef TRUSTEVAL_COPENSSL_SHIM_H
#define TRUSTEVAL_COPENSSL_SHIM_H

// Headers and inline functions for what Swift cannot import: macros, variadics, stacks.
// Every function here carries the prefix CTrustevalSSL_.

#include <openssl/asn1.h>
#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/objects.h>
#include <openssl/rand.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include "witness.h"

// Library (ERR_LIB_*) and reason of a packed error code.
static inline int CTrustevalSSL_error_library(unsigned long code) { return ERR_GET_LIB(code); }
static inline int CTrustevalSSL_error_reason(unsigned long code) { return ERR_GET_REASON(code); }

// Verifies a signature over bytes held verbatim in `signed_bytes` (an ASN1_TYPE tagged SEQUENCE).
static inline int CTrustevalSSL_item_verify(
    const X509_ALGOR *algorithm, const ASN1_BIT_STRING *signature, const ASN1_TYPE *signed_bytes,
    EVP_PKEY *key) {
  return ASN1_item_verify(ASN1_ITEM_rptr(ASN1_ANY), algorithm, signature, signed_bytes, key);
}

// Makes a public key on a named curve from its encoded point; `*key` stays NULL on failure.
static inline void CTrustevalSSL_ec_public_key(
    EVP_PKEY_CTX *context, const char *curve, const unsigned char *point, size_t length,
    EVP_PKEY **key) {
  OSSL_PARAM parameters[] = {
      OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, (char *)curve, 0),
      OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, (void *)point, length),
      OSSL_PARAM_construct_end()};
  if (EVP_PKEY_fromdata(context, key, EVP_PKEY_PUBLIC_KEY, parameters) != 1) *key = NULL;
}

#endif
