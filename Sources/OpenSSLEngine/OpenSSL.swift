package enum OpenSSLPlaceholder {}
