import Foundation
import Rendering
import Testing
import TrustModel

@testable import AppleCodes

/// An answer tells all that a text names, or how much it leaves out, and always what to do next.
@Suite struct WholeAnswerTests {
  /// Every flag of a list is told, in the order of the text; an ordinary word is one only in a list.
  @Test(arguments: [
    (
      "errors in the certificate chain: PartialChain, RevocationStatusUnknown",
      ["PartialChain", "RevocationStatusUnknown"]
    ),
    ("errors in the certificate chain: Revoked", ["Revoked"]),
    (
      "the SslPolicyErrors are RemoteCertificateNameMismatch, RemoteCertificateChainErrors",
      ["RemoteCertificateNameMismatch", "RemoteCertificateChainErrors"]
    ),
    (
      "the chain of a.example has Cyclic, Revoked, NotTimeValid, OfflineRevocation",
      ["Cyclic", "Revoked", "NotTimeValid", "OfflineRevocation"]
    ),
    ("RemoteCertificateChainErrors of a.example: UntrustedRoot", ["UntrustedRoot"]),
    (
      "RemoteCertificateNameMismatch, RemoteCertificateChainErrors (NotTimeValid) of a.example",
      ["RemoteCertificateNameMismatch", "NotTimeValid"]
    ),
  ])
  func everyFlagIsTold(text: String, flags: [String]) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect([log.title] + log.others.map(\.title) == flags)
    let answer = renderLog(log, options: TextOptions(detail: .verbose))
    for flag in flags { #expect(answer.contains(flag), "\(answer)") }
  }

