import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

/// Critical constraints on kinds of names that are not compared: a certificate that has such a name
/// is refused, and where none has, Apple's own test would refuse the issuer, which a note says.
@Suite struct UncomparedConstraintTests {
  /// A registered identifier, which RFC 5280 has, and kinds that it does not have.
  private static let known: [UInt8] = DER.value(DERTag(octet: 0x88), [0x2a, 3, 4])
  private static let unknown = (9...11).map { DER.value(DERTag(octet: 0x80 + $0), [1]) }

  private static func chain(
    _ constraints: [[UInt8]], isCritical: Bool = true, names: [[UInt8]] = []
  ) throws -> TestChain.Issued {
    var template = TestChain()
    template.issuer.extraExtensions = [
      .init(
        "2.5.29.30", isCritical: isCritical,
        value: DER.sequence(DER.explicit(1, constraints.flatMap { DER.sequence($0) })))
    ]
    if !names.isEmpty {
      template.leaf.names = []
      template.leaf.extraExtensions = [
        .init(
          "2.5.29.17",
          value: DER.sequence(
            [DER.value(DERTag(octet: 0x82), Array(TestAuthority.host.utf8))] + names))
      ]
    }
    return try template.issued()
  }

  struct Row: Sendable {
    var isCritical = true
    var isNamed = false
    var found: [Found] = []
    var isNoted = false
  }

  @Test(arguments: [
    Row(isNoted: true), Row(isCritical: false), Row(isCritical: false, isNamed: true),
    Row(isNamed: true, found: [Found(.nameConstraints, 0)]),
  ])
  func aKnownKind(row: Row) throws {
    let chain = try Self.chain(
      [Self.known], isCritical: row.isCritical, names: row.isNamed ? [Self.known] : [])
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root])
    #expect(evaluation.best.found == row.found)
    let notes = evaluation.notes.filter { $0.kind == Note.Kind.unusedConstraint }
    #expect(notes.count == (row.isNoted ? 1 : 0))
    if row.isNoted { #expect(notes.first?.text.hasPrefix("'Test Issuer' has a critical") == true) }
  }

  /// However many there are, one finding says it.
  @Test func unknownKinds() throws {
    let chain = try Self.chain(Self.unknown)
    let evaluation = try evaluate([chain.leaf, chain.issuer], anchors: [chain.root])
    #expect(evaluation.best.found == [Found(.nameConstraints, 1)])
    #expect(evaluation.notes.allSatisfy { $0.kind != Note.Kind.unusedConstraint })
  }
}
