import CSpawn
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// How a process ended and what it used.
struct ProcessOutcome: Sendable {
  /// Nil when a signal ended it.
  var status: Int32?
  var seconds: Double
  var megabytes: Double
  /// Octets on standard output and standard error.
  var written = 0
  /// The first output that a terminal would obey; nil where there was none.
  var control: String?

  /// Runs a program without input, its output on a terminal, and kills it at the limit in seconds.
  static func of(_ path: String, _ arguments: [String], limit: Double) async -> ProcessOutcome {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: run(path, arguments, limit))
      }
    }
  }

  private static func run(_ path: String, _ arguments: [String], _ limit: Double) -> ProcessOutcome
  {
    guard let screen = Screen() else { return ProcessOutcome(seconds: 0, megabytes: 0) }
    var texts = ([path] + arguments).map { strdup($0) } + [nil]
    let settings = ["PATH=/usr/bin:/bin", "NO_COLOR=1", "TERM=dumb", "LANG=C.UTF-8"]
    var variables: [UnsafeMutablePointer<CChar>?] = settings.map { strdup($0) } + [nil]
    defer { for text in texts + variables { free(text) } }
    let start = ContinuousClock.now
    var process: pid_t = 0
    guard
      test_spawn(&process, path, &texts, &variables, "/dev/null", screen.path, screen.path) == 0
    else { return ProcessOutcome(seconds: 0, megabytes: 0) }
    var status: Int32 = 0
    var isKilled = false
    var kilobytes = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      kilobytes = max(kilobytes, peak(of: process))
      if !isKilled, ContinuousClock.now - start > .seconds(limit) {
        isKilled = true
        kill(process, SIGKILL)
      }
      screen.read(within: 2)
    }
    let duration = (ContinuousClock.now - start) / .seconds(1)
    screen.finish()
    return ProcessOutcome(
      status: status & 0x7f == 0 ? status >> 8 & 0xff : nil, seconds: duration,
      megabytes: Double(kilobytes) / 1024, written: screen.count, control: screen.control)
  }

  /// Peak memory in KiB of the process or of one that it started, so far (proc(5), VmHWM).
  ///
  /// wait4(2) is not used: its number includes the memory of this program, from which the process
  /// was forked.
  private static func peak(of process: pid_t) -> Int {
    let directory = "/proc/\(process)"
    // Shortly before it becomes the other program, a process still has the memory of this one.
    guard program(directory) != program("/proc/self") else { return 0 }
    let text = (try? String(contentsOfFile: directory + "/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let own = line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    let children = try? String(
      contentsOfFile: "\(directory)/task/\(process)/children", encoding: .utf8)
    let others = (children ?? "").split(separator: " ").compactMap { pid_t($0) }.map(peak(of:))
    return max(own, others.max() ?? 0)
  }

  private static func program(_ directory: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: directory + "/exe")
  }
}
