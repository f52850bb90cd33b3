import Testing
import TrustModel

/// Functions that call each other have copies of a report on their stack, which may be small.
@Suite struct ReportSizeTests {
  @Test func aReportIsSmall() {
    #expect(MemoryLayout<Report>.size <= 1024)
    #expect(MemoryLayout<Failure>.size <= 256)
  }

  @Test func whatIsBoxedIsAValue() {
    let first = Boxed(wrappedValue: [1])
    var second = first
    second.wrappedValue.append(2)
    #expect(first.wrappedValue == [1] && second.wrappedValue == [1, 2])
    #expect(first == Boxed(wrappedValue: [1]) && first != second)
  }
}
