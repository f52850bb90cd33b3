/// Reasons for which certificates are revoked (ReasonFlags; RFC 5280, section 4.2.1.13).
package struct RevocationReasons: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// All that a list may be limited to; its first bit is unused.
  package static let all = RevocationReasons(rawValue: 0x1fe)

  /// - Parameter element: A BIT STRING; one that cannot be read names no reason.
  init(_ element: DERElement) {
    var flags: UInt16 = 0
    // The first octet counts the unused bits.
    for (index, octet) in element.content.dropFirst().prefix(2).enumerated() {
      for bit in 0..<8 where octet & (0x80 >> bit) != 0 { flags |= 1 << (index * 8 + bit) }
    }
    self = RevocationReasons(rawValue: flags).intersection(.all)
  }

  /// Why a list that is about these says nothing of others, one clause.
  package var limit: String { "it is about some reasons only (\(text))" }

  /// Their names in the standard's module, separated by commas.
  private var text: String {
    // The last two have other numbers in an entry.
    let reasons: [Revocation.Reason] = [
      .keyCompromise, .cACompromise, .affiliationChanged, .superseded, .cessationOfOperation,
      .certificateHold, .privilegeWithdrawn, .aACompromise,
    ]
    let named = reasons.enumerated().filter { rawValue & (2 << $0.offset) != 0 }
    return named.isEmpty ? "none that is known" : named.map(\.element.name).joined(separator: ", ")
  }
}
