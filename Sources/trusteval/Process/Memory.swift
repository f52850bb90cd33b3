import Threads

/// How to run with a limit on memory.
enum Memory {
  private static let words: StaticString =
    "trusteval: out of memory, as it seems: raise the limit (ulimit -v) or check fewer servers\n"

  /// Uses little of a limited address space, and fails with one line where that is not enough.
  static func save() {
    AddressSpace.save(lastWords: words, status: ExitStatus.couldNotFindOut.rawValue)
  }
}
