import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel

/// Issuers of version 1: accepted as anchors, and below anchors of that version, with a note.
@Suite struct OldIssuerTests {
  struct Row: Sendable {
    let rootIsOld: Bool
    let issuerIsOld: Bool
    var found: [Found] = []
    var isNoted = false
  }

  @Test(arguments: [
    Row(rootIsOld: false, issuerIsOld: false),
    Row(rootIsOld: true, issuerIsOld: false),
    Row(rootIsOld: false, issuerIsOld: true, found: [Found(.basicConstraints, 1)]),
    Row(rootIsOld: true, issuerIsOld: true, isNoted: true),
  ])
  func below(row: Row) throws {
    let issued = try TestChain().issued()
    let rootKey = try TestAuthority.rootKey.get()
    let root = row.rootIsOld ? try issued.root.asVersionOne(signedBy: rootKey) : issued.root
    let issuer = row.issuerIsOld ? try issued.issuer.asVersionOne(signedBy: rootKey) : issued.issuer
    // The note that only Apple's clients accept the issuer comes first.
    let evaluation = try evaluate([issued.leaf, issuer, root], anchors: [root])
    #expect(evaluation.best.certificates.count == 3)
    #expect(evaluation.best.found == row.found)
    #expect(evaluation.best.findings.allSatisfy { $0.actual == "version 1" })
    #expect(evaluation.isTrusted == row.found.isEmpty)
    #expect((evaluation.notes.first?.kind == .versionOneIssuer) == row.isNoted)
    #expect(evaluation.notes.filter { $0.kind == .versionOneIssuer }.count == (row.isNoted ? 1 : 0))
    // Below a root that is not trusted, nothing is accepted that would have to be noted.
    let unknown = try evaluate([issued.leaf, issuer, root], anchors: [])
    #expect(!unknown.isTrusted && unknown.notes.allSatisfy { $0.kind != .versionOneIssuer })
    if row.isNoted {
      #expect(evaluation.notes.first?.text.contains("'Test Issuer' is of version 1") == true)
    }
  }
}
