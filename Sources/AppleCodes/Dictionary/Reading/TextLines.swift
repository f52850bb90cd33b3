extension [UInt8] {
  /// The lines without what ends them, as octets: in a text of Swift's to step back over a long row of
  /// signs that join, such as the letters of flags, takes the row's length for each step.
  var lines: [ArraySlice<UInt8>] {
    split(separator: 10, omittingEmptySubsequences: false).map {
      $0.last == 13 ? $0.dropLast() : $0
    }
  }
}

extension ArraySlice<UInt8> {
  /// Its beginning as text.
  func text(atMost most: Int) -> Substring {
    String(decoding: prefix(most), as: UTF8.self)[...]
  }

  /// Whether nothing but blanks is in it.
  var isBlank: Bool { allSatisfy { $0 == 32 || (9...13).contains($0) } }
}
