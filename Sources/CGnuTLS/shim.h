#ifndef TRUSTEVAL_CGNUTLS_SHIM_H
#define TRUSTEVAL_CGNUTLS_SHIM_H

// Headers and inline functions for what Swift cannot import.
// Every function here carries the prefix CTrustevalGnuTLS_.

#include <gnutls/gnutls.h>
#include <gnutls/x509.h>

// `gnutls_free` is a global variable, which Swift's concurrency checking refuses.
static inline void CTrustevalGnuTLS_free(void *memory) { gnutls_free(memory); }

#endif
