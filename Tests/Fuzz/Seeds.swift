import Foundation
import X509

/// A chain to start from: certificates as sent, leaf first, and the anchors to trust.
struct SeedChain {
  let sent: [Seed]
  let anchors: [Seed]
  let hostname: String?

  init(sent: [DERTree], anchors: [DERTree], hostname: String?) {
    self.sent = sent.map(Seed.init)
    self.anchors = anchors.map(Seed.init)
    self.hostname = hostname
  }
}

/// A certificate to mutate, as tree, bytes and parsed.
struct Seed {
  let tree: DERTree
  let encoded: [UInt8]
  /// Nil when the seed itself cannot be parsed.
  let certificate: Certificate?

  init(_ tree: DERTree) {
    self.tree = tree
    encoded = tree.encoded
    certificate = try? Certificate(der: encoded)
  }
}

/// Reads seeds from PEM and DER files, directories of them, and corpus files.
///
/// A corpus file is JSON with `cases`, each with `leaf`, `intermediates` and `anchors` in PEM, or
/// with `der_base64`.
enum Seeds {
  static func read(_ paths: [String]) -> [SeedChain] {
    guard !paths.isEmpty else { return [builtIn] }
    return paths.flatMap(readPath)
  }

  private static func readPath(_ path: String) -> [SeedChain] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      return []
    }
    if isDirectory.boolValue {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.sorted().flatMap { readPath(path + "/" + $0) }
    }
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    if path.hasSuffix(".json") { return corpus(data) }
    let trees = trees(CertificateFile.certificates(in: [UInt8](data)))
    guard let last = trees.last else { return [] }
    return [SeedChain(sent: trees, anchors: [last], hostname: nil)]
  }

  private static func corpus(_ data: Data) -> [SeedChain] {
    let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    let cases = document?["cases"] as? [[String: Any]] ?? []
    return cases.compactMap { entry in
      if let base64 = entry["der_base64"] as? String, let der = Data(base64Encoded: base64) {
        let certificates = trees([[UInt8](der)])
        guard !certificates.isEmpty else { return nil }
        return SeedChain(sent: certificates, anchors: certificates, hostname: nil)
      }
      guard let leaf = entry["leaf"] as? String else { return nil }
      let others = entry["intermediates"] as? [String] ?? []
      let anchors = entry["anchors"] as? [String] ?? []
      let sent = ([leaf] + others.prefix(6)).flatMap(pem)
      guard !sent.isEmpty else { return nil }
      return SeedChain(
        sent: sent, anchors: anchors.prefix(4).flatMap(pem),
        hostname: entry["hostname"] as? String)
    }
  }

  private static func pem(_ text: String) -> [DERTree] {
    trees(CertificateFile.certificates(in: Array(text.utf8)))
  }

  /// Larger seeds would only slow down the search.
  private static func trees(_ certificates: [[UInt8]]) -> [DERTree] {
    certificates.filter { $0.count < 16_384 }.compactMap { DERTree($0[...]) }
  }
}
