import Testing
import TrustModel

@testable import Diagnosis

/// How differences between verifiers are put into words.
@Suite struct DisagreementTextTests {
  /// Three failures are named, the same one once, and the others counted.
  @Test(
    arguments: [
      ([], nil), ([1], "E1 (1) goes"), ([1, 1], "E1 (1) goes"), ([1, 2], "E1 (1), E2 (2) go"),
      ([1, 2, 3], "E1 (1), E2 (2), E3 (3) go"),
      ([1, 2, 3, 4], "E1 (1), E2 (2), E3 (3) and 1 more go"),
      ([1, 2, 3, 4, 1, 5], "E1 (1), E2 (2), E3 (3) and 2 more go"),
    ] as [([Int], String?)])
  func failures(codes: [Int], text: String?) {
    let failures = codes.map { DisagreementTests.failure("E\($0)", $0, 0, nil) }
    #expect(failures.listed("goes", "go") == text)
  }

  /// What goes is told before what comes, and another path only where nothing else changed.
  @Test(
    arguments: [
      ([1], [2], "E1 (1) goes, E2 (2) comes"), ([1, 2], [2], "E1 (1) goes"),
      ([2], [2, 1], "E1 (1) comes"), ([1], [1], "the same"), ([], [], "the same"),
    ])
  func whatAnExperimentChanges(before: [Int], after: [Int], text: String) {
    func opinion(_ codes: [Int], path: [String] = ["leaf"]) -> Opinion {
      DisagreementTests.opinion(
        .openssl, codes.map { DisagreementTests.failure("E\($0)", $0, 0, nil) }, path: path)
    }
    #expect(opinion(before).changes(to: opinion(after)) == text)
    let isSame = text == "the same"
    #expect(
      opinion(before).changes(to: opinion(after, path: ["leaf", "root"]))
        == text + (isSame ? ", on another path" : ""))
  }

  /// A failure that was hidden behind another is new as the first, and is named once.
  @Test func aFailureThatWasHidden() {
    let (first, second) = (DisagreementTests.expired, DisagreementTests.otherName)
    let plain = DisagreementTests.opinion(.openssl, [first], hidden: [second])
    let answer = DisagreementTests.opinion(.openssl, [second])
    #expect(
      plain.changes(to: answer)
        == "X509_V_ERR_CERT_HAS_EXPIRED (10) goes, X509_V_ERR_HOSTNAME_MISMATCH (62) comes")
  }

  /// Verbs agree with the number of libraries, also in the remark on those without a switch.
  @Test(
    arguments: [
      ([.noSwitch(accepts: true)], "OpenSSL differs; OpenSSL accepts it and has no switch for it"),
      ([.noSwitch(accepts: false)], "OpenSSL differs; OpenSSL has no switch for it"),
      (
        [.noSwitch(accepts: true), .noSwitch(accepts: true)],
        "OpenSSL and GnuTLS differ; OpenSSL and GnuTLS accept it and have no switch for it"
      ),
      (
        [.noSwitch(accepts: false), .noSwitch(accepts: false)],
        "OpenSSL and GnuTLS differ; OpenSSL and GnuTLS have no switch for it"
      ),
      (
        [.noSwitch(accepts: false), .noSwitch(accepts: true)],
        "OpenSSL and GnuTLS differ; GnuTLS accepts it and has no switch for it; OpenSSL has no "
          + "switch for it"
      ),
      (
        [.unmoved(experiment: "x", accepting: "with A or B"), .none],
        "OpenSSL and GnuTLS differ; OpenSSL has no objection with A or B either"
      ), ([.unmoved(experiment: "x", accepting: nil)], "OpenSSL differs"),
    ] as [([Difference.Proof], String)])
  func whoHasNoSwitch(proofs: [Difference.Proof], text: String) {
    let topic = Difference.Topic(cause: .policy, template: "{engine} differ{s}")
    let differences = zip([Engine.openssl, .gnutls], proofs).map {
      Difference(engine: $0, topic: topic, evidence: nil, proof: $1)
    }
    #expect(topic.text(of: differences) == text)
  }

  /// Words of certificates are no placeholders, and evidence is listed.
  @Test func placeholders() {
    let name = Difference.Topic.fact("{engine} \u{1f}{s}")
    let topic = Difference.Topic(
      cause: .policy,
      template: "{engine} {has} \(name) and {was} go{es} {its} way: {evidence}")
    let one = Difference(engine: .openssl, topic: topic, evidence: "A (1)", proof: .none)
    let other = Difference(engine: .gnutls, topic: topic, evidence: "B (2)", proof: .none)
    #expect(topic.text(of: [one]) == "OpenSSL has {engine} {s} and was goes its way: A (1)")
    #expect(
      topic.text(of: [one, other])
        == "OpenSSL and GnuTLS have {engine} {s} and were go their way: A (1), B (2)")
  }

  /// Several causes that were shown are told as alternatives, the same one once.
  @Test func alternatives() {
    func topic(_ cause: Disagreement.Cause, _ text: String) -> Difference.Topic {
      Difference.Topic(cause: cause, template: text)
    }
    #expect(Difference.Topic.either([]) == nil)
    #expect(
      Difference.Topic.either([topic(.store, "a"), topic(.policy, "b"), topic(.aia, "a")])
        == topic(.store, "a; or else: b"))
  }

  /// Certificates of the same name are told apart by their ends, with two digits.
  @Test(
    arguments: [
      ("2027-09-09T00:00:00Z", "2027-09-09"), ("2027-10-10T00:00:00Z", "2027-10-10"),
      ("2027-01-31T23:59:59Z", "2027-01-31"), ("2027-12-01T00:00:00Z", "2027-12-01"),
    ])
  func namesakes(end: String, text: String) throws {
    let date = try #require(Instant(rfc3339: end))
    let context = DisagreementTests.context(
      certificates: [
        DisagreementTests.facts("a", label: "Root", until: date),
        DisagreementTests.facts("b", label: "Root"), DisagreementTests.facts("c", label: "Sub"),
      ])
    #expect(context.label("a") == "Root (until \(text))")
    #expect(context.describe(["c", "0123456789"]) == "Sub > certificate 01234567")
    #expect(context.describe([]) == "no path")
  }
}
