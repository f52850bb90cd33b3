import Foundation
import Testing

/// Calls of OpenSSL that fail, through a library that is loaded first: no verdict may get better.
@Suite(.serialized, .timeLimit(.minutes(30))) struct FailingCallTests {
  /// A function, its result, and the call from which on it returns that.
  struct Fault: CustomTestStringConvertible, Sendable {
    let function: String
    let result: Int
    /// Calls before that, which are not changed.
    var spared = 0
    /// Exit statuses of a check and of `verify`, both with sound certificates.
    let check: Int32
    let verify: Int32

    var testDescription: String { "\(function) = \(result) after \(spared)" }
  }

  /// Without a verified signature nothing may be trusted.
  private static let signatures = [
    Fault(function: "ASN1_item_verify", result: 0, check: 1, verify: 1),
    Fault(function: "ASN1_item_verify", result: -1, check: 1, verify: 1),
    Fault(function: "ASN1_item_verify", result: -1, spared: 1, check: 1, verify: 1),
    Fault(function: "d2i_X509_ALGOR", result: 0, check: 1, verify: 1),
    Fault(function: "ASN1_STRING_set", result: 0, check: 1, verify: 1),
  ]

  /// There is a second way to decode a key.
  private static let decoding = [
    Fault(function: "EVP_PKEY_fromdata", result: 0, check: 0, verify: 0),
    Fault(function: "d2i_X509_PUBKEY", result: 0, check: 2, verify: 0),
  ]

  /// Without a handshake there is no verdict.
  private static let handshakes = [
    Fault(function: "SSL_CTX_new_ex", result: 0, check: 2, verify: 0),
    Fault(function: "SSL_new", result: 0, check: 2, verify: 0),
    Fault(function: "BIO_new", result: 0, check: 2, verify: 0),
    Fault(function: "SSL_do_handshake", result: 0, check: 2, verify: 0),
    Fault(function: "SSL_do_handshake", result: -1, check: 2, verify: 0),
    Fault(function: "SSL_do_handshake", result: -1, spared: 1, check: 2, verify: 0),
  ]

  /// Without a context of their own, sessions have the usual one.
  private static let contexts = [
    Fault(function: "OSSL_LIB_CTX_new", result: 0, check: 0, verify: 0),
    Fault(function: "OSSL_PROVIDER_add_builtin", result: 0, check: 0, verify: 0),
    Fault(function: "OSSL_PROVIDER_load", result: 0, check: 0, verify: 0),
    Fault(function: "OSSL_PROVIDER_load", result: 0, spared: 1, check: 0, verify: 0),
    Fault(function: "OSSL_PROVIDER_get0_dispatch", result: 0, check: 0, verify: 0),
  ]

  /// A failing witness does not change the verdict, but must never report trust; the handshake
  /// needs some of these functions too.
  private static let witnesses = [
    Fault(function: "X509_verify_cert", result: 0, check: 0, verify: 0),
    Fault(function: "X509_verify_cert", result: -1, check: 0, verify: 0),
    Fault(function: "X509_STORE_CTX_new", result: 0, check: 0, verify: 0),
    Fault(function: "X509_STORE_CTX_init", result: 0, check: 2, verify: 0),
    Fault(function: "X509_STORE_new", result: 0, check: 2, verify: 0),
    Fault(function: "X509_STORE_CTX_set_default", result: 0, check: 2, verify: 0),
    Fault(function: "X509_VERIFY_PARAM_set1_host", result: 0, check: 0, verify: 0),
  ]

  /// One after the other, with the same servers: at the same time they would delay other tests.
  @Test func checksAreNeverBetterForIt() async throws {
    let lab = try LabProcess(
      directory: try TemporaryDirectory(), cases: ["good", "bad-signature"])
    try #require(lab.servers.count == 2)
    let faults =
      Self.signatures + Self.decoding + Self.handshakes + Self.contexts + Self.witnesses
    for fault in faults {
      let library = try await FailingLibrary(fault)
      var statuses: [Int32] = []
      for server in lab.servers {
        let result = try await Binary.run(
          executable: Binary.url, arguments: server.options + ["--timeout", "3", "--json"],
          input: nil, environment: library.environment)
        statuses.append(result.status)
      }
      #expect(statuses[0] == fault.check, "\(fault)")
      #expect([1, 2].contains(statuses[1]), "\(fault)")
    }
    withExtendedLifetime(lab) {}
  }

  @Test(arguments: signatures + decoding + handshakes)
  func filesAreNeverBetterForIt(_ fault: Fault) async throws {
    let library = try await FailingLibrary(fault)
    #expect(try await Self.verify("good", library).status == fault.verify)
    #expect(try await Self.verify("bad-signature", library).status == 1)
  }

  @Test(arguments: witnesses) func noWitnessTrustsForIt(_ fault: Fault) async throws {
    let library = try await FailingLibrary(fault)
    let result = try await Self.verify("good", library)
    #expect(result.status == fault.verify)
    let opinions = try #require(result.json.first?["opinions"] as? [[String: Any]])
    let opinion = try #require(opinions.first { $0["engine"] as? String == "openssl" })
    #expect(["untrusted", "unknown"].contains(opinion["verdict"] as? String))
    #expect(try await Self.verify("bad-signature", library).status == 1)
  }

  private static func verify(
    _ name: String, _ library: FailingLibrary
  ) async throws -> CommandResult {
    let files = try await LabFiles(case: name)
    return try await Binary.run(
      executable: Binary.url,
      arguments: [
        "verify", files.chain, "--anchor", files.root, "--anchors-only", "--server-name",
        files.serverName, "--json",
      ], input: nil, environment: library.environment)
  }
}

/// A library that is loaded first, so that its function replaces another one's.
struct FailingLibrary {
  private let directory: TemporaryDirectory

  init(_ fault: FailingCallTests.Fault) async throws {
    // Each of these takes at most six numbers or pointers and returns one.
    let source = """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      long \(fault.function)(long a, long b, long c, long d, long e, long f) {
        static int calls;
        if (calls++ >= \(fault.spared)) return \(fault.result);
        long (*real)(long, long, long, long, long, long) = dlsym(RTLD_NEXT, "\(fault.function)");
        return real(a, b, c, d, e, f);
      }
      """
    try await self.init(source: source)
  }

  /// - Parameter source: In C.
  init(source: String) async throws {
    directory = try TemporaryDirectory()
    directory.write(Data(source.utf8), to: "failing.c")
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/cc"),
      arguments: [
        "-shared", "-fPIC", "-w", "-o", directory.path("failing.so"), directory.path("failing.c"),
      ], input: nil, environment: [:])
    guard result.status == 0 else { throw StandInLibrary.NotCompiled(message: result.errors) }
  }

  var environment: [String: String] { ["LD_PRELOAD": directory.path("failing.so")] }
}
