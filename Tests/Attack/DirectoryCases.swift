import Foundation
import OpenSSLEngine

#if canImport(Glibc)
  import Glibc
#endif

/// Directories that are given where certificates are looked for, and what may be in them.
enum DirectoryCases {
  static func all(in directory: String) throws -> [Case] {
    let root = try HostileChains.authority("Root").issue(to: .generate())
    let issuer = try HostileChains.authority("Issuer").issue(to: .generate(), by: root)
    let leaf = try HostileChains.server().issue(to: .generate(), by: issuer)
    func write(_ name: String, _ chain: [[UInt8]]) throws -> String {
      let path = "\(directory)/\(name)"
      try PEMWriter.certificates(chain).write(toFile: path, atomically: true, encoding: .utf8)
      return path
    }
    let alone = try write("directory-leaf.pem", [leaf.der])
    let anchor = try write("directory-root.pem", [root.der])
    let trust = [
      "--anchor", anchor, "--anchors-only", "--server-name", "www.example.com", "--timeout", "3",
    ]
    func verify(
      _ name: String, _ path: String, _ statuses: Set<Int32>, asRoots: Set<Int32> = [1, 2],
      seconds: Double = 5, megabytes: Double = 200
    ) -> [Case] {
      [
        Case(
          name: "intermediates in \(name)",
          arguments: ["verify", alone, "--intermediate", path] + trust, statuses: statuses,
          seconds: seconds, megabytes: megabytes),
        Case(
          name: "roots in \(name)",
          arguments: [
            "verify", alone, "--root-store", path, "--server-name", "www.example.com", "--timeout",
            "3",
          ], statuses: asRoots, seconds: seconds, megabytes: megabytes),
      ]
    }
    let trap = try make("trap", in: directory)
    try fill(trap, issuer: issuer.der)
    let crowd = try make("crowd", in: directory)
    for number in 0..<100_000 { symlink("../directory-leaf.pem", "\(crowd)/\(number).pem") }
    let circle = try make("circle", in: directory)
    symlink("b.pem", "\(circle)/a.pem")
    symlink("a.pem", "\(circle)/b.pem")
    symlink(".", "\(circle)/self")
    let large = try make("large", in: directory)
    for number in 0..<64 { try sparse("\(large)/\(number).pem", size: 16 << 20) }
    // The certificate that is there counts in whatever way it is named.
    return verify("a directory of traps", trap, [0], asRoots: [0])
      + verify("100,000 files", crowd, [1, 2], seconds: 10)
      + verify("a circle of links", circle, [2])
      + verify("1 GB of files", large, [2], seconds: 20)
      + verify("the system's processes", "/proc", [1, 2], seconds: 10)
      + verify("the devices", "/dev", [1, 2])
      + [
        Case(
          name: "messages of the kernel", arguments: ["verify", "/proc/kmsg"] + trust,
          statuses: [2]),
        Case(
          name: "memory of the machine", arguments: ["verify", "/proc/kcore"] + trust,
          statuses: [2], megabytes: 200),
        Case(
          name: "the terminal", arguments: ["verify", "/dev/tty"] + trust, statuses: [2]),
      ]
  }

  private static func make(_ name: String, in directory: String) throws -> String {
    let path = "\(directory)/\(name)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  private static func sparse(_ path: String, size: off_t) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    guard descriptor >= 0, ftruncate(descriptor, size) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
    close(descriptor)
  }

  /// The one file that is meant, and others that may not be waited for or followed.
  private static func fill(_ path: String, issuer: [UInt8]) throws {
    try PEMWriter.certificates([issuer]).write(
      toFile: "\(path)/issuer.pem", atomically: true, encoding: .utf8)
    guard mkfifo("\(path)/fifo.pem", 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    for (target, name) in [
      ("/dev/zero", "zero.pem"), ("/dev/tty", "tty.pem"), ("fifo.pem", "link.pem"),
      ("..", "up.pem"), ("/proc/kmsg", "kmsg.pem"), ("loop.pem", "loop.pem"),
    ] { symlink(target, "\(path)/\(name)") }
    try Data("x".utf8).write(to: URL(fileURLWithPath: "\(path)/unreadable.pem"))
    chmod("\(path)/unreadable.pem", 0)
  }
}
