import ArgumentParser
import TrustModel

/// The part of all endpoints that one of several runs examines.
struct Shard: ExpressibleByArgument, Sendable {
  /// Number of the part, from 1.
  let number: Int
  let count: Int

  /// Reads `I/N`.
  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isWholeNumber) ? Int($0) : nil }
    guard parts.count == 2, numbers.count == 2, (1...4096).contains(numbers[1]),
      (1...numbers[1]).contains(numbers[0])
    else { return nil }
    (number, count) = (numbers[0], numbers[1])
  }

  /// Depends on the name alone, not on the order or number of endpoints.
  func has(_ endpoint: String) -> Bool {
    let digits = SHA256.hexadecimal(Array(endpoint.utf8)).prefix(15)
    return (UInt64(digits, radix: 16) ?? 0) % UInt64(count) == UInt64(number - 1)
  }
}
