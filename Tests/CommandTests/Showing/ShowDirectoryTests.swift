import Foundation
import Testing

/// `show` with a directory, which may hold anything.
@Suite(.timeLimit(.minutes(30))) struct ShowDirectoryTests {
  /// What should be a certificate and cannot be read is said, what never was one is not.
  @Test func cutFilesAreTold() async throws {
    let directory = try TemporaryDirectory()
    let files = try await LabFiles(case: "good")
    let chain = try String(contentsOfFile: files.chain, encoding: .utf8)
    directory.write(Data(chain.utf8), to: "whole.pem")
    directory.write(Data(chain.prefix(300).utf8), to: "cut.pem")
    directory.write(Data("no certificate".utf8), to: "README")
    let result = try await Binary.run("show", directory.url.path)
    #expect(result.status == 0, "\(result.errors)")
    let said = result.output + result.errors
    #expect(said.contains("cut.pem' was passed over: the block has no end"), "\(said)")
    #expect(!said.contains("README"), "\(said)")
  }
}
