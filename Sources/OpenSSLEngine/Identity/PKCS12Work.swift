import COpenSSL
import TLSEngine

/// Adds up the work for opening the parts of a PKCS #12 file (RFC 7292, sections 4.1 and 4.2).
enum PKCS12Work {
  /// A part is opened only after its own work was added, as the parts inside may add more.
  ///
  /// - Parameter password: Nil to try without one; a zero octet must follow its octets.
  static func add(
    _ file: OpaquePointer, openedBy password: UnsafeBufferPointer<CChar>?, to work: inout KeyWork
  ) throws(ClientIdentityError) {
    let parts = PKCS12_unpack_authsafes(file)
    defer { OPENSSL_sk_pop_free(parts) { PKCS7_free($0?.assumingMemoryBound(to: PKCS7.self)) } }
    for index in 0..<max(0, OPENSSL_sk_num(parts)) {
      guard let part = OPENSSL_sk_value(parts, index)?.assumingMemoryBound(to: PKCS7.self) else {
        continue
      }
      let bags = try bags(of: part, openedBy: password, &work)
      defer { OPENSSL_sk_pop_free(bags) { PKCS12_SAFEBAG_free(OpaquePointer($0)) } }
      try add(bags: bags, to: &work)
    }
  }

  /// The contents of a part; nil where it cannot be opened, as with a wrong password.
  private static func bags(
    of part: UnsafeMutablePointer<PKCS7>, openedBy password: UnsafeBufferPointer<CChar>?,
    _ work: inout KeyWork
  ) throws(ClientIdentityError) -> OpaquePointer? {
    switch OBJ_obj2nid(part.pointee.type) {
    case NID_pkcs7_data: return PKCS12_unpack_p7data(part)
    case NID_pkcs7_encrypted:
      // Before 3.0.13, the library follows a null pointer if there is no content (CVE-2024-0727).
      guard let content = part.pointee.d.encrypted?.pointee.enc_data else {
        throw .unreadable("a part of it is encrypted and empty")
      }
      try work.add(cipher: UnsafePointer(content.pointee.algorithm))
      let text = password?.baseAddress
      return PKCS12_unpack_p7encdata(part, text, Int32(clamping: password?.count ?? 0))
        // No password and an empty one have different encodings, and both are in use.
        ?? (text == nil ? PKCS12_unpack_p7encdata(part, "", 0) : nil)
    default: return nil
    }
  }

  private static func add(
    bags: OpaquePointer?, to work: inout KeyWork
  ) throws(ClientIdentityError) {
    for index in 0..<max(0, OPENSSL_sk_num(bags)) {
      guard let bag = OPENSSL_sk_value(bags, index).map({ OpaquePointer($0) }) else { continue }
      switch PKCS12_SAFEBAG_get_nid(bag) {
      case NID_pkcs8ShroudedKeyBag: try work.add(key: PKCS12_SAFEBAG_get0_pkcs8(bag))
      // This recursion is bounded, as the library decodes nesting only up to a depth.
      case NID_safeContentsBag: try add(bags: PKCS12_SAFEBAG_get0_safes(bag), to: &work)
      default: break
      }
    }
  }
}
