#ifndef TRUSTEVAL_COPENSSL_SHIM_H
#define TRUSTEVAL_COPENSSL_SHIM_H

// Headers and inline functions for what Swift cannot import: macros, variadics, stacks.
// Every function here carries the prefix CTrustevalSSL_.

#include <openssl/asn1.h>
#include <openssl/core_dispatch.h>
#include <openssl/core_names.h>
#include <openssl/ct.h>
#include <openssl/decoder.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/objects.h>
#include <openssl/pem.h>
#include <openssl/pkcs12.h>
#include <openssl/provider.h>
#include <openssl/proverr.h>
#include <openssl/rand.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>
#include <string.h>

#include "witness.h"

// Library (ERR_LIB_*) and reason of a packed error code.
static inline int CTrustevalSSL_error_library(unsigned long code) { return ERR_GET_LIB(code); }
static inline int CTrustevalSSL_error_reason(unsigned long code) { return ERR_GET_REASON(code); }

// The macro contains a cast.
static inline int CTrustevalSSL_unsupported(void) { return ERR_R_UNSUPPORTED; }

// Whether an algorithm reads the key of a certificate, by its properties: Swift's strings would take
// longer than all else that is done once for a run.
static inline int CTrustevalSSL_reads_certificate_keys(const OSSL_ALGORITHM *algorithm) {
  const char *properties = algorithm->property_definition;
  return properties != NULL && strstr(properties, "input=der") != NULL &&
         strstr(properties, "structure=SubjectPublicKeyInfo") != NULL;
}

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

// Settings of an observing client for a whole context, whose calls are macros.
static inline void CTrustevalSSL_client_settings(SSL_CTX *context, long largest_certificate_list) {
  SSL_CTX_set_min_proto_version(context, TLS1_VERSION);
  SSL_CTX_set_max_proto_version(context, 0);
  SSL_CTX_set_options(context, SSL_OP_ALL | SSL_OP_LEGACY_SERVER_CONNECT);
#ifdef SSL_OP_NO_RX_CERTIFICATE_COMPRESSION
  // The message callback would see a compressed chain as it was sent, which is not parsed there.
  SSL_CTX_set_options(context, SSL_OP_NO_RX_CERTIFICATE_COMPRESSION);
#endif
  SSL_CTX_set_max_cert_list(context, largest_certificate_list);
  // A session that waits for its server would keep buffers of 33 KiB.
  SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS);
  SSL_CTX_set_tlsext_status_type(context, TLSEXT_STATUSTYPE_ocsp);
}

static inline long CTrustevalSSL_set_host_name(SSL *ssl, const char *name) {
  return SSL_set_tlsext_host_name(ssl, name);
}

// Lets the server sign with these algorithms only, and the client with those; 1 when it took both.
static inline int CTrustevalSSL_limit_signatures(SSL *ssl, const char *server, const char *client) {
  return SSL_set1_sigalgs_list(ssl, server) == 1 && SSL_set1_client_sigalgs_list(ssl, client) == 1;
}

// Groups and signatures for all sessions, and groups for one; 1 when it took them.
static inline long CTrustevalSSL_set_groups(SSL_CTX *context, const char *list) {
  return SSL_CTX_set1_groups_list(context, list);
}

static inline long CTrustevalSSL_set_signatures(SSL_CTX *context, const char *list) {
  return SSL_CTX_set1_sigalgs_list(context, list);
}

static inline long CTrustevalSSL_limit_groups(SSL *ssl, const char *list) {
  return SSL_set1_groups_list(ssl, list);
}

static inline void CTrustevalSSL_set_message_argument(SSL *ssl, void *argument) {
  SSL_set_msg_callback_arg(ssl, argument);
  SSL_set_app_data(ssl, argument);
}

// The same argument, from the verification within a handshake.
static inline void *CTrustevalSSL_message_argument(X509_STORE_CTX *context) {
  SSL *ssl = X509_STORE_CTX_get_ex_data(context, SSL_get_ex_data_X509_STORE_CTX_idx());
  return ssl == NULL ? NULL : SSL_get_app_data(ssl);
}

// Length of the stapled OCSP response, -1 when there is none.
static inline long CTrustevalSSL_stapled_response(SSL *ssl, const unsigned char **response) {
  return SSL_get_tlsext_status_ocsp_resp(ssl, response);
}

// Name of the group negotiated in TLS 1.3, NULL before that or for one the library cannot name.
static inline const char *CTrustevalSSL_group_name(SSL *ssl) {
  long group = SSL_get_negotiated_group(ssl);
  return group > 0 ? SSL_group_to_name(ssl, (int)group) : NULL;
}

