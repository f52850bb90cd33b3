import Foundation
import OpenSSLEngine

#if canImport(Glibc)
  import Glibc
#endif

/// Hostile files, and runs that read them.
enum FileCases {
  static func all(in directory: String) throws -> [Case] {
    let root = try HostileChains.authority("Root").issue(to: .generate())
    let issuer = try HostileChains.authority("Issuer").issue(to: .generate(), by: root)
    let leaf = try HostileChains.server().issue(to: .generate(), by: issuer)
    func write(_ name: String, _ bytes: [UInt8]) throws -> String {
      try Data(bytes).write(to: URL(fileURLWithPath: "\(directory)/\(name)"))
      return "\(directory)/\(name)"
    }
    func pem(_ name: String, _ chain: [[UInt8]]) throws -> String {
      try write(name, Array(PEMWriter.certificates(chain).utf8))
    }
    let chain = try pem("chain.pem", [leaf.der, issuer.der])
    let alone = try pem("leaf.pem", [leaf.der])
    let anchor = try pem("root.pem", [root.der])
    let crowd = try pem("crowd.pem", try namesakes(of: issuer, count: 12_000) + [issuer.der])
    let roots = try pem("roots.pem", try namesakes(of: root, count: 12_000) + [root.der])
    let manyNames = try pem("names.pem", try names(100_000, by: issuer) + [issuer.der])
    let fifo = "\(directory)/fifo"
    guard mkfifo(fifo, 0o600) == 0 else { throw NoFIFO() }
    let trust = ["--anchor", anchor, "--anchors-only", "--server-name", "www.example.com"]
    let timeout = ["--timeout", "3"]
    return [
      Case(name: "sound files", arguments: ["verify", chain] + trust, statuses: [0]),
      Case(
        name: "12,000 intermediates",
        arguments: ["verify", alone, "--intermediate", crowd] + trust,
        statuses: [0, 1], seconds: 16, megabytes: 400),
      Case(
        name: "12,000 anchors",
        arguments: [
          "verify", chain, "--anchor", roots, "--anchors-only", "--server-name", "www.example.com",
        ], statuses: [0, 1], seconds: 16, megabytes: 400),
      Case(
        name: "100,000 names", arguments: ["verify", manyNames] + trust, statuses: [1],
        megabytes: 400),
      Case(
        name: "1 GB of zeros", arguments: ["verify", "/dev/zero"] + trust + timeout,
        statuses: [2], megabytes: 200),
      Case(
        name: "16 MB without a certificate",
        arguments: [
          "verify", try write("none.pem", [UInt8](repeating: 0x2d, count: 16_000_000)),
        ] + trust + timeout, statuses: [2], megabytes: 200),
      Case(name: "a FIFO", arguments: ["verify", fifo] + trust + timeout, statuses: [2]),
      Case(
        name: "a FIFO as anchor",
        arguments: ["verify", chain, "--anchor", fifo, "--anchors-only"] + timeout, statuses: [2]),
      Case(
        name: "a structure of one identifier of 15 MB",
        arguments: [
          "show", "--asn1",
          try write(
            "identifier.der",
            [0x30, 0x83, 0xe4, 0xe1, 0xc5, 0x06, 0x83, 0xe4, 0xe1, 0xc0]
              + [UInt8](repeating: 1, count: 15_000_000)),
        ], statuses: [0], megabytes: 200),
      Case(
        name: "a property list of 2 million levels",
        arguments: [
          "show",
          try write(
            "deep.mobileconfig",
            Array(("<plist>" + String(repeating: "<array>", count: 2_000_000)).utf8)),
        ], statuses: [2], megabytes: 200),
      Case(name: "a directory", arguments: ["verify", directory] + trust, statuses: [2]),
      Case(
        name: "an evidence file without lines",
        arguments: ["replay", try write("long.jsonl", [UInt8](repeating: 0x5b, count: 32 << 20))],
        statuses: [2]),
      Case(
        name: "deep JSON",
        arguments: [
          "replay", try write("deep.jsonl", [UInt8](repeating: 0x5b, count: 4 << 20) + [0x0a]),
        ], statuses: [2], megabytes: 400),
    ]
  }

  private struct NoFIFO: Error {}

  /// Copies of a certificate with other serial numbers, whose signatures are invalid.
  private static func namesakes(of issued: IssuedCertificate, count: Int) throws -> [[UInt8]] {
    // Header and version come first, then the serial number, of eight octets at a fixed place.
    let start = 4 + 4 + 5 + 2
    return (0..<count).map { number in
      var copy = issued.der
      copy.replaceSubrange(
        start + 4..<start + 8, with: withUnsafeBytes(of: UInt32(number).bigEndian) { Array($0) })
      if let last = copy.indices.last { copy[last] = UInt8(truncatingIfNeeded: number) }
      return copy
    }
  }

  private static func names(_ count: Int, by issuer: IssuedCertificate) throws -> [[UInt8]] {
    var server = HostileChains.server()
    server.names = (0..<count).map { .dns("n\($0).example") }
    return [try server.issue(to: .generate(), by: issuer).der]
  }
}
