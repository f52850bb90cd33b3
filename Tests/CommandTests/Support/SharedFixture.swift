import Testing

/// Makes one fixture for all tests of a suite, and frees it with its servers after the last.
///
/// A suite's `init` runs once for each case of a parameterised test: for a fixture of several
/// servers that would take most of the suite's time.
struct SharedFixture<Fixture: Sendable>: SuiteTrait, TestScoping {
  let place: TaskLocal<Fixture?>
  let make: @Sendable () async throws -> Fixture

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await place.withValue(make()) { try await function() }
  }
}
