/// What App Transport Security would block on the handshake and chain as seen.
package struct TransportSecurity: Hashable, Sendable {
  package var host: Host
  package var violations: [Violation]

  /// Whether App Transport Security applies to the host by default in the modelled system.
  package var applies: Bool { host != .local }

  /// Whether apps without App Transport Security cannot connect either.
  package var isBeyondRelief: Bool { violations.contains { $0.relief == .never } }

  /// Which row of Apple's exemptions a host belongs to (mapping section 10).
  package enum Host: String, CaseIterable, Sendable {
    /// A name with a dot in it: App Transport Security applies since iOS 9 and OS X 10.11.
    case name
    /// An IP address: exempt in iOS 10 to 16; App Transport Security applies since iOS 17 and macOS
    /// 14.
    case address
    /// `.local`, or a name without a dot: exempt since iOS 10 and macOS 10.12.
    case local
  }

  package struct Violation: Hashable, Sendable {
    package var requirement: Requirement
    package var expected: String
    package var actual: String
    package var relief: Relief

    /// Key of Info.plist by which an app lifts the requirement; nil where no such key is known.
    package var exception: String? {
      if case .key(let name) = relief { name } else { nil }
    }

    package init(requirement: Requirement, expected: String, actual: String, relief: Relief) {
      self.requirement = requirement
      self.expected = expected
      self.actual = actual
      self.relief = relief
    }
  }

  /// What an app can do about a requirement.
  package enum Relief: Hashable, Sendable {
    /// Lift it by this key of Info.plist, which is YES or, where the key is a requirement, NO.
    case key(String)
    /// No exception for a domain lifts it; what apps without App Transport Security do is not published.
    case unknown
    /// Nothing: Apple's clients do not connect without App Transport Security either.
    case never
  }

  package enum Requirement: String, CaseIterable, Sendable {
    case protocolVersion, forwardSecrecy, cipher, keySize, signatureHash
    /// The path must end in a root of the platform or of a user, not in one set by the app.
    case anchor

    /// Whether the handshake ends at it, before there is a certificate to evaluate.
    package var precedesTrustEvaluation: Bool {
      switch self {
      case .protocolVersion, .forwardSecrecy, .cipher: true
      case .keySize, .signatureHash, .anchor: false
      }
    }
  }

  package init(host: Host, violations: [Violation] = []) {
    self.host = host
    self.violations = violations
  }
}

extension TransportSecurity {
  /// Whether the key is a requirement, which NO lifts.
  package static func isLiftedByNo(_ key: String) -> Bool { key.hasPrefix("NSExceptionRequires") }

  /// The key, with its value where that is not YES: `NSExceptionRequiresForwardSecrecy = NO`.
  package static func setting(_ key: String) -> String { isLiftedByNo(key) ? key + " = NO" : key }
}
