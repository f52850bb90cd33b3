import Foundation
import Testing

/// Bad input gets one clear line on standard error, the documented status and no report.
@Suite struct WrongArgumentTests {
  @Test(arguments: [
    ["localhost:0"], ["localhost:70000"], ["localhost:http"], ["localhost:"], [""], [" "],
    ["local host"], ["local\u{1b}[31mhost"], ["a..b"], ["http://localhost/"], ["ftp://localhost"],
    ["[::1"], ["[::1]x"], ["[localhost]:443"], ["https://user@localhost/"],
    [String(repeating: "a", count: 64) + ".example"], [String(repeating: "a", count: 100_000)],
    ["localhost", "--no-such-option"], ["https://user:secret@localhost/"],
    ["localhost", "--verify-date", "yesterday"],
    ["localhost", "--timeout", "0"], ["localhost", "--timeout", "3601"],
    ["localhost", "--timeout", "soon"],
    ["localhost", "--connect-to", "localhost:99999"], ["localhost", "--purpose", "email"],
    ["localhost", "--write-bundle", "b.pem", "--all-addresses"],
    ["localhost", "--quiet", "--verbose"], ["localhost", "--engine", "nss"],
    ["localhost", "--anchors-only", "--root-store", "/etc/ssl/certs"],
    ["localhost", "--server-name", "a b"], ["localhost", "--server-name", ""],
    ["localhost", "--sni", "a b"], ["localhost", "--sni", "a\u{1b}[31m"],
    ["localhost", "--client-key", "key.pem"],
    ["localhost", "--network-fetch", "--no-network-fetch"],
    ["verify", "x.pem", "--no-network-fetch", "--network-fetch"],
    ["replay", "x", "--network-fetch"], ["verify"], [],
  ])
  func refused(arguments: [String]) async throws {
    let result = try await Binary.run(
      executable: Binary.url, arguments: arguments, input: nil, environment: [:])
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("trusteval: "))
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
    #expect(!result.errors.contains("\u{1b}"))
    #expect(result.errors.count < 600)
    #expect(!result.errors.contains("secret"))
  }

  /// The message names the option that was meant, also by its name in other programs.
  @Test(arguments: [
    (["-1202"], "trusteval explain -1202"), (["--ca", "x", "localhost"], "--anchor FILE"),
    (["--cacert", "x", "localhost"], "--anchor FILE"),
    (["localhost", "--CAfile", "x"], "--anchor FILE"),
    (["localhost", "-CAfile", "x"], "--anchor FILE"),
    (["--ca", "x", "localhost"], "Unknown option '--ca'; your own CA"),
    (["localhost", "--port", "443"], "Unknown option '--port'; the port is part of the server"),
    (["localhost", "-servername", "x"], "Unknown option '-servername'; "),
    (["localhost", "-servername", "x"], "--server-name NAME"),
    (["localhost", "--servername", "x"], "--server-name NAME"),
    (["-k", "localhost"], "nothing has to be switched off"),
    (["-C", "30", "localhost"], "--expires-within 21d"),
    (["-E", "x", "localhost"], "--client-cert"),
    (["-X", "GET", "localhost"], "Unknown option '-X' (see"),
    (["https:/localhost"], "is no URL: one begins with https://"),
    (["-4", "localhost"], "--connect-to ADDRESS[:PORT], and a code is looked up by"),
    (["localhost", "-tls1_2"], "--min-tls 1.2 or 1.3 demands one"),
    (["localhost", "-noservername"], "--sni ''"), (["-m", "3", "localhost"], "--timeout S"),
    (["localhost", "-CRLfile", "x"], "--crl FILE"),
    (["-w", "30", "localhost"], "--expires-within 21d"),
    (["--pinnedpubkey", "x", "localhost"], "--pin sha256//BASE64"),
    (["-iL", "hosts"], "--hosts FILE"), (["-crl_check", "localhost"], "--revocation online"),
    (["smtp://mail.example.com"], "write mail.example.com:25 --starttls smtp (see"),
    (["a.example", "--server-name", "[2001:db8::1]"], "did you mean '2001:db8::1'?"),
    (["a.example", "--server-name", "b.example:443"], "did you mean 'b.example'?"),
    (["a.example", "--sni", "https://b.example/"], "did you mean 'b.example'?"),
    (["a.example", "--server-name", "b example"], "'b example' is not a host name ("),
    (["postgresql://[::1]/db"], "write [::1]:5432 --starttls postgres (see"),
    (["imap://[::1]:1143/"], "write [::1]:1143 --starttls imap (see"),
    (["ldaps://ldap.example.com/dc=x"], "write ldap.example.com:636 (see"),
    (["imaps://mail.example.com:1993"], "write mail.example.com:1993 (see"),
    (["smtp://user:secret@mail.example.com"], "use https://HOST or HOST:PORT (see"),
    (["submission://m.example"], "write m.example:587 --starttls smtp (see"),
    (["imaps://a b;rm"], "use https://HOST or HOST:PORT (see"),
    (["imap://h:"], "use https://HOST or HOST:PORT (see"),
    (["gopher://a.example"], "use https://HOST or HOST:PORT (see"),
    (["localhost", "443"], "a port is written HOST:443 (see"),
    (["localhost", "--fail-on", "offers"], "did you mean 'offer'?"),
    (
      ["localhost", "--fail-on", "x"],
      "transportSecurity, protocolVersion, cipher, offer, signature,"
    ),
    (["localhost", "--ignore", "x"], "'trusteval explain SSLHostname' tells"),
    (["1202"], "trusteval explain 1202"),
    (["chain.pem"], "trusteval verify chain.pem"),
    (["localhost:443/path"], "write localhost:443, or the whole URL with https://"),
    (["explian", "-1202"], "did you mean 'trusteval explain'?"),
    (["-q", "verify", "chain.pem"], "a command comes before its options: trusteval verify ..."),
    (["--json", "show", "chain.pem"], "a command comes before its options: trusteval show ..."),
    (["-v", "check", "127.0.0.1:1"], "a command comes before its options: trusteval check ..."),
    (["--json", "explain", "-1202"], "a command comes before its options: trusteval explain ..."),
    (["verfy", "--anchor"], "did you mean 'trusteval verify'?"),
    (["lab", "sevre"], "did you mean 'trusteval lab serve'?"),
    (["lab", "lsit", "--json"], "did you mean 'trusteval lab list'?"),
    (["lab", "file"], "did you mean 'trusteval lab files'?"),
    (["explian", "-1202"], "'explian' is no command; did you mean 'trusteval explain'?"),
    (["help", "nope"], "'nope' is no command"), (["help", "verfy"], "did you mean 'verify'?"),
    (["help", "lab", "lsit"], "did you mean 'list'?"),
    (["-CApath", "x", "localhost"], "Unknown option '-CApath'; --root-store DIR"),
    (["-CApath", "x"], "Unknown option '-CApath'; --root-store DIR"),
    (["localhost", "--retries", "-1"], "--retries takes a number from 0 to 10"),
    (["localhost", "--retries", "x"], "--retries takes a number from 0 to 10"),
    (["--hosts", "-", "--hosts", "-"], "standard input can be read once only"),
    (["localhost", "--jobs", "many"], "--jobs takes a number from 1 to 4096"),
    (["localhost", "--shard", "5/3"], "--shard takes i/n, the i-th of n parts, such as 1/8"),
    (["localhost", "--timeout", "soon"], "--timeout takes a number of seconds above 0"),
    (["localhost", "-showcerts"], "trusteval show HOST"),
    (
      ["replay", "--trace", "x"],
      "Unknown option '--trace'; it is an option of 'check' and 'connect' (see 'trusteval replay --help')"
    ),
    (["verify", "--hosts", "x"], "Unknown option '--hosts'; it is an option of 'check' (see"),
    (
      ["show", "--expires-within", "3d", "x"],
      "it is an option of 'check', 'verify' and 'replay', among others"
    ),
    (["localhost", "--connect-to", "443"], "a port is written HOST:443 (see"),
    (["lab", "serve", "--listen", "8443"], "--listen takes an address of this machine, such as"),
    (["lab", "serve", "--listen", "[fe80::1%lo]:1"], "--listen takes an address of this machine,"),
    (
      ["verify", "/etc/hosts", "--min-tls", "1.2"], "--min-tls asks about a handshake, and there is"
    ),
    (
      ["verify", "/etc/hosts", "--require-staple", "--min-tls", "1.2"],
      "--min-tls and --require-staple ask about a handshake, and there is none (see"
    ),
    (["show", "/etc/hosts", "--sni", "x"], "--sni is about a server, and a file is shown (see"),
    (
      ["show", "/etc/hosts", "--server-name", "x", "--sni", "y"],
      "--server-name and --sni are about a server, and a file is shown (see"
    ),
    (
      ["show", "/dev/null", "localhost"], "there is no file 'localhost', and one server is shown at"
    ),
    (["explain", "-1202", "-"], "'-' for standard input has to be the only argument"),
    (["lab", "serve", "--port", "8443"], "; where it listens is --listen ADDR[:PORT] (see"),
    (["lab", "serve", "-host", "::"], "'-host'; where it listens is --listen ADDR[:PORT] (see"),
    (["lab", "serve", "--ca", "x"], "Unknown option '--ca' (see"),
    (["show", "--cacert", "x", "localhost"], "Unknown option '--cacert' (see"),
    (["verify", "--port", "443", "x"], "Unknown option '--port' (see"),
    (["verify", "-showcerts", "x"], "trusteval show FILE"),
    (["replay", "--insecure", "x"], "Unknown option '--insecure'; it is an option of 'connect'"),
    (["connect", "-k", "localhost"], "'-k'; --insecure goes on with a server"),
    (["verify", "--forse", "x"], "Unknown option '--forse'; did you mean '--force'?"),
    (["replay", "--trcae", "x"], "Unknown option '--trcae' (see"),
  ])
  func whatWasMeant(arguments: [String], hint: String) async throws {
    let result = try await Binary.run(
      executable: Binary.url, arguments: arguments, input: nil, environment: [:])
    #expect(result.status == 64)
    #expect(result.errors.contains(hint), "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }

  /// A hint names options of the command only.
  @Test(arguments: [
    ["check"], ["verify"], ["replay"], ["show"], ["connect"], ["lab", "serve"], ["lab", "files"],
    ["lab", "ca"], ["merge"], ["demo"],
  ])
  func hintsAreForTheCommand(command: [String]) async throws {
    let help = try await Binary.run(
      executable: Binary.url, arguments: command + ["--help"], input: nil, environment: [:]
    ).output
    for option in ["cacert", "capath", "host", "resolve", "port", "cert", "pfx", "pass", "date"] {
      let result = try await Binary.run(
        executable: Binary.url, arguments: command + ["--\(option)", "x"], input: nil,
        environment: [:])
      #expect(result.status == 64)
      for named in result.errors.matches(of: /--[a-z][a-z0-9-]+/).dropFirst() {
        let isThere = named.output == "--help" || help.contains("\(named.output) ")
        #expect(isThere, "\(result.errors)")
      }
    }
  }

  /// An IPv6 address needs brackets where a port follows.
  @Test(arguments: [
    (["fe80::1%eth0:443"], "'fe80::1%eth0:443' is no address", "[fe80::1%eth0]:443"),
    (["https://2001:db8:0:0:0:0:0:1:443/"], "is no address", "[2001:db8:0:0:0:0:0:1]:443"),
    (["show", "::1:12345"], "is no address", "[::1]:12345"),
    (["localhost", "--connect-to", "fe80::1%lo:443"], "is no address", "[fe80::1%lo]:443"),
  ])
  func anAddressWithAPort(arguments: [String], text: String, form: String) async throws {
    let result = try await Binary.run(
      executable: Binary.url, arguments: arguments, input: nil, environment: [:])
    #expect(result.status == 64)
    #expect(result.errors.contains(text), "\(result.errors)")
    #expect(result.errors.contains("an IPv6 address with a port is written \(form) (see"))
  }

  @Test(arguments: ["::1:65536", "::1:70000", "::1:99999"])
  func anAddressWithoutAPortThatThereIs(text: String) async throws {
    let result = try await Binary.run(
      executable: Binary.url, arguments: [text], input: nil, environment: [:])
    #expect(result.status == 64)
    #expect(!result.errors.contains("is written"), "\(result.errors)")
  }

  /// Text that is an address, and a shorter one with a port as well, stays an address.
  ///
  /// Where nothing is found out, the other reading is named.
  @Test(arguments: [
    (["::1:9"], "[::1]:9"), (["connect", "::1:9"], "[::1]:9"), (["show", "::1:9"], "[::1]:9"),
    (["localhost", "--connect-to", "::1:9"], "[::1]:9"), (["[::1:9]"], nil), (["[::1]:1"], nil),
    (["lab", "serve", "good", "--directory", "/dev/null/x", "--listen", "::1:9"], "[::1]:9"),
  ])
  func anAddressThatMayHaveAPort(arguments: [String], form: String?) async throws {
    let isServer = arguments.first != "lab"
    let result = try await Binary.run(
      executable: Binary.url, arguments: arguments + (isServer ? ["--timeout", "2"] : []),
      input: nil, environment: [:])
    #expect(result.status == 2)
    let hint = form.map { "without a port; with one it is written \($0)\n" }
    #expect(hint.map(result.errors.hasSuffix) ?? !result.errors.contains("with one"))
    if arguments == ["::1:9"] { #expect(result.output.contains("[::1:9]:443")) }
  }

  /// A word that could be a server or a file is taken for one; if there is none, the command that was
  /// probably meant is named.
  @Test(arguments: [
    (["chek", "--timeout", "5"], "did you mean 'trusteval check'?"),
    (["verfy", "--timeout", "5"], "did you mean 'trusteval verify'?"),
    (["serve", "--timeout", "5"], "did you mean 'trusteval lab serve'?"),
    (["version", "--timeout", "5"], "did you mean 'trusteval --version'?"),
    (["completions", "bash", "--timeout", "5"], "'trusteval --generate-completion-script SHELL'?"),
    (["verify", "localhost:443"], "is a server: 'trusteval localhost:443' judges its"),
  ])
  func aCommandTakenForAServer(arguments: [String], hint: String) async throws {
    let result = try await Binary.run(
      executable: Binary.url, arguments: arguments, input: nil, environment: [:])
    #expect(result.status == 2)
    #expect(result.errors.contains(hint), "\(result.errors)")
  }

  /// The unknown option is reported even if the server or file is missing too, with a hint to the
  /// help.
  @Test(arguments: [["--versoin"], ["check", "--versoin"], ["verify", "--versoin"]])
  func anUnknownOptionIsNamed(arguments: [String]) async throws {
    let result = try await Binary.run(
      executable: Binary.url, arguments: arguments, input: nil, environment: [:])
    let command = arguments.count > 1 ? arguments[0] : "check"
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("trusteval: Unknown option '--versoin'"))
    #expect(result.errors.hasSuffix(" (see 'trusteval \(command) --help')\n"))
  }

  /// RFC 6874 writes the `%` before a zone as `%25`.
  @Test(arguments: ["[fe80::1%lo]:1", "[fe80::1%25lo]:1", "https://[fe80::1%25lo]:1/"])
  func aZoneIsReadInBothForms(server: String) async throws {
    let result = try await Binary.run(server, "--json")
    let endpoint = try #require(result.json.first?["endpoint"] as? [String: Any])
    #expect(endpoint["host"] as? String == "fe80::1%lo")
  }

  /// The zone would become part of the request to a proxy.
  @Test(arguments: ["[fe80::1%a\r\nX: 1]:1", "[fe80::1%a b]", "fe80::1%a\"b"])
  func aZoneHasNothingButLetters(server: String) async throws {
    let result = try await Binary.run(server)
    #expect(result.status == 64)
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }

  /// Its texts do not mention `-v`, which it does not have.
  @Test func whatIsCutInAnExplanationLeadsToItsOwnOption() async throws {
    for query in ["-9813", "-1202", "-9807"] {
      let result = try await Binary.run(
        executable: Binary.url, arguments: ["explain", query], input: nil,
        environment: ["COLUMNS": "40"])
      #expect(result.status == 0 && !result.output.contains("more with -v"), "\(query)")
    }
  }

  @Test func helpShowsHowServersAreNamed() async throws {
    for arguments in [["--help"], ["help"]] {
      let result = try await Binary.run(
        executable: Binary.url, arguments: arguments, input: nil, environment: [:])
      #expect(result.status == 0)
      #expect(result.output.contains("USAGE: trusteval [check] [<options>] <server> ..."))
    }
  }

  /// The help lists the options of the default command.
  @Test(arguments: ["--help", "-h", "help"])
  func helpShowsTheOptionsOfTheDefaultCommand(argument: String) async throws {
    let environment = ["COLUMNS": "80"]
    let whole = try await Binary.run(argument, environment: environment).output
    let own = try await Binary.run("check", "--help", environment: environment).output
    let start = try #require(own.range(of: "ARGUMENTS:\n")?.lowerBound)
    let options = own[start...].split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("  --version ") && !$0.hasPrefix("  -h, --help ") }
      .joined(separator: "\n").trimmingCharacters(in: .newlines)
    #expect(options.contains("--anchors-only"))
    #expect(
      whole.hasSuffix("\n\n" + options + "\n"),
      "DefaultOptions.help has to be:\n\(options)")
  }

  @Test(arguments: ["localhost:70000", "local host", "http://localhost"])
  func reportedWithJSON(server: String) async throws {
    let result = try await Binary.run(server, "--json")
    #expect(result.status == 64)
    let report = try #require(result.json.first)
    #expect(report["verdict"] as? String == "unknown")
    let failure = try #require(report["failure"] as? [String: Any])
    #expect(failure["kind"] as? String == "usage")
  }

  @Test(arguments: ["--anchor", "--user-root", "--root-store", "--intermediate", "--client-cert"])
  func unusableFiles(option: String) async throws {
    let directory = try TemporaryDirectory()
    directory.write(Data(), to: "empty")
    directory.write(Data("no certificate\n".utf8), to: "garbage")
    for name in ["missing", "empty", "garbage"] {
      let result = try await Binary.run("localhost", option, directory.path(name))
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains(name))
      #expect(result.errors.filter { $0 == "\n" }.count == 1)
    }
  }
}
