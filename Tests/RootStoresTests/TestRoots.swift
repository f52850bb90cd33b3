import Foundation
import OpenSSLEngine
import TrustModel
import X509

/// A temporary directory with roots for one test; removed when this object is freed.
final class TestRoots {
  let directory: URL
  let cryptography = OpenSSLCryptography()
  private let key: PrivateKey

  init() throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("trusteval-roots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    key = try PrivateKey.generate()
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  /// A root with this common name, in DER.
  func root(_ name: IssuingName) throws -> [UInt8] {
    let now = Instant(secondsSinceEpoch: 1_780_000_000)
    return try CertificateTemplate.authority(
      subject: name, notBefore: now, notAfter: now.advanced(byDays: 100)
    ).issue(to: key).der
  }

  func root(_ commonName: String) throws -> [UInt8] {
    try root(IssuingName(commonName: commonName))
  }

  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = directory.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  static func printable(_ text: String) -> IssuingName {
    IssuingName([
      .init(IssuingName.Attribute.commonName, tag: .printableString, bytes: Array(text.utf8))
    ])
  }
}

extension Certificate {
  static func subject(of der: [UInt8]) throws -> DistinguishedName {
    try Certificate(der: der).subject
  }
}
