private import CThread

/// The memory of this process.
package enum AddressSpace {
  /// Where a limit is set, reserves fewer addresses for threads, and ends the process with a
  /// message if memory runs out all the same.
  ///
  /// To be called before there is a second thread.
  ///
  /// - Parameters:
  ///   - lastWords: One line for standard error, with its line break.
  ///   - status: Exit status of the process in that case.
  package static func save(lastWords: StaticString, status: Int32) {
    lastWords.utf8Start.withMemoryRebound(to: CChar.self, capacity: lastWords.utf8CodeUnitCount) {
      CThread_save_memory($0, status)
    }
  }

  /// Gives the program's variables their memory at once, which takes less time than page by page.
  ///
  /// To be called when nothing will be forked any more, and before there is a second thread.
  package static func populateVariables() {
    CThread_populate_variables()
  }
}
