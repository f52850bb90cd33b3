import Foundation
import Testing
import TrustModel

/// The text form of pins: curl's, followed by the place.
@Suite struct PinTests {
  /// SHA-256 of no octets, with what `openssl dgst -sha256 -binary </dev/null | base64` prints.
  static let key = "sha256//47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="

  @Test(arguments: [("", Pin.Place.any), ("@leaf", .leaf), ("@ca", .ca)])
  func textBothWays(suffix: String, place: Pin.Place) throws {
    let pin = try #require(Pin(Self.key + suffix))
    #expect(pin == Pin(spki: [], place: place))
    #expect(pin.place == place && pin.key == Self.key && pin.text == Self.key + suffix)
    let coded = try JSONEncoder().encode([pin])
    #expect(try JSONDecoder().decode([Pin].self, from: coded) == [pin])
  }

  @Test(arguments: [
    "", "sha256//", "sha256/47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=", "47DEQpj8HBSa",
    "sha1//47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=", key + "@", key + "@root", key + "@ca@ca",
    key + "x", String(key.dropLast(5)), key + " ", key.replacing("+", with: " "), key + "\n",
    "sha256//!!!!", key.uppercased(),
  ])
  func noPins(text: String) {
    #expect(Pin(text) == nil)
  }

  @Test func hexadecimal() {
    #expect(
      Pin(hexadecimalDigest: SHA256.hexadecimal([])) == Pin(spki: [])
        && Pin(hexadecimalDigest: "00") == nil
        && Pin(hexadecimalDigest: String(repeating: "g", count: 64)) == nil
        // With the colons that openssl prints, and with another digit at the end.
        && Pin(hexadecimalDigest: String(repeating: "ab:", count: 31) + "ab") == nil
        && Pin(hexadecimalDigest: SHA256.hexadecimal([]) + "0") == nil)
  }

  @Test(arguments: [
    (Pin.Place.any, [true, true]), (.leaf, [true, false]), (.ca, [false, true]),
  ])
  func places(place: Pin.Place, included: [Bool]) {
    #expect([0, 1].map(place.includes) == included)
  }

  /// Records from versions without pins have neither key.
  @Test func anOlderPlanIsRead() throws {
    var plan = TrustPlan(serverName: "www.example.com", pinning: .certificates(["a.pem"]))
    #expect(try Self.coded(plan) == plan)
    plan.pinning = .keys([Pin(spki: [1]), Pin(spki: [2], place: .ca)])
    #expect(try Self.coded(plan) == plan)
    plan.pinning = nil
    #expect(try Self.coded(plan) == plan)
    let evidence = Evidence(clock: Instant(secondsSinceEpoch: 0), observations: [])
    let text = String(decoding: try JSONEncoder().encode(evidence), as: UTF8.self)
    let older = text.replacing("\"pinnedCertificates\":null,", with: "")
      .replacing(",\"pinnedCertificates\":null", with: "")
    #expect(older != text)
    #expect(try JSONDecoder().decode(Evidence.self, from: Data(older.utf8)) == evidence)
  }

  private static func coded(_ plan: TrustPlan) throws -> TrustPlan {
    try JSONDecoder().decode(TrustPlan.self, from: JSONEncoder().encode(plan))
  }
}
