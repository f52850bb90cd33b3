import Foundation
import OpenSSLEngine
import Programs
import TLSEngine
import TrustModel
import X509

#if GnuTLS
  import GnuTLSEngine
#endif

/// Compares each witness with its own library's command-line verifier; nil when none applies.
///
/// A difference is a fault of the binding: both sides run the same code of the same library.
func witnessReport(of corpus: Corpus, named name: String) -> CorpusReport? {
  guard case .evaluations(let cases) = corpus else {
    print("\(name): nothing for a witness to judge\n")
    return nil
  }
  guard let files = try? CaseFiles() else {
    print("\(name): no temporary directory\n")
    return nil
  }
  let runnable = cases.filter { $0.notRunnable == nil }
  return CorpusReport(
    name: "\(name), witnesses",
    results: WitnessComparison.all.flatMap { comparison in
      runnable.map { comparison.result(of: $0, files) }
    })
}

/// Measures one opinion on each case and prints median, 95th percentile and maximum.
func measureWitnesses(on corpus: Corpus, named name: String) {
  guard case .evaluations(let cases) = corpus else { return }
  let questions = cases.filter { $0.notRunnable == nil }.map(\.question)
  for comparison in WitnessComparison.all {
    for question in questions.prefix(50) { _ = comparison.witness.opinion(on: question) }
    let times = questions.map { question in
      ContinuousClock().measure { _ = comparison.witness.opinion(on: question) }
    }.sorted()
    guard let worst = times.last else { return }
    let numbers = [times[times.count / 2], times[times.count * 95 / 100], worst].map {
      "\($0.components.attoseconds / 1_000_000_000_000)"
    }
    print("\(name): \(comparison.name), microseconds per opinion")
    print("  median \(numbers[0])  p95 \(numbers[1])  max \(numbers[2])\n")
  }
}

/// A witness, and the command that asks the same question of the same library.
private struct WitnessComparison {
  let name: String
  let witness: any WitnessVerifier
  let command: (EvaluationCase, CaseFiles) -> [String]
  /// Reads the command's result in the form that `summary` gives to the witness's.
  let judgement: (_ output: String) -> String?
  let summary: (Opinion) -> String
  /// Whether the command fails without an anchor.
  var needsAnchors = false

  func result(of test: EvaluationCase, _ files: CaseFiles) -> CaseResult {
    let id = "\(name)/\(test.id)"
    if needsAnchors, test.question.anchors.isEmpty {
      return CaseResult(id: id, .notRun("the command cannot be asked without an anchor"))
    }
    guard files.write(test), let output = CommandOutput.of(command(test, files)) else {
      return CaseResult(id: id, .notRun("the command cannot be run"))
    }
    let opinion = witness.opinion(on: test.question)
    // A command that cannot read a file gives no result, and such a witness has no opinion.
    let isSilent =
      opinion.noOpinion != nil
      || opinion.failures.contains { $0.check == .unparseableCertificate }
    let ours = isSilent ? Self.undecided : summary(opinion)
    let theirs = judgement(output) ?? Self.undecided
    let outcome: CaseResult.Outcome =
      switch (ours, theirs) {
      case _ where ours == theirs: .agrees
      case (Self.accepted, _): .falseAccept
      case (_, Self.accepted): .falseReject
      default: .differs
      }
    return CaseResult(id: id, outcome, detail: "witness: \(ours); command: \(theirs)")
  }

  static let accepted = "accepted"
  static let undecided = "no judgement"
}

extension WitnessComparison {
  static var all: [WitnessComparison] {
    var all = [
      openSSL(level: ClientSecurityLevel.current), openSSL(level: nil),
    ]
    #if GnuTLS
      all.append(gnuTLS)
    #endif
    return all
  }

  /// - Parameter level: Security level of both sides; nil for the command's default, which is none.
  private static func openSSL(level: Int32?) -> WitnessComparison {
    WitnessComparison(
      name: level.map { "openssl-level-\($0)" } ?? "openssl-default",
      witness: OpenSSLWitness(securityLevel: level.map(Int.init) ?? 0),
      command: { test, files in
        var command = [
          "openssl", "verify", "-attime", "\(test.question.verifyDate.secondsSinceEpoch)",
          "-no-CApath", "-no-CAstore",
        ]
        // The command fails for a file without a certificate.
        command += test.question.anchors.isEmpty ? ["-no-CAfile"] : ["-CAfile", files.anchors]
        if !(test.intermediates ?? []).isEmpty { command += ["-untrusted", files.intermediates] }
        if let level { command += ["-auth_level", "\(level)"] }
        switch test.question.purpose {
        case .server: command += ["-purpose", "sslserver"]
        case .client: command += ["-purpose", "sslclient"]
        case .basic: break
        }
        if let ip = test.ip {
          command += ["-verify_ip", ip]
        } else if let name = test.hostname {
          command += ["-verify_hostname", name]
        }
        return command + [files.leaf]
      },
      judgement: { output in
        // The command goes on after some errors; a client stops at the first.
        if let error = output.firstMatch(of: /error ([0-9]+) at ([0-9]+) depth lookup/) {
          return "error \(error.1) at \(error.2)"
        }
        return output.contains(": OK") ? accepted : nil
      },
      summary: { opinion in
        guard let failure = opinion.failures.first else { return accepted }
        return "error \(failure.code) at \(failure.certificate ?? -1)"
      })
  }

