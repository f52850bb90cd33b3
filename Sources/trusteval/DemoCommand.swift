import ArgumentParser
import Diagnosis
import Network
import OpenSSLEngine
import Rendering
import RootStores
import TLSEngine
import Threads
import TrustEvaluation
import TrustLab
import TrustModel
import X509

/// `trusteval demo`: the lab and the check in one process.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Check every broken server of the lab; no network needed.",
    discussion: "Exit status 0 exactly when every case came out as expected.")

  func run() throws {
    let now = Instant.now()
    let diagnosis = Toolbox(secondOpinion: false).diagnosis
    let engine = try Prober.openSSL()
    let (lab, served) = try LabSelection.waiting {
      let lab = try await Lab(now: now)
      return (lab, try await lab.serve(LabCase.all))
    }
    var rows: [[String]] = []
    var surprises = 0
    served.mapConcurrently(atMost: served.count) { server in
      DemoCheck(server: server, engine: engine, diagnosis: diagnosis, now: now).result()
    } inOrder: { result in
      rows.append(result.row)
      surprises += result.isExpected ? 0 : 1
    }
    try LabSelection.waiting { await lab.stop() }
    let table = Table(
      columns: [
        .init("CASE"), .init("FAILURES FOUND", overflow: .wrap, minimum: 20),
        .init("NSURL", alignment: .right), .init("SECTRUST", alignment: .right), .init(""),
      ], rows: rows)
    Console.write(table.render(options: Console.textOptions))
    Console.write(
      "\n\(served.count) cases, "
        + (surprises == 0 ? "all as expected\n" : "\(surprises) NOT as expected\n"))
    throw ExitCode(surprises == 0 ? 0 : 1)
  }
}

/// One lab server checked and held against what is expected of it.
struct DemoCheck: Sendable {
  let server: ServedCase
  let engine: OpenSSLClient
  let diagnosis: Diagnosis
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
    let evidence = probe(
      ConnectTarget(host: "127.0.0.1", port: server.port), engine: engine,
      settings: TLSClientSettings(
        serverNameIndication: ServerName.indication(labCase.serverName),
        clientIdentity: server.materials.client?.identity),
      by: Deadline(in: labCase.timeout))
    let anchors = CertificateFile.entries(in: Array(server.materials.anchorPEM.utf8))
      .compactMap { try? StoredCertificate($0, file: "root.pem") }
    let endpoint = Endpoint(
      host: "127.0.0.1", port: Int(server.port), serverName: labCase.serverName)
    let settings = EvaluationSettings(
      purpose: .server, reference: ServerName.reference(labCase.serverName), verifyDate: now)
    let question = TrustQuestion(
      endpoint: endpoint, settings: settings, anchors: AnchorSet(app: anchors))
    return Result(
      report: diagnosis.timedReport(on: evidence, question: question), labCase: labCase)
  }
}
