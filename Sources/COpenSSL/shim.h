#ifndef TRUSTEVAL_COPENSSL_SHIM_H
#define TRUSTEVAL_COPENSSL_SHIM_H

#include <openssl/err.h>
#include <openssl/rand.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#endif
