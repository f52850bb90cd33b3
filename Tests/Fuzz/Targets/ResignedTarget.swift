import OpenSSLEngine
import TLSEngine
import TrustEvaluation
import TrustModel
import X509

#if GnuTLS
  import GnuTLSEngine
#endif

/// Certificates that were changed and signed again, so that only the change can be a reason to
/// refuse them: it is a finding if we trust what both libraries refuse.
struct ResignedTarget: FuzzTarget {
  /// Leaf, intermediate and root in DER, of which one was changed.
  struct Input {
    var chain: [[UInt8]]
    var serverName: String
  }

  private struct Link {
    let tbs: DERTree
    let der: [UInt8]
    /// The key that signs the changed certificate.
    let signer: PrivateKey
  }

  private static let now = Instant(secondsSinceEpoch: 1_780_000_000)
  private static let names = ["www.example.com", "192.0.2.1"]

  private let chains: [[Link]]
  private let evaluator = Evaluator(cryptography: OpenSSLCryptography())
  private let openSSL = OpenSSLWitness(securityLevel: 1)

  init() throws {
    var chains: [[Link]] = []
    for kind in [PrivateKey.Kind.p256, .p384, .rsa(2048), .ed25519] {
      chains.append(try Self.chain(kind, isConstrained: false))
      chains.append(try Self.chain(kind, isConstrained: true))
    }
    self.chains = chains
  }

  private static func chain(_ kind: PrivateKey.Kind, isConstrained: Bool) throws -> [Link] {
    let days: (Int64) -> Instant = { now.advanced(byDays: $0) }
    var root = CertificateTemplate.authority(
      subject: IssuingName(commonName: "Root", organization: "Fuzz"), notBefore: days(-100),
      notAfter: days(100))
    var intermediate = CertificateTemplate.authority(
      subject: IssuingName(commonName: "Intermediate", organization: "Fuzz"),
      notBefore: days(-50), notAfter: days(50), pathLength: 0)
    var leaf = CertificateTemplate.server(
      [.dns("www.example.com"), .dns("*.example.net"), .ip([192, 0, 2, 1])],
      subject: IssuingName(commonName: "www.example.com"), notBefore: days(-10),
      notAfter: days(30))
    if isConstrained {
      root.permittedNames = [
        .dns("example.com"), .dns("example.net"), .ip([192, 0, 2, 0, 255, 255, 255, 0]),
      ]
      intermediate.excludedNames = [.dns("bad.example.com"), .ip([10, 0, 0, 0, 255, 0, 0, 0])]
      intermediate.policies = ["1.2.3.4", "2.5.29.32.0"]
      intermediate.extendedKeyUsage = [KeyPurpose.serverAuth, KeyPurpose.clientAuth]
      leaf.policies = ["1.2.3.4"]
      leaf.extendedKeyUsage = [KeyPurpose.serverAuth, KeyPurpose.clientAuth]
    }
    let issuedRoot = try root.issue(to: .generate(kind))
    let issuedIntermediate = try intermediate.issue(to: .generate(kind), by: issuedRoot)
    let issuedLeaf = try leaf.issue(to: .generate(), by: issuedIntermediate)
    return [
      (issuedLeaf, issuedIntermediate.key), (issuedIntermediate, issuedRoot.key),
      (issuedRoot, issuedRoot.key),
    ].compactMap { issued, signer in
      guard let tbs = DERTree(issued.der[...])?[1] else { return nil }
      return Link(tbs: tbs, der: issued.der, signer: signer)
    }
  }

  func input(_ mutator: inout Mutator) -> Input {
    let chain = chains[Int.random(in: 0..<chains.count, using: &mutator.random)]
    var ders = chain.map(\.der)
    let place = Int.random(in: 0..<chain.count, using: &mutator.random)
    ders[place] = Self.signed(mutator.mutate(chain[place].tbs), by: chain[place].signer)
    return Input(
      chain: ders,
      serverName: Self.names[Int.random(in: 0..<Self.names.count, using: &mutator.random)])
  }

  /// The algorithm beside the signature is the one in the changed bytes, if there is one.
  private static func signed(_ tbs: [UInt8], by signer: PrivateKey) -> [UInt8] {
    let own = (try? signer.signatureAlgorithm(.sha256)) ?? []
    var named = own
    if case .children(let fields)? = DERTree(tbs[...])?.content,
      let algorithm = fields.first(where: { $0.prefix == [0x30] })
    {
      named = algorithm.encoded
    }
    let signature = (try? signer.sign(tbs, hash: .sha256)) ?? []
    return DER.sequence(tbs, named, DER.bitString(signature))
  }

  func text(of input: Input) -> [UInt8] {
    Array(PEMWriter.certificates(input.chain).utf8)
  }

  func attempt(_ input: Input) -> Outcome {
    let certificates = input.chain.compactMap { try? Certificate(der: $0) }
    guard certificates.count == input.chain.count, let root = certificates.last else {
      return .refused
    }
    let reference =
      IPAddress.octets(of: input.serverName).map(ReferenceIdentity.ip) ?? .dns(input.serverName)
    let evaluation = evaluator.evaluate(
      EvaluationInput(
        sent: Array(certificates.dropLast()), supplied: [],
        anchors: OneAnchor(anchor: Anchor(certificate: root, source: .app))),
      settings: EvaluationSettings(
        purpose: .server, reference: reference, verifyDate: Self.now))
    guard evaluation.isTrusted else { return .refused }
    let question = WitnessQuestion(
      chain: input.chain.dropLast(), intermediates: [], anchors: [root.der], purpose: .server,
      serverName: input.serverName, verifyDate: Self.now)
    let first = openSSL.opinion(on: question)
    guard first.verdict != .trusted else { return .accepted }
    #if GnuTLS
      let second = GnuTLSWitness().opinion(on: question)
      guard second.verdict != .trusted else { return .accepted }
      let refusal = Refusal(first, second)
      guard AppleRule.all.contains(where: { $0.explains(refusal, certificates) }) else {
        return .finding(refusal.text)
      }
    #endif
    return .accepted
  }
}

/// The reasons of both libraries against a chain.
struct Refusal {
  /// Symbols, or the reason why there is no opinion.
  let openSSL: [String]
  let gnuTLS: [String]

  init(_ first: Opinion, _ second: Opinion) {
    openSSL = Self.symbols(first)
    gnuTLS = Self.symbols(second)
  }

  private static func symbols(_ opinion: Opinion) -> [String] {
    let symbols = opinion.failures.map(\.symbol)
    return symbols.isEmpty ? [opinion.noOpinion ?? "nothing"] : Array(Set(symbols)).sorted()
  }

  var text: String {
    "trusted, but OpenSSL: \(openSSL.joined(separator: ", ")); "
      + "GnuTLS: \(gnuTLS.joined(separator: ", "))"
  }
}

private struct OneAnchor: AnchorSource {
  let anchor: Anchor

  func anchors(withSubject name: DistinguishedName) -> [Anchor] {
    anchor.certificate.subject == name ? [anchor] : []
  }
}
