/// What a log shows beside its codes: the server, and the certificates it sent.
struct LogMarks {
  let peer: LogPeer?
  let chain: Chain?

  /// The certificates under `NSErrorPeerCertificateChainKey`, as far as the log names them.
  struct Chain {
    let names: [(subject: String, issuer: String)]

    var text: String {
      names.map { $0.subject == $0.issuer ? "\($0.subject) (self-signed)" : $0.subject }
        .joined(separator: ", ")
    }

    /// What follows from the names alone; nil where nothing does.
    var cause: String? {
      guard let leaf = names.first, let last = names.last else { return nil }
      if names.count == 1, leaf.subject == leaf.issuer {
        return "The log lists one certificate, its own issuer: a self-signed server certificate."
      }
      guard last.subject == last.issuer else {
        return "The log's chain ends before \(last.issuer): that certificate was not sent. An "
          + "intermediate must be; a root need not, if the device has it."
      }
      return "The log's chain ends in \(last.subject), its own issuer: is that root on the device?"
    }
  }

  init() {
    peer = nil
    chain = nil
  }

  init(_ bytes: [UInt8]) {
    peer = LogPeer.find(in: bytes, isServers: false)
    chain = Self.chain(in: bytes)
  }

  // MARK: The certificates

  private static let mostCertificates = 10

  /// Entries such as `<cert(0x10b0ed200) s: localhost i: localhost>`.
  private static func chain(in bytes: [UInt8]) -> Chain? {
    var names: [(String, String)] = []
    var position = bytes.end(of: "PeerCertificateChainKey", from: 0) ?? bytes.endIndex
    while names.count < mostCertificates, let start = bytes.end(of: "<cert(", from: position),
      let subject = bytes.end(of: " s: ", from: start),
      let issuer = bytes.end(of: " i: ", from: subject),
      let end = bytes.end(of: ">", from: issuer), end - start < 1_000
    {
      let pair = (
        String(decoding: bytes[subject..<issuer - 4], as: UTF8.self),
        String(decoding: bytes[issuer..<end - 1], as: UTF8.self)
      )
      // The chain may be listed again, under another key.
      if names.contains(where: { $0 == pair }) { break }
      names.append(pair)
      position = end
    }
    return names.isEmpty ? nil : Chain(names: names)
  }
}
