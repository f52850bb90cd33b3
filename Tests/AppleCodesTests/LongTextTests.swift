import Testing

@testable import AppleCodes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A long text costs no more for each word than a short one.
@Suite struct LongTextTests {
  /// Sixteen times the text takes sixteen times the work, and not 256: measured as the processor's time
  /// for this thread, which other work of the machine may double.
  @Test(
    arguments: [
      ("trusted anchor ", 5_000), ("a.pem: OK ", 12_500),
      ("while SSL handshaking to upstream, SSL alert number 40 ", 6_000),
      ("RemoteCertificateNameMismatch, RemoteCertificateChainErrors ", 20_000),
      ("Revoked, Cyclic, ", 8_000), ("UntrustedRoot, Revoked, Cyclic, ", 8_000),
    ])
  func workGrowsWithTheText(part: String, bytes: Int) {
    read(part)
    let short = work { read(String(repeating: part, count: bytes / part.utf8.count)) }
    let long = work { read(String(repeating: part, count: 16 * bytes / part.utf8.count)) }
    #expect(long < 40 * short)
  }

  /// Reports of which one line is long, and made of signs that join into few characters.
  @Test(arguments: [
    ("ATS Default Connection ", " PASS\n"), ("ATS Default Connection FAIL\n", "\n"),
    ("ATS Default Connection FAIL\nAllow All Loads ", "\nResult : PASS\n"),
    ("TRUSTED  a.example:443  2026-11-26T23:39Z\n", "\n  roots  x\n"),
    ("TRUSTED  a.example:443  2026-11-26T23:39Z\n  roots  x\n  ", "\n"), ("TRUSTED  ", "  -1202\n"),
    ("NOT TRUSTED  a.example:443  -1202\n\n  1  SSLHostname: ", "    certificate 0\n"),
  ])
  func workGrowsWithALine(before: String, behind: String) {
    func text(_ count: Int) -> String {
      before + String(repeating: "\u{1F1E6}", count: count) + behind
    }
    read(text(1))
    let short = work { read(text(2_500)) }
    let long = work { read(text(40_000)) }
    #expect(long < 40 * short)
  }

  /// The log, the entries and the number of those left out come from one reading of the text.
  @Test func aTextIsReadOnce() {
    let names = ForeignTable.rows().filter { $0.name.system == .firefox }.map(\.name.name)
    let line = "worker 17 finished job 4711 for 192.0.2.7 in 12 ms, status ok\n"
    let text = names.joined(separator: " ") + "\n" + String(repeating: line, count: 4_000)
    read(text)
    let reading = work { _ = TextReading(catalogue: .shared, text: PastedText(text)) }
    // Reading it for each of the three would take more than four times one reading.
    #expect(work { read(text) } < 3.2 * reading)
  }

  private func read(_ text: String) {
    _ = ErrorDictionary.answer(to: text)
  }

  private func work(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    body()
    return now() - start
  }

  /// The line is the name of one file and what `openssl verify` says of it.
  @Test(arguments: [
    ("a.pem: OK", true), ("  ./dir/a.pem: OK  \nx", true), ("x\na.pem: OK\r\n", true),
    ("b a.pem: OK", false), ("a.pem: OK then", false), ("a.pem OK", false), ("pem\n: OK", false),
    ("stdin: OK", true),
    ("a.pem: OK a.pem: OK", false),
  ])
  func verifiedFile(text: String, isOne: Bool) {
    let text = PastedText(text)
    let last = text.words.lastIndex { $0.text == "OK" }
    #expect(last.map { text.isVerifiedFile(endingAt: $0) } == isOne)
  }

  @Test(arguments: [
    (1_048_576, "a", false), (1_048_577, "a", true), (1_000_000, "\u{e4}", false),
  ]) func theBoundIsTold(count: Int, character: String, isCut: Bool) {
    let text = String(repeating: character, count: count)
    #expect(ErrorDictionary.bound(on: text) == (isCut ? 1_048_576 : nil))
  }
}
