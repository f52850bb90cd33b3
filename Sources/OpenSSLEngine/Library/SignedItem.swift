import COpenSSL
import X509

/// A signature with its algorithm and the signed bytes, in the form libcrypto verifies.
///
/// `ASN1_item_verify` is used, not a digest context of our own, so that the library interprets the
/// parameters of RSASSA-PSS and algorithms without a separate hash.
final class SignedItem {
  private let algorithm: UnsafeMutablePointer<X509_ALGOR>
  private let signature: UnsafeMutablePointer<ASN1_BIT_STRING>
  private let message: UnsafeMutablePointer<ASN1_TYPE>

  /// Nil when the algorithm identifier is not well-formed or memory is short.
  init?(signature: [UInt8], algorithm: AlgorithmIdentifier, message: [UInt8]) {
    let decoded = decodeDER(
      Self.der(of: algorithm), { d2i_X509_ALGOR(nil, $0, $1) }, free: { X509_ALGOR_free($0) })
    guard let decoded else { return nil }
    self.algorithm = decoded
    guard let signatureString = ASN1_BIT_STRING_new() else {
      X509_ALGOR_free(decoded)
      return nil
    }
    self.signature = signatureString
    guard let messageType = ASN1_TYPE_new() else {
      X509_ALGOR_free(decoded)
      ASN1_BIT_STRING_free(signatureString)
      return nil
    }
    self.message = messageType
    // All members are set: from here on `deinit` frees them, also where the result is nil.
    guard let signatureLength = Int32(exactly: signature.count),
      let messageLength = Int32(exactly: message.count),
      ASN1_STRING_set(signatureString, signature, signatureLength) == 1,
      let messageString = ASN1_STRING_new()
    else { return nil }
    // Encoding an ASN1_TYPE of kind SEQUENCE writes its bytes verbatim, whatever they are.
    ASN1_TYPE_set(messageType, V_ASN1_SEQUENCE, messageString)
    guard ASN1_STRING_set(messageString, message, messageLength) == 1 else { return nil }
  }

  deinit {
    X509_ALGOR_free(algorithm)
    ASN1_BIT_STRING_free(signature)
    ASN1_TYPE_free(message)
  }

  func verifies(with key: DecodedPublicKey) -> Bool {
    key.withPointer { CTrustevalSSL_item_verify(algorithm, signature, message, $0) == 1 }
  }

  private static func der(of algorithm: AlgorithmIdentifier) -> [UInt8] {
    DER.sequence(
      DER.value(.objectIdentifier, algorithm.algorithm.contentOctets),
      algorithm.parameters ?? [])
  }
}
