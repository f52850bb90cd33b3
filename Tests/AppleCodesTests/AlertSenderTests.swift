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
}
