package enum GnuTLSPlaceholder {}
