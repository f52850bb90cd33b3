import Examination
import RootStores
import Threads
import TrustModel
import X509

extension ShownSource {
  /// Files, directories and captures; of several, those that can be read.
  func localInput(_ names: [String]) throws -> Input {
    if names.count == 1 { return try localInput(names[0]) }
    var all = Input(places: [])
    for name in names {
      do {
        all.add(try localInput(name))
      } catch let error as InputError where error.status == .couldNotFindOut {
        all.failures.append(error.message)
      }
    }
    return all
  }

  private func localInput(_ name: String) throws -> Input {
    let isDirectory = try reading { () throws(FileError) in
      try CertificateFiles.isDirectory(name)
    }
    let input: VerifiedInput
    do throws(RequestError) {
      input = try VerifiedInput(isDirectory ? [] : [name], patience: reach.budget)
    } catch {
      throw InputError(error)
    }
    switch input {
    case .certificates(let contents): return try files([name], contents: contents)
    case .capture(let capture): return try seen(in: capture, name)
    }
  }

  /// Certificates of a capture that are shown; a long one may have any number.
  private static let mostCaptured = 1_000
  /// Connections of which it is said why they have none.
  private static let mostRemarks = 16

  /// What each connection of a capture was sent, and the same by the same server once.
  private func seen(in capture: CaptureInput, _ path: String) throws -> Input {
    try refuseServerOptions()
    let file = path == "-" ? "standard input" : path
    var input = Input(places: [file])
    var known: Set<[[UInt8]]> = []
    var (again, without, left) = (0, 0, 0)
    do throws(RequestError) {
      while let connection = try capture.nextSeen() {
        let host = connection.host.contains(":") ? "[\(connection.host)]" : connection.host
        let server = "\(host):\(connection.port)"
        let place = "connection \(connection.index + 1), \(server)"
        guard !connection.certificates.isEmpty else {
          without += 1
          if without <= Self.mostRemarks {
            input.remarks.append("\(place): \(connection.failure?.summary ?? "no certificates")")
          }
          continue
        }
        guard known.insert([Array(server.utf8)] + connection.certificates).inserted else {
          again += 1
          continue
        }
        guard input.certificates.count + connection.certificates.count <= Self.mostCaptured else {
          left += 1
          continue
        }
        input.certificates += connection.certificates.map { ($0, .init(name: "\(file), \(place)")) }
      }
    } catch {
      input.remarks.append(error.text)
    }
    func remark(_ count: Int, _ text: String) {
      guard count > 0 else { return }
      let connections = count == 1 ? "1 more connection has" : "\(count) more connections have"
      input.remarks.append("\(connections) \(text)")
    }
    remark(without - Self.mostRemarks, "no certificates")
    remark(again, "the same certificates of the same server")
    remark(left, "others: of a capture \(Self.mostCaptured) certificates are shown")
    input.remarks += capture.remarks
    return input
  }

  /// Nil for what is no configuration profile.
  ///
  /// - Parameter bytes: What was read of it; nil for a file that can be read again.
  func profile(
    _ error: FileError, in bytes: [UInt8]?, by deadline: Deadline
  ) throws -> ConfigurationProfileFile? {
    guard error.problem == .holdsOther(.configurationProfile) else { return nil }
    let bytes = try reading { () throws(FileError) in
      try octets(of: error.path, bytes, by: deadline)
    }
    let profile = ConfigurationProfileFile(bytes)
    if let profile, !profile.contents.entries.isEmpty { return profile }
    let name = FileError.name(ofFile: error.path)
    guard let profile else { throw InputError.unreadable(error.description) }
    let hidden = profile.hidden.isEmpty ? "" : ": it has \(profile.hidden)"
    throw InputError.unreadable(
      profile.contents.faults.first.map {
        "line \($0.line) of \(profile.text(in: error.path)): \($0.text)"
      } ?? "\(name) is a configuration profile without certificates that can be shown\(hidden)")
  }

