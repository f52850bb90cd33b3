/// The chain that a server should send, in place of the one it does.
package enum RepairedChain: Hashable, Sendable {
  /// DER, the server's own first and each before its issuer, without the root: it was evaluated by
  /// itself and is trusted.
  case complete([[UInt8]])
  /// Why there is none, one clause.
  case impossible(String)
}
