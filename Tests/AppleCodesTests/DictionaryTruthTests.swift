import Testing
import TrustModel

@testable import AppleCodes

/// What an entry must not claim; each rule is checked for every row that it concerns.
@Suite struct DictionaryTruthTests {
  private static let rows = ForeignTable.rows()

  private func first(_ text: String) throws -> Explanation {
    guard case .found(let entries) = ErrorDictionary.answer(to: text).lookup else {
      throw NotFound(text: text)
    }
    return try #require(entries.first)
  }

  private struct NotFound: Error {
    let text: String
  }

  /// Causes and remedies that only exist on Apple's platforms must not be given for another
  /// program.
  @Test(arguments: rows.map(\.name.name))
  func anotherProgramIsNotTheApp(name: String) throws {
    let row = try #require(Self.rows.first { $0.name.name == name })
    let entry = Catalogue.shared.entry(for: row)
    let advice = entry.causes + entry.howToFindOut + entry.whatToDo
    let foreign = [
      "App Transport Security", "Info.plist", "userInfo", "_kCF", "NSURL", "SecTrust", "SecPolicy",
      "trust object", "iOS", "keychain", "Keychain", "delegate", "In the app", "macOS",
    ]
    for word in foreign {
      #expect(!advice.contains { $0.contains(word) }, "\(name): \(word)")
    }
  }

  @Test func noOtherProgramReportsAFailureOfApples() {
    let apples: Set<FailureTopic> = [
      .tlsFailed, .transportSecurity, .chainInvalid, .peerRefused, .cancelled, .oldVersion,
    ]
    for row in Self.rows { #expect(apples.isDisjoint(with: row.failures), "\(row.name.name)") }
  }

  /// Measured with chains that break one rule each: Apple's rules trust them all.
  @Test(arguments: [
    "X509_V_ERR_PATHLEN_INVALID_FOR_NON_CA", "X509_V_ERR_KU_KEY_CERT_SIGN_INVALID_FOR_NON_CA",
    "X509_V_ERR_MISSING_AUTHORITY_KEY_IDENTIFIER", "X509_V_ERR_MISSING_SUBJECT_KEY_IDENTIFIER",
    "X509_V_ERR_CA_BCONS_NOT_CRITICAL", "X509_V_ERR_AUTHORITY_KEY_IDENTIFIER_CRITICAL",
    "X509_V_ERR_SUBJECT_KEY_IDENTIFIER_CRITICAL", "X509_V_ERR_CA_CERT_MISSING_KEY_USAGE",
    "error 92 at 1 depth lookup: CA cert does not include key usage extension",
    "ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: "
      + "Missing Subject Key Identifier (_ssl.c:1028)",
    "[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: Missing Authority Key Identifier "
      + "(_ssl.c:1032)",
    "[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: Basic Constraints of CA cert not "
      + "marked critical (_ssl.c:1032)",
    "[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: CA cert does not include key usage "
      + "extension (_ssl.c:1032)",
  ])
  func aStrictCheckHasNoCodeOfApples(text: String) throws {
    guard case .found(let entries) = ErrorDictionary.answer(to: text).lookup else {
      throw NotFound(text: text)
    }
    let codes = entries.flatMap(\.codes)
    #expect(codes.isEmpty)
    #expect(entries.first?.meaning.contains("no code of Apple's") == true)
    #expect(entries.first?.whatToDo.first?.contains("Renew") == true)
  }

  /// The other strict checks are failures for Apple's clients too, measured in the same way.
  @Test(arguments: [
    ("X509_V_ERR_SUBJECT_NAME_EMPTY", -67655), ("X509_V_ERR_ISSUER_NAME_EMPTY", -67655),
    ("X509_V_ERR_EMPTY_SUBJECT_SAN_NOT_CRITICAL", -67655),
    ("X509_V_ERR_EMPTY_SUBJECT_ALT_NAME", -67618),
    ("X509_V_ERR_PATHLEN_WITHOUT_KU_KEY_CERT_SIGN", -67608),
  ])
  func aStrictCheckOfApplesHasItsCode(name: String, code: Int) throws {
    let entry = try first(name)
    #expect(entry.codes.first?.value == code)
  }

  /// Texts that programs print both for an intermediate that was not sent and for an untrusted
  /// root.
  @Test func eitherKindOfMissingPathIsToldAsBoth() {
    for row in Self.rows where row.failures.contains(.untrustedRoot) {
      let isEither = row.failures.contains(.missingIssuer)
      let first = row.failures.first.flatMap { Catalogue.shared.failures[$0] }
      #expect(
        !isEither || first?.isCollective == true
          || row.failures.first?.isOfClientCertificate == true,
        "\(row.name.name)")
    }
  }

