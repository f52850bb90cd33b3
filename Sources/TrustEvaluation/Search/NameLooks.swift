import X509

/// The folded forms of names (`DistinguishedName.look`), each made once.
///
/// A name may be as long as all that a server sends, and folding it takes a hundred times what
/// comparing it does.
struct NameLooks {
  private var known: [OctetKey: OctetKey] = [:]
  /// Octets of the names that were folded.
  private(set) var octets = 0

  /// Equal for names that look alike.
  mutating func look(of name: DistinguishedName) -> OctetKey {
    let key = OctetKey(name.der)
    if let look = known[key] { return look }
    let look = OctetKey(Array(name.look.utf8))
    octets += name.der.count
    known[key] = look
    return look
  }
}
