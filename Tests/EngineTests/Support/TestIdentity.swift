import Foundation
import OpenSSLEngine
import TLSEngine
import TrustModel

extension ClientIdentity {
  /// Reads an identity with OpenSSL, without a password unless one is given.
  static func read(
    chain: [[UInt8]], keyFile: [UInt8], password: String? = nil
  ) throws(ClientIdentityError) -> ClientIdentity {
    let file = Secret(copying: keyFile, erasedBy: Secret.erasing)
    let password = password.map { Secret(copying: Array($0.utf8), erasedBy: Secret.erasing) }
    return try OpenSSLIdentityReader().identity(
      chain: chain, keyFile: file, password: password, within: .seconds(60))
  }
}

/// A server's certificate and its issuer's, made for one run of the tests.
final class TestIdentity: Sendable {
  let certificateFile: String
  let keyFile: String
  /// PEM of the issuing root, to be sent after the leaf.
  let chainFile: String
  /// DER, leaf then root.
  let chain: [[UInt8]]
  private let directory: TemporaryDirectory

  init(keyType: [String] = ["ec", "-pkeyopt", "ec_paramgen_curve:P-256"]) throws {
    directory = try TemporaryDirectory()
    let rootKey = directory.file("root.key")
    chainFile = directory.file("root.pem")
    certificateFile = directory.file("leaf.pem")
    keyFile = directory.file("leaf.key")
    try OpenSSLTool.run(
      ["req", "-x509", "-nodes", "-subj", "/CN=Root", "-keyout", rootKey, "-out", chainFile]
        + ["-newkey"] + keyType)
    try OpenSSLTool.run(
      ["req", "-x509", "-nodes", "-subj", "/CN=localhost", "-keyout", keyFile]
        + ["-out", certificateFile, "-CA", chainFile, "-CAkey", rootKey, "-newkey"] + keyType)
    chain = try [certificateFile, chainFile].map { file in
      try OpenSSLTool.run(["x509", "-in", file, "-outform", "DER"])
    }
  }

  /// The same for a client.
  var clientIdentity: ClientIdentity {
    get throws {
      try .read(chain: chain, keyFile: directory.read(keyFile))
    }
  }

  static let ec = Result { try TestIdentity() }
  static let rsa = Result { try TestIdentity(keyType: ["rsa:2048"]) }
}
