/// Decodes DER with a `d2i_` function; nil unless all bytes were taken.
///
/// - Parameters:
///   - decode: Called with the pointer to advance and the length, as `d2i_` functions expect.
///   - free: Frees an object that was decoded without taking all of the bytes.
func decodeDER<Object>(
  _ der: [UInt8],
  _ decode: (UnsafeMutablePointer<UnsafePointer<UInt8>?>, Int) -> Object?,
  free: (Object) -> Void
) -> Object? {
  der.withUnsafeBufferPointer { buffer in
    guard let start = buffer.baseAddress else { return nil }
    var position: UnsafePointer<UInt8>? = start
    guard let object = decode(&position, buffer.count) else { return nil }
    if position == start + buffer.count { return object }
    free(object)
    return nil
  }
}

/// Calls an `i2d` function twice, as such functions require: for the length, then for the bytes.
///
/// Nil when the library fails.
func encodeDER(
  _ encode: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32
) -> [UInt8]? {
  let count = encode(nil)
  guard count > 0 else { return nil }
  return [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, initializedCount in
    var cursor = buffer.baseAddress
    initializedCount = Int(max(0, encode(&cursor)))
  }
}
