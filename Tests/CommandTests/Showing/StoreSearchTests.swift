import ArgumentParser
import Examination
import Foundation
import OpenSSLEngine
import Testing
import TrustLab
import TrustModel

@testable import trusteval

/// What `show` finds in a store and in several files, without a run for each.
@Suite struct StoreSearchTests {
  private static let now = Instant(secondsSinceEpoch: 1_780_000_000)
  private let directory: TemporaryDirectory
  /// Certificates for the names `b.test`, `a.test` and `C.test`.
  private let certificates: [[UInt8]]

  init() throws {
    directory = try TemporaryDirectory()
    let authority = try PrivateAuthority(now: Self.now)
    certificates = try ["b.test", "a.test", "C.test"].map {
      try authority.server(for: [AuthorityName($0)], key: nil).der
    }
  }

  private func source(
    _ options: String..., serverName: String? = nil
  ) throws -> ShownSource {
    ShownSource(
      tools: Tools.ofThisProcess(NoPasswords()), reach: try ReachOptions.parse(options),
      serverName: serverName, date: Self.now, takesStructures: false)
  }

  private func problem(_ body: () throws -> ShownSource.Input) -> String? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? InputError)?.message ?? "\(error)"
    }
  }

  /// Sorted by name in any case, each once, and what cannot be read first where nothing is looked for.
  @Test func aStoreIsSortedAndSearched() throws {
    let cut = Array(certificates[0].prefix(100))
    let path = directory.write(
      Data(PEMText.certificates(certificates + [certificates[0], cut]).utf8), to: "store.pem"
    ).path
    func found(_ words: String...) throws -> ShownSource.Input {
      try source().store([path] + words)
    }
    let all = try found()
    #expect(
      all.certificates.map(\.der) == [cut, certificates[1], certificates[0], certificates[2]])
    #expect(all.total == nil && all.places == [path])
    let named = try found("TEST")
    #expect(
      named.certificates.map(\.der) == [certificates[1], certificates[0], certificates[2]])
    #expect(named.total == 4)
    #expect(try found("a.T").certificates.map(\.der) == [certificates[1]])
    let digest = SHA256.hexadecimal(certificates[2])
    #expect(
      try found(String(digest.prefix(20)).uppercased()).certificates.map(\.der)
        == [certificates[2]])
    #expect(
      problem { try found(String(digest.dropFirst().prefix(20))) }
        == "nothing in \(path) has '\(digest.dropFirst().prefix(20))' in its name")
  }

  /// Of several files those are shown that can be read; a word that is no file is a server, and that is
  /// shown alone.
  @Test func severalFiles() throws {
    let first = directory.write(
      Data(PEMText.certificates([certificates[0]]).utf8), to: "first.pem"
    ).path
    let second = directory.write(Data(certificates[1]), to: "second.der").path
    let missing = directory.path("missing.pem")
    let input = try source().input([first, missing, second])
    #expect(input.certificates.map(\.der) == [certificates[0], certificates[1]])
    #expect(input.failures.count == 1 && input.failures[0].contains("missing.pem"))
    #expect(input.places == [first, second] && input.total == nil)
    #expect(
      problem { try source().input([first, "a.example"]) }
        == "there is no file 'a.example', and one server is shown at a time")
    #expect(problem { try source().input([missing]) }?.contains("could not read ") == true)
    #expect(problem { try source().input(["no/such"]) }?.contains("could not read ") == true)
    #expect(
      problem { try source("--sni", "x", "--proxy", "", serverName: "y").input([first]) }
        == "--server-name and --sni and --proxy are about a server, and a file is shown")
    #expect(
      problem { try source("--starttls", "none").input([first]) }
        == "--starttls is about a server, and a file is shown")
    #expect(problem { try source("--timeout", "3").input([first]) } == nil)
  }
}
