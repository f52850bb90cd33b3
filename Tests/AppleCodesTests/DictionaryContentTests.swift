import Testing
import TrustModel

@testable import AppleCodes

@Suite struct DictionaryContentTests {
  private static let codes = CodeTable.rows()
  private static let entries = Catalogue.shared.items.map { Catalogue.shared.entry(for: $0) }

  @Test(
    arguments: [
      (.url, 33), (.cfNetwork, 29), (.osStatus, 151), (.cssm, 116), (.trustResult, 8),
      (.cfStream, 4),
    ] as [(CodeDomain, Int)])
  func everyDomainIsComplete(domain: CodeDomain, count: Int) {
    #expect(Self.codes.filter { $0.code.domain == domain }.count == count)
  }

  /// Every line of the tables is read with the fields that its author meant.
  @Test func rowsAreWellFormed() {
    for row in Self.codes {
      #expect(row.meaning.hasSuffix("."), "\(row.code.symbol)")
      let isSymbol = row.code.symbol.hasPrefix("(") || !row.code.symbol.contains(" ")
      #expect(isSymbol && !row.code.symbol.isEmpty, "\(row.code.symbol)")
      #expect(
        row.code.value != 0
          || ["errSecSuccess", "kSecTrustResultInvalid"].contains(row.code.symbol))
    }
    let texts = [
      CodeTable.urlText, CodeTable.proxyText, CodeTable.tlsText, CodeTable.securityText,
      CodeTable.cssmText,
    ]
    for line in texts.flatMap({ $0.split(separator: "\n") }) {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
      #expect(fields.count == 4, "\(line)")
      #expect(fields[2].isEmpty || FailureTopic(rawValue: String(fields[2])) != nil, "\(line)")
    }
  }

  @Test func symbolsAndNumbersAreUniqueInADomain() {
    #expect(Set(Self.codes.map(\.code.symbol)).count == Self.codes.count)
    let numbers = Self.codes.map { "\($0.code.domain) \($0.code.value)" }
    #expect(Set(numbers).count == numbers.count)
  }

  @Test(arguments: codes.map(\.code))
  func codeIsFoundBySymbolAndNumber(code: AppleCode) {
    for query in [code.symbol, String(code.value)] {
      guard case .found(let entries) = ErrorDictionary.answer(to: query).lookup else {
        Issue.record("\(query) is not found")
        continue
      }
      #expect(entries.contains { $0.codes == [code] }, "\(query)")
    }
  }

  /// Values from the sources, one for each family and era, written out again.
  @Test(arguments: [
    ("NSURLErrorCannotFindHost", -1003), ("kCFURLErrorClientCertificateRequired", -1206),
    ("errSSLProtocol", -9800), ("errSSLATSCertificateTrustViolation", -9886),
    ("errSecCreateChainFailed", -25318), ("errSecCertificateIsCA", -67902),
    ("CSSMERR_TP_CERT_SUSPENDED", -2_147_409_651), ("CSSMERR_CSP_INVALID_DATA", -2_147_415_994),
    ("CSSMERR_APPLETP_LEAF_PIN_MISMATCH", -2_147_408_835),
    ("kSecTrustResultFatalTrustFailure", 6), ("kCFStreamErrorDomainNetDB", 12),
  ])
  func value(symbol: String, value: Int) {
    #expect(Self.codes.first { $0.code.symbol == symbol }?.code.value == value)
  }

  @Test func technoteRowsAreMarkedDocumented() {
    let documented = Self.codes.filter { $0.code.certainty == .documented }
    #expect(documented.count == 16)
    #expect(documented.allSatisfy { $0.code.evidence == "TN2232 Appendix A" })
  }

  /// Every code that the layers predict is in the dictionary with the same name and number.
  @Test func everyPredictedCodeIsInTheDictionary() {
    let findings = Check.allCases.map { Codes.codes(for: Finding($0, certificate: 0, summary: "")) }
    let reasons = FindingReason.allCases.map {
      Codes.codes(for: Finding(.temporalValidity, certificate: 0, reason: $0, summary: ""))
    }
    let alerts = (0...255).map {
      Codes.codes(for: ConnectionFailure(.alertReceived($0), summary: ""))
    }
    let kinds: [ConnectionFailure.Kind] = [
      .refused, .timeout(.connect), .connectionLost(.connect), .connectionLost(.handshake),
      .handshakeFailed, .notTLS(httpResponse: true), .clientCertificateRequired,
      .clientCertificateRejected, .nameNotFound,
    ]
    let failures = kinds.map { Codes.codes(for: ConnectionFailure($0, summary: "")) }
    let topics = FailureTopic.allCases.map(\.layerCodes)
    let known = Set(Self.codes.map { Known(code: $0.code) })
    for layers in findings + reasons + alerts + failures + topics {
      let codes = [
        layers.documented.url, layers.documented.cfNetwork, layers.documented.osStatus,
        layers.secTrust, layers.secureTransport, layers.stream, layers.streamATS, layers.urlSession,
        layers.urlSessionATS,
        layers.networkFramework, layers.cssm,
      ]
      // The streams' domains that are the C library's are in the dictionary by number only.
      for code in codes.compactMap(\.self) where !["EAI_NONAME", "ECANCELED"].contains(code.symbol)
      {
        #expect(known.contains(Known(code: code)), "\(code)")
      }
    }
  }

  private struct Known: Hashable {
    let domain: CodeDomain
    let symbol: String
    let value: Int

    init(code: AppleCode) {
      domain = code.domain
      symbol = code.symbol
      value = code.value
    }
  }

  /// Failures without a code of Apple's: nothing was sent yet, Apple's client connects, or the
  /// cause is open.
  private static let withoutCodes: Set<FailureTopic> = [
    .keyMismatch, .unreadableFile, .emptyTrustStore, .strictRule, .legacyRenegotiation,
    .plainHTTPRequest, .handshakeIncomplete, .misdirected, .oldClient, .revocationList,
    .stapleMissing, .serverWithoutTLS, .clientNotTLS, .keyFileRights, .windowsKey,
    .missingAlgorithm, .missingDigest, .missingCipher, .missingKeyCipher, .ownSettings,
    .noServerCertificate, .ownWeakCertificate, .leafIsAuthority, .downgraded, .clientLeft,
    .clientSilent,
  ]

  @Test(arguments: FailureTopic.allCases)
  func failureHasItsText(topic: FailureTopic) throws {
    let text = try #require(Catalogue.shared.failures[topic])
    #expect(!text.title.isEmpty && !text.meaning.isEmpty)
    #expect(!text.causes.isEmpty && !text.howToFindOut.isEmpty && !text.whatToDo.isEmpty)
    let elsewhere = try #require(Catalogue.shared.failuresElsewhere[topic])
    #expect(!elsewhere.causes.isEmpty && !elsewhere.howToFindOut.isEmpty)
    #expect(!elsewhere.whatToDo.isEmpty)
    #expect((topic.layerCodes == .none) == Self.withoutCodes.contains(topic))
  }

  @Test(arguments: Check.allCases)
  func checkHasItsText(check: Check) {
    #expect(Catalogue.shared.checks[check]?.hasSuffix(".") == true)
  }

  /// These print what the library below them says of most failures.
  private static let withWordsOfOthers = [
    "TLS alert", "OkHttp", "PHP", "Ruby", "Dart, Flutter", "Erlang, Elixir", "JavaScript",
    "Alamofire", "TrustKit", "Apple's platforms", "Wget",
    "system", "Perl", "SwiftNIO", "gRPC", "HTTP/2", "WebSocket", "Unity", "Qt",
    "Android WebView",
    "database", "MQTT", "Mbed TLS", "wolfSSL", "Subversion",
  ]

  @Test(arguments: [Check.sslHostname, .anchorTrusted, .temporalValidity, .missingIntermediate])
  func commonCheckHasNamesInEverySystem(check: Check) throws {
    let entry = try #require(Self.entries.first { $0.title == check.rawValue })
    let systems = Set(entry.elsewhere.map(\.system))
    #expect(
      systems.isSuperset(
        of: Set(ForeignName.System.allCases.map(\.rawValue)).subtracting(Self.withWordsOfOthers)))
    #expect(entry.kind == .check && !entry.codes.isEmpty && !entry.causes.isEmpty)
  }

  @Test func foreignRowsAreWellFormed() {
    let alerts = ForeignTable.rows().map(\.name).filter { $0.system == .alert }
    for (system, text) in ForeignTable.texts {
      for line in text.split(separator: "\n") {
        let fields = line.split(separator: "|", omittingEmptySubsequences: false)
        #expect((4...5).contains(fields.count), "\(line)")
        #expect(fields[1].isEmpty || Int(fields[1]) != nil, "\(line)")
        #expect(!(fields[2].isEmpty && fields[3].isEmpty), "\(line)")
        for topic in fields[2].split(separator: " ") {
          if topic.hasPrefix("alert:") {
            let name = topic.dropFirst("alert:".count)
            #expect(alerts.contains { $0.name == name }, "\(system) \(line)")
            continue
          }
          #expect(FailureTopic(rawValue: String(topic)) != nil, "\(system) \(line)")
        }
      }
    }
  }

  @Test func openSSLNumbersAreComplete() {
    let numbers = ForeignTable.rows().filter { $0.name.system == .openssl }
      .compactMap(\.name.number)
    #expect(numbers == Array(1...94))
  }

  /// Every log that a report cites can be looked up.
  @Test func citedLogsAreEntries() throws {
    let codes = Check.allCases.flatMap { check in
      let row = Codes.row(for: check)
      let layers = Codes.codes(for: Finding(check, certificate: 0, summary: ""))
      return [row.osStatus, row.cssm].compactMap(\.self) + layers.all
    }
    let cited = Set(
      codes.flatMap { PastedText($0.evidence).words.map(\.text) }.filter {
        $0.count == 4 && $0.hasPrefix("L") && Int($0.dropFirst()) != nil
      })
    #expect(cited.count > 20)
    for log in cited {
      guard case .found(let entries) = ErrorDictionary.answer(to: log).lookup else {
        Issue.record("\(log) is not found")
        continue
      }
      #expect(entries.first?.kind == .evidence)
      #expect(entries.first?.title == log)
    }
  }

  /// Every line of evidence can be looked up.
  @Test func everyEvidenceIsKnown() {
    let layers = Check.allCases.flatMap { check in
      ([nil] + FindingReason.allCases).map {
        Codes.codes(for: Finding(check, certificate: 0, reason: $0, summary: ""))
      }
    }
    let ofHandshakes = TransportSecurity.Requirement.allCases.map { Codes.codes(for: $0) }
    let alerts = (UInt8.min ... .max).map { AlertTable.code(for: $0) }
    let failures: [ConnectionFailure.Kind] = [
      .nameNotFound, .refused, .unreachable, .timeout(.connect), .connectionLost(.handshake),
      .connectionLost(.connect), .handshakeFailed, .notTLS(httpResponse: true),
      .clientCertificateRequired, .clientCertificateRejected,
    ]
    let connections = failures.flatMap { kind in
      [nil, 42, 116].map { Codes.codes(for: ConnectionFailure(kind, summary: ""), alert: $0) }
    }
    let rows = Check.allCases.flatMap { check in
      ([nil] + FindingReason.allCases).map {
        Codes.row(for: Finding(check, certificate: 1, reason: $0, summary: ""))
      }
    }
    let codes =
      (layers + ofHandshakes + connections + FailureTopic.allCases.map(\.layerCodes))
      .flatMap(\.all) + alerts + rows.flatMap { [$0.osStatus, $0.cssm].compactMap(\.self) }
      + Self.entries.flatMap(\.codes)
    let ofEntries = Self.entries.map(\.evidence).filter { !$0.hasPrefix("https://") }
    let texts = Set(codes.map(\.evidence) + rows.map(\.evidence) + ofEntries)
    #expect(texts.contains { $0.contains("and newer ones") })
    for text in texts {
      for printed in [text, "stream -9807: inferred, " + text] {
        guard case .found(let entries) = ErrorDictionary.answer(to: printed).lookup else {
          Issue.record("'\(printed)' is not found")
          continue
        }
        #expect(entries.first?.kind == .evidence, "'\(printed)'")
      }
      for word in PastedText(text).words.map(\.text) where word.isFieldLog {
        guard case .found(let entries) = ErrorDictionary.answer(to: word).lookup else {
          Issue.record("\(word) is not found")
          continue
        }
        #expect(entries.first?.meaning.contains("A field log") == true, "\(word)")
      }
    }
  }

  /// Problems with a program's own files are no failure of trust, whatever their text.
  @Test(arguments: [
    (
      "140735:error:0B080074:x509 certificate routines:X509_check_private_key:key values mismatch",
      FailureTopic.keyMismatch
    ),
    ("X509_R_KEY_VALUES_MISMATCH", .keyMismatch),
    ("GNUTLS_E_CERTIFICATE_KEY_MISMATCH", .keyMismatch),
    ("ssl.SSLError: [X509: KEY_VALUES_MISMATCH] key values mismatch (_ssl.c:4067)", .keyMismatch),
    ("ERR_OSSL_X509_KEY_VALUES_MISMATCH", .keyMismatch),
    ("tls: private key does not match public key", .keyMismatch),
    ("PEM routines:get_name:no start line", .unreadableFile),
    ("tls: failed to find any PEM data in certificate input", .unreadableFile),
  ])
  func ownFilesAreNoTrustFailure(text: String, topic: FailureTopic) throws {
    guard case .found(let entries) = ErrorDictionary.answer(to: text).lookup else {
      Issue.record("\(text) is not found")
      return
    }
    let entry = try #require(entries.first)
    #expect(entry.codes.isEmpty, "\(entry.codes)")
    #expect(entry.causes == Catalogue.shared.failures[topic]?.causes)
    #expect(!entry.related.contains { Check(rawValue: $0) != nil }, "\(entry.related)")
  }

  /// Of all connections that fail for their version, only this case reaches our check.
  @Test func theCheckOfTheVersionHasCausesOfItsOwn() throws {
    let entry = try #require(Self.entries.first { $0.title == "TLSVersion" })
    #expect(entry.codes.map(\.value) == [-9836, -1200])
    #expect(entry.causes == Catalogue.shared.failures[.oldVersion]?.causes)
    #expect(entry.layer?.contains("before trust evaluation") == true)
  }

  /// The source of a whole layer can be looked up like a log.
  @Test func theSourceOfSecureTransportIsAnEntry() throws {
    let code = try #require(
      Codes.codes(for: Finding(.revocation, certificate: 0, summary: "")).secureTransport)
    let file = try #require(code.evidence.split(separator: ":").first)
    guard case .found(let entries) = ErrorDictionary.answer(to: String(file)).lookup else {
      Issue.record("\(file) is not found")
      return
    }
    #expect(entries.first?.kind == .evidence && entries.first?.meaning.contains("-9807") == true)
  }

  @Test func aFieldLogTellsSystemYearCodesAndLink() throws {
    guard case .found(let entries) = ErrorDictionary.answer(to: "L002").lookup else {
      Issue.record("L002 is not found")
      return
    }
    let meaning = try #require(entries.first?.meaning)
    for part in ["2025", "iOS 18", "-1202", "-9813", "self signed leaf"] {
      #expect(meaning.contains(part))
    }
    #expect(entries.first?.evidence.hasPrefix("https://") == true)
  }

  @Test func relatedEntriesExist() {
    let related = Set(Self.entries.flatMap(\.related)).subtracting(["EAI_NONAME"])
    for title in related {
      if case .unknown = ErrorDictionary.answer(to: title).lookup {
        Issue.record("\(title) is not found")
      }
    }
    for entry in Self.entries {
      #expect(!entry.meaning.isEmpty && !entry.related.contains(entry.title), "\(entry.title)")
    }
  }

  @Test func apisSayWhatCanBeCustomised() {
    let apis = Self.entries.filter { $0.kind == .api }
    #expect(apis.count >= 100)
    for api in apis {
      #expect(api.customisable?.isEmpty == false, "\(api.title)")
      #expect(api.trap?.isEmpty == false, "\(api.title)")
    }
  }

  @Test(arguments: [
    "authentication challenge", "certificate", "certificate authority",
    "certificate authority pinning", "certificate pinning", "certificate revocation list", "CRL",
    "digital certificate", "digital identity", "digital signature", "extended validation", "HTTP",
    "HTTPS", "HTTPS server trust evaluation", "Hypertext Transfer Protocol", "identity",
    "intermediate certificate", "issuer", "OCSP", "Online Certificate Status Protocol",
    "private key", "protection space", "public key", "public key cryptography",
    "public key infrastructure", "realm", "root certificate", "Secure Sockets Layer",
    "self-signed certificate", "server certificate", "server trust evaluation", "SSL", "subject",
    "TLS", "TLS server trust evaluation", "Transport Layer Security", "trust evaluation",
    "trusted anchor", "trusted certificate authority", "valid date range", "verify date",
    "X.509 certificate", "X.509 certificate trust evaluation", "X.509 digital certificate",
    "X.509 public key infrastructure",
  ])
  func termIsFound(term: String) {
    guard case .found(let entries) = ErrorDictionary.answer(to: term).lookup else {
      Issue.record("\(term) is not found")
      return
    }
    #expect(entries.first?.kind == .term)
  }

  /// How clients elsewhere are told their roots, each with what people get wrong about it; as a name
  /// and as it is pasted.
  @Test(arguments: [
    ("SSL_CERT_FILE", "takes the place of its own default"), ("SSL_CERT_DIR=/etc/certs", "Java"),
    ("NODE_EXTRA_CA_CERTS", "process.env"), ("NODE_TLS_REJECT_UNAUTHORIZED=0", "switches off"),
    ("REQUESTS_CA_BUNDLE", "takes the place"), ("CURL_CA_BUNDLE", "certifi"),
    ("PIP_CERT", "24.2"), ("PYTHONHTTPSVERIFY", "Python 3 does not read it"),
    ("GIT_SSL_NO_VERIFY", "code"), ("AWS_CA_BUNDLE", "in place of"), ("CARGO_HTTP_CAINFO", "Cargo"),
    ("DENO_TLS_CA_STORE", "system"), ("javax.net.ssl.trustStore", "cacerts"),
    ("trustStore", "cacerts"),
  ])
  func variableForRootsIsFound(query: String, fact: String) {
    guard case .found(let entries) = ErrorDictionary.answer(to: query).lookup else {
      Issue.record("\(query) is not found")
      return
    }
    #expect(entries.first?.meaning.contains(fact) == true, "\(entries.first?.title ?? "")")
  }
}

extension String {
  fileprivate var isFieldLog: Bool { count == 4 && hasPrefix("L") && Int(dropFirst()) != nil }
}
