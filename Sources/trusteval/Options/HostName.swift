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
    guard !scalar.isASCII else {
      return ("A"..."Z").contains(scalar) || isHostCharacter(UInt8(scalar.value))
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return !compounds.contains { $0.contains(scalar) }
    default: return others.contains(scalar)
    }
  }

  /// What is no letter, mark or digit, and may be in a name (RFC 5892, section 2.6 and appendix A), and
  /// what may be written for the dot.
  private static let others: Set<Unicode.Scalar> = [
    "\u{b7}", "\u{375}", "\u{5f3}", "\u{5f4}", "\u{6fd}", "\u{6fe}", "\u{f0b}", "\u{30fb}",
    "\u{200c}", "\u{200d}", "\u{3002}", "\u{ff0e}", "\u{ff61}",
  ]

  /// Letters and numbers that mean several characters, among them such as no host has, or a dot (the
  /// mapping NFKC of Unicode): numbers in brackets or with a comma or dot, and Arabic with a blank.
  private static let compounds: [ClosedRange<Unicode.Scalar>] = [
    "\u{37a}"..."\u{37a}", "\u{2474}"..."\u{249b}", "\u{3220}"..."\u{3229}",
    "\u{fc5e}"..."\u{fc63}", "\u{fdfa}"..."\u{fdfb}", "\u{fe70}"..."\u{fe7f}",
    "\u{1f100}"..."\u{1f10a}",
  ]

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
      // An underscore would be left out; with a mark it is another character.
      guard !text.utf8.contains(UInt8(ascii: "_")),
        let converted = InternationalName.aLabels(of: text)
      else {
        throw InputError.usage("'\(text)' is not an international domain name")
      }
      return converted
    #else
      throw InputError.usage(
        "this build has no GnuTLS and cannot convert '\(text)': give its A-label form (xn--...)")
    #endif
  }
}
