#if GnuTLS
  /// Bytes that were received and not yet read.
  struct ByteQueue {
    /// The peer sends no more.
    var isAtEnd = false
    private var bytes: [UInt8] = []
    private var position = 0

    var count: Int { bytes.count - position }

    var isEmpty: Bool { count == 0 }

    mutating func append(_ received: [UInt8]) {
      // Bytes already read are removed first, so that the queue never holds more than is unread.
      bytes.removeSubrange(..<position)
      position = 0
      bytes += received
    }

    /// Moves bytes to the buffer and returns their number; 0 when there are none.
    mutating func take(into buffer: UnsafeMutableRawBufferPointer) -> Int {
      let taken = bytes[position...].prefix(buffer.count)
      buffer.copyBytes(from: taken)
      position += taken.count
      return taken.count
    }
  }
#endif