  /// What a file has that holds no certificate.
  ///
  /// - Parameter bytes: What was read of it; nil for a file that can be read again.
  /// - Returns: Nothing where it is of a kind that is not shown.
  func documents(
    _ error: FileError, in bytes: [UInt8]?, by deadline: Deadline
  ) throws(FileError) -> [ShownDocument] {
    let other: OtherContent?
    switch error.problem {
    case .holdsOther(.privateKey), .holdsOther(.publicKey), .holdsOther(.javaKeyStore),
      .holdsOther(.sshKey), .holdsOther(.encodedPEM):
      return []
    case .holdsOther(let content): other = content
    // The name may be that of a directory.
    case .holdsNoCertificate, .unusableList:
      guard takesStructures, try !CertificateFiles.isDirectory(error.path) else { return [] }
      other = nil
    default: return []
    }
    let bytes = try octets(of: error.path, bytes, by: deadline)
    do {
      let (kind, found): (ShownDocument.Kind, [[UInt8]]) =
        switch other {
        case .revocationList: (.revocationList, try lists(in: bytes))
        case .certificateRequest:
          (.certificateRequest, try CertificateRequestFile.requests(in: bytes))
        case .ocspAnswer: (.ocspAnswer, try OCSPAnswerFile.answers(in: bytes))
        case .ocspRequest: (.structure, takesStructures ? [bytes] : [])
        default: (.structure, Structure.isBegun(by: bytes) ? [bytes] : [])
        }
      // Broken ones, too.
      if takesStructures { return found.map { ShownDocument(kind, der: $0) } }
      return try found.compactMap { der in
        switch kind {
        case .revocationList: try ShownDocument(revocationList: der, at: date)
        case .certificateRequest:
          try ShownDocument(certificateRequest: der, by: tools.cryptography)
        case .ocspAnswer: try ShownDocument(ocspAnswer: der, at: date)
        case .structure: nil
        }
      }
    } catch let fault as PEMFault {
      throw FileError(path: error.path, problem: .undecodable(fault.text, line: fault.line))
    } catch let unusable as RevocationList.Unusable {
      throw FileError(path: error.path, problem: .malformedRevocationList(unusable.text))
    } catch let unusable as OCSPResponse.Unusable {
      throw FileError(path: error.path, problem: .malformedOCSPAnswer(unusable.text))
    } catch let fault {
      throw FileError(path: error.path, problem: .malformedRequest("\(fault)"))
    }
  }

  /// One that is cut counts, too.
  private func lists(in bytes: [UInt8]) throws(PEMFault) -> [[UInt8]] {
    let lists = try RevocationListFile.lists(in: bytes)
    return lists.isEmpty ? [bytes] : lists
  }

  private func octets(
    of path: String, _ bytes: [UInt8]?, by deadline: Deadline
  ) throws(FileError) -> [UInt8] {
    if let bytes { return bytes }
    return try CertificateFiles.bytes(path: path, by: deadline)
  }
}

extension ShownSource.Input {
  mutating func add(_ other: Self) {
    places += other.places
    certificates += other.certificates
    documents += other.documents
    remarks += other.remarks
  }

  mutating func add(_ profile: ConfigurationProfileFile, of file: String) {
    add(profile.contents, of: file, text: profile.text(in: file))
    let name = FileError.name(ofFile: file)
    if !profile.hidden.isEmpty { remarks.append("\(name) also has \(profile.hidden)") }
    guard profile.isSigned else { return }
    remarks.append(
      "the signature of \(name) was not checked, and who signed it is not shown")
  }

  /// - Parameter text: What the lines are counted in; nil for the file.
  mutating func add(
    _ contents: CertificateFile.Contents, of file: String, text: String? = nil
  ) {
    remarks += contents.faults.map {
      "line \($0.line) of \(text ?? FileError.name(ofFile: file)) was passed over: \($0.text)"
    }
    if contents.unreadOctets > 0 {
      remarks.append(
        "\(contents.unreadOctets) octets at the end of \(FileError.name(ofFile: file)) are no "
          + "part of a certificate")
    }
    certificates += contents.entries.map { entry in
      (
        entry.certificate,
        .init(
          name: file, line: entry.line, settings: entry.settings?.description,
          settingsOctets: entry.settings?.der ?? [])
      )
    }
  }
}

extension ConfigurationProfileFile {
  /// What may hold certificates and is not read, in words; empty where there is none.
  fileprivate var hidden: String {
    [
      hasContainer ? "PKCS #12, which is not opened in a profile" : nil,
      hasEncrypted ? "encrypted content, which cannot be read" : nil,
    ].compactMap(\.self).joined(separator: ", and ")
  }

  /// What the lines are counted in.
  fileprivate func text(in path: String) -> String {
    (isSigned ? "what is signed in " : "") + FileError.name(ofFile: path)
  }
}
