import Foundation
import Testing
import TrustModel

/// What evidence files hold is read as it was written, and refused when it says nothing that can be.
@Suite struct ModelCodingTests {
  private static func coded<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode([Value].self, from: JSONEncoder().encode([value]))[0]
  }

  private static func read<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
    try? JSONDecoder().decode([Value].self, from: Data("[\(text)]".utf8)).first
  }

  static let kinds: [ConnectionFailure.Kind] =
    [
      .nameNotFound, .refused, .unreachable, .alertReceived(0), .alertReceived(255),
      .handshakeFailed, .notTLS(httpResponse: true), .notTLS(httpResponse: false), .proxyFailed,
      .startTLSFailed, .clientCertificateRequired, .clientCertificateRejected, .boundExceeded,
      .unreadableInput, .usage, .clientEnded(nil), .clientEnded(48), .notCaptured, .notRun,
      .internalError,
    ] + ConnectionFailure.Phase.allCases.flatMap { [.timeout($0), .connectionLost($0)] }

  @Test(arguments: kinds) func failuresBothWays(kind: ConnectionFailure.Kind) throws {
    let failure = ConnectionFailure(kind, summary: "what happened", hint: "what to do")
    #expect(try Self.coded(failure) == failure)
  }

  /// A new kind has to be in the test above.
  @Test func everyKindIsTested() {
    #expect(
      Set(Self.kinds.map(\.name)) == Set(ConnectionFailure.Kind.Name.allCases.map(\.rawValue)))
  }

  @Test(arguments: ["timeout", "connectionLost", "alertReceived", "notTLS", "nothing"])
  func failuresWithoutWhatBelongsToThem(kind: String) {
    #expect(Self.read(ConnectionFailure.self, #"{"kind": "\(kind)", "summary": ""}"#) == nil)
    #expect(Self.read(ConnectionFailure.self, #"{"kind": "usage", "summary": ""}"#) != nil)
  }

  /// From nothing to a year: other numbers would stop the program.
  @Test(arguments: [
    ("0", true), ("31536000000", true), ("-0.001", false), ("31536000001", false),
    ("1e300", false),
  ])
  func durations(milliseconds: String, isRead: Bool) {
    let timing = Self.read(Timing.self, #"{"connect": \#(milliseconds)}"#)
    #expect((timing?.connect != nil) == isRead)
  }

  /// Each word leads to itself, and in any case of letters where no other is then the same.
  @Test func conditionsBothWays() throws {
    let words = FailureCondition.words
    #expect(words.count > 40)
    for word in words {
      let condition = try #require(FailureCondition(word))
      #expect(condition.text == word)
      if words.count(where: { $0.lowercased() == word.lowercased() }) == 1 {
        #expect(FailureCondition(word.uppercased()) == condition)
      }
      #expect(try Self.coded(condition) == condition)
    }
    for word in ["", "nothing", "disagreement ", "temporal"] {
      #expect(FailureCondition(word) == nil)
      #expect(Self.read(FailureCondition.self, "\"\(word)\"") == nil)
    }
  }

  @Test func octetsAreWholeLists() {
    typealias Lists = Base64Coded<[[UInt8]]>
    #expect(Self.read(Lists.self, #"["AQ==", ""]"#)?.wrappedValue == [[1], []])
    #expect(Self.read(Lists.self, #"["AQ==", "!"]"#) == nil)
  }

  /// A policy by its name stands for the identifier that it has; by its identifier for itself.
  @Test(
    arguments: [
      (.validation(.extended), "ev", "2.23.140.1.1"),
      (.validation(.organization), "ov", "2.23.140.1.2.2"),
      (.validation(.domain), "dv", "2.23.140.1.2.1"),
      (.identifier("1.3.6.1.4.1.99"), "1.3.6.1.4.1.99", "1.3.6.1.4.1.99"),
      // Who gave the identifier reads it in the report again.
      (.identifier("2.23.140.1.1"), "2.23.140.1.1", "2.23.140.1.1"),
    ] as [(ExpectedPolicy, String, String)])
  func policiesBothWays(policy: ExpectedPolicy, text: String, identifier: String) throws {
    #expect(policy.text == text && policy.identifier == identifier)
    #expect(Self.read(ExpectedPolicy.self, "\"\(text)\"") == policy)
    var expectations = Expectations()
    expectations.policies = [policy]
    #expect(try Self.coded(expectations) == expectations)
  }

  /// Whose addresses are those of a capture, which anyone can write.
  @Test func targetsBothWays() throws {
    for target in [
      Request.Target.files(["a", "b"]), .server(host: "h", port: 443),
      .captured(host: "h", port: 443),
    ] {
      #expect(try Self.coded(target) == target)
    }
  }
}
