import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

/// Where a handshake brings no timestamps of transparency logs, those in the certificate count.
struct TransparencyCheckTests {
  /// - Parameters:
  ///   - count: Timestamps in the certificate; nil for no list of them.
  ///   - isListed: Whether the root is in Apple's list.
  ///   - change: What else is different.
  private static func evaluation(
    _ count: Int?, isListed: Bool = true,
    change: (inout EvaluationSettings, _ root: Certificate) -> Void = { _, _ in }
  ) throws -> Evaluation {
    var template = TestChain()
    template.leaf.extendedKeyUsage = [KeyPurpose.serverAuth, KeyPurpose.clientAuth]
    if let count {
      let timestamps = (0..<UInt8(count)).flatMap { number -> [UInt8] in
        [0, 47, 0] + [UInt8](repeating: number, count: 46)
      }
      let list = [UInt8(timestamps.count >> 8), UInt8(timestamps.count & 0xff)] + timestamps
      template.leaf.extraExtensions = [
        .init("1.3.6.1.4.1.11129.2.4.2", value: DER.octetString(list))
      ]
    }
    let chain = try template.issued()
    let root = try chain.root.parsed
    var anchors = try TestAnchors([])
    anchors.all = [
      Anchor(
        certificate: root, source: .system,
        listing: PublicRoots(
          roots: isListed ? "\(root.sha256)\t..\tmozilla\t-" : "", appleRoots: ""
        ).listing(of: root))
    ]
    var settings = EvaluationSettings(
      purpose: .server, reference: .dns(TestAuthority.host), verifyDate: TestAuthority.now)
    settings.lacksTimestamps = true
    change(&settings, root)
    return Evaluator(cryptography: OpenSSLCryptography()).evaluate(
      EvaluationInput(
        sent: [try chain.leaf.parsed, try chain.issuer.parsed], supplied: [], anchors: anchors),
      settings: settings)
  }

  @Test(arguments: [(nil, false), (0, false), (1, true), (2, true)] as [(Int?, Bool)])
  func timestampsInTheCertificateCount(count: Int?, isTrusted: Bool) throws {
    let evaluation = try Self.evaluation(count)
    #expect(evaluation.best.found == (isTrusted ? [] : [Found(.systemTrustedCTRequired, 0)]))
    #expect(
      evaluation.notChecked.contains { $0.check == .systemTrustedCTRequired } == isTrusted)
  }

  /// Only what is known to be missing is a failure: the handshake has to be seen, and the root Apple's.
  @Test func whatIsNotKnownIsNotChecked() throws {
    for evaluation in try [
      Self.evaluation(nil) { settings, _ in settings.lacksTimestamps = false },
      Self.evaluation(nil, isListed: false),
    ] {
      #expect(evaluation.isTrusted)
      #expect(evaluation.notChecked.contains { $0.check == .systemTrustedCTRequired })
    }
    // Of clients no timestamps are asked, nor of a chain that is not trusted anyway.
    let client = try Self.evaluation(nil) { settings, _ in
      (settings.purpose, settings.reference) = (.client, nil)
    }
    #expect(client.isTrusted)
    #expect(!client.notChecked.contains { $0.check == .systemTrustedCTRequired })
    let denied = try Self.evaluation(nil) { settings, root in settings.denied = [root] }
    #expect(denied.best.found == [Found(.anchorTrusted, 2), Found(.usageConstraints, 2)])
  }
}
