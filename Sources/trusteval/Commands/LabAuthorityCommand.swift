import ArgumentParser
import Rendering
import TrustLab
import TrustModel

/// `trusteval lab ca DIR [NAME ...]`.
struct LabAuthorityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ca",
    abstract: "Make a private CA for development, with a server's and a client's certificate.",
    discussion: """
      Writes root, intermediate, server and client with their keys as PEM, the root as DER and as a \
      configuration profile for iOS, server and client as PKCS #12, and lists of revocations, then \
      prints how to serve and where to install them. Nothing is written over without --renew.
      """)

  @Argument(
    help: ArgumentHelp("Directory, made if it does not exist.", valueName: "dir"),
    completion: .directory)
  var directory: String

  @Argument(
    help: ArgumentHelp(
      "Names and addresses of the server (default: localhost 127.0.0.1 ::1; with --renew as before).",
      valueName: "name"))
  var names: [String] = []

  @Flag(
    help:
      "Issue the certificates of server and client again, under the same root, for the same keys.")
  var renew = false

  func run() throws {
    let names = try names.map { AuthorityName(try Self.canonical($0)) }
    let result: AuthorityFiles.Result
    do {
      result =
        renew
        ? try AuthorityFiles.renew(in: directory, for: names, now: .now())
        : try AuthorityFiles.make(
          in: directory, for: names.isEmpty ? Self.loopback : names, now: .now())
    } catch {
      throw InputError.unreadable("\(error)")
    }
    let guide = AuthorityGuide(result: result, isRenewal: renew)
    Console.write(
      guide.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { sanitized(String($0)) }.joined(separator: "\n"))
  }

  private static let loopback = ["localhost", "127.0.0.1", "::1"].map { AuthorityName($0) }

  /// The first label may be a wildcard (RFC 9525, section 6.3).
  private static func canonical(_ name: String) throws(InputError) -> String {
    guard name.hasPrefix("*.") else { return try HostName.nameOrAddress(name) }
    return "*." + (try HostName.canonical(String(name.dropFirst(2))))
  }
}
