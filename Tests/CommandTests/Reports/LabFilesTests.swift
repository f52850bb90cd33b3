import Foundation
import Testing

/// `lab files` in a directory where other users may write: their links and files are not written
/// to.
@Suite(.timeLimit(.minutes(30))) struct LabFilesTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func labFiles(_ path: String) async throws -> CommandResult {
    try await Binary.run("lab", "files", path, "client-certificate-accepted")
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// A link in place of a file, to an existing file or not, hard or symbolic.
  @Test(arguments: ["ln -s", "ln", "ln -s missing;ln -s"], ["key.pem", "client.pem", "chain.pem"])
  func aPlantedLinkIsReplaced(command: String, name: String) async throws {
    let victim = directory.write(Data("precious".utf8), to: "victim").path
    let lab = directory.path("lab")
    let home = lab + "/client-certificate-accepted"
    let link =
      command.hasSuffix("missing;ln -s")
      ? "ln -s '\(directory.path("new"))'" : command + " '\(victim)'"
    _ = try await Binary.shell("mkdir -p '\(home)'; \(link) '\(home)/\(name)'")
    let result = try await labFiles(lab)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "precious")
    #expect(!FileManager.default.fileExists(atPath: directory.path("new")))
    let type = try FileManager.default.attributesOfItem(atPath: "\(home)/\(name)")[.type]
    #expect(type as? FileAttributeType == .typeRegular)
  }

  @Test(arguments: ["lab", "lab/client-certificate-accepted"])
  func aPlantedDirectoryIsNotEntered(place: String) async throws {
    _ = try await Binary.shell(
      """
      cd '\(directory.url.path)'; mkdir elsewhere; mkdir -p "$(dirname '\(place)')"
      ln -s '\(directory.path("elsewhere"))' '\(place)'
      """)
    let result = try await labFiles(directory.path("lab"))
    #expect(result.status == 2)
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path("elsewhere")) == [])
  }

  /// Even where a file that everyone may read existed.
  @Test func keysAreForTheirOwner() async throws {
    let home = directory.path("lab/client-certificate-accepted")
    _ = try await Binary.shell(
      "mkdir -p '\(home)'; touch '\(home)/key.pem'; chmod 666 '\(home)/key.pem'")
    for _ in 0..<2 {
      #expect(try await labFiles(directory.path("lab")).status == 0)
      #expect(try mode("\(home)/key.pem") == 0o600)
      #expect(try mode("\(home)/client.pem") == 0o600)
    }
  }
}