  /// A list of Windows that fails is no failure of the certificate, and a chain without an end is not
  /// malformed.
  @Test func flagsOfNoCertificate() throws {
    for flag in ["CtlNotTimeValid", "CtlNotSignatureValid", "CtlNotValidForUsage"] {
      let log = try #require(
        ErrorDictionary.answer(to: "errors in the certificate chain: " + flag).synopsis)
      #expect(log.title == flag && log.causes.isEmpty && log.whatToDo.isEmpty)
    }
    let log = try #require(
      ErrorDictionary.answer(to: "errors in the certificate chain: Cyclic").synopsis)
    #expect(log.title == "Cyclic" && log.causes.first?.contains("signed each other") == true)
  }

  /// The status is finer than the sentence that it is in.
  @Test func theFinerNameComesFirst() throws {
    let text =
      "The remote certificate is invalid according to the validation procedure: "
      + "RemoteCertificateChainErrors"
    #expect(ErrorDictionary.answer(to: text).synopsis?.title == "RemoteCertificateChainErrors")
  }

  /// Java names the general check first and the end of the dates below it.
  @Test(arguments: [
    ("validity check failed", "CertificateExpiredException: NotAfter: x", "CertificateExpired"),
    (
      "timestamp check failed", "CertificateNotYetValidException: NotBefore: x",
      "CertificateNotYetValid"
    ),
    (
      "Certificate has been revoked, reason: UNSPECIFIED", "CertificateRevokedException: x",
      "CertificateRevoked"
    ),
  ])
  func theFinestCauseOfATraceComesFirst(general: String, cause: String, title: String) throws {
    let text = """
      javax.net.ssl.SSLHandshakeException: PKIX path validation failed: \
      java.security.cert.CertPathValidatorException: \(general)
      Caused by: java.security.cert.\(cause)
      """
    #expect(try #require(ErrorDictionary.answer(to: text).synopsis).title.hasPrefix(title))
  }

  /// A sentence of another system says what failed; flags of .NET beside it come behind, wherever they
  /// are.
  @Test(arguments: [
    "x509: certificate signed by unknown authority (possibly because of Revoked, PartialChain)",
    "Revoked, PartialChain: x509: certificate signed by unknown authority",
    "x509: certificate signed by unknown authority (UntrustedRoot, Revoked, PartialChain)",
  ])
  func aSentenceComesBeforeFlags(text: String) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.title == "x509: certificate signed by unknown authority")
    #expect(log.others.map(\.title).suffix(2) == ["Revoked", "PartialChain"])
  }

  /// What does not fit is counted.
  @Test(arguments: [1, 2, 3, 12, 24])
  func whatIsLeftOutIsCounted(count: Int) throws {
    let others = (0..<count).map {
      LogSynopsis.Other(
        title: "a long name of an entry, number \($0)",
        meaning: String(repeating: "Its meaning takes some room. ", count: 4))
    }
    let long = String(repeating: "words that take room ", count: 12)
    let log = LogSynopsis(
      server: nil, layer: "x", title: "x", meaning: long, causes: [long, long, long],
      whatToDo: [long, long], others: others, othersLeftOut: 3, command: "trusteval HOST")
    let answer = renderLog(log, options: TextOptions(detail: .verbose))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let named = others.count { answer.contains($0.title) }
    // Those that --json names, and those that nothing names.
    #expect(answer.contains("\(count - named) more (--json)") == (named < count), "\(answer)")
    #expect(answer.contains("3 more that are not named"), "\(answer)")
  }

  /// Where not all causes and advice are shown, it says how many of how many.
  @Test(arguments: [
    (1, 1, "", ""), (5, 3, "", ""), (6, 3, " (5 of 6)", ""), (5, 4, "", " (3 of 4)"),
  ])
  func whatIsShownIsCounted(causes: Int, advice: Int, ofCauses: String, ofAdvice: String) {
    let log = LogSynopsis(
      server: nil, layer: "x", title: "x", meaning: "y",
      causes: (0..<causes).map { "cause \($0)" }, whatToDo: (0..<advice).map { "advice \($0)" },
      others: [], othersLeftOut: 0, command: "trusteval HOST")
    let lines = renderLog(log, options: TextOptions()).split(separator: "\n")
      .map { $0.trimmingPrefix { $0 == " " } }
    #expect(lines.contains("causes, likeliest first\(ofCauses)"), "\(lines)")
    #expect(lines.contains("what to do\(ofAdvice)"), "\(lines)")
  }

  /// A log of Apple's ends with what to do for its finest code and the command to run next.
  @Test(arguments: [-1202, -1200, -1009, -9843, -9802, -9816, -67843, -25291, -9841, -1017, -34018])
  func aLogOfApplesSaysWhatToDo(code: Int) throws {
    let text = "Error Domain=NSURLErrorDomain Code=\(code) \"(null)\" of https://a.example/"
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(!log.whatToDo.isEmpty && log.whatToDo.allSatisfy { !$0.isEmpty })
    let answer = renderLog(log, options: TextOptions(detail: .verbose))
    #expect(answer.contains("what to do") && answer.contains("next      trusteval a.example"))
  }

  /// Every code that a log can lead to has its own advice or that of its failure, which an entry shows
  /// too, without a command behind it.
  @Test func everyCodeHasAdvice() {
    let domains: Set<CodeDomain> = [.url, .cfNetwork, .osStatus]
    for row in CodeTable.rows() where domains.contains(row.code.domain) {
      let advice =
        row.failure.flatMap { Catalogue.shared.failures[$0]?.whatToDo.first }
        ?? Catalogue.shared.advice(on: row)
      #expect(!advice.isEmpty && !advice.hasPrefix("Look for the code of another layer"), "\(row)")
      #expect(!advice.contains("below"), "\(row)")
    }
  }

  /// In a server's log it is the client that sends no TLS.
  @Test(arguments: [
    "http: TLS handshake error from 192.0.2.4:400: tls: first record does not look like a TLS handshake",
    "TLS error on connection from a.example [192.0.2.9] (SSL_accept): error:0A00010B:SSL "
      + "routines::wrong version number",
  ])
  func aServerReadNoTLS(text: String) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.meaning.contains("client"))
    #expect(log.causes.contains { $0.contains("health check") })
  }

  /// A server that says why it refuses a client's certificate gets the causes of that.
  @Test(arguments: [
    ("x509: certificate has expired or is not yet valid", "Renew"),
    ("x509: certificate signed by unknown authority", "have the server accept its authority"),
    ("x509: certificate specifies an incompatible key usage", "clientAuth"),
  ])
  func aServerRefusesAClient(reason: String, advice: String) throws {
    let text =
      "http: TLS handshake error from 192.0.2.4:400: tls: failed to verify certificate: " + reason
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.command == "trusteval verify FILE --purpose client")
    #expect(log.whatToDo.count == 1 && log.whatToDo[0].contains(advice))
  }

  /// In a server's log the certificate is the client's, and no word says otherwise.
  @Test func aServerSpeaksOfTheClientsCertificate() throws {
    let text =
      #"{"s":"E","c":"NETWORK","ctx":"conn12","msg":"SSL peer certificate validation failed","#
      + #""attr":{"error":"SSL peer certificate validation failed: self signed certificate in "#
      + #"certificate chain"}}"#
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.side == .server && log.meaning.contains("a client showed"))
    #expect(!log.meaning.contains("The server sent"), "\(log.meaning)")
    #expect(!log.meaning.contains("this client"), "\(log.meaning)")
  }

  /// Entries beyond the bound are counted.
  @Test func entriesBeyondTheBoundAreCounted() throws {
    let names = ForeignTable.rows().filter { $0.name.system == .firefox }.map(\.name.name)
    let text = "one text with " + names.joined(separator: " ")
    let answer = ErrorDictionary.answer(to: text)
    guard case .found(let entries) = answer.lookup else {
      Issue.record("nothing is known")
      return
    }
    #expect(entries.count < names.count)
    let all = TextReading(catalogue: .shared, text: PastedText(text)).items.count
    #expect(entries.count + answer.entriesLeftOut == all)
    let log = try #require(answer.synopsis)
    #expect(1 + log.others.count + log.othersLeftOut == all)
  }

  /// The page of a manual beside an error is not the server.
  @Test func aManualIsNotTheServer() {
    let text =
      "peer closed connection without sending TLS close_notify: "
      + "https://docs.rs/rustls/latest/rustls/manual/"
    #expect(ErrorDictionary.answer(to: text).synopsis?.server == nil)
    #expect(
      ErrorDictionary.answer(to: text + " for https://a.example/").synopsis?.server == "a.example")
  }

  /// A key that others can read is no key that cannot be read.
  @Test func theRightsOfAKeyAreTold() throws {
    let text = "FATAL: private key file \"/etc/server.key\" has group or world access"
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.whatToDo.first?.contains("chmod 0600") == true)
    #expect(!log.causes.contains { $0.contains("PEM") })
  }

  /// A database says by its own protocol that it has no TLS.
  @Test func aDatabaseWithoutTLS() throws {
    let log = try #require(
      ErrorDictionary.answer(to: "Error: The server does not support SSL connections").synopsis)
    #expect(log.whatToDo.first?.contains("ssl = on") == true)
    #expect(!log.causes.contains { $0.contains("https") })
    #expect(log.command == "trusteval HOST:5432 --starttls postgres")
  }

  /// A name in its own spelling is itself, where another differs by signs alone.
  @Test(arguments: [
    "received fatal alert: HandshakeFailure", "Received fatal alert: handshake_failure",
  ])
  func aNameInItsOwnSpelling(name: String) throws {
    guard case .found(let entries) = ErrorDictionary.answer(to: name).lookup else {
      Issue.record("nothing is known")
      return
    }
    #expect(entries.first?.title == name)
  }
}
