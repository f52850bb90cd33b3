#ifndef TRUSTEVAL_CGNUTLS_SHIM_H
#define TRUSTEVAL_CGNUTLS_SHIM_H

#include <gnutls/gnutls.h>
#include <gnutls/x509.h>

#endif
