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
    guard !looksLikeName else {
      throw InputError.usage(
        "'\(directory)' is the directory to make: name one first, as in 'trusteval lab ca DIR "
          + "\(directory)', or write ./\(directory)")
    }
    let names = try distinct(names.map(AuthorityName.canonical)).map { AuthorityName($0) }
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
    let guide = AuthorityGuide(result: result, isRenewal: renew).guide
    // What is copied keeps its letters, whatever the locale.
    var options = Console.textOptions
    options.isASCII = false
    Console.write(guide.render(options: options))
  }

  /// Whether the name of a server is where the directory should be, and there is no such directory.
  private var looksLikeName: Bool {
    guard names.isEmpty, !renew, !directory.contains("/"), !Console.hasFile(directory) else {
      return false
    }
    if IPAddress.octets(of: directory) != nil || directory.hasPrefix("*.") { return true }
    return directory.dropFirst().contains(".") && !directory.hasPrefix(".")
      && (try? AuthorityName.canonical(directory)) != nil
  }

  private static let loopback = ["localhost", "127.0.0.1", "::1"].map { AuthorityName($0) }

  private func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
