import Foundation
import Testing

/// A replacement for GnuTLS that harms its caller, compiled for these tests.
struct StandInLibrary {
  /// The harm that it does, and where.
  struct Fault: CustomTestStringConvertible, Sendable {
    let name: String
    /// C statements that run when it is loaded.
    var whenLoaded = ""
    var whenAsked = ""
    var whenShakingHands = ""
    /// The text given instead of an opinion.
    let excuse: String

    var testDescription: String { name }

    static let aborts = Fault(
      name: "aborts", whenAsked: #"fputs("stand-in: assertion failed\n", stderr); abort();"#,
      excuse: "GnuTLS ended abnormally (signal 6, aborted)")
    static let crashes = Fault(
      name: "crashes", whenAsked: "*(volatile int *)8 = 1;",
      excuse: "GnuTLS ended abnormally (signal 11, segmentation fault)")
    static let exits = Fault(
      name: "exits", whenAsked: "exit(3);", excuse: "GnuTLS ended abnormally (exit status 3)")
    static let signalsItsGroup = Fault(
      name: "signals its group", whenAsked: "kill(0, SIGKILL);",
      excuse: "GnuTLS ended abnormally (signal 9, killed)")
    static let leavesProcesses = Fault(
      name: "leaves processes",
      whenAsked: "if (fork() == 0) { sleep(90); _exit(0); } for (;;) pause();",
      excuse: "GnuTLS gave no answer within 2 s")
    static let abortsWhenLoaded = Fault(
      name: "aborts when loaded", whenLoaded: "abort();",
      excuse: "GnuTLS ended abnormally (signal 6, aborted)")
    static let hangs = Fault(
      name: "hangs", whenAsked: "for (;;) pause();", excuse: "GnuTLS gave no answer within 2 s")
    static let loops = Fault(
      name: "loops", whenAsked: "for (volatile int i = 0;; i++);",
      excuse: "GnuTLS gave no answer within 2 s")
    static let loopsInHandshake = Fault(
      name: "loops in a handshake", whenShakingHands: "for (volatile int i = 0;; i++);",
      excuse: "")
    static let hangsInHandshake = Fault(
      name: "hangs in a handshake", whenShakingHands: "for (;;) pause();", excuse: "")
    /// One process of several: what it says, that all is well, comes after the caller's two seconds.
    static let isLate = Fault(
      name: "is late",
      whenAsked: """
        static int isLate;
        if (isFirst()) { isLate = 1; sleep(3); }
        if (!isLate) *status = 66;
        """,
      excuse: "GnuTLS gave no answer within 2 s")
    /// Once: some time after it answered.
    static let endsAfterItsAnswer = Fault(
      name: "ends after its answer", whenAsked: "if (isFirst()) alarm(1);", excuse: "")
    static let hangsWhenLoaded = Fault(
      name: "hangs when loaded", whenLoaded: "for (;;) pause();",
      excuse: "GnuTLS gave no answer within 2 s")
  }

  private let directory: TemporaryDirectory

  init(_ fault: Fault) async throws {
    directory = try TemporaryDirectory()
    directory.write(
      Data(try Self.source(fault, marker: directory.path("asked")).utf8), to: "library.c")
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/cc"),
      arguments: [
        "-shared", "-fPIC", "-w", "-o", directory.path("libgnutls.so.30"),
        directory.path("library.c"),
      ], input: nil, environment: [:])
    guard result.status == 0 else { throw NotCompiled(message: result.errors) }
  }

  struct NotCompiled: Error {
    let message: String
  }

  /// The environment in which it is loaded instead of the real library.
  var environment: [String: String] { ["LD_LIBRARY_PATH": directory.url.path] }

  /// Processes that have it loaded.
  var users: [String] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { process in
      let maps = try? String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8)
      return Int(process) != nil && maps?.contains(directory.url.path) == true
    }
  }

  /// All functions that the program looks for, those on the way to a verdict with a sound result.
  ///
  /// - Parameter marker: A file that is made when the first of all processes asks.
  private static func source(_ fault: Fault, marker: String) throws -> String {
    let special: [String: String] = [
      "check_version": #"const char *gnutls_check_version(void *v) { return "3.8.1"; }"#,
      "strerror": #"const char *gnutls_strerror(int e) { return "stand-in"; }"#,
      "x509_crt_init": "int gnutls_x509_crt_init(void **c) { *c = malloc(1); return 0; }",
      "x509_trust_list_init":
        "int gnutls_x509_trust_list_init(void **l) { *l = malloc(1); return 0; }",
      "x509_trust_list_add_cas": "int gnutls_x509_trust_list_add_cas(void) { return 1; }",
      "init": "int gnutls_init(void **s) { *s = malloc(1); return 0; }",
      "priority_init": "int gnutls_priority_init(void **p) { *p = malloc(1); return 0; }",
      "certificate_allocate_credentials":
        "int gnutls_certificate_allocate_credentials(void **c) { *c = malloc(1); return 0; }",
      "handshake": "int gnutls_handshake(void) { \(fault.whenShakingHands) return 0; }",
      "x509_trust_list_verify_crt2":
        "int gnutls_x509_trust_list_verify_crt2(void *l, void *c, unsigned n, void *d, unsigned e, "
        + "unsigned f, unsigned *status) { \(fault.whenAsked) return 0; }",
    ]
    let shim = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/CGnuTLS/shim.h").standardizedFileURL
    let names = try String(contentsOf: shim, encoding: .utf8).matches(of: /each\((\w+)\)/)
      .map { String($0.1) }
    let functions = names.map { special[$0] ?? "int gnutls_\($0)(void) { return 0; }" }
    return """
      #include <fcntl.h>
      #include <signal.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <unistd.h>
      void (*gnutls_free)(void *) = free;
      static int isFirst(void) { return open("\(marker)", O_CREAT | O_EXCL, 0600) >= 0; }
      __attribute__((constructor)) static void load(void) { \(fault.whenLoaded) }
      \(functions.joined(separator: "\n"))
      """
  }
}
