import Examination
import OpenSSLEngine
import Rendering
import RootStores
import TLSEngine
import Threads
import TrustLab
import TrustModel
import X509

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Examines and writes many sound endpoints, to see whether memory grows with their number.
///
/// Prints the resident set, in KiB, after 1,000 reports and after the last one.
@main
enum Endurance {
  static func main() async throws {
    let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 100_000
    let now = Instant(secondsSinceEpoch: 1_800_000_000)
    guard let labCase = LabCase.named("good") else { throw Failure.noCase }
    let materials = try await Lab(now: now).materials(for: labCase)
    let tools = tools(at: now)
    let root = try materials.anchors.map {
      try StoredCertificate(CertificateFile.Entry(der: $0), file: "root.pem")
    }
    tools.stores.register(root, asFile: "root.pem")
    let examiner = Examiner(
      LiveSource(tools, materials: RequestMaterials(certificates: materials.chain)))
    let trust = TrustPlan(
      serverName: labCase.serverName, anchors: ["root.pem"], anchorsOnly: true,
      secondOpinion: false, fetching: .never)
    let requests = (0..<count).map { number in
      Request(target: .files(["endpoint-\(number)"]), trust: trust)
    }

    var sink = JSONSink { put($0, on: STDOUT_FILENO) }
    var summary = RunSummary()
    var written = 0
    sink.begin(
      RunDescription(
        tool: ToolIdentity(name: "endurance", version: "0", models: "none"), endpoints: count))
    Window(jobs: 16) { examiner.result(for: $0) }.run(requests) { result in
      sink.write(result.report)
      summary.add(result.report)
      written += 1
      if written == 1_000 || written == count {
        put("\(written) \(residentSet())\n", on: STDERR_FILENO)
      }
    }
    sink.end(summary)
    guard summary.trusted == count else { throw Failure.notTrusted }
  }

  private enum Failure: Error {
    case noCase, notTrusted
  }

  private static func tools(at now: Instant) -> Tools {
    let cryptography = OpenSSLCryptography()
    let certificates = CertificateCache()
    return Tools(
      version: "0", cryptography: cryptography, certificates: certificates,
      stores: StoreRegistry(
        environment: { _ in nil }, cryptography: cryptography, certificates: certificates),
      witnesses: NoWitnesses(), client: Self.client,
      identity: OpenSSLIdentityReader(), publicSuffixes: { nil }, clock: { now })
  }

  @Sendable private static func client(
    of engine: Engine
  ) throws(ConnectionFailure) -> any TLSClient {
    try OpenSSLClient()
  }

  private static func put(_ text: String, on descriptor: Int32) {
    _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  /// KiB of memory that the process has now (proc(5), statm).
  private static func residentSet() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 128)
    guard fgets(&text, Int32(text.count), file) != nil else { return 0 }
    let fields = String(
      decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self
    )
    .split(separator: " ")
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }
}
