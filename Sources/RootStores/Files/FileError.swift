import Threads
package import X509

/// A file that cannot be used; its description is one line.
package struct FileError: Error, Hashable, Sendable {
  /// The file's name as given; `-` is standard input.
  package let path: String
  package let problem: Problem
  /// The environment variable that names the file; nil where an option does.
  package let variable: String?

  package init(path: String, problem: Problem, variable: String? = nil) {
    self.path = path
    self.problem = problem
    self.variable = variable
  }

  package enum Problem: Hashable, Sendable {
    /// In the words of the operating system.
    case notReadable(String)
    case tooLarge
    /// All files of a directory together exceed the bound.
    case directoryTooLarge
    /// A file or directory holds more certificates than are read.
    case tooManyCertificates
    /// A directory without hash links has more files than are searched.
    case tooManyFiles
    case missing
    case device
    /// It is not a regular file, where only such a file is allowed.
    case notRegular
    /// A pipe did not end within this time.
    case unfinished(Duration)
    case holdsNoCertificate
    /// PKCS #7 that has no certificates for its reader, in words.
    case unusableList(String)
    /// Something else that people have in files.
    case holdsOther(OtherContent)
    /// In the words of the parser; the line is that of a PEM block.
    case malformed(String, line: Int?)
    /// A PEM block that cannot be decoded.
    case undecodable(String, line: Int)
    /// PKCS #12, where none is expected.
    case container
    /// A PKCS #12 file or an encrypted key that cannot be opened; the text follows the file's name
    /// in a message.
    case locked(String)
    case holdsNoRevocationList
    /// In the words of the parser.
    case malformedRevocationList(String)
    /// In the words of the parser.
    case malformedRequest(String)
    /// In the words of the parser.
    case malformedOCSPAnswer(String)
  }
}

extension FileError.Problem {
  /// Of bytes in which no certificate was found.
  static func noCertificate(in bytes: [UInt8]) -> FileError.Problem {
    OtherContent(in: bytes).map { .holdsOther($0) }
      ?? CertificateFile.faultOfList(in: bytes).map { .unusableList($0) } ?? .holdsNoCertificate
  }
}

extension FileError: CustomStringConvertible {
  package var description: String {
    variable.map { "\($0): \(text)" } ?? text
  }

  private var text: String {
    // A `-` in a variable is the name of a file, not standard input.
    let name = variable == nil ? Self.name(ofFile: path) : "'\(path)'"
    return switch problem {
    case .notReadable(let reason): "could not read \(name): \(reason)"
    case .tooLarge: "\(name) is larger than \(File.largest / 1_048_576) MB"
    case .directoryTooLarge:
      "the files in \(name) are larger than \(File.largestDirectory / 1_048_576) MB together"
    case .tooManyCertificates:
      "\(name) holds more than \(CertificateFile.most) certificates"
    case .tooManyFiles:
      "\(name) has no hash links and more than \(HashedDirectory.mostFiles) files"
    case .missing: "could not read \(name): no such file or directory"
    case .device: "\(name) is a device, not a file"
    case .notRegular: "\(name) is not a regular file"
    case .unfinished(let time):
      "could not read \(name): it did not come to its end within \(time.secondsText) (--timeout)"
    case .holdsNoCertificate: "\(name) holds no certificate"
    case .unusableList(let reason): "\(name) is \(reason)"
    case .holdsOther(let content): "\(name) \(content.text(in: path))"
    case .holdsNoRevocationList: "\(name) holds no revocation list"
    case .malformedRevocationList(let reason):
      "\(name) holds a malformed revocation list: \(reason)"
    case .malformedRequest(let reason):
      "\(name) holds a malformed certificate request: \(reason)"
    case .malformedOCSPAnswer(let reason): "\(name) holds a malformed OCSP answer: \(reason)"
    case .malformed(let reason, nil): "\(name) holds a malformed certificate: \(reason)"
    case .malformed(let reason, let line?):
      "line \(line) of \(name): the certificate is malformed: \(reason)"
    case .undecodable(let reason, let line): "line \(line) of \(name): \(reason)"
    case .container: "\(name) is PKCS #12, which cannot be used here"
    case .locked(let reason): "\(name) \(reason)"
    }
  }

  /// How a message names a file.
  package static func name(ofFile path: String) -> String {
    path == "-" ? "standard input" : "'\(path)'"
  }
}

extension OtherContent {
  /// What it is, and how it can be seen; follows the name of the file.
  fileprivate func text(in path: String) -> String {
    let file = path == "-" ? "" : " -in FILE"
    let shown = path == "-" ? "-" : "FILE"
    let holds = "holds no certificate but"
    return switch self {
    case .revocationList: "\(holds) a revocation list, which trusteval show \(shown) shows"
    case .certificateRequest: "\(holds) a certificate request, which trusteval show \(shown) shows"
    case .ocspAnswer: "\(holds) an OCSP answer, which trusteval show \(shown) shows"
    case .ocspRequest: "\(holds) an OCSP request, which trusteval show --asn1 \(shown) takes apart"
    case .privateKey: "\(holds) a private key"
    case .publicKey:
      "\(holds) a public key: openssl pkey -pubin\(file) -noout -text shows it"
    case .configurationProfile:
      "is a configuration profile: trusteval show --pem \(shown) writes the certificates that it "
        + "installs, if it has any"
    case .javaKeyStore:
      path == "-"
        ? "is a key store of Java: write it to a file; keytool -list -rfc -keystore FILE prints its "
          + "certificates in PEM"
        : "is a key store of Java: keytool -list -rfc -keystore FILE | trusteval verify - reads its "
          + "certificates"
    case .sshKey: "\(holds) a key of SSH, which TLS does not use"
    case .binaryPropertyList:
      "is a binary property list, as a configuration profile may be: plutil -convert xml1 -o - \(shown) "
        + "| trusteval show - reads it"
    case .encodedPEM:
      "\(holds) PEM in base64, as in objects of Kubernetes: base64 -d of each value gives the PEM"
    }
  }
}
