import TLSEngine
import Testing
import TrustModel

@testable import TrustLab

/// What the lab's log says of clients, from the octets that they send.
@Suite struct LabVisitTests {
  /// A hello of SSL 2 is known by five octets: its length with the highest bit set, its type and the
  /// version that it asks for.
  @Test(
    arguments: [
      ([0x80, 46, 1, 3, 1], .oldHello(0x0301)), ([0x80, 46, 1, 0, 2], .oldHello(0x0002)),
      ([0xff, 46, 1, 2, 0, 9, 9], .oldHello(0x0200)), ([0x80, 46, 1, 3, 3], .oldHello(0x0303)),
      ([0x80, 46, 1, 3], .other), ([0x00, 0x80, 1, 3, 1], .other), ([0x01, 46, 1, 3, 1], .other),
      ([0x7f, 46, 1, 3, 1], .other), ([0x80, 46, 2, 3, 1], .other), ([0x80, 46, 0, 3, 1], .other),
      ([0x80, 1, 3, 3, 1], .other), ([0x80, 46, 1, 1, 3], .other), ([0x80, 46, 1, 4, 3], .other),
      ([0x80, 46, 1, 0x80, 3], .other), (Array("GET / HTTP/1.1\r\n".utf8), .http),
      (Array("HELO".utf8), .other), ([0], .other),
    ] as [([UInt8], LabVisit.Foreign)])
  func whatIsNoTLS(bytes: [UInt8], foreign: LabVisit.Foreign) {
    #expect(LabVisit.Foreign(bytes) == foreign)
  }

  /// Only the first octets count: what follows a hello is no other protocol.
  @Test func octetsBehindAHello() {
    var visit = LabVisit(of: "good", from: nil)
    visit.note(received: [])
    #expect(visit.received == .nothing)
    visit.note(received: [0x16])
    #expect(visit.received == .handshake && !visit.isHelloWhole)
    var foreign = LabVisit(of: "good", from: nil)
    foreign.note(received: Array("GET / HTTP/1.1\r\n\r\n".utf8))
    #expect(foreign.received == .foreign(.http))
  }

  /// The first alert counts, and that the client closes is none.
  @Test func theFirstAlert() {
    var visit = LabVisit(of: "good", from: nil)
    visit.note(received: [21, 3, 3, 0, 2, 1, 0])
    #expect(visit.alert == nil)
    visit.note(received: [21, 3, 3, 0, 2, 2, 48])
    visit.note(sent: [22, 3, 3, 0, 7, 11, 0, 0, 3, 0, 0, 0])
    visit.note(received: [21, 3, 3, 0, 2, 2, 42])
    #expect(visit.alert == 48 && !visit.alertFollowsCertificate)
    var later = LabVisit(of: "good", from: nil)
    later.note(sent: [22, 3, 3, 0, 7, 11, 0, 0, 3, 0, 0, 0])
    later.note(received: [21, 3, 3, 0, 2, 2, 42])
    #expect(later.alert == 42 && later.alertFollowsCertificate)
    // In TLS 1.3 the certificates come encrypted.
    var encrypted = LabVisit(of: "good", from: nil)
    encrypted.note(sent: [23, 3, 3, 0, 2, 0, 0])
    encrypted.note(received: [21, 3, 3, 0, 2, 2, 42])
    #expect(encrypted.alert == 42 && encrypted.alertFollowsCertificate)
  }

  /// What follows a request takes nothing of it away.
  @Test func octetsBehindARequest() {
    var visit = LabVisit(of: "good", from: "192.0.2.1:1")
    visit.note(received: [22, 3, 1, 0, 4, 1, 0, 0, 0])
    #expect(visit.received == .handshake && visit.isHelloWhole && visit.hello == nil)
    visit.noteRequest()
    visit.note(received: [23, 3, 3, 0, 1, 0])
    #expect(visit.received == .request && visit.end == .closed)
    visit.note(.broken)
    #expect(visit.end == .broken && visit.alert == nil && visit.clientCertificate == .notAsked)
  }
}
