import Foundation
import Testing
import TrustModel

@testable import AppleCodes

/// Every value and certainty of every layer, compared with a table beside the tests.
///
/// A line that changes has to be checked against the mapping before the table is written again
/// (`RECORD_SNAPSHOTS=1 swift test --filter EveryCodeTests`).
@Suite struct EveryCodeTests {
  @Test func checks() throws {
    let lines = Check.allCases.flatMap { check in
      ([nil] + FindingReason.allCases.map(Optional.some)).map { reason -> (String, String) in
        let finding = Finding(check, certificate: 0, reason: reason, summary: "")
        return (
          check.rawValue + (reason.map { " \($0)" } ?? ""), Self.text(Codes.codes(for: finding))
        )
      }
    }
    // A line is only written for a reason that changes something.
    let plain = Dictionary(uniqueKeysWithValues: lines)
    let shown = lines.filter { name, codes in
      let parts = name.split(separator: " ")
      return parts.count == 1 || plain[String(parts[0])] != codes
    }
    try expect(shown.map { "\($0)\n\($1)" }.joined(separator: "\n"), matches: "checks")
  }

  @Test func connections() throws {
    let phases = ConnectionFailure.Phase.allCases
    let kinds: [ConnectionFailure.Kind] =
      [.nameNotFound, .refused, .unreachable] + phases.map { .timeout($0) }
      + phases.map { .connectionLost($0) } + (0...121).map { .alertReceived($0) }
      + [
        .handshakeFailed, .notTLS(httpResponse: true), .notTLS(httpResponse: false),
        .clientCertificateRequired, .clientCertificateRejected, .boundExceeded, .unreadableInput,
        .usage, .clientEnded(48), .notCaptured, .internalError,
      ]
    var refusals: [String] = []
    for kind in [ConnectionFailure.Kind.clientCertificateRequired, .clientCertificateRejected] {
      for alert: UInt8 in [40, 42, 46, 51, 116] {
        let codes = Codes.codes(for: ConnectionFailure(kind, summary: ""), alert: alert)
        refusals.append("\(kind) \(alert)\n" + Self.text(codes))
      }
    }
    let lines = kinds.compactMap { kind -> String? in
      let codes = Self.text(Codes.codes(for: ConnectionFailure(kind, summary: "")))
      // Most alerts have the same codes as one that no RFC defines, and are left out.
      if case .alertReceived(let number) = kind, number > 1, codes == Self.unknownAlert {
        return nil
      }
      return "\(kind)\n" + codes
    }
    try expect((lines + refusals).joined(separator: "\n"), matches: "connections")
  }

  @Test func transportSecurity() throws {
    let lines = TransportSecurity.Requirement.allCases.map {
      "\($0.rawValue)\n" + Self.text(Codes.codes(for: $0))
    }
    try expect(lines.joined(separator: "\n"), matches: "transport-security")
  }

  private static let unknownAlert = text(
    Codes.codes(for: ConnectionFailure(.alertReceived(1), summary: "")))

  private static func layers(_ codes: LayerCodes) -> [(String, AppleCode?)] {
    [
      ("documented.url", codes.documented.url),
      ("documented.cfnetwork", codes.documented.cfNetwork),
      ("documented.osstatus", codes.documented.osStatus), ("secTrust", codes.secTrust),
      ("secureTransport", codes.secureTransport), ("stream", codes.stream),
      ("streamATS", codes.streamATS), ("urlSessionATS", codes.urlSessionATS),
      ("urlSession", codes.urlSession), ("networkFramework", codes.networkFramework),
      ("cssm", codes.cssm),
    ]
  }

  private static func text(_ codes: LayerCodes) -> String {
    layers(codes).map { name, code in
      guard let code else { return "  \(name): none\n" }
      return "  \(name): \(code.domain.rawValue) \(code.value) \(code.symbol) \(code.certainty), "
        + "\(code.evidence)\n"
    }.joined()
  }

  private func expect(_ text: String, matches name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden").appendingPathComponent(name + ".txt")
    guard ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == nil else {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name)")
      return
    }
    let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(old.count == new.count)
    for (index, (was, now)) in zip(old, new).enumerated() where was != now {
      Issue.record("\(name).txt:\(index + 1) was '\(was)', is '\(now)'")
    }
  }
}
