import ArgumentParser
import Examination
import Rendering
import RootStores
import TLSEngine
import TrustLab
import TrustModel
import X509

/// `trusteval demo`: starts the lab and checks its servers in one process.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Check every broken server of the lab; no network needed.",
    discussion: "Exit status 0 exactly when every case came out as expected.")

  func run() throws {
    let now = Instant.now()
    let tools = Tools.ofThisProcess(NoPasswords())
    let (lab, served) = try LabSelection.waiting {
      let lab = try await Lab(now: now)
      return (lab, try await lab.serve(LabCase.all))
    }
    var rows: [[String]] = []
    var surprises = 0
    Window(jobs: served.count) { DemoCheck(server: $0, tools: tools, now: now).result() }
      .run(served) { result in
        rows.append(result.row)
        surprises += result.isExpected ? 0 : 1
      }
    try LabSelection.waiting { await lab.stop() }
    let options = Console.textOptions
    let table = Table(
      columns: [
        .init("CASE", overflow: .whole), .init("FAILURES FOUND", overflow: .whole, minimum: 20),
        .init("NSURL", alignment: .right), .init("SECTRUST", alignment: .right), .init(""),
      ], rows: rows)
    Console.write(table.render(options: options))
    Console.write(
      "\n\(served.count) cases, "
        + (surprises == 0 ? "all as expected\n" : "\(surprises) NOT as expected\n"))
    throw ExitCode(surprises == 0 ? 0 : 1)
  }
}

/// One lab server, checked and compared with its expected result.
struct DemoCheck: Sendable {
  let server: ServedCase
  let tools: Tools
  let now: Instant

  struct Result: Sendable {
    let report: Report
    let labCase: LabCase

    var isExpected: Bool { labCase.isMet(by: report) }

    var row: [String] {
      let found =
        report.failure.map { [$0.kind.name] } ?? report.failures.map { $0.finding.check.rawValue }
      return [
        labCase.name, found.isEmpty ? "-" : found.joined(separator: " "),
        report.codes.urlSession.map { "\($0.value)" } ?? "-",
        report.codes.secTrust.map { "\($0.value)" } ?? "-", isExpected ? "ok" : "UNEXPECTED",
      ]
    }
  }

  func result() -> Result {
    let labCase = server.labCase
    let anchors = "\(labCase.name)/root.pem"
    tools.stores.register(server.materials.anchors(inFile: anchors), asFile: anchors)
    let request = Request(
      target: .server(host: "127.0.0.1", port: server.port),
      trust: TrustPlan(
        serverName: labCase.serverName, verifyDate: now, anchors: [anchors], anchorsOnly: true,
        secondOpinion: false,
        fetching: labCase.revocation.asksAddresses ? .anywhere : .never,
        revocation: RevocationPlan(mode: labCase.revocation)),
      timeout: labCase.timeout)
    let materials = RequestMaterials(identity: server.materials.client?.identity)
    let examiner = Examiner(LiveSource(tools, materials: materials))
    return Result(report: examiner.result(for: request).report, labCase: labCase)
  }
}

extension LabMaterials {
  /// The anchors as if they had been read from the file.
  fileprivate func anchors(inFile path: String) -> [StoredCertificate] {
    CertificateFile.entries(in: Array(anchorPEM.utf8)).compactMap {
      try? StoredCertificate($0, file: path)
    }
  }
}
