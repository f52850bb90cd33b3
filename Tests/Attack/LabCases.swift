import Foundation
import TrustLab
import TrustModel

/// The lab's servers: whatever the engine and the form of the report, none is trusted that should not
/// be.
enum LabCases {
  private static let formats = [
    "json", "junit", "prometheus", "nagios", "sarif", "github", "csv", "html",
  ]

  static func all(in directory: String) async throws -> [Case] {
    let lab = try await Lab(now: Instant(secondsSinceEpoch: Int64(Date().timeIntervalSince1970)))
    return try await lab.serve(LabCase.all).flatMap { try cases(for: $0, in: directory) }
  }

  private static func cases(for server: ServedCase, in directory: String) throws -> [Case] {
    let (name, verdict) = (server.labCase.name, server.labCase.expectedVerdict)
    let anchors = "\(directory)/\(name).pem"
    try server.materials.anchorPEM.write(toFile: anchors, atomically: true, encoding: .utf8)
    var options = server.materials.anchors.isEmpty ? [] : ["--anchor", anchors, "--anchors-only"]
    if let client = server.materials.client {
      let file = "\(directory)/\(name)-client.pem"
      try client.pem.write(toFile: file, atomically: true, encoding: .utf8)
      options += ["--client-cert", file]
    }
    if server.labCase.revocation.asksAddresses {
      options += ["--revocation", server.labCase.revocation.rawValue, "--network-fetch"]
    }
    let arguments =
      ["127.0.0.1:\(server.port)", "--server-name", server.labCase.serverName, "--timeout", "2"]
      + options
    func row(_ way: String, _ option: String) -> Case {
      Case(
        name: "lab \(name), \(way)", arguments: arguments + [option, way],
        statuses: [status(of: verdict, isNagios: way == "nagios")])
    }
    var cases: [Case] = []
    if [.hostile, .handshake].contains(server.labCase.group) {
      cases += ["openssl", "gnutls"].map { row($0, "--engine") }
    }
    if verdict != .trusted { cases += formats.map { row($0, "--format") } }
    return cases
  }

  private static func status(of verdict: Verdict, isNagios: Bool) -> Int32 {
    switch verdict {
    case .trusted: 0
    case .untrusted: isNagios ? 2 : 1
    case .unknown: isNagios ? 3 : 2
    }
  }
}