  @Test(arguments: [
    "PKIX path building failed", "unable to find valid certification path to requested target",
    "x509: certificate signed by unknown authority", "ERR_CERT_AUTHORITY_INVALID",
    "Trust anchor for certification path not found", "SEC_ERROR_UNKNOWN_ISSUER",
    "unable to get local issuer certificate", "The certificate issuer is unknown", "UnknownIssuer",
    "PartialChain", "SEC_E_UNTRUSTED_ROOT", "code UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  ])
  func noPathIsNotAnUntrustedRoot(text: String) throws {
    let entry = try first(text)
    #expect(!entry.meaning.contains("path is complete"))
    #expect(entry.whatToDo.contains { $0.contains("send the intermediate") })
    #expect(entry.whatToDo.contains { $0.contains("authority is private") })
    #expect(
      entry.related.contains("MissingIntermediate") && entry.related.contains("AnchorTrusted"))
  }

  /// Told in one piece, as little more than the first remedy has room beside a log.
  @Test(arguments: [
    "PKIX path building failed", "unable to get local issuer certificate", "PartialChain",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE", "verify error:num=21:unable to verify the first certificate",
    "SEC_E_UNTRUSTED_ROOT", "x509: certificate signed by unknown authority",
  ])
  func theFirstRemedyIsForBothCauses(text: String) throws {
    let remedy = try #require(try first(text).whatToDo.first)
    #expect(remedy.contains("--user-root ROOT.pem"), "\(remedy)")
    // Beside a log there is room for one sentence.
    let sentence = try #require(remedy.split(separator: ". ").first)
    for part in ["intermediate", "private"] { #expect(sentence.contains(part), "\(remedy)") }
  }

  /// One failure of several is no cause of the others.
  @Test(arguments: [
    ("curl: (35) error:0A00010B:SSL routines::wrong version number", "something other than TLS"),
    ("handshake_failure", "requires something that it does not name"),
    ("CERT_E_UNTRUSTEDROOT", "server's certificate is self-signed: it is"),
  ])
  func noCauseIsToldTwice(text: String, cause: String) throws {
    let entry = try first(text)
    #expect(entry.causes.count > 2)
    #expect(!entry.causes.contains { $0.contains(cause) }, "\(entry.causes)")
    #expect(Set(entry.causes).count == entry.causes.count)
  }

  /// What went well is no failure, and no proof of more than it says.
  @Test func aSuccessIsNoFailure() throws {
    for success in SuccessText.all() {
      let entry = try first(success.title)
      #expect(entry.kind == .success && entry.codes.isEmpty && entry.causes.isEmpty)
      #expect(
        entry.meaning.hasPrefix("N") && entry.howToFindOut.first?.hasPrefix("trusteval ") == true)
    }
    #expect(SuccessText.all().count >= 10)
  }

  @Test(arguments: [
    "curl: (35) OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to api.example:443",
    "curl: (35) LibreSSL SSL_connect: SSL_ERROR_SYSCALL in connection to api.example:443",
    "curl: (35) Recv failure: Connection reset by peer",
  ])
  func aLostConnectionIsTold(text: String) throws {
    guard case .found(let entries) = ErrorDictionary.answer(to: text).lookup else {
      throw NotFound(text: text)
    }
    #expect(entries.first?.codes.first?.value == -9816)
    #expect(!entries.contains { $0.title.hasPrefix("CURLE_") })
  }

  @Test(arguments: [
    "error:0A000152:SSL routines::unsafe legacy renegotiation disabled",
    "[SSL: UNSAFE_LEGACY_RENEGOTIATION_DISABLED]", "ERR_SSL_UNSAFE_LEGACY_RENEGOTIATION_DISABLED",
  ])
  func secureRenegotiationIsTheRemedy(text: String) throws {
    let entry = try first(text)
    #expect(entry.codes.isEmpty)
    #expect(entry.whatToDo.first?.contains("RFC 5746") == true)
    #expect(!entry.whatToDo.contains { $0.contains("TLS 1.2") })
  }

  struct AlertLog: CustomTestStringConvertible {
    let text: String
    let title: String
    let start: String
    let codes: [Int]
    var testDescription: String { text }
  }

  private static let boringssl = "boringssl_context_handle_fatal_alert(2072) [C1.1.1:2][0x105e0] "

  @Test(arguments: [
    AlertLog(
      text: boringssl + "read alert, level: fatal, description: protocol version",
      title: "protocol_version", start: "The server sent the alert", codes: [-9836, -1200]),
    AlertLog(
      text: boringssl + "read alert, level: fatal, description: handshake failure",
      title: "handshake_failure", start: "The server sent the alert", codes: [-9824, -1200]),
    AlertLog(
      text: boringssl + "read alert, level: fatal, description: unknown CA",
      title: "unknown_ca", start: "The server sent the alert", codes: [-9831, -1205]),
    AlertLog(
      text: boringssl + "write alert, level: fatal, description: certificate unknown",
      title: "certificate_unknown", start: "This client sent the alert",
      codes: [-9802, -1202, -1200]),
    AlertLog(
      text: "* TLSv1.3 (IN), TLS alert, bad certificate (554):", title: "bad_certificate",
      start: "The server sent the alert", codes: [-9825, -1205]),
    AlertLog(
      text: "* TLSv1.3 (OUT), TLS alert, certificate expired (557):", title: "certificate_expired",
      start: "This client sent the alert", codes: [-67818]),
  ])
  func theSenderOfAnAlertIsTold(log: AlertLog) throws {
    let entry = try first(log.text)
    #expect(entry.title == log.title)
    #expect(entry.meaning.hasPrefix(log.start), "\(entry.meaning)")
    #expect(!entry.meaning.contains("'s log:"))
    #expect(Array(entry.codes.map(\.value).prefix(log.codes.count)) == log.codes)
    let isOfClient = entry.causes.contains { $0.contains("issued by an authority that") }
    let isRefusal = log.codes.contains(-1205)
    #expect(isOfClient == isRefusal, "\(entry.causes)")
  }

  @Test func everyAlertIsReadInALogOfApples() throws {
    for alert in Self.rows where alert.name.system == .alert {
      let words = alert.name.name.replacing("_", with: " ")
      for mark in ["read", "write"] {
        let text = Self.boringssl + "\(mark) alert, level: fatal, description: \(words)"
        let entry = try first(text)
        #expect(entry.title == alert.name.name, "\(text)")
        #expect(!entry.meaning.contains("'s log:"), "\(entry.meaning)")
      }
    }
  }

  /// If nothing shows which side wrote the log, an alert about certificates is explained for both.
  @Test func anAlertAboutCertificatesHasTwoSides() {
    for row in Self.rows
    where row.alert != nil && row.failures.first == .clientCertificateRejected {
      let entry = Catalogue.shared.entry(for: row)
      #expect(entry.meaning.contains("In a client's log: "), "\(row.name.name)")
      #expect(entry.meaning.contains("In a server's log: "), "\(row.name.name)")
      guard row.failures.contains(where: { !$0.isOfClientCertificate }) else { continue }
      for side in ["In a client's log: ", "In a server's log: "] {
        #expect(entry.whatToDo.contains { $0.hasPrefix(side) }, "\(row.name.name)")
      }
    }
  }

  @Test(arguments: [
    "The plain HTTP request was sent to HTTPS port", "client sent plain HTTP request to HTTPS port",
    "client sent an HTTP request to an HTTPS server", "error:0A00009C:SSL routines::http request",
    "speaking plain HTTP to an SSL-enabled server port", "[SSL: HTTP_REQUEST]",
    "ERR_SSL_HTTP_REQUEST",
  ])
  func aPortThatExpectsTLSHasIt(text: String) throws {
    let entry = try first(text)
    #expect(entry.whatToDo.first?.contains("https") == true)
    #expect(
      entry.codes.isEmpty && !entry.causes.contains { $0.contains("Plain HTTP on this port") })
  }

