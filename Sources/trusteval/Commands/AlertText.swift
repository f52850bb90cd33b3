import AppleCodes
import TLSEngine

/// An alert by name and number, with what it tells the side that gets it.
enum AlertText {
  static func ofServer(_ number: UInt8) -> String {
    text(number, meaning: AlertMeaning.fromServer(number))
  }

  static func ofClient(_ number: UInt8) -> String {
    text(number, meaning: AlertMeaning.fromClient(number))
  }

  private static func text(_ number: UInt8, meaning: String?) -> String {
    "the alert \(TLSAlert.name(number)) (\(number))" + (meaning.map { ": " + $0 } ?? "")
  }
}
