import Examination
import Rendering
import RootStores
import Threads
import TrustModel
import X509

/// Finds what `show` is to show.
struct ShownSource {
  let tools: Tools
  let reach: ReachOptions
  /// The name that a server is asked for; nil for the host's.
  let serverName: String?
  /// Up to which validity is drawn.
  let date: Instant
  /// Whether what is no certificate is shown as the structure that it is.
  let takesStructures: Bool

  struct Input {
    /// Where they are from.
    var places: [String]
    var certificates: [(der: [UInt8], origin: ShownCertificate.Origin)] = []
    /// What is no certificate, each with the file that it is from.
    var documents: [(file: String, document: ShownDocument)] = []
    /// What could not be read beside them, each one line.
    var remarks: [String] = []
    /// Why a whole file of several cannot be shown, each one line.
    var failures: [String] = []
    /// How many certificates are there, of which these were chosen; nil for all.
    var total: Int?
  }

  /// One server, or files and directories.
  func input(_ names: [String]) throws -> Input {
    let servers = names.filter { $0 != "-" && !Console.hasFile($0) }
    guard let server = servers.first(where: { !Self.looksLikeFile($0) }) else {
      return try localInput(names)
    }
    guard names.count == 1 else {
      throw InputError.usage("there is no file '\(server)', and one server is shown at a time")
    }
    return try self.server(server)
  }

  /// - Parameter words: The path of a store, if it is not this system's, and a text to look for.
  func store(_ words: [String]) throws -> Input {
    var words = words[...]
    var input: Input
    if let path = words.first,
      path == "-" || Console.hasFile(path) || words.count == 2 || Self.looksLikeFile(path)
    {
      words = words.dropFirst()
      input = try files([path])
    } else {
      let system = try reading { () throws(FileError) in
        try RootStore.system(environment: Console.environment, cryptography: tools.cryptography)
      }
      guard let system else {
        throw InputError.unreadable("this system has no root store in a known place")
      }
      input = try files(system.places.map(\.path), mayBeEmpty: true)
    }
    // A file and a directory may hold the same roots.
    var seen: Set<[UInt8]> = []
    input.certificates.removeAll { !seen.insert($0.der).inserted }
    let text = words.first
    if text != nil { input.total = input.certificates.count }
    input.certificates = input.certificates.compactMap { entry in
      guard let certificate = try? Certificate(der: entry.der) else {
        return text == nil ? ("", entry) : nil
      }
      let found = text.map { Self.isFound($0, in: certificate) } ?? true
      return found ? (certificate.subject.label.lowercased(), entry) : nil
    }
    .sorted { $0.0 < $1.0 }.map(\.1)
    guard !input.certificates.isEmpty else {
      let places = input.places.joined(separator: ", ")
      throw InputError.unreadable("nothing in \(places) has '\(text ?? "")' in its name")
    }
    return input
  }

  /// By a part of its name, in any case, or by the beginning of its SHA-256.
  private static func isFound(_ text: String, in certificate: Certificate) -> Bool {
    let text = text.lowercased()
    return certificate.subject.text.lowercased().contains(text)
      || certificate.sha256.hasPrefix(text)
  }

  private static func looksLikeFile(_ name: String) -> Bool {
    !name.contains("://") && name.contains("/") || UsageHint.hasEndingOfFile(name)
  }

  /// - Parameters:
  ///   - contents: What was read of files that can be read only once.
  ///   - mayBeEmpty: Whether one of several may hold no certificate.
  func files(
    _ paths: [String], contents: [String: [UInt8]] = [:], mayBeEmpty: Bool = false
  ) throws -> Input {
    try refuseServerOptions()
    let deadline = Deadline(in: reach.budget)
    let opener = tools.lockedFiles(reach.budget)
    var input = Input(places: paths.map { $0 == "-" ? "standard input" : $0 })
    for path in paths {
      do throws(FileError) {
        if let bytes = contents[path] {
          input.add(
            try CertificateFiles.contents(of: bytes, path, opening: opener), of: path)
          continue
        }
        let files = try CertificateFiles.read(
          fileOrDirectory: path, opening: opener, by: deadline)
        for (file, contents) in files { input.add(contents, of: file) }
      } catch {
        if mayBeEmpty, paths.count > 1, error.problem == .holdsNoCertificate { continue }
        if let profile = try profile(error, in: contents[path], by: deadline) {
          input.add(profile, of: path)
          continue
        }
        let documents = try reading { () throws(FileError) -> [ShownDocument] in
          try self.documents(error, in: contents[path], by: deadline)
        }
        guard !documents.isEmpty else { throw InputError.unreadable(error.description) }
        input.documents += documents.map { (FileError.name(ofFile: path), $0) }
      }
    }
    return input
  }

  func refuseServerOptions() throws(InputError) {
    let given = (serverName == nil ? [] : ["--server-name"]) + reach.server.given
    guard given.isEmpty else {
      let verb = given.count == 1 ? "is" : "are"
      throw InputError.usage(
        "\(given.joined(separator: " and ")) \(verb) about a server, and a file is shown")
    }
  }

  private func server(_ name: String) throws -> Input {
    let server = try ServerArgument(argument: name)
    // Nothing is evaluated.
    var trust = TrustPlan(anchorsOnly: true, secondOpinion: false, fetching: .never)
    if let serverName { trust.serverName = try HostName.nameOrAddress(serverName) }
    let request = try reach.request(for: server, trust)
    let materials = try RequestMaterials(of: request, with: tools)
    let evidence = LiveSource(tools, materials: materials)
      .evidence(for: request, by: Deadline(in: request.timeout))
    let seen = evidence.observations.first ?? Observation()
    let failure = seen.failure.map { failure in
      failure.summary + (failure.hint.map { " (\($0))" } ?? "")
    }
    let place = request.endpoint.text
    // Some failures name the server themselves.
    func named(_ line: String) -> String {
      line.hasPrefix("\(place): ") ? line : "\(place): \(line)"
    }
    guard !seen.certificates.isEmpty else {
      throw InputError.unreadable(named(failure ?? "the server sent no certificate"))
    }
    return Input(
      places: [place + (seen.address.map { "  " + $0 } ?? "")],
      certificates: seen.certificates.map { ($0, .init(name: place)) },
      remarks: failure.map { [named($0)] } ?? [])
  }

  func reading<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(InputError) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw .unreadable(error.description)
    }
  }
}