  #if GnuTLS
    /// `certtool` has no option for the time before GnuTLS 3.8, so the clock is faked for it.
    private static var gnuTLS: WitnessComparison {
      WitnessComparison(
        name: "gnutls",
        witness: GnuTLSWitness(manner: .command),
        command: { test, files in
          var command = [
            "faketime", "@\(test.question.verifyDate.secondsSinceEpoch)", "certtool", "--verify",
            "--verify-profile", "low", "--load-ca-certificate", files.anchors, "--infile",
            files.chain,
          ]
          switch test.question.purpose {
          case .server: command += ["--verify-purpose", "1.3.6.1.5.5.7.3.1"]
          case .client: command += ["--verify-purpose", "1.3.6.1.5.5.7.3.2"]
          case .basic: break
          }
          if let name = test.question.serverName { command += ["--verify-hostname", name] }
          return command
        },
        judgement: { output in
          guard let start = output.range(of: "Chain verification output: ")?.upperBound else {
            return nil
          }
          let text = output[start...]
          if text.hasPrefix("Verified.") { return accepted }
          return sentences.filter { text.contains($0.key) }.map(\.value).sorted()
            .joined(separator: " ")
        },
        summary: { opinion in
          guard opinion.verdict != .trusted else { return accepted }
          // The command prints no sentence for the bit that is always set.
          return opinion.failures.map(\.symbol).filter { $0 != "GNUTLS_CERT_INVALID" }.sorted()
            .joined(separator: " ")
        }, needsAnchors: true)
    }

    /// What `gnutls_certificate_verification_status_print` prints for each status bit.
    private static let sentences = [
      "chain is revoked": "GNUTLS_CERT_REVOKED",
      "issuer is unknown": "GNUTLS_CERT_SIGNER_NOT_FOUND",
      "issuer is not a CA": "GNUTLS_CERT_SIGNER_NOT_CA",
      "uses insecure algorithm": "GNUTLS_CERT_INSECURE_ALGORITHM",
      "violates the signer's constraints": "GNUTLS_CERT_SIGNER_CONSTRAINTS_FAILURE",
      "not yet valid certificate": "GNUTLS_CERT_NOT_ACTIVATED",
      "uses expired certificate": "GNUTLS_CERT_EXPIRED",
      "signature in the certificate is invalid": "GNUTLS_CERT_SIGNATURE_FAILURE",
      "does not match the expected": "GNUTLS_CERT_UNEXPECTED_OWNER",
      "does not match the intended purpose": "GNUTLS_CERT_PURPOSE_MISMATCH",
      "unknown critical extension": "GNUTLS_CERT_UNKNOWN_CRIT_EXTENSIONS",
    ]
  #endif
}

/// The files that a command reads, rewritten for each case.
private final class CaseFiles {
  private let directory: URL

  init() throws {
    directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  var leaf: String { path("leaf.pem") }
  var intermediates: String { path("intermediates.pem") }
  var anchors: String { path("anchors.pem") }
  var chain: String { path("chain.pem") }

  func write(_ test: EvaluationCase) -> Bool {
    let contents = [
      (leaf, [test.leaf]), (intermediates, (test.intermediates ?? [])),
      (anchors, (test.anchors ?? [])),
      (chain, [test.leaf] + (test.intermediates ?? [])),
    ]
    return contents.allSatisfy { path, pems in
      let text = pems.joined(separator: "\n")
      return (try? text.write(toFile: path, atomically: false, encoding: .utf8)) != nil
    }
  }

  private func path(_ name: String) -> String {
    directory.appending(path: name).path(percentEncoded: false)
  }
}

private enum CommandOutput {
  /// Standard output and error together; nil when the command cannot be started.
  static func of(_ command: [String]) -> String? {
    guard
      let result = try? Program.runBlocking(
        command[0], Array(command.dropFirst()), environment: ["LC_ALL": "C", "TZ": "UTC"])
    else { return nil }
    return String(decoding: result.output + result.errors, as: UTF8.self)
  }
}

extension EvaluationCase {
  /// The case as a witness's question: all certificates but the anchors count as sent.
  fileprivate var question: WitnessQuestion {
    WitnessQuestion(
      chain: ([leaf] + (intermediates ?? [])).flatMap {
        CertificateFile.certificates(in: Array($0.utf8))
      },
      intermediates: [],
      anchors: (anchors ?? []).flatMap { CertificateFile.certificates(in: Array($0.utf8)) },
      purpose: purpose == "sslServer" ? .server : purpose == "sslClient" ? .client : .basic,
      serverName: ip ?? hostname,
      verifyDate: Instant(rfc3339: time) ?? Instant(secondsSinceEpoch: 0))
  }
}
