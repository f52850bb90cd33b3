import Testing
import TrustLab
import TrustModel

@testable import trusteval

/// What is said of words that are wrong, each with the hint that fits it, without a run for each.
@Suite struct HintTests {
  private static let check = OptionNames.options(of: "check")
  private static let connect = OptionNames.options(of: "connect")
  private static let serve = OptionNames.options(of: "lab serve")

  /// What other programs call an option of `check`.
  @Test(
    arguments: [
      ("--ca-file", "your own CA is --anchor FILE"), ("-root", "--anchor FILE"),
      ("--load-ca-certificate", "--anchor FILE"), ("--ca-directory", "--root-store DIR"),
      ("--host", "--server-name NAME"), ("-verify_hostname", "--server-name NAME"),
      ("--disable-sni", "--sni ''"), ("-connect", "the server is an argument: HOST:PORT"),
      ("--resolve", "--connect-to ADDRESS[:PORT]"), ("-p", "the port is part of the server"),
      ("--cert", "--client-cert FILE"), ("--pfx", "--p12 FILE"), ("-passin", "--password-file"),
      ("--passwd", "TRUSTEVAL_PASSWORD"), ("-key", "--client-key FILE"),
      ("--insecure", "nothing has to be switched off"), ("--no-check-certificate", "nothing has"),
      ("--print-cert", "'trusteval show HOST'"), ("-attime", "--verify-date DATE"),
      ("--TLSv1.3", "--min-tls 1.2 or 1.3"), ("-no_tls1_3", "every version is offered"),
      ("--connect-timeout", "--timeout S"), ("-s", "--quiet"), ("-brief", "--quiet"),
      ("--checkend", "--expires-within 21d"), ("-c", "--expires-within"),
      ("-o", "the form is --format NAME"), ("--xml", "--format NAME"), ("-x", "--proxy URL"),
      ("-status", "--revocation online or require"), ("-crl_check_all", "--revocation online"),
      ("--crlfile", "--crl FILE"), ("--pinned-pubkey", "--pin sha256//BASE64"),
      ("-untrusted", "--intermediate FILE"), ("-cert_chain", "--intermediate FILE"),
      ("-partial_chain", "trusts any certificate, of a root or not"), ("-msg", "--trace"),
      ("-d", "--trace"), ("-j", "--jobs N"), ("--parallel", "--jobs N"), ("--retry", "--retries N"),
      ("--targets", "--hosts FILE"), ("--no-color", "NO_COLOR"), ("--colour", "NO_COLOR"),
      ("-6", "--connect-to ADDRESS[:PORT], and a code"), ("-5", "a code is looked up by"),
      ("-1202", "'trusteval explain -1202'"),
      // Of single letters, capitals are other options.
      ("-S", nil), ("-P", nil), ("-M", nil), ("-J", nil), ("-K", nil), ("--bogus", nil),
      ("1202", nil),
    ] as [(String, String?)])
  func anotherProgramsOption(option: String, hint: String?) {
    let found = UsageHint.hint(forOption: option, of: Self.check)
    #expect(hint.map { found?.contains($0) == true } ?? (found == nil), "\(found ?? "nothing")")
  }

