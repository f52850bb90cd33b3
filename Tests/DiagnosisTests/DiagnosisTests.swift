import Diagnosis
import OpenSSLEngine
import Testing
import TrustLab
import TrustModel

@Suite struct DiagnosisTests {
  let lab: LabReports

  init() async throws {
    lab = try await LabReports()
  }

  /// Without any root in the stores.
  private static func report(on observation: Observation, host: String) -> Report {
    Answers().report(
      on: [observation], Request(target: .server(host: host, port: 443)), at: LabReports.now
    ).report
  }

  @Test func evidenceWithoutCertificatesHasNoVerdict() async throws {
    let failure = ConnectionFailure(.refused, summary: "nobody there")
    let report = Self.report(on: Observation(failure: failure), host: "a.example")
    #expect(report.verdict == .unknown)
    #expect(report.failure == failure)
    #expect(report.codes.urlSession?.value == -1004)
  }

  /// How the evidence was gathered is told whatever came of it: nothing, a certificate that cannot be
  /// read, or one that can.
  @Test func remarksOnTheEvidenceAreTold() async throws {
    let observations = [
      Observation(failure: ConnectionFailure(.refused, summary: "nobody there")),
      Observation(certificates: [[0x30, 0]]),
      Observation(certificates: try await lab.chain(of: "good")),
    ]
    for observation in observations {
      let report = Answers(remarks: ["it is old", "it is short"]).report(
        on: [observation], Request(target: .server(host: "www.lab.example", port: 443)),
        at: LabReports.now
      ).report
      #expect(
        report.notes.filter { $0.kind == .evidence }.map(\.text) == ["it is old", "it is short"])
    }
  }

  /// A witness counts as naming a failure if it reports it first or only after continuing.
  @Test func everyReasonOfAWitnessCounts() async throws {
    let report = try await LabReports(witnesses: [OpenSSLWitness()])
      .report("expired-and-wrong-name")
    #expect(Set(report.failures.map(\.finding.check)) == [.temporalValidity, .sslHostname])
    #expect(report.failures.allSatisfy { $0.witnesses == [.openssl] })
  }

  /// The root is in a store that an option leaves out; one that is rejected there would not help.
  @Test(arguments: [true, false]) func anExcludedStoreIsNamedWhereItWouldHelp(isRejected: Bool)
    async throws
  {
    let serverAuth = DER.objectIdentifier(KeyPurpose.serverAuth)
    let settings = isRejected ? DER.sequence(DER.explicit(0, serverAuth)) : nil
    let roots = try await lab.anchors(of: "good").map {
      StoredRoot(der: $0, settings: settings, file: "system.pem")
    }
    let answers = Answers(stores: [
      .system: .init(places: [StorePlace(path: "system.pem", kind: .bundle)], roots: roots)
    ])
    let report = answers.report(
      on: [Observation(certificates: try await lab.chain(of: "good"))],
      Request(
        target: .server(host: "www.lab.example", port: 443),
        trust: TrustPlan(verifyDate: LabReports.now, anchorsOnly: true, secondOpinion: false)),
      at: LabReports.now
    ).report
    #expect(report.verdict == .untrusted)
    let notes = report.notes.filter { $0.text.hasSuffix(", which --anchors-only leaves out") }
    #expect(notes.count == (isRejected ? 0 : 1))
  }

  /// A server that refuses the client has no verdict, even if its chain would be trusted.
  @Test func failedHandshakeAfterATrustedChain() async throws {
    let failure = ConnectionFailure(.clientCertificateRequired, summary: "requires one")
    let report = try await lab.report("good", .init(failure: failure))
    #expect(report.verdict == .unknown)
    #expect(report.codes.urlSession?.value == -1206)
    #expect(report.opinions.first?.verdict == .trusted)
    #expect(report.notes.contains { $0.kind == .handshakeIncomplete })
  }

  /// A handshake of which the end is not seen, or not read, is not known to have failed.
  @Test(arguments: [
    (
      ConnectionFailure.Kind.notCaptured,
      "the capture does not show that the handshake was completed with them"
    ),
    (.boundExceeded, "what came after them in the handshake was not read to its end"),
    (.alertReceived(40), "the handshake failed after them"),
  ])
  func unseenEndAfterATrustedChain(kind: ConnectionFailure.Kind, words: String) async throws {
    let failure = ConnectionFailure(kind, summary: "not seen")
    let report = try await lab.report("good", .init(failure: failure))
    #expect(report.verdict == .unknown)
    let note = report.notes.first { $0.kind == .handshakeIncomplete }
    #expect(note?.text == "the certificates are trusted; \(words)")
  }

  /// A client evaluates before it answers the server, so a failure of the certificates comes first.
  @Test func failedHandshakeAfterAnUntrustedChain() async throws {
    let failure = ConnectionFailure(.clientCertificateRequired, summary: "requires one")
    let report = try await lab.report("expired-leaf", .init(failure: failure))
    #expect(report.verdict == .untrusted)
    #expect(report.codes.urlSession?.value == -1202)
    #expect(report.failure == failure)
  }

  /// The chain is evaluated all the same, and the alert determines the code.
  @Test func rejectedClientCertificateAfterATrustedChain() async throws {
    let failure = ConnectionFailure(.clientCertificateRejected, summary: "refuses it")
    let handshake = Handshake(
      alert: "unknown_ca", alertNumber: 48, clientCertificateRequested: true,
      clientCertificateSent: true, engine: .openssl)
    let report = try await lab.report("good", .init(failure: failure, handshake: handshake))
    #expect(report.verdict == .unknown)
    #expect(report.codes.urlSession?.value == -1205)
    #expect(report.codes.stream?.value == -9831)
    #expect(report.opinions.first?.verdict == .trusted)
  }

  private static let refusalInHTTP =
    " A server may refuse in HTTP only, nginx by 400; for a 403 logs of URL loading show -1206"

  @Test(arguments: [
    (false, false, "none was sent (see --client-cert)"), (true, false, "one was sent"),
    (
      false, true,
      "none was sent and the handshake went on. Not checked: whether it answers requests without "
        + "one; if not, give one with --client-cert or --p12." + refusalInHTTP
    ),
    (
      true, true,
      "one was sent and the handshake went on. Not checked: whether it answers requests with this "
        + "one; curl --cert shows its answer." + refusalInHTTP
    ),
  ])
  func noteOnTheClientCertificate(isSent: Bool, isComplete: Bool, ending: String) async throws {
    let handshake = Handshake(
      clientCertificateRequested: true, clientCertificateSent: isSent, isComplete: isComplete,
      engine: .openssl)
    let report = try await lab.report("good", .init(handshake: handshake))
    let notes = report.notes.filter { $0.kind == .clientCertificateRequested }
    #expect(notes.map(\.text) == ["the server asks for a client certificate; " + ending])
  }

  @Test func enginesThatTreatTheClientCertificateDifferently() {
    func evidence(isSent: Bool) -> Observation {
      Observation(
        handshake: Handshake(
          clientCertificateRequested: true, clientCertificateSent: isSent, engine: .openssl))
    }
    let comparison = HandshakeComparison(evidence(isSent: true), evidence(isSent: false))
    #expect(
      comparison.disagreements.map(\.text)
        == ["client certificate: OpenSSL sent, GnuTLS not sent"])
  }

  /// Each thing that differs is told; only where nothing does is the agreement noted.
  @Test func whatTwoHandshakesDifferIn() {
    var first = Observation(
      certificates: [[1], [2]],
      handshake: Handshake(
        protocolVersion: "TLSv1.3", cipher: "a", group: "g", stapledOCSP: [1], engine: .openssl))
    var second = first
    #expect(HandshakeComparison(first, second).disagreements.isEmpty)
    #expect(
      HandshakeComparison(first, second).note?.text
        == "two handshakes, OpenSSL's and GnuTLS's, saw the same server")
    second.certificates = [[1], [3]]
    #expect(
      HandshakeComparison(first, second).disagreements.map(\.text)
        == ["chain sent: 2 certificates to OpenSSL, 2 to GnuTLS, not the same ones"])
    second.certificates = [[1]]
    second.handshake = Handshake(
      protocolVersion: "TLSv1.2", cipher: "b", clientCertificateRequested: true, engine: .gnutls)
    let other = HandshakeComparison(first, second)
    #expect(
      other.disagreements.map(\.text) == [
        "protocol: OpenSSL TLSv1.3, GnuTLS TLSv1.2", "cipher: OpenSSL a, GnuTLS b",
        "group: OpenSSL g, GnuTLS none",
        "client certificate: OpenSSL not requested, GnuTLS not sent",
        "stapled OCSP answer: OpenSSL present, GnuTLS none",
        "chain sent: 2 certificates to OpenSSL, 1 to GnuTLS, not the same ones",
      ])
    #expect(other.note == nil)
    #expect(
      other.disagreements.allSatisfy {
        $0.cause == .handshake && $0.engines == [.openssl, .gnutls]
      })
    // Of a handshake that failed, what was negotiated is not compared.
    second.failure = ConnectionFailure(.timeout(.handshake), summary: "it took too long")
    #expect(
      HandshakeComparison(first, second).disagreements.map(\.text) == [
        "outcome: OpenSSL completed, GnuTLS failed: it took too long",
        "chain sent: 2 certificates to OpenSSL, 1 to GnuTLS, not the same ones",
      ])
    second.certificates = []
    #expect(HandshakeComparison(first, second).disagreements.count == 1)
    first.failure = ConnectionFailure(.timeout(.handshake), summary: "other words")
    let alike = HandshakeComparison(first, second)
    #expect(alike.disagreements.isEmpty)
    #expect(alike.note?.text.hasSuffix(", failed in the same way") == true)
    // What kept an engine from a handshake is nothing of the server's.
    first.failure = ConnectionFailure(.internalError, summary: "no thread left")
    let neither = HandshakeComparison(second, first)
    #expect(neither.disagreements.isEmpty)
    #expect(neither.note?.text == "the handshakes were not compared: no thread left")
  }

  /// What differs then comes from the offer, not from the engines.
  @Test func aHandshakeWithAnotherOfferIsNotCompared() {
    var first = Handshake(cipher: "TLS_AES_128_GCM_SHA256", engine: .openssl)
    first.appleHello = .accepted(.suite("TLS_AES_128_CCM_SHA256"), hasSameCertificates: true)
    let comparison = HandshakeComparison(
      Observation(handshake: first),
      Observation(handshake: Handshake(cipher: "TLS_AES_128_CCM_SHA256", engine: .gnutls)))
    #expect(comparison.disagreements.isEmpty)
    #expect(comparison.note?.text.contains("were not compared: OpenSSL's offered what") == true)
  }

  /// The fix names the party that can make it: a fault of the issuer needs another issuer.
  @Test(
    arguments: [
      (
        "no-eku", .server, "a certificate whose extended key usage names server authentication",
        nil
      ),
      (
        "good", .client, nil,
        "a certificate whose extended key usage names client authentication"
      ),
      (
        "intermediate-client-eku", .server,
        "a certificate from a CA that may issue for server authentication", nil
      ),
      (
        "ec-192-intermediate", .server,
        "a certificate from an issuer with a new key: "
          + "RSA of 2048 bits or more, or ECDSA P-256 or larger", nil
      ),
      (
        "expired-intermediate", .server,
        "ask the CA for its current 'Lab Intermediate CA' and send that one in its place, or get a "
          + "certificate from another CA", nil
      ),
      (
        "root-in-place-of-intermediate", .server,
        "replace certificate 1, a root, by the issuer's certificate: CN=Lab Intermediate CA, "
          + "O=trusteval lab", "supply it (--intermediate to test)"
      ),
      (
        "expired-root", .server, "a certificate from a CA whose root has not expired",
        "trust the CA's renewed root"
      ),
      (
        "ip-as-dns-name", .server,
        "a certificate with 127.0.0.1 as IP address, not as DNS name", nil
      ),
      (
        "common-name-only", .server,
        "a certificate with www.lab.example as subject alternative name: "
          + "the common name does not count", nil
      ),
    ] as [(String, Purpose, String?, String?)])
  func theFixFitsTheCertificate(
    name: String, purpose: Purpose, server: String?, client: String?
  ) async throws {
    let report = try await lab.report(name, .init(purpose: purpose))
    let advice = try #require(report.failures.first?.advice)
    #expect(advice.server == server)
    #expect(advice.client == client)
  }

  /// Where nothing shows that the keys differ, no other key may be suggested.
  @Test(arguments: [("bad-signature", false), ("issuer-other-key", true)])
  func theFixOfASignature(name: String, asksForAnotherKey: Bool) async throws {
    let failure = try #require(try await lab.report(name).failures.first)
    let fix = try #require(failure.advice?.server)
    #expect(fix.contains("with another key") == asksForAnotherKey)
    #expect(fix.contains("a new certificate") == !asksForAnotherKey)
  }

  @Test func unreadableLeaf() async throws {
    let report = Self.report(
      on: Observation(certificates: [[0x30, 0x03, 0x02, 0x01, 0x01]]), host: "a.example")
    #expect(report.verdict == .untrusted)
    #expect(report.failures.map(\.finding.check) == [.unparseableCertificate])
    #expect(report.trustResult == .fatalTrustFailure)
  }

  @Test func unreadableIntermediateIsLeftOutAndSaid() async throws {
    let chain = try await lab.chain(of: "good")
    let report = Self.report(
      on: Observation(certificates: [chain[0], [0x30, 0x00]]), host: "www.lab.example")
    #expect(report.failures.map(\.finding.check) == [.missingIntermediate])
    #expect(report.notes.contains { $0.kind == .unparseable && $0.text.contains("certificate 1") })
  }

  @Test func whatFollowsAnUnreadableCertificateKeepsItsNumber() async throws {
    let chain = try await lab.chain(of: "good")
    let root = try await lab.anchors(of: "good")[0]
    let report = Self.report(
      on: Observation(certificates: [chain[0], [0x30, 0x00], root, chain[1], root]),
      host: "www.lab.example")
    #expect(report.chain.map(\.sentAs) == [0, 2, 3, 4])
    let notes = report.notes.map(\.text)
    #expect(notes.contains { $0.hasPrefix("certificate 1 as sent cannot be parsed") })
    #expect(notes.contains { $0.hasSuffix("which is the order 0, 3, 2") })
    #expect(notes.contains("certificate 4 was sent before, as certificate 2"))
    #expect(notes.contains { $0.hasPrefix("certificate 2, Lab Root CA, is a root") })
  }

  /// Layers that load from servers have no codes for a client's certificate.
  @Test(arguments: [Purpose.client, .basic])
  func codesForOtherPurposes(purpose: Purpose) async throws {
    let handshake = Handshake(isComplete: true, engine: .openssl)
    let report = try await lab.report(
      "expired-leaf", .init(purpose: purpose, handshake: handshake))
    #expect(report.codes.secTrust != nil)
    #expect(report.codes.urlSession == nil)
    #expect(report.transportSecurity == nil)
    #expect(report.codes.networkFramework == nil)
  }

  /// Trusting any unknown root would remove every failure, and must not be proposed.
  @Test func trustIsOnlyProposedForWhatIsOnesOwn() async throws {
    for labCase in LabCase.all where labCase.expectedVerdict == .untrusted {
      for failure in try await lab.report(labCase.name).failures {
        guard let advice = failure.advice?.client, advice.contains("trust") else { continue }
        #expect(
          advice.contains("your own") || advice.contains("renewed root")
            || advice.hasPrefix("do not trust it"), "\(advice)")
      }
    }
  }

  @Test func everyFailureHasAdvice() async throws {
    for labCase in LabCase.all where labCase.expectedVerdict == .untrusted {
      let report = try await lab.report(labCase.name)
      for failure in report.failures {
        #expect(failure.advice != nil, "\(labCase.name): \(failure.finding.check)")
      }
    }
  }

  /// In a capture another client answered the server, or was not seen to.
  @Test(arguments: [(true, "sent one"), (false, "was not seen to send one")])
  func theClientCertificateInACapture(isSent: Bool, ending: String) async throws {
    let handshake = Handshake(
      clientCertificateRequested: true, clientCertificateSent: isSent, isComplete: true,
      engine: nil)
    let report = try await lab.report("good", .init(handshake: handshake))
    #expect(
      report.notes.filter { $0.kind == .clientCertificateRequested }.map(\.text)
        == ["the server asked for a client certificate; the client " + ending])
  }

  /// That another name was asked for than the one that is checked is told where both are names.
  @Test(
    arguments: [
      (nil, "www.lab.example", nil), ("www.lab.example", "www.lab.example", nil),
      ("www.lab.example.", "www.lab.example", nil), ("www.lab.example", "www.lab.example.", nil),
      ("x.test", "www.lab.example", "x.test"), ("", "www.lab.example", "no name"),
      ("192.0.2.1", "www.lab.example", "no name"), ("x.test", "192.0.2.1", nil),
    ] as [(String?, String, String?)])
  func anotherNameIsAskedFor(sni: String?, name: String, asked: String?) async throws {
    let report = Answers().report(
      on: [
        Observation(
          certificates: try await lab.chain(of: "good"),
          handshake: Handshake(isComplete: true, engine: .openssl))
      ],
      Request(
        target: .server(host: name, port: 443),
        connection: ConnectionPlan(serverNameIndication: sni)), at: LabReports.now
    ).report
    #expect(
      report.notes.filter { $0.kind == .serverNameIndication }.map(\.text)
        == (asked.map {
          [
            "the server was asked for \($0) (--sni), while www.lab.example is checked: asked for that "
              + "one, it may send another certificate"
          ]
        } ?? []))
  }

  /// Which client was sent the certificates is told where others are sent others.
  @Test(arguments: [true, false]) func theCertificatesForApplesClients(isSame: Bool) async throws {
    var handshake = Handshake(isComplete: true, engine: .openssl)
    handshake.appleHello = .accepted(.group("X448"), hasSameCertificates: isSame)
    let report = try await lab.report("good", .init(handshake: handshake))
    #expect(
      report.notes.filter { $0.kind == .evidence }.map(\.text)
        == (isSame
          ? []
          : [
            "the certificates are those that Apple's clients are sent: a client that offered the group "
              + "X448 was sent others"
          ]))
  }

  /// How often a server was tried is part of what is told, with a verdict or without.
  @Test(arguments: [nil, 3]) func howOftenItWasTried(tries: Int?) async throws {
    let failure = ConnectionFailure(.refused, summary: "nobody there")
    for (observation, isKnown) in [
      (Observation(failure: failure), false),
      (Observation(certificates: [[0x30, 0]]), true),
    ] {
      var evidence = Answers().report(
        on: [observation], Request(target: .server(host: "a.example", port: 443)),
        at: LabReports.now
      ).evidence
      evidence.tries = tries
      var diagnoser = Diagnoser(
        Request(target: .server(host: "a.example", port: 443)), version: "test",
        cryptography: OpenSSLCryptography())
      guard case .report(let report) = diagnoser.outcome(on: evidence) else {
        Issue.record("the evidence is not whole")
        continue
      }
      #expect(
        report.failure?.summary
          == (isKnown ? nil : tries == nil ? "nobody there" : "nobody there (3 tries)"))
      #expect(
        report.notes.contains { $0.text == "found out at try 3: nothing could be before" }
          == (isKnown && tries != nil))
    }
  }
}
