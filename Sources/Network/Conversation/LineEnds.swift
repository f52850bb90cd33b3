/// Ends lines with CR LF, across the pieces in which they are read.
struct LineEnds {
  private var endsWithReturn = false

  mutating func completed(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16)
    for byte in bytes {
      if byte == UInt8(ascii: "\n"), !endsWithReturn { result.append(UInt8(ascii: "\r")) }
      result.append(byte)
      endsWithReturn = byte == UInt8(ascii: "\r")
    }
    return result
  }
}
