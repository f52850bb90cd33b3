/// Text in UTF-16, as Windows PowerShell writes files.
enum WideText {
  /// One byte for each of its characters; nil for bytes that do not begin with its byte order mark.
  static func bytes(of file: [UInt8]) -> [UInt8]? {
    let isLittleEndian = file.starts(with: [0xff, 0xfe])
    guard isLittleEndian || file.starts(with: [0xfe, 0xff]) else { return nil }
    return stride(from: 2, to: file.count - 1, by: 2).map { index in
      let (low, high) = isLittleEndian ? (index, index + 1) : (index + 1, index)
      // PEM is ASCII, whatever is around it.
      return file[high] == 0 ? file[low] : UInt8(ascii: "?")
    }
  }
}
