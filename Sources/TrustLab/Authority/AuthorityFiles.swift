import OpenSSLEngine
package import TrustModel
import X509

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A private authority as a directory of files.
package enum AuthorityFiles {
  /// What was written.
  package struct Result: Sendable {
    /// The directory, from the root of the file system.
    package let directory: String
    package let names: [AuthorityName]
    /// When the certificates of server and client end.
    package let end: Instant
    /// Whether the root's own list of revocations could not be written again, as its key is elsewhere.
    package var lacksRootKey = false
    /// Files of keys that were made anew, as there was none to renew for.
    package var newKeys: [String] = []
    /// Whether the intermediate would have ended before what it issues, and was renewed.
    package var hasNewIntermediate = false
  }

  /// Files that cannot be used; its text is one clause.
  package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String
  }

  private enum Mode {
    static let open: mode_t = 0o644
    static let secret: mode_t = 0o600
  }

  /// Everything that a new authority has; what is issued under it comes behind the first five.
  private static let names = [
    "root.pem", "root.der", "root.mobileconfig", "root-key.pem", "intermediate.pem",
    "intermediate-key.pem", "root-crl.pem", "intermediate-crl.pem", "server.pem", "server-key.pem",
    "server.p12", "client.pem", "client-key.pem", "client.p12", "password.txt",
  ]

  /// Makes a new authority, and a server's and a client's certificate; all files are there, or none.
  ///
  /// - Parameter names: At least one.
  /// - Throws: `Problem` where a file of a name that is needed is there already, `LabFileError` or
  ///   `IssuingError`.
  package static func make(
    in path: String, for names: [AuthorityName], now: Instant
  ) throws -> Result {
    let directory = try LabDirectory(path: path)
    if let name = Self.names.first(where: { directory.has($0) }) {
      throw Problem(
        description: "'\(path)/\(name)' is there already, and nothing of an authority is written "
          + "over (--renew issues new certificates under it)")
    }
    let authority = try PrivateAuthority(now: now)
    var written: [String] = []
    do {
      try write(authority, in: directory, &written)
      return try issue(authority, for: names, in: directory, replaces: false, &written)
    } catch {
      // Its own only: another run may make one here at the same time.
      for name in written { try? directory.remove(name) }
      throw error
    }
  }

  /// Issues the certificates of server and client again, for their keys, and lists of revocations; that
  /// of the intermediate where it would end before them.
  ///
  /// - Parameter names: None for those of the present certificate.
  /// - Throws: `Problem` where the directory holds no authority that can issue them, `LabFileError` or
  ///   `IssuingError`.
  package static func renew(
    in path: String, for names: [AuthorityName], now: Instant
  ) throws -> Result {
    guard AuthorityFiles.isDirectory(path) else {
      throw Problem(
        description: "'\(path)' is no directory: without --renew an authority is made there")
    }
    let directory = try LabDirectory(path: path)
    let intermediate = try issuer("intermediate", in: directory)
    let root = try certificate("root.pem", in: directory)
    let issued = try certificate("intermediate.pem", in: directory)
    guard issued.issuer == root.subject,
      issued.known.authorityKeyIdentifier?.keyIdentifier == root.known.subjectKeyIdentifier
    else {
      throw Problem(
        description: "'\(path)/intermediate.pem' was not issued by '\(path)/root.pem'")
    }
    let hasRootKey = directory.has("root-key.pem")
    var authority = PrivateAuthority(
      root: hasRootKey ? try issuer("root", in: directory) : nil, intermediate: intermediate,
      now: now)
    let names = names.isEmpty ? try presentNames(in: directory) : names
    let isLasting = authority.end < issued.notAfter
    if !isLasting {
      guard authority.end < root.notAfter else {
        throw Problem(
          description: "'\(path)/root.pem' ends too early for a new certificate: make a new "
            + "authority in another directory")
      }
      guard let issuer = authority.root else {
        throw Problem(
          description: "'\(path)/intermediate.pem' ends too early for a new certificate, and to "
            + "renew it takes root-key.pem, which is not there")
      }
      authority = try authority.renewingIntermediate(under: issuer, endingAt: root.notAfter)
    }
    var written: [String] = []
    var result = try issue(
      authority, for: names, in: directory, replaces: true, withIntermediate: !isLasting, &written)
    result.lacksRootKey = !hasRootKey
    result.hasNewIntermediate = !isLasting
    return result
  }

  private static func write(
    _ authority: PrivateAuthority, in directory: borrowing LabDirectory, _ written: inout [String]
  ) throws {
    guard let root = authority.root else { return }
    let intermediate = authority.intermediate
    let open = [
      ("root.pem", Array(PEMWriter.certificate(root.der).utf8)), ("root.der", root.der),
      ("root.mobileconfig", Array(ConfigurationProfile.text(installing: root).utf8)),
      ("intermediate.pem", Array(PEMWriter.certificate(intermediate.der).utf8)),
    ]
    let secret = [
      ("root-key.pem", PEMWriter.privateKey(root.key)),
      ("intermediate-key.pem", PEMWriter.privateKey(intermediate.key)),
      ("password.txt", password() + "\n"),
    ]
    for (name, bytes) in open {
      try directory.write(bytes, to: name, mode: Mode.open, replaces: false)
      written.append(name)
    }
    for (name, text) in secret {
      try directory.write(text, to: name, mode: Mode.secret, replaces: false)
      written.append(name)
    }
  }

  private static func issue(
    _ authority: PrivateAuthority, for names: [AuthorityName], in directory: borrowing LabDirectory,
    replaces: Bool, withIntermediate: Bool = false, _ written: inout [String]
  ) throws -> Result {
    let password = try text("password.txt", in: directory)
    var files: [(name: String, bytes: [UInt8], mode: mode_t)] = []
    var newKeys: [String] = []
    if withIntermediate {
      let pem = PEMWriter.certificate(authority.intermediate.der)
      files.append(("intermediate.pem", Array(pem.utf8), Mode.open))
    }
    for name in ["server", "client"] {
      let key = try key("\(name)-key.pem", in: directory)
      let certificate =
        try name == "server" ? authority.server(for: names, key: key) : authority.client(key: key)
      if key == nil {
        newKeys.append("\(name)-key.pem")
        let pem = PEMWriter.privateKey(certificate.key)
        files.append(("\(name)-key.pem", Array(pem.utf8), Mode.secret))
      }
      let container = try certificate.pkcs12(
        with: [authority.intermediate.der], name: "trusteval lab \(name)", password: password)
      let chain = PEMWriter.certificates([certificate.der, authority.intermediate.der])
      files.append(("\(name).pem", Array(chain.utf8), Mode.open))
      files.append(("\(name).p12", container, Mode.secret))
    }
    let issuers = [("root", authority.root), ("intermediate", authority.intermediate)]
    for (name, issuer) in issuers {
      guard let issuer else { continue }
      let list = PEMText.block("X509 CRL", try authority.revocationList(of: issuer))
      files.append(("\(name)-crl.pem", Array(list.utf8), Mode.open))
    }
    for file in files {
      try directory.write(file.bytes, to: file.name, mode: file.mode, replaces: replaces)
      written.append(file.name)
    }
    return Result(
      directory: try directory.absolutePath, names: names, end: authority.end,
      newKeys: replaces ? newKeys : [])
  }

  // MARK: Reading

  private static func isDirectory(_ path: String) -> Bool {
    var entry = stat()
    return stat(FileName.cString(path), &entry) == 0 && entry.st_mode & S_IFMT == S_IFDIR
  }

  /// The first certificate of a file.
  private static func certificate(
    _ name: String, in directory: borrowing LabDirectory
  ) throws -> Certificate {
    let entry = directory.contents(of: name).flatMap { CertificateFile.entries(in: $0).first }
    guard let entry, let certificate = try? Certificate(der: entry.certificate) else {
      throw Problem(description: "'\(directory.path)/\(name)' holds no certificate")
    }
    return certificate
  }

  private static func issuer(
    _ name: String, in directory: borrowing LabDirectory
  ) throws -> IssuedCertificate {
    let certificate = try certificate("\(name).pem", in: directory)
    guard let key = try key("\(name)-key.pem", in: directory) else {
      throw Problem(description: "'\(directory.path)/\(name)-key.pem' cannot be read")
    }
    guard key.spki == certificate.publicKey.spki else {
      throw Problem(
        description: "'\(directory.path)/\(name)-key.pem' is not the key of '\(name).pem'")
    }
    return IssuedCertificate(
      der: certificate.der, subject: IssuingName(der: certificate.subject.der), key: key,
      keyIdentifier: certificate.known.subjectKeyIdentifier ?? key.identifier)
  }

  /// Nil where there is no such file.
  private static func key(
    _ name: String, in directory: borrowing LabDirectory
  ) throws -> PrivateKey? {
    guard directory.has(name) else { return nil }
    do throws(IssuingError) {
      return try PrivateKey(pem: directory.contents(of: name) ?? [])
    } catch {
      throw Problem(description: "'\(directory.path)/\(name)' holds \(error)")
    }
  }

  private static func presentNames(
    in directory: borrowing LabDirectory
  ) throws -> [AuthorityName] {
    let certificate = try certificate("server.pem", in: directory)
    let names = (certificate.known.subjectAlternativeNames ?? []).compactMap(AuthorityName.init)
    guard !names.isEmpty else {
      throw Problem(
        description: "'\(directory.path)/server.pem' names no host: name those to renew it for")
    }
    return names
  }

  private static func text(
    _ name: String, in directory: borrowing LabDirectory
  ) throws -> String {
    let text = directory.contents(of: name).map { String(decoding: $0, as: UTF8.self) }
    guard let line = text?.split(whereSeparator: \.isNewline).first else {
      throw Problem(description: "'\(directory.path)/\(name)' holds no password")
    }
    return String(line)
  }

  /// 100 random bits, without letters that look alike.
  private static func password() -> String {
    let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")
    return String((0..<20).compactMap { _ in letters.randomElement() })
  }
}
