/// Reads numbers at fixed places, as the headers of files and packets have them.
extension ArraySlice<UInt8> {
  /// A number of the network's byte order; the caller has made sure that the octets are there.
  func number(at offset: Int, octets: Int) -> Int {
    self[(startIndex + offset)..<(startIndex + offset + octets)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The same in the byte order of a file.
  func number(at offset: Int, octets: Int, isBigEndian: Bool) -> Int {
    guard !isBigEndian else { return number(at: offset, octets: octets) }
    return self[(startIndex + offset)..<(startIndex + offset + octets)].reversed()
      .reduce(0) { $0 << 8 | Int($1) }
  }

  func octet(at offset: Int) -> UInt8 { self[startIndex + offset] }
}
