import ArgumentParser
import TrustModel

/// What is trusted, for which name and when: TN2232's customisations as options.
///
/// None has a default here, so that a replay can tell which options were given.
struct TrustOptions: ParsableArguments {
  @Option(
    name: .customLong("server-name"),
    help: ArgumentHelp("Evaluate for this name instead of the host's.", valueName: "name"))
  var serverName: String?

  @Option(
    name: .customLong("anchor"),
    help: ArgumentHelp("Trust the certificates in this file as app anchors.", valueName: "file"),
    completion: .file())
  var anchor: [String] = []

  @Flag(
    name: .customLong("anchors-only"),
    help: "Trust only app anchors: neither the platform's roots nor a user's.")
  var anchorsOnly = false

  @Option(
    name: .customLong("user-root"),
    help: ArgumentHelp(
      "Trust a root as if a user or administrator had installed it.", valueName: "file"),
    completion: .file())
  var userRoot: [String] = []

  @Option(
    name: .customLong("root-store"),
    help: ArgumentHelp(
      "Use these roots as the platform's, all that are named (default: this system's).",
      valueName: "file|dir"),
    completion: .file())
  var rootStore: [String] = []

  @Option(
    name: .customLong("intermediate"),
    help: ArgumentHelp("Supply intermediate certificates, not trusted.", valueName: "file|dir"),
    completion: .file())
  var intermediate: [String] = []

  @Option(
    name: .customLong("revocation"),
    help: ArgumentHelp(
      "Revocation: off, what is stapled, ask online too, or require an answer (default: stapled).",
      valueName: "how"))
  var revocation: RevocationPlan.Mode?

  @Option(
    name: .customLong("crl"),
    help: ArgumentHelp("Use the list of revoked certificates in this file.", valueName: "file"),
    completion: .file())
  var crl: [String] = []

  @Option(
    name: .customLong("verify-date"),
    help: ArgumentHelp(
      "Evaluate as of this date, such as 2026-11-21T09:00:00Z.", valueName: "rfc3339"))
  var verifyDate: String?

  @Option(
    name: .customLong("purpose"),
    help: "Evaluate for a server's or a client's certificate, or neither (default: server).")
  var purpose: Purpose?

  @Option(
    name: .customLong("pin"),
    help: ArgumentHelp(
      "Require this key on the path; @leaf or @ca behind it says where.",
      valueName: "sha256//base64"))
  var pin: [String] = []

  @Option(
    name: .customLong("pin-certificate"),
    help: ArgumentHelp(
      "Trust the certificate in this file and no other; evaluate nothing.", valueName: "file"),
    completion: .file())
  var pinCertificate: [String] = []

  @Option(
    name: .customLong("expect-issuer"),
    help: ArgumentHelp(
      "Exit with 3 unless an authority on the path has this name.", valueName: "text"))
  var expectIssuer: [String] = []

  @Option(
    name: .customLong("expect-organization"),
    help: ArgumentHelp(
      "Exit with 3 unless the certificate names this organization.", valueName: "text"))
  var expectOrganization: [String] = []

  @Option(
    name: .customLong("expect-policy"),
    help: ArgumentHelp(
      "Exit with 3 unless this policy is valid for the path.", valueName: "oid|ev|ov|dv"))
  var expectPolicy: [String] = []

  @Option(
    name: .customLong("expires-within"),
    help: ArgumentHelp(
      "Exit with 3 if trust ends within this time, or part of the certificate's lifetime.",
      valueName: "21d|33%"))
  var expiresWithin: String?

  @Option(
    name: .customLong("min-tls"), help: "Exit with 3 if the handshake has a lower version of TLS.")
  var minTls: MinimumTLS?

  @Option(
    name: .customLong("require-sct"),
    help: ArgumentHelp(
      "Exit with 3 if there are fewer timestamps of transparency logs.", valueName: "n"))
  var requireSct: Int?

  @Flag(
    name: .customLong("require-staple"),
    help: "Exit with 3 unless an OCSP answer is stapled that says good.")
  var requireStaple = false

  @Option(
    name: .customLong("compare"),
    help: ArgumentHelp(
      "Exit with 3 unless the server's certificate is the one in this file.", valueName: "file"),
    completion: .file())
  var compare: String?

