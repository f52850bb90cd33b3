import Testing
import TrustLab
import TrustModel
import X509

@testable import Diagnosis

/// A fetched certificate is only used for a chain that names its address.
@Suite struct FetchedIssuersTests {
  @Test func anotherHandshakesAnswersAreNotTaken() async throws {
    let labCase = try #require(LabCase.named("missing-intermediate-aia"))
    let materials = try await Lab(now: Instant(secondsSinceEpoch: 1_800_000_000)).materials(
      for: labCase)
    let cache = CertificateCache()
    let leaf = try Certificate(der: try #require(materials.chain.first))
    let own = try #require(leaf.known.caIssuers.first as String?)
    let fetches = [
      Fetch(uri: "http://other.example/issuer", certificates: materials.anchors),
      Fetch(uri: own, certificates: [], failure: "no answer"),
    ]
    let fetched = FetchedIssuers(fetches, namedBy: [leaf], cache)
    #expect(fetched.count == 1)
    #expect(fetched.certificates.isEmpty)
    #expect(FetchedIssuers(fetches, namedBy: [], cache).count == 0)
  }
}
