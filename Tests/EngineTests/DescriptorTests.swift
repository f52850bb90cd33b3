import Foundation
import SystemCalls
import Testing

/// Whole writes, however slow the reader is.
@Suite(.timeLimit(.minutes(30))) struct DescriptorTests {
  /// A pipe that another process made non-blocking is waited for, which takes no processor's time.
  @Test func aSlowReaderIsWaitedFor() async throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    defer { close(reader) }
    try #require(fcntl(writer, F_SETFL, O_NONBLOCK) == 0)
    let octets = [UInt8](repeating: 0x78, count: 1 << 20)
    async let duration = onThread { () -> Double? in
      defer { close(writer) }
      let start = Self.processorTime()
      guard (try? Descriptor(writer).writeAll(octets)) != nil else { return nil }
      return Self.processorTime() - start
    }
    try await Task.sleep(for: .seconds(1))
    let count = await onThread {
      var part = [UInt8](repeating: 0, count: 1 << 16)
      var count = 0
      while case let more = read(reader, &part, part.count), more > 0 { count += more }
      return count
    }
    #expect(count == octets.count)
    let seconds = try #require(await duration)
    #expect(seconds < 0.2)
  }

  /// Of this thread alone, in seconds: other tests run at the same time.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
