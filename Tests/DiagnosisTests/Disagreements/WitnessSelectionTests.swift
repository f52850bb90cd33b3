import OpenSSLEngine
import Testing
import TrustModel
import X509

@testable import Diagnosis

/// What witnesses are asked about if there are very many certificates, or a key is too large.
@Suite struct WitnessSelectionTests {
  private let lab: LabReports

  init() async throws {
    lab = try await LabReports()
  }

  @Test func noLibraryIsAskedAboutAHugeKey() async throws {
    for name in ["huge-key", "huge-exponent"] {
      let outcome = try await outcome(chain: lab.chain(of: name), anchors: lab.anchors(of: name))
      #expect(outcome.questions.isEmpty)
      let opinion = try #require(outcome.report.opinions.last)
      #expect(opinion.engine == .openssl)
      #expect(opinion.verdict == .unknown)
      let excuse = try #require(opinion.noOpinion)
      #expect(excuse.hasPrefix("certificate 0 has an RSA key "))
      #expect(excuse.hasSuffix(", which no library is asked about"))
    }
  }

  /// The same for an intermediate's or an anchor's key, which libraries verify with.
  @Test(arguments: [true, false]) func noLibraryIsGivenAHugeKeyOfOthers(isAnchor: Bool) async throws
  {
    let huge = try await lab.chain(of: "huge-key")[0]
    let outcome = try await outcome(
      chain: lab.chain(of: "good"), supplied: isAnchor ? [] : [huge],
      anchors: lab.anchors(of: "good") + (isAnchor ? [huge] : []))
    #expect(outcome.report.verdict == .trusted)
    #expect(outcome.questions.isEmpty)
    let excuse = try #require(outcome.report.opinions.last?.noOpinion)
    #expect(excuse.contains("' has an RSA key "), "\(excuse)")
  }

