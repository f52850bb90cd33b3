import Synchronization

/// Library calls that did not return in time and were left running on their threads.
///
/// Such a call may hold the library's locks, or the loader's, for as long as the process lives.
package enum AbandonedCalls {
  private static let areThere = Atomic(false)

  /// Records that a call was abandoned.
  package static func add() { areThere.store(true, ordering: .relaxed) }

  /// Whether any call was abandoned in this process, even one that has returned since.
  package static var exist: Bool { areThere.load(ordering: .relaxed) }
}
