/// Why clients may refuse a trusted server, as a report that was read says: it has not all that this
/// follows from.
package struct ReadReservation: Hashable, Sendable {
  /// Such as `but App Transport Security blocks it (...)`; nil for none.
  package var text: String?
  /// Whether Apple's clients do not connect.
  package var isBlocked: Bool

  package init(text: String?, isBlocked: Bool) {
    self.text = text
    self.isBlocked = isBlocked
  }
}
