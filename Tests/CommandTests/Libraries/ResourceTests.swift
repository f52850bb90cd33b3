import Foundation
import Testing

/// A lack of descriptors, threads or memory, and name servers that do not answer.
///
/// Each gives the documented status and one line that names the cause, within the deadline.
@Suite(.serialized, .timeLimit(.minutes(30))) struct ResourceTests {
  private let lab: LabProcess
  private let server: LabProcess.Server

  init() throws {
    lab = try LabProcess(directory: try TemporaryDirectory(), cases: ["good"])
    server = try #require(lab.servers.first)
  }

  /// A run of the binary after shell commands; `HOSTS` becomes as many endpoints as given.
  private func run(
    _ limits: String = "", hosts: [String], _ options: String = "",
    environment: [String: String] = [:]
  ) async throws -> (result: CommandResult, duration: Duration) {
    let arguments = hosts.map { "\($0):\(server.port)" }.joined(separator: " ")
    let directory = try TemporaryDirectory()
    let time = directory.path("time")
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/bin/bash"),
      arguments: [
        "-c",
        // Only the run is timed, as starting it may take long while other tests run.
        "start=$(date +%s%N); (\(limits) exec \"$1\" \(arguments) --anchor '\(server.anchor)' "
          + "--anchors-only --server-name \(server.serverName) --json \(options)); status=$?; "
          + "echo $((($(date +%s%N) - start) / 1000000)) >'\(time)'; exit $status",
        "bash", Binary.url.path,
      ], input: nil, environment: environment)
    let milliseconds = try String(contentsOfFile: time, encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return (result, .milliseconds(try #require(Int(milliseconds))))
  }

  private static func failures(_ result: CommandResult) -> [[String: Any]] {
    result.json.compactMap { $0["failure"] as? [String: Any] }
  }

  // MARK: Descriptors

  /// With few descriptors a run is slower, and with too few it says what is missing: a name that
  /// could not be looked up for lack of a descriptor is not reported as unknown.
  @Test(arguments: [13, 14, 15, 16, 17, 18, 20, 24, 32, 64])
  func descriptors(limit: Int) async throws {
    let hosts = (0..<12).flatMap { _ in ["localhost", "127.0.0.1"] }
    let (result, duration) = try await run("ulimit -n \(limit);", hosts: hosts, "--timeout 5")
    #expect(duration < .seconds(60))
    #expect(result.json.count == hosts.count, "\(result.errors)")
    let failures = Self.failures(result)
    #expect(result.status == (failures.isEmpty ? 0 : 2))
    for failure in failures {
      let summary = try #require(failure["summary"] as? String)
      #expect(failure["kind"] as? String == "internalError", "\(summary)")
      #expect(summary.contains("descriptor"), "\(summary)")
      #expect(failure["hint"] is String)
    }
    if limit >= 24 { #expect(failures.isEmpty) }
  }

  // MARK: Threads

  /// No thread can be started: what needs none works, and everything else fails at once with the
  /// cause.
  @Test func withoutThreads() async throws {
    let none = try await Preload("int pthread_create(void) { return 11; }")
    let plain = try await run(
      hosts: Array(repeating: "127.0.0.1", count: 6), environment: none.environment)
    #expect(plain.result.status == 0, "\(plain.result.errors)")
    #expect(plain.result.json.count == 6)

    let named = try await run(
      hosts: ["localhost", "127.0.0.1"], "--timeout 100", environment: none.environment)
    #expect(named.result.status == 2)
    #expect(named.duration < .seconds(90))
    let failures = Self.failures(named.result)
    #expect(failures.map { $0["kind"] as? String } == ["internalError"])
    #expect(failures.first?["summary"] as? String == "no thread left to look up localhost")

    // The second handshake is not made on the first one's thread, where it could not be ended.
    let both = try await run(
      hosts: ["127.0.0.1"], "--engine both --timeout 2", environment: none.environment)
    #expect([0, 1, 2].contains(both.result.status))
    #expect(both.duration < .seconds(45))
  }

  /// A machine without buffers receives nothing: that is no failure of the server's.
  @Test func withoutBuffers() async throws {
    let none = try await Preload(
      """
      #include <errno.h>
      long recv(void) { errno = ENOBUFS; return -1; }
      """)
    let (result, _) = try await run(
      hosts: ["127.0.0.1"], "--no-second-opinion --timeout 9", environment: none.environment)
    #expect(result.status == 2)
    let failure = try #require(Self.failures(result).first)
    #expect(failure["kind"] as? String == "internalError", "\(failure)")
    #expect((failure["summary"] as? String)?.contains("receive from the server") == true)
  }

  /// The lab serves without its log, and says so.
  @Test func withoutAThreadForTheLog() async throws {
    // No thread is started once something was printed, as the list of the servers is.
    let late = try await Preload(
      """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <sys/syscall.h>
      #include <unistd.h>
      static volatile int isOver;
      ssize_t write(int file, const void *octets, size_t count) {
        if (file == 1) isOver = 1;
        return syscall(SYS_write, file, octets, count);
      }
      int pthread_create(void *thread, void *attributes, void *body, void *argument) {
        int (*next)() = dlsym(RTLD_NEXT, "pthread_create");
        return isOver ? 11 : next(thread, attributes, body, argument);
      }
      """)
    let preload = try #require(late.environment["LD_PRELOAD"])
    let directory = try TemporaryDirectory()
    let result = try await Binary.shell(
      """
      cd '\(directory.url.path)'
      LD_PRELOAD='\(preload)' "$1" lab serve good --log >list 2>errors & server=$!
      for _ in $(seq 600); do [ -s errors ] && break; sleep 0.1; done
      kill $server; cat errors
      """)
    #expect(result.output.contains("there is no log, as no thread can be started"))
  }

  // MARK: Memory

  /// A hundred endpoints in an address space of so many megabytes: either all reports or one line.
  @Test(arguments: [100, 150, 200, 300, 400, 600, 900])
  func memory(limit: Int) async throws {
    let loads = try await Binary.shell("ulimit -v \(limit * 1024); exec \"$1\" --version")
    // If not even the program can be loaded, the message is the loader's.
    guard loads.status == 0 else { return }
    let hosts = Array(repeating: "127.0.0.1", count: 100)
    let (result, _) = try await run("ulimit -v \(limit * 1024);", hosts: hosts, "--timeout 20")
    #expect([0, 2].contains(result.status), "\(result.errors)")
    if result.status == 0 {
      #expect(result.json.count == hosts.count)
      #expect(result.errors.isEmpty)
    } else if Self.failures(result).isEmpty {
      #expect(result.errors.hasPrefix("trusteval: out of memory"), "\(result.errors)")
      #expect(result.errors.filter { $0 == "\n" }.count == 1)
    }
    if limit >= 300 { #expect(result.status == 0, "\(result.errors)") }
  }

  // MARK: Names

  /// Name servers that never answer: every endpoint ends in time, and one that had to wait for
  /// other look-ups says so.
  @Test func namesThatAreNeverFound() async throws {
    let silent = try await Preload(
      """
      #include <netdb.h>
      #include <unistd.h>
      int getaddrinfo(const char *node, const char *service, const struct addrinfo *hints,
                      struct addrinfo **found) {
        if (hints->ai_flags & AI_NUMERICHOST) return EAI_NONAME;
        for (;;) pause();
      }
      """)
    let hosts = (0..<100).map { "slow\($0).example" }
    let (result, duration) = try await run(
      hosts: hosts, "--timeout 1", environment: silent.environment)
    #expect(result.status == 2)
    // 64 at a time, for a second each; one after the other they would take a hundred seconds.
    #expect(duration < .seconds(60))
    let failures = Self.failures(result)
    #expect(failures.count == hosts.count)
    for failure in failures {
      #expect(failure["kind"] as? String == "timeout")
      #expect(failure["phase"] as? String == "resolve")
    }
    let waiting = failures.filter {
      ($0["summary"] as? String)?.contains("64 other look-ups are still waiting") == true
    }
    #expect(waiting.count == hosts.count - 64)
  }
}

/// A library that replaces functions of the system in the program.
private struct Preload {
  private let directory: TemporaryDirectory

  init(_ source: String) async throws {
    directory = try TemporaryDirectory()
    let file = directory.write(Data(source.utf8), to: "preload.c")
    let made = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/cc"),
      arguments: ["-shared", "-fPIC", "-w", "-o", directory.path("preload.so"), file.path],
      input: nil, environment: [:])
    try #require(made.status == 0, "\(made.errors)")
  }

  var environment: [String: String] { ["LD_PRELOAD": directory.path("preload.so")] }
}
