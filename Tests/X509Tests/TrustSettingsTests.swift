import Testing
import TrustModel
import X509

/// Trust settings of a certificate, with the results of OpenSSL 3.0's `openssl verify`.
@Suite struct TrustSettingsTests {
  private static let server = Build.oid("1.3.6.1.5.5.7.3.1")
  private static let client = Build.oid("1.3.6.1.5.5.7.3.2")
  private static let email = Build.oid("1.3.6.1.5.5.7.3.4")
  private static let any = Build.oid("2.5.29.37.0")

  private static func trusted(_ purposes: [UInt8]...) -> [UInt8] {
    Build.sequence(purposes.flatMap { $0 })
  }

  private static func rejected(_ purposes: [UInt8]...) -> [UInt8] {
    Build.element(0xa0, purposes.flatMap { $0 })
  }

  /// Each line is the result of `openssl verify` 3.0.19 with `-purpose sslserver`, `sslclient` or
  /// none.
  @Test(
    arguments: [
      (rejected(server), .rejected, .silent, .silent),
      (rejected(any), .rejected, .rejected, .rejected),
      (rejected(email), .silent, .silent, .silent),
      (rejected(), .silent, .silent, .silent),
      (trusted(server), .trusted, .notListed, .notListed),
      (trusted(client), .notListed, .trusted, .notListed),
      (trusted(email), .notListed, .notListed, .notListed),
      (trusted(email, server), .trusted, .notListed, .notListed),
      (trusted(any), .trusted, .trusted, .trusted),
      (trusted(), .notListed, .notListed, .notListed),
      (trusted(server) + rejected(server), .rejected, .notListed, .notListed),
      (trusted(any) + rejected(client), .trusted, .rejected, .trusted),
      (Build.utf8("a name"), .silent, .silent, .silent),
      (
        rejected(server) + Build.utf8("a name") + Build.octets([1, 2])
          + Build.element(0xa1, Build.sequence(server), Build.sequence(client, Build.null)),
        .rejected, .silent, .silent
      ),
      ([], .silent, .silent, .silent),
    ] as [([UInt8], TrustSettings.Verdict, TrustSettings.Verdict, TrustSettings.Verdict)])
  func verdicts(
    fields: [UInt8], server: TrustSettings.Verdict, client: TrustSettings.Verdict,
    basic: TrustSettings.Verdict
  ) {
    let settings = TrustSettings(Build.sequence(fields))
    #expect(settings.verdict(on: .server) == server)
    #expect(settings.verdict(on: .client) == client)
    #expect(settings.verdict(on: .basic) == basic)
    #expect(settings.der == Build.sequence(fields))
  }

  @Test func nothingBehindTheCertificateSaysNothing() {
    let settings = TrustSettings([])
    #expect(Purpose.allCases.allSatisfy { settings.verdict(on: $0) == .silent })
    #expect(settings.description == "no trust settings")
  }

  @Test func whatFollowsTheSettingsIsPassedOver() {
    let encoded = Build.sequence(Self.rejected(Self.server))
    let settings = TrustSettings(encoded + Build.null)
    #expect(settings.der == encoded)
    #expect(settings.verdict(on: .server) == .rejected)
  }

  @Test(arguments: [
    Build.null, [0x30], [0x30, 0x05, 0x30], [0x30, 0x80, 0x00, 0x00],
    Build.sequence(Build.null),
    Build.sequence(Build.sequence(Build.integer(5))),
    Build.sequence(Build.element(0xa0, Build.sequence(server))),
    Build.sequence(Build.element(0xa0, Build.null)),
    Build.sequence(rejected(server) + trusted(server)),
    Build.sequence(trusted(server) + trusted(client)),
    Build.sequence(Build.octets([1]) + Build.utf8("a name")),
    Build.sequence(rejected(server) + Build.element(0xa2)),
    // An identifier of an algorithm that begins with an empty group of seven bits, which X.690
    // forbids; the same as parameter. OpenSSL loads neither.
    Build.sequence(Build.element(0xa1, Build.sequence(Build.element(6, [0x2b, 0x80, 0x05])))),
    Build.sequence(Build.element(0xa1, Build.sequence(server, Build.element(6, [0x80, 0x05])))),
    // The same as a purpose.
    Build.sequence(Build.sequence(Build.element(6, [0x2b, 0x80, 0x05]))),
    Build.sequence(Build.sequence((0..<257).flatMap { _ in server })),
    Array(repeating: 0xff, count: 64), Array(repeating: 0x30, count: 64),
  ])
  func brokenSettingsAreTrustedForNothing(bytes: [UInt8]) {
    let settings = TrustSettings(bytes)
    #expect(Purpose.allCases.allSatisfy { settings.verdict(on: $0) == .unreadable })
    #expect(settings.description.hasPrefix("unreadable trust settings ("))
    #expect(settings.der == bytes)
  }

  /// Whatever is cut off or changed, nothing crashes, and settings that are cut off are unreadable.
  @Test func noCutOrChangeCrashes() {
    let whole = Build.sequence(
      Self.trusted(Self.email) + Self.rejected(Self.server) + Build.utf8("a name"))
    for length in 1..<whole.count {
      #expect(TrustSettings(Array(whole.prefix(length))).verdict(on: .server) == .unreadable)
    }
    for index in whole.indices {
      for octet in UInt8.min...UInt8.max {
        var changed = whole
        changed[index] = octet
        let settings = TrustSettings(changed)
        #expect(settings.verdict(on: .server) != .trusted || octet != whole[index])
        #expect(!settings.description.isEmpty)
      }
    }
  }

  @Test func longListsAreSaidInShort() {
    let many = TrustSettings(
      Build.sequence(Self.trusted((0..<200).flatMap { _ in Self.email })))
    #expect(many.description.hasSuffix("emailProtection, 192 more only"))
    let both = TrustSettings(Build.sequence(Self.trusted(Self.email) + Self.rejected(Self.any)))
    #expect(
      both.description
        == "rejected for anyExtendedKeyUsage, trusted for emailProtection only")
    #expect(TrustSettings(Build.sequence(Self.trusted())).description == "trusted for nothing")
  }
}
