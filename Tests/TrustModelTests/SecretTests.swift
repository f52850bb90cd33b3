import Synchronization
import Testing
import TrustModel

/// Octets that are erased when their owner ends.
@Suite struct SecretTests {
  /// Records the octets that erasers were given, before erasing.
  private final class Erased: Sendable {
    let octets = Mutex<[[UInt8]]>([])

    var eraser: Secret.Eraser {
      { memory in
        self.octets.withLock { $0.append(Array(memory)) }
        memory.initializeMemory(as: UInt8.self, repeating: 0)
      }
    }
  }

  @Test func theEndErasesEverything() {
    let erased = Erased()
    do {
      let secret = Secret(copying: [1, 2, 3], erasedBy: erased.eraser)
      #expect(secret.count == 3)
      #expect(secret.withUnsafeBytes { Array($0) } == [1, 2, 3])
      #expect(erased.octets.withLock(\.count) == 0)
    }
    // Includes the zero octet at the end.
    #expect(erased.octets.withLock { $0 } == [[1, 2, 3, 0]])
  }

  @Test func aCopyThatWasLentIsErased() {
    let erased = Erased()
    let secret = Secret(copying: [7, 8], erasedBy: erased.eraser)
    #expect(secret.withArray { $0.reduce(0, +) } == 15)
    #expect(erased.octets.withLock { $0 } == [[7, 8]])
  }

  private struct Failure: Error {}

  @Test func whatWasNotFilledIsErased() {
    let erased = Erased()
    #expect(throws: Failure.self) {
      _ = try Secret(capacity: 2, erasedBy: erased.eraser) { memory in
        memory[0] = 9
        throw Failure()
      }
    }
    #expect(erased.octets.withLock { $0 } == [[9, 0, 0]])
  }
}
