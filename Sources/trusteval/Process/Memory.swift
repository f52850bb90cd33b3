import Threads

/// What to do about a limit on memory.
enum Memory {
  private static let words: StaticString =
    "trusteval: out of memory, as it seems: raise the limit (ulimit -v) or check fewer servers\n"

  /// Takes little of a limited address space, and fails in one line where that is too little.
  static func save() {
    AddressSpace.save(lastWords: words, status: ExitStatus.couldNotFindOut.rawValue)
  }
}
