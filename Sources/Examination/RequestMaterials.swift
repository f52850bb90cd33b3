import RootStores
package import TLSEngine
package import Threads
package import TrustModel
import X509

/// The contents of the files that a request names, read before anything is asked of the network.
package struct RequestMaterials: Sendable {
  /// Certificates to be evaluated, DER, in the order of the files; empty for a server.
  package var certificates: [[UInt8]]
  /// Certificates to build paths with, DER.
  package var supplied: [[UInt8]]
  /// The certificates of `--pin-certificate`, DER; nil without that option.
  package var pinned: [[UInt8]]?
  /// The certificate of `--compare`, DER; nil without that option.
  package var compared: [UInt8]?
  /// The trust exceptions; nil where no file of exceptions is named.
  package var exceptions: [TrustException]?
  /// Lists that say which certificates are revoked.
  package var revocationLists: [RevocationListEvidence]
  /// The client's certificate and key, sent when a server asks for them.
  package var identity: ClientIdentity?
  /// What to know about the files, each one sentence fragment.
  package var remarks: [String] = []

  /// A damaged file may have thousands; a reader needs the first few.
  private static let mostRemarks = 16

  package init(
    certificates: [[UInt8]] = [], supplied: [[UInt8]] = [],
    revocationLists: [RevocationListEvidence] = [], identity: ClientIdentity? = nil
  ) {
    self.certificates = certificates
    self.supplied = supplied
    self.revocationLists = revocationLists
    self.identity = identity
  }

  /// Reads the files and opens the stores that the request names.
  ///
  /// - Parameter contents: What was read of files that can be read only once, by their names.
  /// - Throws: `RequestError` for the first file or store that cannot be used.
  package init(
    of request: Request, with tools: Tools, contents: [String: [UInt8]] = [:]
  ) throws(RequestError) {
    let deadline = Deadline(in: request.timeout)
    let opener = tools.lockedFiles(request.timeout)
    try self.init(
      opening: request.trust.stores.map(\.name), request.trust, with: tools, opener, by: deadline)
    if case .files(let paths) = request.target {
      for path in paths {
        let read = try Self.reading { () throws(FileError) in
          guard let bytes = contents[path] else {
            return try CertificateFiles.read(path: path, opening: opener, by: deadline)
          }
          return try CertificateFiles.contents(of: bytes, path, opening: opener)
        }
        let name = FileError.name(ofFile: path)
        if certificates.isEmpty, read.beginsWithFault, let fault = read.faults.first {
          // The next certificate is another one, and a verdict on it would not be one on the first.
          throw RequestError(
            "line \(fault.line) of \(name): \(fault.text), and the certificate to be judged is the "
              + "first of the file")
        }
        certificates += read.entries.map(\.certificate)
        // A block that cannot be decoded was not sent, but its author believes that it was.
        remarks += read.faults.map {
          "line \($0.line) of \(name) was passed over: \($0.text)"
        }
      }
      let rest = remarks.count - Self.mostRemarks
      if rest > 0 { remarks[Self.mostRemarks...] = ["more blocks were passed over"] }
    }
    pinned = try Self.pinned(request.trust.pinning, opening: opener, by: deadline)
    compared = try Self.compared(request.trust, opening: opener, by: deadline)
    exceptions = try Self.exceptions(request.trust.exceptions, by: deadline)
    identity = try IdentityFiles(locked: opener, deadline: deadline)
      .identity(request.connection)
  }

  /// Reads the files that options of a replay name; those that were recorded are not looked for.
  ///
  /// - Parameter deadline: For the files that are pipes.
  /// - Throws: `RequestError` for the first file that cannot be used.
  package init(
    naming options: TrustPlan, with tools: Tools, by deadline: Deadline
  ) throws(RequestError) {
    let opener = tools.lockedFiles(deadline.remaining)
    try self.init(
      opening: options.stores.map(\.name).filter { $0 != .system }, options, with: tools, opener,
      by: deadline)
    pinned = try Self.pinned(options.pinning, opening: opener, by: deadline)
    compared = try Self.compared(options, opening: opener, by: deadline)
    exceptions = try Self.exceptions(options.exceptions, by: deadline)
  }

  private init(
    opening stores: [StoreName], _ plan: TrustPlan, with tools: Tools, _ opener: LockedFiles,
    by deadline: Deadline
  ) throws(RequestError) {
    self.init()
    for store in stores {
      try Self.reading { () throws(FileError) in try tools.stores.open(store, by: deadline) }
    }
    var faults: [String] = []
    for path in plan.intermediates {
      supplied += try Self.reading { () throws(FileError) in
        try CertificateFiles.stored(
          inFileOrDirectory: path, opening: opener, by: deadline, faults: &faults
        ).map(\.certificate.der)
      }
    }
    remarks += faults.prefix(Self.mostRemarks)
    if faults.count > Self.mostRemarks { remarks.append("more blocks were passed over") }
    for path in plan.revocation.lists {
      revocationLists += try Self.reading { () throws(FileError) in
        try RevocationListFiles.read(path: path, by: deadline)
      }
      guard revocationLists.count <= RevocationPlan.mostLists else {
        throw RequestError(
          "\(FileError.name(ofFile: path)) makes it more than \(RevocationPlan.mostLists) "
            + "revocation lists: give those of the issuers on the path")
      }
    }
  }

  private static func pinned(
    _ pinning: Pinning?, opening opener: LockedFiles, by deadline: Deadline
  ) throws(RequestError) -> [[UInt8]]? {
    guard case .certificates(let files) = pinning else { return nil }
    var certificates: [[UInt8]] = []
    for path in files {
      certificates += try reading { () throws(FileError) in
        try CertificateFiles.readAll(path: path, opening: opener, by: deadline)
          .map(\.certificate)
      }
    }
    return certificates
  }

  /// The only certificate in the file, or of several the first that is not a CA's: some files begin
  /// with the root.
  private static func compared(
    _ plan: TrustPlan, opening opener: LockedFiles, by deadline: Deadline
  ) throws(RequestError) -> [UInt8]? {
    guard let path = plan.expectations?.compared else { return nil }
    let certificates = try reading { () throws(FileError) in
      try CertificateFiles.stored(
        in: try CertificateFiles.bytes(path: path, by: deadline), of: path,
        opening: opener)
    }.map(\.certificate)
    // Made by hand, a server's own may say that it is an authority's, too: alone it can be no other,
    // and among others it is the one that has names of servers.
    let own =
      certificates.count == 1
      ? certificates.first
      : certificates.first { $0.known.basicConstraints?.isCA != true }
        ?? certificates.first { $0.known.subjectAlternativeNames?.isEmpty == false }
    guard let own else {
      throw RequestError(
        "\(FileError.name(ofFile: path)) holds certificates of authorities only, and --compare takes "
          + "the server's own")
    }
    return own.der
  }

  private static func exceptions(
    _ files: [String]?, by deadline: Deadline
  ) throws(RequestError) -> [TrustException]? {
    guard let files else { return nil }
    var exceptions: [TrustException] = []
    for path in files {
      let bytes = try reading { () throws(FileError) in
        try CertificateFiles.bytes(path: path, by: deadline)
      }
      let name = FileError.name(ofFile: path)
      do throws(ExceptionFile.Problem) {
        exceptions += try ExceptionFile.entries(in: bytes, file: path)
      } catch {
        let place = error.line.map { "line \($0) of " } ?? ""
        throw RequestError("\(place)\(name) \(error.text)")
      }
    }
    return exceptions
  }

  private static func reading<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(RequestError) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw RequestError(error.description)
    }
  }
}
