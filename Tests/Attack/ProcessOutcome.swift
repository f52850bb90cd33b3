import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// How a process ended and what it took.
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
    var usage = rusage()
    var isKilled = false
    while wait4(process, &status, WNOHANG, &usage) == 0 {
      if !isKilled, ContinuousClock.now - start > .seconds(limit) {
        isKilled = true
        kill(process, SIGKILL)
      }
      usleep(2_000)
    }
    let duration = (ContinuousClock.now - start) / .seconds(1)
    return ProcessOutcome(
      status: status & 0x7f == 0 ? status >> 8 & 0xff : nil, seconds: duration,
      megabytes: Double(usage.ru_maxrss) / 1024)
  }
}
