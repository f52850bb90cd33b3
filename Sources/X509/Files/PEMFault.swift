/// A PEM block that cannot be read.
package struct PEMFault: Error, Hashable, Sendable {
  /// Line on which the block begins, or on which it ends if it has no beginning, from 1.
  package let line: Int
  /// One clause: lower case, no full stop.
  package let text: String

  static let noBase64 = "what is in the block is no base64"
}
