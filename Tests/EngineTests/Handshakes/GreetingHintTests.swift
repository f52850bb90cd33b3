import TLSEngine
import Testing
import TrustModel

/// What a server is that begins with text: its first words name the protocol.
struct GreetingHintTests {
  @Test(arguments: [
    ("220 mail.example ESMTP ready\r\n", "try '--starttls smtp'"),
    ("220-smtp.example\r\n", "try '--starttls smtp'"),
    ("220 (vsFTPd 3.0)\r\n", "try '--starttls ftp'"),
    ("* OK [CAPABILITY IMAP4rev1] ready\r\n", "try '--starttls imap'"),
    ("+OK ready\r\n", "try '--starttls pop3'"),
    ("SSH-2.0-OpenSSH_9.2\r\n", "this is an SSH server"),
    ("220 mail.example esmtp ready\r\n", "try '--starttls smtp'"),
    ("250 SMTP\r\n", "another service"), ("x * OK\r\n", "another service"),
    ("x SSH-2.0\r\n", "another service"), ("ssh-2.0\r\n", "this is an SSH server"),
    ("220 ready\r\n", "another service"), ("hello\r\n", "another service"),
    ("HTTP/1.1 400 Bad Request\r\n", "for http, not https"),
  ])
  func hint(greeting: String, words: String) {
    var seen = PeerGreeting()
    seen.append(Array(greeting.utf8))
    #expect(seen.notTLS?.hint?.contains(words) == true, "\(String(describing: seen.notTLS))")
  }

  /// A page without a status line is HTTP as well, and a line that is no text is not shown.
  @Test(arguments: [
    ("HTTP/1.1 200 OK\r\n", "the server answered in plain HTTP"),
    ("<html><body>", "the server answered in plain HTTP"),
    ("<!DOCTYPE html>\n", "the server answered in plain HTTP"),
    ("http/1.0", "the server answered in plain HTTP"),
    ("<p>HTTP/1.1", "the server answered with text, not TLS: \"<p>HTTP/1.1\""),
    ("+OK\tready\r\nmore", "the server answered with text, not TLS: \"+OK ready\""),
    ("+OK \u{1}\r\n", "the server answered with bytes that are no TLS"),
    ("\r\n+OK", "the server answered with bytes that are no TLS"),
    ("\u{19}\u{3}", "the server answered with bytes that are no TLS"),
  ])
  func summary(greeting: String, summary: String) {
    var seen = PeerGreeting()
    seen.append(Array(greeting.utf8))
    #expect(seen.notTLS?.summary == summary)
  }

  /// Whoever waits for the rest of a greeting waits no longer than that can change what is said.
  @Test(
    arguments: [
      ("", false), ("220 mail", false), ("220 mail\r", true), ("HTTP/1.1 4", true),
      ("220 \u{1}", true), (String(repeating: "a", count: 60), false),
      (String(repeating: "a", count: 61), true), ("\u{16}\u{3}\n", false), ("\u{16}\n", true),
    ] as [(String, Bool)])
  func isConclusive(greeting: String, isConclusive: Bool) {
    var seen = PeerGreeting()
    seen.append(Array(greeting.utf8))
    #expect(seen.isConclusive == isConclusive)
  }

  @Test func keepsNoMoreThanItShows() {
    var seen = PeerGreeting()
    for _ in 0..<100 { seen.append([UInt8](repeating: 97, count: 10)) }
    #expect(seen.bytes.count == 256)
  }
}
