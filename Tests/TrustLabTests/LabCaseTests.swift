import Foundation
import OpenSSLEngine
import Testing
import TrustLab
import TrustModel

@Suite struct LabCaseTests {
  static let now = Instant(secondsSinceEpoch: 1_780_000_000)

  @Test func namesAreUniqueAndSpeakable() {
    let names = LabCase.all.map(\.name)
    #expect(Set(names).count == names.count)
    for labCase in LabCase.all {
      #expect(labCase.name.wholeMatch(of: /[a-z0-9]+([-.][a-z0-9]+)*/) != nil)
      #expect(!labCase.summary.hasSuffix("."))
      #expect(labCase.summary.count <= 80, "\(labCase.name)")
      #expect(LabCase.named(labCase.name)?.summary == labCase.summary)
    }
    #expect(LabCase.named("no-such-case") == nil)
  }

  @Test func everyGroupHasCases() {
    #expect(Set(LabCase.all.map(\.group)) == Set(LabCase.Group.allCases))
  }

  /// Another implementation reads every certificate, and each server takes its chain and key.
  @Test func materialsAreConsistent() async throws {
    let lab = try await Lab(now: Self.now)
    var pem: Set<String> = []
    for labCase in LabCase.all {
      let materials = try await lab.materials(for: labCase)
      let readable = materials.chain.filter { $0.first == 0x30 } + materials.anchors
      pem.formUnion(readable.map(PEMWriter.certificate))
      if let key = materials.key {
        #expect(throws: Never.self, "\(labCase.name)") {
          try TLSServerContext(TLSServerSettings(chain: materials.chain, key: key))
        }
      }
      let hasVerdict = labCase.expectedVerdict != .unknown
      #expect(!hasVerdict || !materials.anchors.isEmpty, "\(labCase.name)")
    }
    try await withTemporaryDirectory { directory in
      let file = directory.appending(path: "all.pem").path()
      try pem.joined().write(toFile: file, atomically: true, encoding: .utf8)
      let listing = try await OpenSSLTool.run(["storeutl", "-noout", "-certs", file])
      #expect(
        listing.output.contains("Total found: \(pem.count)\n"), "\(listing.output.suffix(300))")
    }
  }

  /// Two starts share nothing, so that no key of the lab is worth anything elsewhere.
  @Test func everyStartMakesNewKeys() async throws {
    let good = try #require(LabCase.named("good"))
    let first = try await Lab(now: Self.now).materials(for: good)
    let second = try await Lab(now: Self.now).materials(for: good)
    #expect(first.key != second.key)
    #expect(first.anchors != second.anchors)
  }

  @Test func writesFilesThatNoOtherUserCanRead() async throws {
    try await withTemporaryDirectory { directory in
      let home = directory.appending(path: "new").path()
      let cases = ["good", "silent"].compactMap(LabCase.named)
      let lab = try await Lab(now: Self.now)
      try await lab.writeFiles(of: cases, to: home)
      #expect(try FileManager.default.contentsOfDirectory(atPath: home) == ["good"])
      let verified = try await OpenSSLTool.run([
        "verify", "-attime", "\(Self.now.secondsSinceEpoch)", "-verify_hostname",
        "www.lab.example", "-CAfile", "\(home)/good/root.pem", "-untrusted",
        "\(home)/good/chain.pem", "\(home)/good/chain.pem",
      ])
      #expect(verified.output.contains("chain.pem: OK"))
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(home)/good/key.pem")
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func writesWhatTheClientShows() async throws {
    let labCase = try #require(LabCase.named("client-certificate-accepted"))
    let lab = try await Lab(now: Self.now)
    try await withTemporaryDirectory { directory in
      let home = directory.path()
      try await lab.writeFiles(of: [labCase], to: home)
      let file = "\(home)/\(labCase.name)/client.pem"
      let verified = try await OpenSSLTool.run([
        "verify", "-attime", "\(Self.now.secondsSinceEpoch)", "-purpose", "sslclient",
        "-CAfile", "\(home)/\(labCase.name)/root.pem", "-untrusted", file, file,
      ])
      #expect(verified.output.contains("client.pem: OK"), "\(verified.output)")
      let key = try await OpenSSLTool.run(["pkey", "-noout", "-check", "-in", file])
      #expect(key.output.contains("Key is valid"), "\(key.output)")
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func saysWhichFileCouldNotBeWritten() async throws {
    let lab = try await Lab(now: Self.now)
    await #expect(throws: LabFileError.self) {
      try await lab.writeFiles(of: [], to: "/nonexistent/lab")
    }
  }
}
