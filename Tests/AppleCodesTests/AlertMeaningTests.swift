import AppleCodes
import Testing

/// An alert means one thing to a server and another to a client.
@Suite struct AlertMeaningTests {
  @Test(
    arguments: [
      (48, "The server does not know the authority", "The client refused the server's certificate"),
      (46, "The server refused the client's", "The client refused the server's"),
      (70, "The server takes none of the TLS versions", "The client does not take the version"),
      (86, "The client says that it fell back", "It does not come"),
      (113, "It does not come before TLS 1.3", "The client refuses the OCSP answer"),
      (120, "No application protocol in common", "No application protocol in common"),
      (47, "The side that reads this", "The side that reads this"),
    ] as [(UInt8, String, String)])
  func eachSideGetsItsPart(number: UInt8, fromServer: String, fromClient: String) {
    #expect(AlertMeaning.fromServer(number)?.hasPrefix(fromServer) == true)
    #expect(AlertMeaning.fromClient(number)?.hasPrefix(fromClient) == true)
    for text in [AlertMeaning.fromServer(number), AlertMeaning.fromClient(number)] {
      #expect(text?.contains("'s log:") == false)
    }
  }

  @Test(arguments: [20, 50, 200] as [UInt8]) func aNameMaySayAll(number: UInt8) {
    #expect(AlertMeaning.fromClient(number) == nil)
  }
}