  /// A server could silence the libraries by sending a certificate that leads nowhere.
  @Test(arguments: ["good", "expired-leaf"]) func aHugeStrayIsLeftOut(name: String) async throws {
    let chain = try await lab.chain(of: name)
    let huge = try await lab.chain(of: "huge-key")[0]
    let anchors = try await lab.anchors(of: name)
    for sent in [chain + [huge], [chain[0], huge] + chain.dropFirst()] {
      let outcome = try await outcome(chain: sent, anchors: anchors)
      #expect(outcome.questions.first?.chain == chain)
      let opinion = try #require(outcome.report.opinions.last)
      #expect(opinion.verdict == outcome.report.verdict)
      #expect(
        outcome.report.notes.contains {
          $0.text.hasPrefix("OpenSSL was asked about what was sent without 1 certificate")
        })
      // Fixes are looked for all the same.
      #expect(!outcome.report.notes.contains { $0.kind == .noFix })
      #expect(!outcome.report.fixes.isEmpty)
    }
  }

  /// So is one under the name of the issuer or of the root, which signed nothing.
  @Test(arguments: [1, 2], [true, false])
  func aHugeNamesakeIsLeftOut(place: Int, isTrusted: Bool) async throws {
    let chain = try await lab.chain(of: isTrusted ? "good" : "expired-leaf")
    let anchors = try await lab.anchors(of: isTrusted ? "good" : "expired-leaf")
    let name = try Certificate(der: place == 1 ? chain[1] : anchors[0]).subject.der
    let key = try await Certificate(der: lab.chain(of: "huge-key")[0]).publicKey.spki
    let algorithm = DER.sequence(DER.objectIdentifier("1.2.840.10045.4.3.2"))
    let content = DER.sequence(
      DER.explicit(0, DER.unsignedInteger(2)), DER.unsignedInteger(7), algorithm, name,
      DER.sequence(
        DER.generalizedTime(LabReports.now.advanced(byDays: -1)),
        DER.generalizedTime(LabReports.now.advanced(byDays: 1))), name, key)
    let huge = DER.sequence(content, algorithm, DER.bitString([5]))
    let outcome = try await outcome(chain: chain + [huge], anchors: anchors)
    #expect(outcome.questions.first?.chain == chain)
    #expect((outcome.report.verdict == .trusted) == isTrusted)
    #expect(outcome.report.opinions.last?.verdict == outcome.report.verdict)
  }

  @Test func whatIsUsualIsAskedAboutWhole() async throws {
    let chain = try await lab.chain(of: "good")
    let others = try Self.namesakes(of: chain[1], count: 900)
    let outcome = try await outcome(
      chain: chain, supplied: others, anchors: lab.anchors(of: "good"))
    #expect(outcome.questions.map(\.intermediates.count) == [900])
    #expect(!outcome.report.notes.contains { $0.text.contains("was asked about") })
  }

  /// The issuer that a key identifier names is found among many with the same name.
  @Test func ofThousandsOfNamesakesTheRightOnesAreChosen() async throws {
    let chain = try await lab.chain(of: "good")
    var others = try Self.namesakes(of: chain[1], count: 3_000)
    others.insert(chain[1], at: 2_000)
    let outcome = try await outcome(
      chain: [chain[0]], supplied: others, anchors: lab.anchors(of: "good"))
    let question = try #require(outcome.questions.first)
    #expect(outcome.questions.count == 1, "\(outcome.report.opinions.last?.failures ?? [])")
    #expect(question.chain == [chain[0]])
    #expect(question.intermediates.contains(chain[1]))
    #expect(question.anchors == (try await lab.anchors(of: "good")))
    #expect(question.intermediates.count + question.anchors.count == 1_000)
    #expect(
      outcome.report.notes.contains {
        $0.text.hasPrefix(
          "OpenSSL was asked about 1 of 1 certificates sent and 1000 of 3002 anchors and "
            + "intermediates: ")
      })
    #expect(outcome.report.opinions.last?.verdict == .trusted)
  }

  @Test func ofManyCertificatesSentSomeAreChosen() async throws {
    let chain = try await lab.chain(of: "good")
    let others = try Self.namesakes(of: chain[1], count: 400)
    let outcome = try await outcome(
      chain: [chain[0]] + others + [chain[1]], anchors: lab.anchors(of: "good"))
    let question = try #require(outcome.questions.first)
    #expect(question.chain.count == 128)
    #expect(question.chain.first == chain[0])
    #expect(question.chain.last == chain[1])
  }

  /// Both reasons to leave certificates out are told, and the rest of the places stays as it was.
  @Test func strayKeysAmongMany() async throws {
    let chain = try await lab.chain(of: "good")
    let huge = try await lab.chain(of: "huge-key")[0]
    let exponent = try await lab.chain(of: "huge-exponent")[0]
    let anchors = try await lab.anchors(of: "good")
    let few = try await outcome(chain: [chain[0], huge, exponent, chain[1]], anchors: anchors)
    #expect(few.questions.first?.chain == chain)
    let others = try Self.namesakes(of: chain[1], count: 400)
    let unparsed = (0..<12).map { [UInt8(0x30), 1, $0] }
    let many = try await outcome(
      chain: [chain[0], huge] + unparsed + others + [exponent, chain[1]], anchors: anchors)
    for (outcome, end) in [(few, "take a library long"), (many, "to, then names")] {
      let text = try #require(outcome.report.notes.first { $0.text.contains("was asked about") })
        .text
      #expect(text.contains("asked about what was sent without 2 certificates, of no use here"))
      #expect(text.hasSuffix(end), "\(text)")
    }
    #expect(
      many.report.notes.contains {
        $0.text.contains("take a library long; 128 of 414 certificates sent and ")
      })
    // Ten of what cannot be parsed are kept, in their places.
    let question = try #require(many.questions.first)
    #expect(question.chain.count == 128)
    #expect(Array(question.chain.prefix(11)) == [chain[0]] + unparsed.prefix(10))
    #expect(question.chain.last == chain[1])
  }

  /// Libraries that were asked the same are told of together.
  @Test func severalLibraries() async throws {
    let chain = try await lab.chain(of: "good")
    let outcome = try await outcome(chain: chain, anchors: lab.anchors(of: "good"))
    let question = try #require(outcome.questions.first)
    let notes = Testimony.omissionNotes(
      [(Engine.openssl, "a"), (.gnutls, nil), (.trusteval, "b"), (.gnutls, "a")].map {
        Testimony(
          engine: $0, question: question, anchors: [], store: nil, omission: $1, opinion: nil)
      })
    #expect(
      notes.map(\.text) == ["OpenSSL and GnuTLS were asked about a", "trusteval was asked about b"])
  }

  /// Each experiment would evaluate all of them again.
  @Test func noFixIsLookedForAmongThousands() async throws {
    let chain = try await lab.chain(of: "expired-leaf")
    let anchors = try await lab.anchors(of: "expired-leaf")
    let few = try await outcome(chain: chain, anchors: anchors)
    #expect(!few.report.fixes.isEmpty)
    let many = try await outcome(
      chain: chain, supplied: Self.namesakes(of: chain[1], count: 1_001), anchors: anchors)
    #expect(many.report.verdict == .untrusted)
    #expect(many.report.fixes.isEmpty)
    #expect(many.report.notes.contains { $0.text.hasPrefix("no fix was looked for: ") })
  }

  private func outcome(
    chain: [[UInt8]], supplied: [[UInt8]] = [], anchors: [[UInt8]]
  ) async throws -> (report: Report, questions: [WitnessQuestion]) {
    let trust = TrustPlan(
      serverName: "www.lab.example", verifyDate: LabReports.now, anchors: ["root.pem"],
      anchorsOnly: true)
    let answers = Answers(
      stores: [
        .anchors("root.pem"): .init(
          places: [StorePlace(path: "root.pem", kind: .file)],
          roots: anchors.map { StoredRoot(der: $0, settings: nil, file: "root.pem") })
      ], witnesses: [OpenSSLWitness()])
    let outcome = answers.report(
      on: [Observation(certificates: chain)], supplied: supplied,
      Request(target: .server(host: "www.lab.example", port: 443), trust: trust),
      at: LabReports.now)
    let questions = outcome.rounds.flatMap(\.self).compactMap { need -> WitnessQuestion? in
      if case .opinion(_, let question) = need { question } else { nil }
    }
    return (outcome.report, questions)
  }

  /// Certificates with different keys and key identifiers, but the same name; no signature is
  /// valid.
  private static func namesakes(of der: [UInt8], count: Int) throws -> [[UInt8]] {
    let certificate = try Certificate(der: der)
    let identifier = try #require(certificate.known.subjectKeyIdentifier)
    let places = der.indices.filter { der[$0...].starts(with: identifier) }
    let serial = try #require(
      der.indices.first { der[$0...].starts(with: certificate.serialNumber) })
    return (0..<count).map { number in
      var copy = der
      // Never the certificate's own identifier, which is another one in each run.
      let value = UInt16(identifier[0]) << 8 &+ UInt16(identifier[1]) &+ UInt16(number + 1)
      let octets = [UInt8(value >> 8), UInt8(value & 0xff)]
      for place in places { copy.replaceSubrange(place..<place + 2, with: octets) }
      copy.replaceSubrange(serial + 2..<serial + 4, with: octets)
      return copy
    }
  }
}
