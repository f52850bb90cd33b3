import TLSEngine
import TrustModel

/// What a server up to TLS 1.2 chose against the client's offer, for which every client ends the
/// handshake: a capture that shows it completed is of no such client.
extension CapturedHandshake {
  /// One clause; nil where the choice is among what was offered.
  var unofferedChoice: String? {
    guard let clientHello, let serverHello else { return nil }
    let offered = clientHello.extensions.of(.supportedVersions)?.numbers
    let isOffered =
      offered.map { $0.contains(serverHello.version) }
      ?? (serverHello.version <= clientHello.version)
    if !isOffered { return "the server chose a version that the client did not offer" }
    if !clientHello.compressions.contains(serverHello.compression) {
      return "the server chose a compression that the client did not offer"
    }
    // RFC 8446, section 4.1.3: a server that could do better says so, which a client of TLS 1.3 heeds.
    if offered?.contains(0x0304) == true, Self.downgradeMarks.contains(serverHello.random.suffix(8))
    {
      return "the server marked its answer as a downgrade, which a client of TLS 1.3 refuses"
    }
    // RFC 5746, section 3.4: in a first handshake it is empty, but for its length.
    if let length = serverHello.extensions.of(.renegotiation)?.length, length != 1 {
      return "the server answered as in a renegotiation, which this is not"
    }
    guard let keyExchange, isKeyProofDue else { return nil }
    return unofferedGroup(keyExchange) ?? unofferedScheme(keyExchange, of: serverHello.suite)
  }

  private static let downgradeMarks: [ArraySlice<UInt8>] = [0, 1].map { last in
    (Array("DOWNGRD".utf8) + [last])[...]
  }

  /// RFC 8422, section 5.4: a named curve, with its number.
  private func unofferedGroup(_ keyExchange: WireKeyExchange) -> String? {
    guard let groups = clientHello?.extensions.of(.supportedGroups)?.numbers,
      serverHello.flatMap({ WireNames.keyExchange(ofSuite: $0.suite) })?.hasPrefix("ECDHE_") == true
    else { return nil }
    let start = Array(keyExchange.parameters.prefix(3))
    guard start.count == 3, start[0] == 3 else { return nil }
    let group = UInt16(start[1]) << 8 | UInt16(start[2])
    return groups.contains(group)
      ? nil : "the server chose a group for the key exchange that the client did not offer"
  }

  /// RFC 5246, section 7.4.3, and RFC 8422, section 5.4: a scheme that was offered, for a key of the
  /// kind that the suite names.
  private func unofferedScheme(_ keyExchange: WireKeyExchange, of suite: UInt16) -> String? {
    guard let scheme = keyExchange.signature else { return nil }
    if let schemes = clientHello?.extensions.of(.signatureAlgorithms)?.numbers,
      !schemes.contains(scheme)
    {
      return "the server signed with a scheme that the client did not offer"
    }
    let isOfECDSASuite = WireNames.keyExchange(ofSuite: suite)?.hasSuffix("_ECDSA") == true
    // The last octet of older numbers is the kind of key; newer ones are of RSA or Edwards curves.
    let isOfEllipticKey =
      scheme >> 8 == 0x08 ? [0x0807, 0x0808].contains(scheme) : scheme & 0xff == 0x03
    return isOfECDSASuite == isOfEllipticKey
      ? nil : "the server signed with a key of another kind than its cipher suite names"
  }
}
