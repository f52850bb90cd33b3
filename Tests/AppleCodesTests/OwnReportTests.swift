import Rendering
import Testing
import TrustModel

@testable import AppleCodes

/// This tool's own report, pasted.
@Suite struct OwnReportTests {
  private static let failures = """

      URLSession         -1202 NSURLErrorServerCertificateUntrusted  stream -9807
        ATS in force     -1200 NSURLErrorSecureConnectionFailed      stream -9802
      SecTrust           -25318 errSecCreateChainFailed
      TN2232 documents   -1203, -9813 errSSLNoRootCert (today: as above)

      x 0  old.acme.example   EC P-256  2026-07-29 .. 2026-10-27  issuer missing

      1  MissingIntermediate: the issuer's certificate was not sent    certificate 0
         and is not known: 'Acme Issuing CA 3'
           alone     -25318 errSecCreateChainFailed, stream -9807
      2  SSLHostname: the certificate is not for this name             certificate 0
           alone     -67602 errSecHostNameMismatch, stream -9843
      3  TemporalValidity: the certificate expired 30 days ago
         certificate 1

      verifiers    OpenSSL names 1 of 3 failures: X509_V_ERR_CERT_HAS_EXPIRED
    """

  @Test(
    arguments: [
      (
        "NOT TRUSTED  www.acme.example:8443  192.0.2.7  2026-11-26T23:39Z\n",
        "www.acme.example:8443", "trusteval www.acme.example:8443 -v"
      ),
      (
        "$ trusteval www.acme.example\nNOT TRUSTED  www.acme.example:443          2026-11-26T23:39Z\n",
        "www.acme.example", "trusteval www.acme.example -v"
      ),
      (
        "NOT TRUSTED  c/k1.pem    2026-11-26T23:39Z\n             evaluated for www.acme.example\n",
        "www.acme.example", "trusteval verify c/k1.pem --server-name www.acme.example -v"
      ),
      (
        "NOT TRUSTED  ./a[bc].pem    2026-11-26T23:39Z\n", nil, "trusteval verify FILE -v"
      ),
      (
        "NOT TRUSTED  192.0.2.7:8443    2026-11-26T23:39Z\n             evaluated for a.example\n",
        "192.0.2.7:8443", "trusteval 192.0.2.7:8443 --server-name a.example -v"
      ),
      (
        "NOT TRUSTED  [2001:db8::17]:443 (for a.example)  -1202\n",
        "[2001:db8::17]", "trusteval [2001:db8::17] --server-name a.example -v"
      ),
      (
        "NOT TRUSTED  show:443    2026-11-26T23:39Z\n             evaluated for show\n",
        "show", "trusteval show:443 -v"
      ),
      (
        "NOT TRUSTED  my file;x.pem    2026-11-26T23:39Z\n             evaluated for $(a)\n", nil,
        "trusteval verify FILE -v"
      ),
    ] as [(String, String?, String)])
  func theReportIsRead(head: String, server: String?, command: String) throws {
    let answer = ErrorDictionary.answer(to: head + Self.failures)
    let log = try #require(answer.synopsis)
    #expect(
      ErrorDictionary.answer(to: (head + Self.failures).replacing("\n", with: "\r\n")).synopsis
        == log)
    #expect(log.program == "trusteval" && log.hasTransportSecurity == nil)
    #expect(log.server == server)
    #expect(log.command == command)
    #expect(log.checks.map(\.place) == ["certificate 0", "certificate 1"])
    #expect(
      log.checks.flatMap(\.names) == ["MissingIntermediate", "SSLHostname", "TemporalValidity"])
    #expect(log.finest?.value == -25318)
    #expect(log.codes.map(\.value) == [-1202, -9807, -1200, -9802, -25318])
    #expect(log.causes.count > 3 && log.others.isEmpty)
    let shown = renderLog(log, options: TextOptions(detail: .verbose))
    #expect(shown.contains("log of trusteval") && !shown.contains("ATS"), "\(shown)")
    guard case .found(let entries) = answer.lookup else {
      Issue.record("nothing is found")
      return
    }
    #expect(
      entries.map(\.title).prefix(3) == ["MissingIntermediate", "SSLHostname", "TemporalValidity"])
  }

  @Test func nothingFailed() throws {
    let text =
      "TRUSTED      www.acme.example:443      2026-11-26T23:39Z\n\n  roots  /etc/ssl/certs\n"
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.title == "trusted" && log.causes.isEmpty && log.server == "www.acme.example")
  }

  /// Why clients may refuse a trusted server is before the endpoint, or on a line of its own.
  @Test(arguments: [
    (
      "TRUSTED, but App Transport Security blocks it\n             a.example:8443      "
        + "2026-11-26T23:39Z\n             evaluated for b.example\n",
      "TRUSTED, but App Transport Security blocks it",
      "trusteval a.example:8443 --server-name b.example -v"
    ),
    (
      "TRUSTED by Apple's rules; OpenSSL and GnuTLS refuse it  a.example:443  expires in 9 days\n",
      "TRUSTED by Apple's rules; OpenSSL and GnuTLS refuse it", "trusteval a.example -v"
    ),
    (
      "TRUSTED      a.example:443  expires in 43 days\n", nil, "trusteval a.example -v"
    ),
  ])
  func trustedWithAReservation(text: String, verdict: String?, command: String) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.program == "trusteval" && log.title == "trusted" && log.command == command)
    #expect(log.meaning.hasPrefix("The report says ") == (verdict != nil))
    if let verdict { #expect(log.meaning.contains(verdict + ". ")) }
  }

  @Test(arguments: ["TRUSTED, but not by me", "TRUSTED by Apple's rules; says who?"])
  func wordsOfAVerdictAreNoReport(text: String) {
    #expect(ErrorDictionary.answer(to: text).synopsis?.program != "trusteval")
  }

  @Test func noConnection() throws {
    let text = """
      NO VERDICT   localhost:8443      2026-11-26T23:39Z

        could not connect to 127.0.0.1:8443: connection refused

        URLSession         -1004 NSURLErrorCannotConnectToHost
      """
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.finest?.value == -1004 && log.command == "trusteval localhost:8443 -v")
  }

  /// The line that `-q` prints has the codes alone.
  @Test func aVerdictAlone() throws {
    let text = """
      NOT TRUSTED  c/k1.pem  -1202  -25318 errSecCreateChainFailed, -67602 errSecHostNameMismatch
      NO VERDICT   localhost:1  -1004  could not connect to 127.0.0.1:1: connection refused
      """
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.program == "trusteval" && log.command == "trusteval verify c/k1.pem -v")
    #expect(log.codes.map(\.value) == [-1202, -25318, -67602] && log.finest?.value == -25318)
    #expect(log.otherServers.map(\.server) == ["localhost:1"])
  }

  /// Who adds an app's codes to a report asks about those; the report's own codes add nothing to it.
  @Test(arguments: [
    ("TRUSTED", "but my app says NSURLErrorDomain Code=-1202 and -9843", -9843),
    ("TRUSTED", "and still I get -9843", -9843),
    ("NOT TRUSTED", "> but my app says: expired (_kCFStreamErrorCodeKey=-9814)", -9814),
  ])
  func whatFollowsIsToldFirst(headline: String, rest: String, code: Int) throws {
    let text =
      "\(headline)  a.example:443  2026-11-26T23:39Z\n\n  roots  /etc/ssl/certs\n\n\(rest)\n"
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.program == nil && log.finest?.value == code)
    #expect(log.others.first?.title == (headline == "TRUSTED" ? "trusted" : "untrusted"))
    #expect(log.others.first?.meaning.contains("a.example") == true)
  }

  @Test(arguments: ["", "what does -25318 mean?", "Thanks!"])
  func whatAddsNothingLeavesTheReport(rest: String) throws {
    let text = "NOT TRUSTED  a.example:443  2026-11-26T23:39Z\n" + Self.failures + "\n\(rest)\n"
    #expect(try #require(ErrorDictionary.answer(to: text).synopsis).program == "trusteval")
  }

  /// Of several reports the first is explained, and the others are named.
  @Test func severalReports() throws {
    let text =
      "NOT TRUSTED  a.example:443  2026-11-26T23:39Z\n" + Self.failures
      + "\nTRUSTED      b.example:443  2026-11-26T23:39Z\n"
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.server == "a.example" && log.otherServers.map(\.server) == ["b.example:443"])
  }

  @Test(arguments: [
    "TRUSTED  by many, and certificate has expired", "it is NOT TRUSTED  -9807 with the app",
  ])
  func theWordsAloneAreNoReport(text: String) {
    #expect(ErrorDictionary.answer(to: text).synopsis?.program != "trusteval")
  }
}
