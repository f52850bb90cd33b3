import X509

extension Seeds {
  /// A chain of three certificates with most extensions, for runs without files; its signatures are
  /// invalid.
  static var builtIn: SeedChain {
    SeedChain(
      sent: [
        certificate(subject: "www.example.com", issuer: "Issuer", extensions: leafExtensions),
        certificate(subject: "Issuer", issuer: "Root", extensions: issuerExtensions),
      ],
      anchors: [certificate(subject: "Root", issuer: "Root", extensions: issuerExtensions)],
      hostname: "www.example.com")
  }

  private static func certificate(
    subject: String, issuer: String, extensions: [DERTree]
  ) -> DERTree {
    let algorithm = sequence(oid("1.2.840.10045.4.3.2"))
    let key = sequence(
      sequence(oid("1.2.840.10045.2.1"), oid("1.2.840.10045.3.1.7")),
      bits([0x04] + [UInt8](repeating: 0x5a, count: 64)))
    let body = sequence(
      element(0xa0, integer(2)), integer(7), algorithm, name(issuer),
      sequence(text(0x17, "260101000000Z"), text(0x18, "20260401000000Z")), name(subject), key,
      element(0xa3, DERTree(prefix: [0x30], content: .children(extensions))))
    let signature = DERTree(
      prefix: [0x03, 0x00], content: .children([sequence(integer(0x11), integer(0x22))]))
    return sequence(body, algorithm, signature)
  }

  private static var leafExtensions: [DERTree] {
    let uri = text(0x86, "http://ca.example/")
    return [
      known("2.5.29.15", DERTree(prefix: [0x03, 0x05], content: .bytes([0xa0]))),
      known("2.5.29.37", sequence(oid("1.3.6.1.5.5.7.3.1"), oid("1.3.6.1.5.5.7.3.2"))),
      known(
        "2.5.29.17",
        sequence(
          text(0x82, "www.example.com"), text(0x82, "*.example.net"), text(0x81, "a@example.com"),
          DERTree(prefix: [0x87], content: .bytes([192, 0, 2, 1])), uri,
          element(0xa4, name("Directory")))),
      known("2.5.29.32", sequence(sequence(oid("1.2.3.4")), sequence(oid("2.5.29.32.0")))),
      known("2.5.29.35", sequence(DERTree(prefix: [0x80], content: .bytes([1, 2, 3])))),
      known("2.5.29.31", sequence(sequence(element(0xa0, element(0xa0, uri))))),
      known(
        "1.3.6.1.5.5.7.1.1",
        sequence(
          sequence(oid("1.3.6.1.5.5.7.48.1"), uri), sequence(oid("1.3.6.1.5.5.7.48.2"), uri))),
      known("1.3.6.1.5.5.7.1.3", sequence(sequence(oid("0.4.0.1862.1.6"), sequence(oid("1.2"))))),
      known(
        "1.3.6.1.4.1.11129.2.4.2",
        DERTree(prefix: [0x04], content: .bytes([0, 4, 0, 2, 0xaa, 0xbb]))),
    ]
  }

  private static var issuerExtensions: [DERTree] {
    [
      known(
        "2.5.29.19", sequence(DERTree(prefix: [0x01], content: .bytes([0xff])), integer(1))),
      known("2.5.29.15", DERTree(prefix: [0x03, 0x01], content: .bytes([0x06]))),
      known("2.5.29.14", DERTree(prefix: [0x04], content: .bytes([1, 2, 3]))),
      known(
        "2.5.29.30",
        sequence(
          element(0xa0, sequence(text(0x82, "example.com")), sequence(element(0xa4, name("D")))),
          element(
            0xa1, sequence(text(0x82, ".bad.example")),
            sequence(
              DERTree(prefix: [0x87], content: .bytes([10, 0, 0, 0, 255, 0, 0, 0])))))),
      known("2.5.29.33", sequence(sequence(oid("1.2.3.4"), oid("1.2.3.5")))),
      known(
        "2.5.29.36",
        sequence(
          DERTree(prefix: [0x80], content: .bytes([2])),
          DERTree(prefix: [0x81], content: .bytes([3])))),
      known("2.5.29.54", integer(1)),
    ]
  }

  private static func known(_ identifier: String, _ value: DERTree) -> DERTree {
    sequence(oid(identifier), element(0x04, value))
  }

  private static func name(_ text: String) -> DERTree {
    sequence(
      element(0x31, sequence(oid("2.5.4.10"), Self.text(0x13, "Example  Ltd"))),
      element(0x31, sequence(oid("2.5.4.3"), Self.text(0x0c, text))))
  }

  private static func element(_ tag: UInt8, _ children: DERTree...) -> DERTree {
    DERTree(prefix: [tag], content: .children(children))
  }

  private static func sequence(_ children: DERTree...) -> DERTree {
    DERTree(prefix: [0x30], content: .children(children))
  }

  private static func oid(_ dotted: String) -> DERTree {
    DERTree(
      prefix: [0x06], content: .bytes(ObjectIdentifier(dotted: dotted)?.contentOctets ?? []))
  }

  private static func integer(_ octet: UInt8) -> DERTree {
    DERTree(prefix: [0x02], content: .bytes([octet]))
  }

  private static func bits(_ octets: [UInt8]) -> DERTree {
    DERTree(prefix: [0x03, 0x00], content: .bytes(octets))
  }

  private static func text(_ tag: UInt8, _ text: String) -> DERTree {
    DERTree(prefix: [tag], content: .bytes(Array(text.utf8)))
  }
}