// The server's ephemeral key, owned by the caller, NULL when there was none.
static inline EVP_PKEY *CTrustevalSSL_ephemeral_key(SSL *ssl) {
  EVP_PKEY *key = NULL;
  return SSL_get_peer_tmp_key(ssl, &key) == 1 ? key : NULL;
}

// Whether the server sent renegotiation_info.
static inline int CTrustevalSSL_secure_renegotiation(SSL *ssl) {
  return SSL_get_secure_renegotiation_support(ssl) == 1;
}

// Number of the hash that the server signed its key exchange with; NID_undef where there is none.
static inline int CTrustevalSSL_signature_hash(SSL *ssl) {
  int number = NID_undef;
  return SSL_get_peer_signature_nid(ssl, &number) == 1 ? number : NID_undef;
}

// Restricts a server to this named group for ephemeral keys; 1 on success.
static inline int CTrustevalSSL_use_finite_field(SSL_CTX *context, const char *group) {
  OSSL_PARAM parameters[] = {
      OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, (char *)group, 0),
      OSSL_PARAM_construct_end()};
  EVP_PKEY *key = NULL;
  EVP_PKEY_CTX *maker = EVP_PKEY_CTX_new_from_name(NULL, "DH", NULL);
  int made = maker != NULL && EVP_PKEY_fromdata_init(maker) == 1 &&
             EVP_PKEY_fromdata(maker, &key, EVP_PKEY_KEY_PARAMETERS, parameters) == 1;
  EVP_PKEY_CTX_free(maker);
  // On success the context owns the key.
  if (made && SSL_CTX_set0_tmp_dh_pkey(context, key) == 1) return 1;
  EVP_PKEY_free(key);
  return 0;
}

// Answers a client that asks for a stapled response with what the octet string holds.
static inline int CTrustevalSSL_send_staple(SSL *ssl, void *response) {
  const ASN1_OCTET_STRING *octets = response;
  int length = ASN1_STRING_length(octets);
  unsigned char *copy = OPENSSL_memdup(ASN1_STRING_get0_data(octets), length);
  if (copy == NULL) return SSL_TLSEXT_ERR_ALERT_FATAL;
  SSL_set_tlsext_status_ocsp_resp(ssl, copy, length);
  return SSL_TLSEXT_ERR_OK;
}

// The octet string stays the caller's, and has to live as long as the context.
static inline void CTrustevalSSL_staple(SSL_CTX *context, ASN1_OCTET_STRING *response) {
  SSL_CTX_set_tlsext_status_cb(context, CTrustevalSSL_send_staple);
  SSL_CTX_set_tlsext_status_arg(context, response);
}

static inline int CTrustevalSSL_set_signature_algorithms(SSL_CTX *context, const char *list) {
  return (int)SSL_CTX_set1_sigalgs_list(context, list);
}

static inline int CTrustevalSSL_is_same_timestamp(const SCT *one, const SCT *other) {
  unsigned char *log, *other_log, *signature, *other_signature;
  size_t log_size = SCT_get0_log_id(one, &log);
  size_t signature_size = SCT_get0_signature(one, &signature);
  return SCT_get_timestamp(one) == SCT_get_timestamp(other) &&
         log_size == SCT_get0_log_id(other, &other_log) &&
         signature_size == SCT_get0_signature(other, &other_signature) &&
         memcmp(log, other_log, log_size) == 0 &&
         memcmp(signature, other_signature, signature_size) == 0;
}

// Different signed certificate timestamps of version 1 that came in the TLS extension, and neither in
// the certificate nor in a staple.
static inline int CTrustevalSSL_extension_timestamps(SSL *ssl) {
  const STACK_OF(SCT) *timestamps = SSL_get0_peer_scts(ssl);
  int all = sk_SCT_num(timestamps), count = 0;
  for (int i = 0; i < all; i++) {
    const SCT *one = sk_SCT_value(timestamps, i);
    if (SCT_get_source(one) != SCT_SOURCE_TLS_EXTENSION) continue;
    int is_new = SCT_get_version(one) == SCT_VERSION_V1;
    for (int j = 0; is_new && j < all; j++) {
      const SCT *other = sk_SCT_value(timestamps, j);
      if (j < i || SCT_get_source(other) != SCT_SOURCE_TLS_EXTENSION)
        is_new = !CTrustevalSSL_is_same_timestamp(one, other);
    }
    count += is_new;
  }
  return count;
}

#endif
