import COpenSSL
import TLSEngine

/// Limits the work of deriving keys from a password: the file chooses the number of hash
/// iterations, which may take hours.
struct KeyWork {
  /// Tools write a million iterations or less; two million take about a second.
  static let most = 2_000_000

  private(set) var repetitions = 0
  /// Whether there is anything encrypted.
  private(set) var isEncrypted = false

  /// - Throws: `unreadable` where the sum exceeds the limit for one file.
  mutating func add(_ number: Int) throws(ClientIdentityError) {
    let (sum, isTooLarge) = repetitions.addingReportingOverflow(number)
    guard number >= 0, !isTooLarge, sum <= Self.most else {
      throw .unreadable("it takes more than \(Self.most) iterations to open")
    }
    repetitions = sum
  }

  mutating func add(_ number: UnsafePointer<ASN1_INTEGER>?) throws(ClientIdentityError) {
    if let number { try add(Self.value(number)) }
  }

  /// The same of an algorithm that encrypts.
  mutating func add(cipher algorithm: UnsafePointer<X509_ALGOR>?) throws(ClientIdentityError) {
    isEncrypted = true
    try add(algorithm)
  }

  /// Adds the iterations that an algorithm's parameters ask for; other algorithms add none.
  mutating func add(_ algorithm: UnsafePointer<X509_ALGOR>?) throws(ClientIdentityError) {
    switch algorithm.map(Self.identifier) {
    case NID_pbes2, NID_pbmac1:
      // Both contain two algorithms, of which the first derives the key (RFC 8018, appendix A).
      let pair = Self.parameter(algorithm, d2i_PBE2PARAM)
      defer { PBE2PARAM_free(pair) }
      try add(derivation: UnsafePointer(pair?.pointee.keyfunc))
    default:
      let parameter = Self.parameter(algorithm, d2i_PBEPARAM)
      defer { PBEPARAM_free(parameter) }
      try add(UnsafePointer(parameter?.pointee.iter))
    }
  }

  /// Adds the iterations of an encrypted PKCS #8 key.
  mutating func add(key: OpaquePointer?) throws(ClientIdentityError) {
    guard let key else { return }
    var algorithm: UnsafePointer<X509_ALGOR>?
    X509_SIG_get0(key, &algorithm, nil)
    try add(cipher: algorithm)
  }

  private mutating func add(
    derivation: UnsafePointer<X509_ALGOR>?
  ) throws(ClientIdentityError) {
    guard derivation.map(Self.identifier) == NID_id_scrypt else {
      let parameter = Self.parameter(derivation, d2i_PBKDF2PARAM)
      defer { PBKDF2PARAM_free(parameter) }
      return try add(UnsafePointer(parameter?.pointee.iter))
    }
    let parameter = Self.parameter(derivation, d2i_SCRYPT_PARAMS)
    defer { SCRYPT_PARAMS_free(parameter) }
    guard let parameter else { return }
    // Each unit is one call of its inner hash (RFC 7914, sections 4 and 5).
    let factors = [
      parameter.pointee.costParameter, parameter.pointee.blockSize,
      parameter.pointee.parallelizationParameter,
    ]
    var product = 4
    for number in factors {
      let factor = Self.value(number)
      let (next, isTooLarge) = product.multipliedReportingOverflow(by: factor)
      product = factor < 0 || isTooLarge ? -1 : next
      guard product >= 0 else { break }
    }
    try add(product)
  }

  private static func identifier(_ algorithm: UnsafePointer<X509_ALGOR>) -> Int32 {
    OBJ_obj2nid(algorithm.pointee.algorithm)
  }

  /// The number; negative where the file's is negative, and where it does not fit.
  private static func value(_ number: UnsafePointer<ASN1_INTEGER>?) -> Int {
    var value: Int64 = -1
    return ASN1_INTEGER_get_int64(&value, number) == 1 ? Int(value) : -1
  }

  /// The decoded parameter, for the caller to free; nil where there is no algorithm or no such
  /// parameter.
  private static func parameter<Value>(
    _ algorithm: UnsafePointer<X509_ALGOR>?,
    _ decode: (
      UnsafeMutablePointer<UnsafeMutablePointer<Value>?>?,
      UnsafeMutablePointer<UnsafePointer<UInt8>?>?, Int
    ) -> UnsafeMutablePointer<Value>?
  ) -> UnsafeMutablePointer<Value>? {
    guard let algorithm else { return nil }
    var kind: Int32 = 0
    var content: UnsafeRawPointer?
    X509_ALGOR_get0(nil, &kind, &content, algorithm)
    guard kind == V_ASN1_SEQUENCE, let content else { return nil }
    let octets = content.assumingMemoryBound(to: ASN1_STRING.self)
    var cursor = ASN1_STRING_get0_data(octets)
    return decode(nil, &cursor, Int(ASN1_STRING_length(octets)))
  }
}
