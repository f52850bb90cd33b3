/// Programs that rules of their own know by name.
extension LogWriterTable {
  /// The library of Apple's clients, which Network.framework and URL loading are made of.
  static let boringSSL = "Apple's BoringSSL"

  /// What makes 802.1X connections on Apple's systems.
  static let eapolclient = "eapolclient"
}
