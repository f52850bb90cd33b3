private import CThread

/// The addresses that this process may use (`ulimit -v`).
package enum AddressSpace {
  /// Where they are limited, takes fewer of them for threads, and ends the process in order when
  /// memory has run out all the same.
  ///
  /// To be called before there is another thread.
  ///
  /// - Parameters:
  ///   - lastWords: One line for standard error, with its line break.
  ///   - status: What the process then ends with.
  package static func save(lastWords: StaticString, status: Int32) {
    lastWords.utf8Start.withMemoryRebound(to: CChar.self, capacity: lastWords.utf8CodeUnitCount) {
      CThread_save_memory($0, status)
    }
  }
}