  /// These systems have a text of their own for a self-signed certificate.
  @Test(arguments: [
    "X509_V_ERR 20", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "SEC_ERROR_UNKNOWN_ISSUER",
    "PartialChain",
    "certificate verify failed: unable to get local issuer certificate (_ssl.c:1000)",
    "verify error:num=2:unable to get issuer certificate",
  ])
  func anIssuerThatIsMissingIsNotSelfSigned(text: String) throws {
    let entry = try first(text)
    #expect(!entry.causes.contains { $0.contains("certificate is self-signed") })
    #expect(!entry.whatToDo.contains { $0.contains("self-signed") })
  }

  @Test(arguments: [
    "X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN", "SELF_SIGNED_CERT_IN_CHAIN",
    "verify error:num=19:self-signed certificate in certificate chain",
    "certificate verify failed: self-signed certificate in certificate chain (_ssl.c:1006)",
    "npm ERR! code SELF_SIGNED_CERT_IN_CHAIN",
  ])
  func error19IsNotError18(text: String) throws {
    let entry = try first(text)
    #expect(entry.meaning.contains("which is not self-signed"))
    #expect(!entry.causes.contains { $0.contains("server's certificate is self-signed") })
    #expect(!entry.elsewhere.contains { $0.number == 18 || $0.name.contains("DEPTH_ZERO") })
  }

