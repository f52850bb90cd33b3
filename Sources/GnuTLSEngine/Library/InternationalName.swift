#if GnuTLS
  import CGnuTLS

  /// International domain names, converted by the library that GnuTLS loads (IDNA 2008).
  package enum InternationalName {
    /// The name in A-labels, such as `xn--bcher-kva.example`; nil for a name that IDNA does not
    /// allow.
    ///
    /// Needs the library (`GnuTLSLibrary.problem`).
    package static func aLabels(of name: String) -> String? {
      var mapped = gnutls_datum_t()
      var name = name
      let status = name.withUTF8 { utf8 in
        utf8.withMemoryRebound(to: CChar.self) { characters in
          gnutls.idna_map(
            characters.baseAddress, UInt32(characters.count), &mapped,
            UInt32(GNUTLS_IDNA_FORCE_2008))
        }
      }
      guard status >= 0, let data = mapped.data else { return nil }
      defer { gnutls.free(data) }
      let bytes = UnsafeBufferPointer(start: data, count: Int(mapped.size))
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
