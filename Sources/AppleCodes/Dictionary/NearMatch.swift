/// Which known names and numbers lie close to an unknown one.
package enum NearMatch {
  /// Edits between two keys, swaps of neighbours counting as one; nil when there are more than `limit`.
  package static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for (column, other) in right.enumerated() {
        var best = min(
          previous[column] + (byte == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        let isSwap =
          row > 0 && column > 0 && byte == right[column - 1] && left[row - 1] == other
        if isSwap { best = min(best, beforePrevious[column - 1] + 1) }
        current.append(best)
      }
      guard let least = current.min(), least <= limit else { return nil }
      (beforePrevious, previous) = (previous, current)
    }
    guard let edits = previous.last, edits <= limit else { return nil }
    return edits
  }

  /// The family a code belongs to: neighbours in it are plausible slips, others are not.
  static func family(of number: Int) -> Int? {
    switch number {
    case -2000 ... -900: 1
    case -9899 ... -9800: 2
    case -26300 ... -25200: 3
    case -68000 ... -67000: 4
    case Int(Int32.min) ... -2_147_400_000: 5
    default: nil
    }
  }

  /// The number in a word of digits with one other character among them or beside them, which may be a
  /// letter that looks like a digit; nil for a word of fewer than three digits.
  static func mistypedNumber(_ key: String) -> Int? {
    let alike: [Character: Character] = ["o": "0", "i": "1", "l": "1"]
    let digits = key.map { alike[$0] ?? $0 }.filter { ("0"..."9").contains($0) }
    guard key.filter({ ("0"..."9").contains($0) }).count == key.count - 1, digits.count >= 3 else {
      return nil
    }
    return Int(String(digits))
  }

  /// How far a number is from a known one, typing slips before arithmetic; nil outside its family, but
  /// for a number of no family that one slip made of the known one, such as a digit left out.
  static func rank(_ number: Int, against known: Int) -> Int? {
    let slips = distance(Array(String(number).utf8), Array(String(known).utf8), limit: 1)
    let family = family(of: number)
    guard let home = self.family(of: known), family == home || family == nil && slips != nil else {
      return nil
    }
    let gap = abs(number - known)
    guard slips != nil || gap <= 20 else { return nil }
    return min(gap, 1000) + (slips == nil ? 10 : 0)
  }
}
