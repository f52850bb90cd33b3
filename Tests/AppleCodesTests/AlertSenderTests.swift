import Testing
import TrustModel

@testable import AppleCodes

/// Which side sent an alert, by the words before it and by whose log it is.
@Suite struct AlertSenderTests {
  typealias Log = AlertSender.Log

  @Test(
    arguments: [
      ("read", .server, false, .client(isApples: true)),
      ("write", nil, true, .client(isApples: true)),
      ("IN", nil, false, .client(isApples: false)), ("OUT", nil, true, .client(isApples: false)),
      ("CLIENT", .server, true, .server), ("CLIENT", .client, true, .client(isApples: false)),
      ("CLIENT", nil, true, .client(isApples: false)), ("SERVER", .server, false, .server),
      ("SERVER", nil, false, .client(isApples: false)),
      ("sent", .client, true, .client(isApples: false)),
      ("sent", .server, false, .server), ("sent", nil, nil, nil),
      ("received", .client, false, .client(isApples: false)), ("received", .server, true, .server),
      ("received", nil, nil, nil), (nil, .client, false, .client(isApples: false)),
      (nil, .server, true, .server), (nil, nil, nil, nil),
    ] as [(String?, LogSynopsis.Side?, Bool?, Log?)])
  func senders(mark: String?, side: LogSynopsis.Side?, isClient: Bool?, log: Log?) {
    let sender = AlertSender(mark: mark, in: side)
    #expect(sender?.isClient == isClient && sender?.log == log)
    #expect((sender?.isOfApplesLog ?? false) == (log == .client(isApples: true)))
  }

  /// The part of a meaning for the side that gets the alert.
  @Test func theMeaningForEachLog() throws {
    let whole = "Both. In a server's log: for servers. In a client's log: for clients."
    func meaning(_ mark: String, _ side: LogSynopsis.Side) throws -> String {
      try #require(AlertSender(mark: mark, in: side)).meaning(whole)
    }
    #expect(
      try meaning("sent", .client) == "This client sent the alert to the server. For servers.")
    #expect(
      try meaning("received", .client)
        == "The server sent the alert to this client. For clients.")
    #expect(
      try meaning("received", .server) == "A client sent the alert to this server. For servers.")
    #expect(
      try meaning("sent", .server) == "This server sent the alert to the client. For clients.")
    let sender = try #require(AlertSender(mark: "sent", in: .client))
    #expect(sender.part(of: "the same for both") == nil)
    #expect(sender.meaning("The same.") == "This client sent the alert to the server. The same.")
  }

  /// The nearest words on the line that tell who sent the alert.
  @Test(
    arguments: [
      ("SSL alert read: unknown_ca", "unknown_ca", "read"),
      ("SSL alert write: unknown_ca", "unknown_ca", "write"),
      ("TLS (IN), alert x IN unknown_ca", "unknown_ca", "IN"),
      ("OUT unknown_ca", "unknown_ca", "OUT"),
      ("SSL3 alert read:fatal:bad", "bad", "received"),
      ("SSL3 alert write:fatal:bad", "bad", "sent"), ("in unknown_ca", "unknown_ca", nil),
      ("remote error: tls: bad", "bad", "received"),
      ("local error: tls: bad", "bad", "sent"), ("sent alert\nbad", "bad", nil),
      ("sent alert then received alert bad", "bad", "received"),
      ("send TLSv1.2 alert bad", "bad", "sent"), ("recv TLS 1.3 alert bad", "bad", "received"),
      ("alert bad", "bad", nil), ("sent fatal alert: bad", "bad", "sent"),
      ("received fatal alert: bad", "bad", "received"),
      ("sent alert" + String(repeating: " a", count: 22) + " bad", "bad", "sent"),
      ("sent alert" + String(repeating: " a", count: 23) + " bad", "bad", nil),
    ] as [(String, String, String?)])
  func wordsBeforeAnAlert(text: String, alert: String, mark: String?) throws {
    let words = PastedText(text).words
    let first = try #require(PastedText(alert).words.first)
    let place = try #require(words.lastIndex { $0.key == first.key })
    #expect(AlertSender.mark(before: place, in: words)?.text == mark)
  }

  /// An alert from the client is about no client's certificate, and one from the server may be.
  @Test func whatAnAlertCanBeAbout() throws {
    let client = try #require(AlertSender(mark: "sent", in: .client))
    let server = try #require(AlertSender(mark: "received", in: .client))
    func topics(_ sender: AlertSender, _ topics: [FailureTopic]) -> [FailureTopic] {
      sender.topics(
        of: ForeignRow(
          name: ForeignName(.alert, "x"), failures: topics, meaning: nil, cause: nil))
    }
    let all: [FailureTopic] = [.clientCertificateRejected, .untrustedRoot, .unrecognizedName]
    #expect(topics(client, all) == [.untrustedRoot])
    #expect(topics(server, all) == [.clientCertificateRejected])
    #expect(topics(client, [.serverInternalError]).isEmpty)
    let other: [FailureTopic] = [.untrustedRoot, .clientCertificateRejected]
    #expect(topics(server, other) == other)
    #expect(topics(server, [.illegalParameter, .untrustedRoot]) == [.handshakeFailure])
    #expect(topics(client, [.illegalParameter]) == [.illegalParameter])
  }
}
