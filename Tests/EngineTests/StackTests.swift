import Foundation
import Testing
import Threads

/// Threads that wait for servers keep little of the stack that their last evaluation took.
@Suite struct StackTests {
  /// What this thread's stack takes of the memory, in KiB, by the kernel's own account.
  private static func resident(around address: UInt) throws -> Int {
    let file = try #require(FileHandle(forReadingAtPath: "/proc/self/smaps"))
    let text = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    var isHere = false
    for line in text.split(separator: "\n") {
      if let range = line.prefixMatch(of: #/([0-9a-f]+)-([0-9a-f]+) /#),
        let start = UInt(range.1, radix: 16), let end = UInt(range.2, radix: 16)
      {
        isHere = (start..<end).contains(address)
      } else if isHere, let size = line.prefixMatch(of: #/Rss: +(\d+) kB/#)?.1 {
        return Int(size) ?? 0
      }
    }
    throw NotFound()
  }

  private struct NotFound: Error {}

  /// Uses so many pages of the stack.
  @inline(never) private static func descend(_ pages: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { octets in
      octets.initializeMemory(as: UInt8.self, repeating: UInt8(pages & 0xff))
      return pages == 0
        ? 0 : descend(pages - 1) + (octets[pages % 1024] == UInt8(pages & 0xff) ? 1 : 0)
    }
  }

  @Test func whatADeepCallTookIsGivenBack() throws {
    let sizes = try #require(
      PendingValue<Result<[Int], any Error>> {
        Result {
          var mark = 7
          return try withUnsafeMutablePointer(to: &mark) { mark in
            let address = UInt(bitPattern: mark)
            var sizes: [Int] = []
            #expect(Self.descend(150) == 150)
            sizes.append(try Self.resident(around: address))
            Threads.Thread.shrinkStack()
            sizes.append(try Self.resident(around: address))
            #expect(mark.pointee == 7)
            #expect(Self.descend(150) == 150)
            return sizes
          }
        }
      }
    ).wait(until: .distantFuture)?.get()
    #expect(try #require(sizes?.first) > 150)
    #expect(try #require(sizes?.last) < 100)
  }
}