  @Option(
    name: .customLong("fail-on"),
    help: ArgumentHelp(
      "Exit with 3 if one of these is found: disagreement, refusal, transportSecurity, of the "
        + "handshake protocolVersion, cipher, offer, signature, keyExchange, secureRenegotiation, "
        + "keyUsage, stapledAnswer or plaintextAfterStartTLS, or a check by its name, such as "
        + "SSLHostname.",
      valueName: "check,..."),
    completion: .list(FailureCondition.words))
  var failOn: [String] = []

  @Option(
    name: .customLong("ignore"),
    help: ArgumentHelp(
      "Let none of these lead to exit status 3; the verdict stays what it is.",
      valueName: "check,..."),
    completion: .list(FailureCondition.words))
  var ignore: [String] = []

  @Option(
    name: .customLong("exceptions"),
    help: ArgumentHelp(
      "Let pass what this file of --save-exceptions lists, and nothing else.", valueName: "file"),
    completion: .file())
  var exceptions: [String] = []

  @Flag(
    name: .customLong("no-second-opinion"),
    help: "Do not ask OpenSSL and GnuTLS for their verdicts.")
  var noSecondOpinion = false

  /// Every file that an option names.
  var files: [String] {
    anchor + userRoot + rootStore + intermediate + pinCertificate + exceptions + crl
      + [compare].compactMap(\.self)
  }

  /// The plan with these options in place of its own settings; other settings stay.
  func plan(over recorded: TrustPlan = TrustPlan()) throws(InputError) -> TrustPlan {
    try refuseExclusions(
      beside: TrustPlan(
        pinning: pin.isEmpty && pinCertificate.isEmpty ? recorded.pinning : nil))
    var plan = recorded
    if let serverName { plan.serverName = try HostName.nameOrAddress(serverName) }
    if let purpose { plan.purpose = purpose }
    if let verifyDate { plan.verifyDate = try Self.date(verifyDate) }
    if !anchor.isEmpty { plan.anchors = anchor }
    if !userRoot.isEmpty { plan.userRoots = userRoot }
    if !rootStore.isEmpty { plan.rootStores = rootStore }
    if !intermediate.isEmpty { plan.intermediates = intermediate }
    if let revocation { plan.revocation.mode = revocation }
    if !crl.isEmpty {
      plan.revocation.lists = crl
      // A list that is given is used, even where the recorded mode ignores lists.
      if plan.revocation.mode == .off { plan.revocation.mode = .stapled }
    }
    if revocation == .off { plan.revocation.lists = [] }
    if noSecondOpinion { plan.secondOpinion = false }
    if !exceptions.isEmpty { plan.exceptions = exceptions }
    plan.expectations = try expectations(over: plan.expectations)
    if noSecondOpinion, !failOn.isEmpty,
      plan.expectations?.failures?.contains(.disagreement) == true
    {
      throw InputError.usage(
        "--fail-on disagreement needs the libraries, which --no-second-opinion leaves out")
    }
    if let pinning = try PinOptions.pinning(keys: pin, files: pinCertificate) {
      plan.pinning = pinning
    }
    // The two options exclude each other, so the one that is given replaces a recorded other one.
    if anchorsOnly {
      (plan.anchorsOnly, plan.userRoots, plan.rootStores) = (true, [], [])
    } else if !userRoot.isEmpty || !rootStore.isEmpty {
      plan.anchorsOnly = false
    }
    return plan
  }

  static func date(_ text: String) throws(InputError) -> Instant {
    guard let date = Instant(rfc3339: text) else {
      throw .usage("--verify-date '\(text)' is not a date such as 2026-11-21T09:00:00Z")
    }
    return date
  }
}

extension Purpose: NamedChoice {}

extension RevocationPlan.Mode: NamedChoice {}

extension FetchPolicy.Permission {
  /// Help of the flag, which commands declare themselves, as a group takes the parser longer.
  static let help: ArgumentHelp =
    "Fetch a missing issuer from any address and port that a certificate names, or never."

  /// - Parameter flag: `--network-fetch`, `--no-network-fetch`, or nil for neither.
  init(_ flag: Bool?) {
    self =
      switch flag {
      case nil: .guarded
      case false?: .never
      case true?: .anywhere
      }
  }
}
