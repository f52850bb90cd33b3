import TrustModel

#if GnuTLS
  import GnuTLSEngine
#endif

/// Host names in the form of DNS and certificates: lower-case A-labels.
enum HostName {
  /// A name in the form of DNS; an address unchanged.
  static func nameOrAddress(_ text: String) throws(InputError) -> String {
    guard IPAddress.octets(of: text) == nil else { return text }
    do throws(InputError) {
      return try canonical(text)
    } catch {
      // As a server is written, with brackets, a port or a scheme.
      guard let host = try? ServerArgument(parsing: text).host else { throw error }
      throw InputError.usage("'\(text)' is not a host name: did you mean '\(host)'?")
    }
  }

  /// The canonical form of a host name.
  ///
  /// - Throws: `InputError` for names that DNS cannot contain (RFC 1035, section 2.3.4; underscores
  ///   are accepted, as by resolvers).
  static func canonical(_ text: String) throws(InputError) -> String {
    // What a host cannot have would be left out where an international name is converted.
    guard text.unicodeScalars.allSatisfy(mayBeOfHost) else {
      throw InputError.usage("'\(text)' is not a host name")
    }
    let ascii = text.utf8.allSatisfy { $0 < 0x80 } ? text.lowercased() : try aLabels(of: text)
    let relative = ascii.hasSuffix(".") ? String(ascii.dropLast()) : ascii
    let labels = relative.split(separator: ".", omittingEmptySubsequences: false)
    guard relative.utf8.count <= 253, labels.allSatisfy({ (1...63).contains($0.utf8.count) }),
      relative.utf8.allSatisfy(isHostCharacter)
    else { throw InputError.usage("'\(text)' is not a host name") }
    return ascii
  }

  private static func mayBeOfHost(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return !scalar.properties.isWhitespace }
    return ("A"..."Z").contains(scalar) || isHostCharacter(UInt8(scalar.value))
  }

  private static func isHostCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func aLabels(of text: String) throws(InputError) -> String {
    #if GnuTLS
      if let problem = GnuTLSLibrary.problem {
        throw InputError.usage(
          "cannot convert '\(text)' (\(problem)): give its A-label form (xn--...)")
      }
      guard let converted = InternationalName.aLabels(of: text) else {
        throw InputError.usage("'\(text)' is not an international domain name")
      }
      return converted
    #else
      throw InputError.usage(
        "this build has no GnuTLS and cannot convert '\(text)': give its A-label form (xn--...)")
    #endif
  }
}
