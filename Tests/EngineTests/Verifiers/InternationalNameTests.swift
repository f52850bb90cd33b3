#if GnuTLS
  import GnuTLSEngine
  import Testing

  /// Names as people write them, and as certificates have them (RFC 5890).
  @Suite struct InternationalNameTests {
    @Test(
      arguments: [
        ("b\u{fc}cher.example", "xn--bcher-kva.example"),
        ("B\u{dc}CHER.example", "xn--bcher-kva.example"),
        ("www.\u{6d4b}\u{8bd5}", "www.xn--0zwm56d"),
        ("stra\u{df}e.example", "xn--strae-oqa.example"),
        ("plain.example", "plain.example"),
        // A hyphen may not begin a label with other letters; a heart is none.
        ("-\u{fc}.example", nil), ("\u{2665}.example", nil),
      ] as [(String, String?)])
    func aLabels(name: String, expected: String?) {
      #expect(GnuTLSLibrary.problem == nil)
      #expect(InternationalName.aLabels(of: name) == expected)
    }
  }
#endif
