import TrustModel

/// What a log shows beside its codes: the server, and the certificates it sent.
struct LogMarks {
  let peer: LogPeer?
  let chain: Chain?
  /// The name of a root above the server's certificate that the log calls not trusted.
  let untrustedRoot: String?

  /// The certificates under `NSErrorPeerCertificateChainKey`, as far as the log names them.
  struct Chain {
    let names: [(subject: String, issuer: String)]

    var text: String {
      let list = names.map { $0.subject == $0.issuer ? "\($0.subject) (self-signed)" : $0.subject }
        .joined(separator: ", ")
      guard let publicRoot else { return list }
      return list
        + "; by these names it is complete: it ends at \(publicRoot), which Apple's list of roots "
        + "has, and a root need not be sent"
    }

    /// Whether it is one certificate that is its own issuer: then nothing was left out above it.
    var isLoneSelfSigned: Bool { names.count == 1 && names[0].subject == names[0].issuer }

    /// The root at its end that Apple's list has, by its name: then nothing is missing, as a root need
    /// not be sent.
    var publicRoot: String? {
      names.last.flatMap { PublicRootNames.has($0.issuer) ? $0.issuer : nil }
    }

    /// A name that a product on the way gives its certificates, and the product.
    var interceptor: (name: String, product: String)? {
      names.reversed().flatMap { [$0.issuer, $0.subject] }.lazy.compactMap { name in
        InterceptorNames.product(in: name).map { (name, $0) }
      }.first
    }

    /// What follows from the names alone; nil where nothing does.
    var cause: String? {
      guard let last = names.last else { return nil }
      if let interceptor {
        return
          "Likely an intercepting proxy: \(interceptor.name) is a name that \(interceptor.product) gives "
          + "its certificates, so that this chain is not the server's own."
      }
      if let publicRoot {
        return
          "No certificate is missing: by its name the root is \(publicRoot), which Apple's list has. "
          + "The device's system is an old one, or the root is switched off; or Apple distrusts it for "
          + "newer certificates, as Entrust's; or it is an impostor's root of that name."
      }
      if isLoneSelfSigned {
        return "The log lists one certificate, its own issuer: a self-signed server certificate."
      }
      guard last.subject == last.issuer else {
        return "The log's chain ends before \(last.issuer): that certificate was not sent. An "
          + "intermediate must be; a root need not, if the device has it."
      }
      return "The log's chain ends in \(last.subject), its own issuer: is that root on the device?"
    }
  }

  /// What follows where the server's certificate is for a wildcard that the host is not covered by; the log
  /// has no other names of it.
  var causeOfWildcard: String? {
    guard let host = peer?.host.lowercased(), let name = chain?.names.first?.subject.lowercased(),
      name.hasPrefix("*."), peer?.isAddress == false
    else { return nil }
    let domain = name.dropFirst(2)
    if host == domain {
      return
        "The certificate is for \(name), and a wildcard does not cover the bare domain: \(host) "
        + "has to be among its names as well."
    }
    guard host.hasSuffix("." + domain), host.dropLast(domain.count + 1).contains(".") else {
      return nil
    }
    return
      "The certificate is for \(name), and a wildcard stands for one label: \(host) has to be among "
      + "its names as well."
  }

  init() {
    peer = nil
    chain = nil
    untrustedRoot = nil
  }

  init(_ bytes: [UInt8]) {
    peer = LogPeer.find(in: bytes, isServers: false)
    chain = Self.chain(in: bytes)
    untrustedRoot = Self.untrustedRoot(in: bytes)
  }

  /// What follows where the log names a root that is not trusted: the server's certificate is another one.
  static func cause(ofRoot name: String) -> String {
    "The log names the root that is not trusted: \(name). The server's certificate is another one, below "
      + "it."
  }

  /// The name in `Certificate 1 “Corp Root CA” has errors: Root is not trusted;`; of certificate 0 it is the
  /// server's own.
  static func untrustedRoot(in bytes: [UInt8]) -> String? {
    guard bytes.end(of: rootError, from: 0) != nil else { return nil }
    var position = 0
    for _ in 0..<mostErrors {
      guard let start = bytes.end(of: "Certificate ", from: position) else { return nil }
      position = start
      let line = String(decoding: bytes[start...].prefix(600).prefix { $0 != 10 }, as: UTF8.self)
      guard let errors = line.firstRange(of: " has errors: "),
        let blank = line.firstIndex(of: " "), blank < errors.lowerBound,
        let number = UInt8(line[..<blank]), number > 0,
        line[errors.upperBound...].split(separator: "Certificate ").first?.contains(rootError)
          == true
      else { continue }
      let name = line[blank..<errors.lowerBound].filter { !"\u{201c}\u{201d}\"\\".contains($0) }
      return name.split(separator: " ").joined(separator: " ")
    }
    return nil
  }

  private static let rootError = "Root is not trusted"
  private static let mostErrors = 100

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
