import Foundation
import Network
import OpenSSLEngine
import TrustLab
import TrustModel

#if canImport(Glibc)
  import Glibc
#endif

/// Files to be written where somebody has put something else: nothing is followed or waited for.
enum OutputCases {
  static func all(in directory: String) async throws -> [Case] {
    let lab = try await Lab(now: Instant(secondsSinceEpoch: Int64(Date().timeIntervalSince1970)))
    let served = try await lab.serve(LabCase.all.filter { $0.name == "good" })
    guard let server = served.first else { return [] }
    let anchor = "\(directory)/output-root.pem"
    try server.materials.anchorPEM.write(toFile: anchor, atomically: true, encoding: .utf8)
    let target = ["127.0.0.1:\(server.port)", "--server-name", server.labCase.serverName]
    let trusted = target + ["--anchor", anchor, "--anchors-only", "--timeout", "3"]
    let targets = try targets(in: directory)
    var cases: [Case] = []
    for (name, path, isUsable) in targets {
      let statuses: Set<Int32> = isUsable ? [0] : [2]
      cases += [
        Case(
          name: "key log to \(name)", arguments: trusted + ["--keylog", path], statuses: statuses),
        // What is wrong with the server counts more than what is wrong with the file.
        Case(
          name: "key log to \(name), untrusted",
          arguments: target + ["--timeout", "3", "--keylog", path], statuses: [1]),
        Case(
          name: "key log of connect to \(name)",
          arguments: ["connect", "--idle", "1"] + trusted + ["--keylog", path],
          statuses: statuses),
      ]
      // A file for all and one with a second name are as good as any where no secrets are written.
      guard !isUsable, !["a file for all", "a second name"].contains(name) else { continue }
      for option in ["--save-evidence", "--save-exceptions", "--write-bundle"] {
        // Evidence may go wherever a name leads, such as to another process.
        if option == "--save-evidence", name == "a link" { continue }
        let force = option == "--save-evidence" ? [] : ["--force"]
        cases.append(
          Case(
            name: "\(option) to \(name)", arguments: trusted + force + [option, path],
            statuses: [2]))
      }
    }
    return cases
  }

  private static func targets(
    in directory: String
  ) throws -> [(name: String, path: String, isUsable: Bool)] {
    let place = "\(directory)/outputs"
    try FileManager.default.createDirectory(
      atPath: "\(place)/directory", withIntermediateDirectories: true)
    for (name, mode) in [("own", mode_t(0o600)), ("all", 0o644), ("first", 0o600)] {
      try Data("before\n".utf8).write(to: URL(fileURLWithPath: "\(place)/\(name)"))
      chmod("\(place)/\(name)", mode)
    }
    link("\(place)/first", "\(place)/second")
    symlink("own", "\(place)/link")
    guard mkfifo("\(place)/fifo", 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    return [
      ("a new file", "\(place)/new", true), ("an own file", "\(place)/own", true),
      ("a file for all", "\(place)/all", false), ("a second name", "\(place)/second", false),
      ("a link", "\(place)/link", false), ("a directory", "\(place)/directory", false),
      ("nowhere", "\(place)/none/file", false), ("a full device", "/dev/full", false),
      ("a FIFO", "\(place)/fifo", false), ("the terminal", "/dev/tty", false),
    ]
  }
}
