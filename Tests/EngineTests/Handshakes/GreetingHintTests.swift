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
    ("220 ready\r\n", "another service"), ("hello\r\n", "another service"),
    ("HTTP/1.1 400 Bad Request\r\n", "for http, not https"),
  ])
  func hint(greeting: String, words: String) {
    var seen = PeerGreeting()
    seen.append(Array(greeting.utf8))
    #expect(seen.notTLS?.hint?.contains(words) == true, "\(String(describing: seen.notTLS))")
  }
}
