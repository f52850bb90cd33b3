import TrustModel

/// What an alert says to the side that gets it, in the words of the dictionary.
package enum AlertMeaning {
  /// What a client is told by an alert of its server; nil where the alert's name says all.
  package static func fromServer(_ number: UInt8) -> String? {
    text(of: number, from: AlertSender(mark: nil, in: .client))
  }

  /// What a server is told by an alert of its client; nil where the alert's name says all.
  package static func fromClient(_ number: UInt8) -> String? {
    text(of: number, from: AlertSender(mark: nil, in: .server))
  }

  private static func text(of number: UInt8, from sender: AlertSender?) -> String? {
    guard let whole = ForeignTable.alerts().first(where: { $0.alert == number })?.meaning else {
      return nil
    }
    return sender?.part(of: whole) ?? whole
  }
}