  @Test(arguments: [
    ("is after 2026-11-09T00:00:00Z", "after the last day"),
    ("is before 2026-12-09T00:00:00Z", "before the first day"),
  ])
  func goSaysWhichEndOfTheDates(end: String, meaning: String) throws {
    let entry = try first(
      "x509: certificate has expired or is not yet valid: current time 2026-11-21T09:14:03Z " + end)
    #expect(entry.meaning.contains(meaning))
    #expect(entry.whatToDo.contains { $0.contains("Renew") } == meaning.contains("last"))
  }

  @Test func wordsForBothEndsOfTheDatesHaveBothRemedies() {
    for row in Self.rows
    where row.failures.contains(.outsideDates)
      || row.failures.starts(with: [.expired, .notYetValid])
    {
      let advice = Catalogue.shared.entry(for: row).whatToDo.joined(separator: " ")
      #expect(advice.contains("renew") && advice.contains("set the clock"), "\(row.name.name)")
    }
  }

  @Test(arguments: [
    "the trustAnchors parameter must be non-empty",
    "curl: (77) error setting certificate verify locations",
  ])
  func anEmptyStoreIsTheClients(text: String) throws {
    let entry = try first(text)
    #expect(entry.codes.isEmpty)
    #expect(entry.whatToDo.first?.contains("a store that has roots") == true)
    #expect(!entry.causes.contains { $0.contains("self-signed") })
  }

  @Test(arguments: ["X509_V_ERR_INVALID_PURPOSE", "INVALID_PURPOSE", "RequiredEkuNotFound"])
  func othersAcceptAMissingUse(name: String) throws {
    let entry = try first(name)
    #expect(!entry.meaning.contains("missing where it is required"))
    #expect(!entry.causes.contains { $0.contains("without the extension") })
  }

  @Test func anyAlertIsNotNothingInCommon() throws {
    let entry = try first("GNUTLS_E_FATAL_ALERT_RECEIVED")
    #expect(entry.meaning.contains("any alert"))
    #expect(entry.codes.isEmpty)
  }
}
