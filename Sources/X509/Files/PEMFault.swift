/// A PEM block that is there and cannot be read.
package struct PEMFault: Error, Hashable, Sendable {
  /// On which it begins, from 1; where it ends if it has no beginning.
  package let line: Int
  /// One clause: lower case, no full stop.
  package let text: String

  static let noBase64 = "what is in the block is no base64"
}
