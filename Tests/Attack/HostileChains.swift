import Foundation
import OpenSSLEngine
import TrustModel

/// Well-formed chains that cause as much work as possible.
struct HostileChains {
  struct Chain {
    let certificates: [[UInt8]]
    let key: PrivateKey
  }

  private static let now = Instant(secondsSinceEpoch: Int64(Date().timeIntervalSince1970))
  private let root: IssuedCertificate

  init() throws {
    root = try Self.authority("Root").issue(to: .generate())
  }

  /// In one Certificate message.
  var flight: [UInt8] { Flight.certificates([root.der, root.der]) }

  /// The root, as a file of it.
  var anchor: String { PEMWriter.certificates([root.der]) }

  /// One that is trusted where the root is.
  func sound() throws -> Chain {
    let leaf = try Self.server().issue(to: .generate(), by: root)
    return Chain(certificates: [leaf.der], key: leaf.key)
  }

  /// Issuers of one name, each apparently signed by a key that none of them has.
  func namesakes(_ count: Int) throws -> Chain {
    let issuer = try Self.authority("Namesake").issue(to: .generate(), by: root)
    let leaf = try Self.server().issue(to: .generate(), by: issuer)
    let others = try (0..<count).map { _ in
      try Self.authority("Namesake").issue(to: .generate(), by: root)
    }
    return Chain(certificates: [leaf.der] + others.map(\.der), key: leaf.key)
  }

  /// Two names whose certificates have all signed one another with the same keys.
  func crossSigned(_ count: Int) throws -> Chain {
    var (left, right) = (Self.authority("Left"), Self.authority("Right"))
    // Without key identifiers, each is a candidate issuer of every other.
    for index in 0..<2 {
      if index == 0 {
        (left.subjectKeyIdentifier, left.authorityKeyIdentifier) = (.absent, .absent)
      } else {
        (right.subjectKeyIdentifier, right.authorityKeyIdentifier) = (.absent, .absent)
      }
    }
    let first = try left.issue(to: .generate())
    let second = try right.issue(to: .generate())
    let leaf = try Self.server().issue(to: .generate(), by: first)
    let crowd = try (0..<count).map { index in
      try index.isMultiple(of: 2)
        ? left.issue(to: first.key, by: second) : right.issue(to: second.key, by: first)
    }
    return Chain(certificates: [leaf.der] + crowd.map(\.der), key: leaf.key)
  }

  /// A leaf with many names below constraints of its issuer.
  func names(_ count: Int) throws -> Chain {
    var constrained = Self.authority("Constrained")
    constrained.permittedNames = (0..<200).map { .dns("p\($0).example") }
    let issuer = try constrained.issue(to: .generate(), by: root)
    var server = Self.server()
    server.names = (0..<count).map { .dns("n\($0).p\($0 % 200).example") }
    let leaf = try server.issue(to: .generate(), by: issuer)
    return Chain(certificates: [leaf.der, issuer.der, root.der], key: leaf.key)
  }

  /// Constraints at every level, and a leaf with names for all of them.
  func constraints(_ count: Int, levels: Int) throws -> Chain {
    var issuers = [root]
    for level in 0..<levels {
      var template = Self.authority("Level \(level)")
      template.permittedNames = (0..<count).map { .dns("n\($0).example") }
      template.excludedNames = (0..<count).map { .dns("x\(level)-\($0).example") }
      issuers.insert(try template.issue(to: .generate(), by: issuers[0]), at: 0)
    }
    var server = Self.server()
    server.names = (0..<count).map { .dns("a.n\($0).example") }
    let leaf = try server.issue(to: .generate(), by: issuers[0])
    return Chain(certificates: [leaf.der] + issuers.dropLast().map(\.der), key: leaf.key)
  }

  /// Constraints above many paths, and a leaf for which every change has to be tried.
  func constraintsOnManyPaths(_ count: Int, names: Int) throws -> Chain {
    var top = Self.authority("Top")
    top.excludedNames = (0..<count).map { .dns("x\($0).example") }
    var issuers = [try top.issue(to: .generate(), by: root)]
    for level in 0..<7 {
      let key = try PrivateKey.generate()
      let twins = try (0..<2).map { _ in
        try Self.authority("Level \(level)").issue(to: key, by: issuers[0])
      }
      issuers = twins + issuers
    }
    var server = Self.server()
    server.names = (0..<names).map { .dns("n\($0).example") }
    server.notBefore = Self.now.advanced(byDays: -30)
    server.notAfter = Self.now.advanced(byDays: -1)
    server.extendedKeyUsage = [KeyPurpose.clientAuth]
    let leaf = try server.issue(to: .generate(), by: issuers[0])
    return Chain(certificates: [leaf.der] + issuers.map(\.der), key: leaf.key)
  }

  /// Policies that are mapped to one another at every level.
  func policies(levels: Int, each count: Int) throws -> Chain {
    var issuers = [root]
    let policies = (0..<count).map { "1.2.3.\($0 + 1)" }
    let mappings = DER.sequence(
      policies.flatMap { from in
        policies.map { DER.sequence(DER.objectIdentifier(from), DER.objectIdentifier($0)) }
      })
    for level in 0..<levels {
      var template = Self.authority("Level \(level)")
      template.policies = policies
      template.extraExtensions = [.init("2.5.29.33", isCritical: true, value: mappings)]
      issuers.insert(try template.issue(to: .generate(), by: issuers[0]), at: 0)
    }
    var server = Self.server()
    server.policies = policies
    server.extraExtensions = [
      .init("2.5.29.36", isCritical: true, value: DER.sequence(DER.implicit(0, [0])))
    ]
    let leaf = try server.issue(to: .generate(), by: issuers[0])
    return Chain(certificates: [leaf.der] + issuers.dropLast().map(\.der), key: leaf.key)
  }

  /// The issuer is missing, and the addresses named for it are ones that a stranger must not have
  /// us ask.
  func issuersElsewhere() throws -> Chain {
    let issuer = try Self.authority("Missing").issue(to: .generate(), by: root)
    var server = Self.server()
    server.caIssuers = [
      "http://127.0.0.1:1/ca.crt", "http://[::1]:80/", "http://169.254.169.254/latest/",
      "http://0x7f000001/", "file:///etc/passwd", "ldap://127.0.0.1/",
    ]
    let leaf = try server.issue(to: .generate(), by: issuer)
    return Chain(certificates: [leaf.der], key: leaf.key)
  }

  static func authority(_ name: String) -> CertificateTemplate {
    .authority(
      subject: IssuingName(commonName: name), notBefore: now.advanced(byDays: -100),
      notAfter: now.advanced(byDays: 100))
  }

  static func server() -> CertificateTemplate {
    .server(
      [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
      notBefore: now.advanced(byDays: -1), notAfter: now.advanced(byDays: 30))
  }
}
