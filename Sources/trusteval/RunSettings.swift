import Diagnosis
import OpenSSLEngine
import RootStores
import TrustEvaluation
import TrustModel
import X509

/// The options of trust, read and ready: files loaded, dates and names parsed.
struct RunSettings {
  let anchors: AnchorSet
  /// What the witnesses' libraries trust by themselves, where they are asked for that.
  let libraryRoots: [Engine: LibraryRoots]
  let supplied: [Certificate]
  let verifyDate: Instant
  let purpose: Purpose
  /// Name asked for with `--server-name`.
  let serverName: String?

  init(_ options: TrustOptions, tools: Toolbox) throws(InputError) {
    anchors = try AnchorSet(options, cryptography: tools.cryptography)
    libraryRoots =
      options.usesSystemRoots
      ? anchors.libraryRoots(of: tools.witnesses, cryptography: tools.cryptography) : [:]
    supplied = try CertificateInput.certificates(inFiles: options.intermediate)
    purpose = options.purpose
    serverName = try options.serverName.map(ServerName.canonical)
    verifyDate = try options.verifyDate.map(Self.date) ?? .now()
  }

  /// The question for one endpoint, of which the leaf is known in DER.
  func question(endpoint: Endpoint, leaf: [UInt8]?) -> TrustQuestion {
    let reference = purpose == .basic ? nil : endpoint.serverName.map(ServerName.reference)
    return TrustQuestion(
      endpoint: endpoint,
      settings: EvaluationSettings(
        purpose: purpose, reference: reference, verifyDate: verifyDate,
        publicSuffixes: leaf.map(Self.hasWildcard) == true ? PublicSuffixList.installed : nil),
      supplied: supplied, anchors: anchors, stores: anchors.facts,
      storeNotes: anchors.notes, unusedStores: anchors.unused, libraryRoots: libraryRoots)
  }

  /// The list of public suffixes is only read for names that need it.
  private static func hasWildcard(_ leaf: [UInt8]) -> Bool {
    zip(leaf, leaf.dropFirst()).contains { $0 == UInt8(ascii: "*") && $1 == UInt8(ascii: ".") }
  }

  private static func date(_ text: String) throws(InputError) -> Instant {
    guard let date = Instant(rfc3339: text) else {
      throw .usage("--verify-date '\(text)' is not a date such as 2026-11-21T09:00:00Z")
    }
    return date
  }
}
