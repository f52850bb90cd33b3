extension Array where Element: Sendable {
  /// Transforms elements side by side and hands the results over in the order of the elements.
  ///
  /// A result is handed over as soon as all before it have been.
  func mapConcurrently<Result: Sendable>(
    atMost limit: Int, _ transform: @Sendable @escaping (Element) async -> Result,
    inOrder deliver: (Result) -> Void
  ) async {
    await withTaskGroup(of: (Int, Result).self) { group in
      var waiting: [Int: Result] = [:]
      var delivered = 0
      var started = 0
      func start() {
        guard started < count else { return }
        let index = started
        let element = self[index]
        started += 1
        group.addTask { (index, await transform(element)) }
      }
      for _ in 0..<Swift.min(limit, count) { start() }
      while let (index, result) = await group.next() {
        start()
        waiting[index] = result
        while let next = waiting.removeValue(forKey: delivered) {
          deliver(next)
          delivered += 1
        }
      }
    }
  }
}
