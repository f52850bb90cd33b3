import Foundation
import Testing

/// A thread or process begins on a chosen processor, and may then run on all again.
@Suite(.timeLimit(.minutes(30))) struct ProcessorTests {
  /// The system refuses processors that were taken away in the meantime.
  @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
  func noneStaysOnOneProcessor() async throws {
    let directory = try TemporaryDirectory()
    let log = directory.path("log")
    let library = try await FailingLibrary(
      source: """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <errno.h>
        #include <fcntl.h>
        #include <sched.h>
        #include <unistd.h>
        int sched_setaffinity(pid_t process, size_t size, const cpu_set_t *set) {
          int (*real)(pid_t, size_t, const cpu_set_t *) = dlsym(RTLD_NEXT, "sched_setaffinity");
          int count = CPU_COUNT_S(size, set);
          int isRefused = process == 0 && count > 1 && count < size * 8;
          int log = open("\(log)", O_WRONLY | O_CREAT | O_APPEND, 0600);
          if (process == 0 && count > 1) write(log, isRefused ? "-" : "+", 1);
          close(log);
          if (!isRefused) return real(process, size, set);
          errno = EINVAL;
          return -1;
        }
        """)
    let files = try await LabFiles(case: "good")
    let result = try await Binary.run(
      executable: Binary.url,
      arguments: ["verify", files.chain, "--anchor", files.root, "--anchors-only", "--json"],
      input: nil, environment: library.environment)
    #expect(result.status == 0, "\(result.errors)")
    let calls = try String(contentsOfFile: log, encoding: .utf8)
    #expect(calls.contains("-"))
    #expect(calls.count { $0 == "-" } == calls.count { $0 == "+" }, "\(calls)")
  }
}
