/// Octets to be kept secret: they have one owner and are erased when it ends.
///
/// As it cannot be copied, nothing that prints or records values can take it.
///
/// Unchecked: the octets are written in `init` and only read afterwards.
package struct Secret: ~Copyable, @unchecked Sendable {
  /// Overwrites memory in a way that no optimizer leaves out.
  package typealias Eraser = @Sendable (UnsafeMutableRawBufferPointer) -> Void

  private let memory: UnsafeMutableRawBufferPointer
  private let eraser: Eraser
  /// Number of octets; a zero octet follows them in memory.
  package let count: Int

  package init(copying bytes: UnsafeRawBufferPointer, erasedBy eraser: @escaping Eraser) {
    self.init(capacity: bytes.count, erasedBy: eraser) { $0.copyMemory(from: bytes) }
  }

  package init(copying bytes: [UInt8], erasedBy eraser: @escaping Eraser) {
    self.init(capacity: bytes.count, erasedBy: eraser) { memory in
      bytes.withUnsafeBytes { memory.copyMemory(from: $0) }
    }
  }

  /// - Parameter fill: Writes all of the octets.
  package init<Failure>(
    capacity: Int, erasedBy eraser: @escaping Eraser,
    filledBy fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity + 1, alignment: 1)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    do {
      try fill(UnsafeMutableRawBufferPointer(rebasing: memory[..<capacity]))
    } catch {
      eraser(memory)
      memory.deallocate()
      throw error
    }
    self.memory = memory
    self.eraser = eraser
    count = capacity
  }

  deinit {
    eraser(memory)
    memory.deallocate()
  }

  /// Calls `body` with the octets, which a zero octet follows; `body` must not keep the pointer.
  package borrowing func withUnsafeBytes<Result: ~Copyable, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(rebasing: memory[..<count]))
  }

  /// Calls `body` with a copy of the octets in an array, and then erases the copy.
  package borrowing func withArray<Result, Failure>(
    _ body: ([UInt8]) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var copy = Array(UnsafeRawBufferPointer(rebasing: memory[..<count]))
    defer { copy.withUnsafeMutableBytes(eraser) }
    return try body(copy)
  }

  /// The same for a body that waits.
  package borrowing func withArray<Result, Failure>(
    _ body: ([UInt8]) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    var copy = Array(UnsafeRawBufferPointer(rebasing: memory[..<count]))
    defer { copy.withUnsafeMutableBytes(eraser) }
    return try await body(copy)
  }

  /// Another secret that is made of this one, and erased in the same way.
  ///
  /// - Parameter fill: Reads the octets of this one, and writes all of the other.
  package borrowing func derived(
    capacity: Int,
    filledBy fill: (UnsafeRawBufferPointer, UnsafeMutableRawBufferPointer) -> Void
  ) -> Secret {
    let source = UnsafeRawBufferPointer(rebasing: memory[..<count])
    return Secret(capacity: capacity, erasedBy: eraser) { fill(source, $0) }
  }
}
