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
    let names = try distinct(names.map(Self.canonical)).map { AuthorityName($0) }
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
    if name.hasPrefix("*.") { return "*." + (try relative(String(name.dropFirst(2)))) }
    guard IPAddress.octets(of: name) != nil else { return try relative(name) }
    guard !name.contains("%") else {
      throw .usage("'\(name)' has a zone, which is no part of an address in a certificate")
    }
    return name
  }

  /// Without the dot at the end, which no certificate has (RFC 5280, section 4.2.1.6).
  private static func relative(_ name: String) throws(InputError) -> String {
    let canonical = try HostName.canonical(name)
    let host = canonical.hasSuffix(".") ? String(canonical.dropLast()) : canonical
    // A name whose last label is a number would be read as an address (WHATWG URL, section 3.5).
    if let last = host.split(separator: ".").last, last.allSatisfy(\.isNumber) {
      throw .usage("'\(name)' is no address: four numbers up to 255, or IPv6")
    }
    return host
  }

  private func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