  /// The same word means what the command has.
  @Test func theCommandDecides() {
    #expect(UsageHint.hint(forOption: "-k", of: Self.connect)?.hasPrefix("--insecure goes") == true)
    #expect(UsageHint.hint(forOption: "-k", of: Self.check)?.hasPrefix("nothing has") == true)
    #expect(UsageHint.hint(forOption: "-k", of: Self.serve) == nil)
    #expect(UsageHint.hint(forOption: "-p", of: Self.serve)?.hasPrefix("where it listens") == true)
    #expect(UsageHint.hint(forOption: "-accept", of: Self.check) == nil)
    #expect(
      UsageHint.hint(forOption: "-4", of: Self.serve)
        == "a code is looked up by 'trusteval explain -4'"
    )
  }

  @Test(
    arguments: [
      ([], nil), (["a"], "it is an option of 'a'"), (["a", "b"], "it is an option of 'a' and 'b'"),
      (["a", "b", "c"], "it is an option of 'a', 'b' and 'c'"),
      (["a", "b", "c", "d"], "it is an option of 'a', 'b' and 'c', among others"),
    ] as [([String], String?)])
  func commandsThatHaveIt(commands: [String], hint: String?) {
    #expect(UsageHint.hint(forOption: "--x", ofCommands: commands) == hint)
  }

  /// Two edits in a word of more than five letters, one in a shorter one; else how a name begins.
  @Test(
    arguments: [
      ("--anchro", ["--anchors-only", "--anchor"], "--anchor"),
      ("good", ["gold", "goods"], "gold"),
      ("abcdef", ["abcdxx"], "abcdxx"), ("abcde", ["abcxx"], nil), ("abcde", ["abcxe"], "abcxe"),
      ("ABCDE", ["abcxe"], "abcxe"), ("exp", ["expired", "exports"], "expired"),
      ("EXP", ["expired"], "expired"), ("ex", ["expired"], nil), ("pired", ["expired"], nil),
      ("abcdef", ["abcdxf", "abcdeg"], "abcdxf"), ("abcdef", ["abcdxx", "abcdeg"], "abcdeg"),
      ("", ["a"], "a"), ("x", [], nil),
    ] as [(String, [String], String?)])
  func theNearestName(word: String, names: [String], nearest: String?) {
    #expect(UsageHint.nearest(to: word, among: names) == nearest)
  }

  @Test(
    arguments: [
      ("explian", "did you mean 'trusteval explain'?"), ("veryfy", "'trusteval verify'?"),
      ("version", "'trusteval --version'?"), ("completion", "--generate-completion-script SHELL'?"),
      ("check", nil), ("-check", nil), ("lba", nil), ("a.example", nil), ("veryfied", nil),
    ] as [(String, String?)])
  func aWordLikeACommand(word: String, hint: String?) {
    let found = UsageHint.hint(
      forCommand: word, among: ["check", "verify", "explain", "lab", "demo"])
    #expect(hint.map { found?.hasSuffix($0) == true } ?? (found == nil), "\(found ?? "nothing")")
  }

  @Test(
    arguments: [
      ("1202", "'1202' is no host: a port is written HOST:1202, and a code is looked up by"),
      ("65535", "a port is written HOST:65535"), ("65536", "'65536' is no host"),
      ("A.PEM", "'trusteval verify A.PEM'"), ("a.pcapng", "looks like a file"),
      ("a.mobileconfig", "looks like a file"), ("a.csr", "looks like a file"),
      ("a.p7s", "looks like a file"), ("a.pfx", "looks like a file"),
      ("a.example/x/y", "has a path: write a.example, or the whole URL"),
      ("https:/a.example", "is no URL: one begins with https://"),
      ("a.example", nil), ("https://a.example/x", nil), ("/a", nil), ("a.pem.example", nil),
      ("", nil), ("a.crt:443", nil),
    ] as [(String, String?)])
  func whatIsNoServer(text: String, hint: String?) {
    let found = UsageHint.hint(forServer: text)
    #expect(hint.map { found?.contains($0) == true } ?? (found == nil), "\(found ?? "nothing")")
    if text == "65536" { #expect(found?.contains("HOST:") == false) }
  }

  @Test(
    arguments: [
      (["a.example"], true), (["a:443", "b"], true), (["localhost"], false), ([], false),
      (["a.pem"], false), (["a.example", "/dev/null"], false), (["https://a.example/"], true),
    ] as [([String], Bool)])
  func aServerAmongFiles(names: [String], isHint: Bool) {
    #expect((UsageHint.hint(forFiles: names) != nil) == isHint)
    if isHint { #expect(UsageHint.hint(forFiles: names)?.contains("'\(names[0])'") == true) }
  }

  @Test(
    arguments: [
      ("The value 'x' is invalid for '--idle <s>'", "; --idle takes a number of seconds above 0"),
      ("Missing value for '--require-sct <n>'", "; --require-sct takes a number of timestamps"),
      ("The value '--jobs' is invalid for '--shard <i/n>'", "; --shard takes i/n, the i-th of n"),
      ("Missing value for '--retries <n>'", "; --retries takes a number from 0 to 10"),
      ("The value 'x' is invalid for '--timeout <s>'", "; --timeout takes a number of seconds"),
      ("The value 'x' is invalid for '--jobs <n>'", "; --jobs takes a number from 1 to 4096"),
      ("The value 'x' is invalid for '--min-tls <min-tls>'", nil),
      ("Unknown option '--jobs'", nil), ("--jobs takes a number from 1 to 4096", nil),
    ] as [(String, String?)])
  func whatAnOptionTakes(message: String, addition: String?) {
    let text = UsageHint.completed(message)
    #expect(addition.map { text.hasPrefix(message + $0) } ?? (text == message), "\(text)")
  }

  /// The library's message on one line: the first, and a list that it begins.
  @Test(arguments: [
    ("one", "one"), ("one\ntwo", "one"), ("one:\n  - a\n  - b", "one: a, b"), ("", ""),
    ("one:\n  --option\n  - a - b", "one: --option, a - b"), ("one:", "one: "), ("- one\n", "one"),
    ("  one two\n  three", "one two"),
  ])
  func theFirstLineOfAMessage(message: String, line: String) {
    #expect(UsageHint.line(of: message) == line)
  }

  @Test(
    arguments: [
      ([], nil), (["good"], ["good"]), (["good", "expired-leaf", "good"], nil),
    ] as [([String], [String]?)])
  func casesByName(names: [String], cases: [String]?) throws {
    let found = try LabSelection.cases(named: names).map(\.name)
    #expect(found == cases ?? (names.isEmpty ? LabCase.all.map(\.name) : names))
  }

  @Test(arguments: [
    (["good", "goood"], "no lab case 'goood': did you mean 'good'?"),
    (["quite-another"], "no lab case 'quite-another': 'trusteval lab list' shows them"),
  ])
  func caseThatThereIsNot(names: [String], message: String) {
    let error = #expect(throws: InputError.self) { try LabSelection.cases(named: names) }
    #expect(error?.message == message && error?.status == .usage)
  }

  @Test(
    arguments: [
      ("Unknown option '-s'", ["localhost", "-servername"], "-servername"),
      ("Unknown option '-s'", ["--servername", "-s"], "-s"),
      ("Unknown option '-s'", ["-strange"], "-s"), ("Unknown option '--port'", ["-p"], "--port"),
      ("Unexpected argument '-s'", ["-servername"], nil),
    ] as [(String, [String], String?)])
  func theOptionAsItWasWritten(message: String, words: [String], option: String?) {
    #expect(UsageHint.unknownOption(in: message, among: words) == option)
  }

  /// The port of the protocol, and how TLS begins in it.
  @Test(
    arguments: [
      ("lmtp", "h", "write h:24 --starttls lmtp"), ("pop", "h", "write h:110 --starttls pop3"),
      ("mariadb", "h", "write h:3306 --starttls mysql"), ("news", "h", "h:119 --starttls nntp"),
      ("xmpp-server", "h", "write h:5269 --starttls xmpp-server"),
      ("sieve", "h:1/x", "write h:1 --starttls sieve"), ("ircs", "h", "write h:6697"),
      ("smtps", "h", "h:465"), ("submissions", "h", "h:465"), ("pop3s", "h", "h:995"),
      ("pops", "h", "h:995"), ("ftps", "h", "h:990"), ("nntps", "h", "h:563"),
      ("xmpps", "h", "h:5223"), ("amqps", "h", "h:5671"), ("mqtts", "h", "h:8883"),
      ("rediss", "h#x", "write h:6379"), ("sips", "h", "h:5061"), ("turns", "h?x", "h:5349"),
      ("imaps", "u@h", "use https://HOST or HOST:PORT"),
      ("irc", "", "use https://HOST or HOST:PORT"),
    ])
  func urlsOfOtherProtocols(scheme: String, rest: String, hint: String) {
    let found = URLScheme.hint(for: scheme, rest[...])
    #expect(found.hasPrefix("scheme '\(scheme)' is not supported: ") && found.hasSuffix(hint))
  }

  /// A name of a certificate, as it goes into one.
  @Test(
    arguments: [
      ("*.A.Example.", "*.a.example"), ("*.example", nil), ("*.a.co.uk", "*.a.co.uk"),
      ("a.example.", "a.example"), ("192.0.2.1", "192.0.2.1"),
      ("2001:db8::1", "2001:db8::1"), ("fe80::1%lo", nil), ("*.*.example", nil), ("*", nil),
      ("a.*.example", nil), ("*.192.0.2.1", nil), ("1.2.3.400", nil), ("a.1", nil), ("1.a", "1.a"),
      ("", nil),
    ] as [(String, String?)])
  func namesOfCertificates(name: String, canonical: String?) {
    #expect((try? AuthorityName.canonical(name)) == canonical)
  }

  private static let commands = ["check", "verify", "explain", "demo"]

  @Test(
    arguments: [
      ([], "check", false), (["a.example"], "check", true), (["verify", "-"], "verify", true),
      (["-q", "--json"], "check", false), (["--hosts=h"], "check", true), (["-"], "check", true),
      (["-q", "verify"], "check", true), (["explain", "-1202"], "explain", true),
    ] as [([String], String, Bool)])
  func whatArgumentsShow(arguments: [String], command: String, namesAnything: Bool) {
    let invocation = Invocation(arguments: arguments, commands: Self.commands)
    #expect(invocation.command == command && invocation.namesAnything == namesAnything)
  }

  /// The last format counts, as for the parser, and only before what ends the options.
  @Test(arguments: [
    (["--format", "nagios"], true), (["--format=nagios"], true), (["--format", "csv"], false),
    (["--format", "nagios", "--format", "csv"], false),
    (["--format=csv", "--format=nagios"], true),
    (["a", "--", "--format", "nagios"], false), (["nagios"], false), (["--format"], false),
    (["--format=nagios", "--format"], false), (["--format", "csv", "nagios"], false),
  ])
  func forNagios(arguments: [String], isFor: Bool) {
    #expect(Invocation(arguments: arguments, commands: Self.commands).isForNagios == isFor)
  }

  @Test(
    arguments: [
      (["-q", "verify", "x"], "verify"), (["-q", "--json", "-v", "demo"], "demo"),
      (["verify", "x"], nil), (["a", "verify"], nil), (["-q", "a", "verify"], nil), (["-q"], nil),
      (["--timeout", "verify"], nil), (["--quiet", "--verbose", "explain"], "explain"),
    ] as [([String], String?)])
  func aCommandBehindOptions(arguments: [String], command: String?) {
    let invocation = Invocation(arguments: arguments, commands: Self.commands)
    #expect(invocation.misplacedCommand == command)
    #expect(invocation.misplaced("verify") == (arguments[0].hasPrefix("-") ? "verify" : nil))
    #expect(invocation.misplaced("a") == nil && invocation.misplaced(nil) == nil)
  }

  @Test(
    arguments: [
      (["-CApath", "x"], "-CApath"), (["a", "-tls1_2h"], "-tls1_2h"), (["-qv"], nil), (["-h"], nil),
      (["-qvh"], nil), (["--CApath"], nil), (["explain", "-CApath"], nil), (["-"], nil),
      (["-s"], nil),
      (["-q", "-brief"], "-brief"),
    ] as [([String], String?)])
  func severalLettersBehindOneHyphen(arguments: [String], option: String?) {
    #expect(Invocation(arguments: arguments, commands: Self.commands).misreadOption == option)
  }
}
