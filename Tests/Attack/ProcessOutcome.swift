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

  /// Runs a program without input, its output thrown away, and kills it at the limit in seconds.
  static func of(_ path: String, _ arguments: [String], limit: Double) async -> ProcessOutcome {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: run(path, arguments, limit))
      }
    }
  }

  private static func run(_ path: String, _ arguments: [String], _ limit: Double) -> ProcessOutcome
  {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for output in [Int32(1), 2] {
      posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    var texts = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for text in texts { free(text) } }
    let start = ContinuousClock.now
    var process: pid_t = 0
    guard posix_spawn(&process, path, &actions, nil, &texts, environ) == 0 else {
      return ProcessOutcome(status: nil, seconds: 0, megabytes: 0)
    }
    var status: Int32 = 0
    var isKilled = false
    var kilobytes = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      kilobytes = max(kilobytes, peak(of: process))
      if !isKilled, ContinuousClock.now - start > .seconds(limit) {
        isKilled = true
        kill(process, SIGKILL)
      }
      usleep(2_000)
    }
    let duration = (ContinuousClock.now - start) / .seconds(1)
    return ProcessOutcome(
      status: status & 0x7f == 0 ? status >> 8 & 0xff : nil, seconds: duration,
      megabytes: Double(kilobytes) / 1024)
  }

  /// Peak memory in KiB of the process or of one that it started, so far (proc(5), VmHWM).
  ///
  /// wait4(2) is not used: its number includes the memory of this program, from which the process
  /// was forked.
  private static func peak(of process: pid_t) -> Int {
    let directory = "/proc/\(process)"
    let text = (try? String(contentsOfFile: directory + "/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let own = line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    let children = try? String(
      contentsOfFile: "\(directory)/task/\(process)/children", encoding: .utf8)
    let others = (children ?? "").split(separator: " ").compactMap { pid_t($0) }.map(peak(of:))
    return max(own, others.max() ?? 0)
  }
}
