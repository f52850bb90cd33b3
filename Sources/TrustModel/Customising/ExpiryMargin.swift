/// How long a server has to stay trusted, for `--expires-within`.
package enum ExpiryMargin: Hashable, Sendable {
  /// Seconds above 0.
  case seconds(Int64)
  /// Percent of the lifetime of the server's certificate, 1 to 100: a fixed number of days does not
  /// suit certificates that are valid for six days.
  case percent(Int64)

  /// Reads `21d`, `36h` or `33%`; nil for anything else, and for more than a hundred years.
  package init?(_ text: String) {
    guard let unit = text.last, let number = Int64(text.dropLast()), number > 0,
      text.first?.isNumber == true
    else { return nil }
    switch unit {
    case "d" where number <= 36_500: self = .seconds(number * Instant.secondsPerDay)
    case "h" where number <= 36_500 * 24: self = .seconds(number * 3600)
    case "%" where number <= 100: self = .percent(number)
    default: return nil
    }
  }

  /// The text that `init` reads.
  package var text: String {
    switch self {
    case .seconds(let seconds):
      seconds.isMultiple(of: Instant.secondsPerDay)
        ? "\(seconds / Instant.secondsPerDay)d" : "\(seconds / 3600)h"
    case .percent(let percent): "\(percent)%"
    }
  }

  /// - Parameter lifetime: Of the server's certificate, in seconds.
  package func seconds(ofLifetime lifetime: Int64) -> Int64 {
    switch self {
    case .seconds(let seconds): seconds
    case .percent(let percent): lifetime / 100 * percent
    }
  }
}

extension ExpiryMargin: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let margin = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no margin")
    }
    self = margin
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
