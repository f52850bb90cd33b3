import Foundation
import Testing
import TrustModel

@testable import trusteval

/// What words of a command line mean, up to the last that is taken and the first that is not.
@Suite struct ArgumentTextTests {
  /// Labels of 63 octets, names of 253 (RFC 1035, section 2.3.4), and underscores besides.
  @Test(
    arguments: [
      ("a", "a"), ("A-Z_0.9", "a-z_0.9"), ("a.", "a."), ("", nil), (".", nil), (".a", nil),
      ("a..b", nil), ("a..", nil), ("a`b", nil), ("a{b", nil), ("a/b", nil), ("a:b", nil),
      ("b\u{fc}cher.Example", "xn--bcher-kva.example"),
      ("bu\u{308}cher.example.", "xn--bcher-kva.example."),
      // What stands for letters and dots, and letters of which no two are joined by hiding a third.
      ("\u{ff41}.\u{ff22}\u{ff0e}test", "a.b.test"), ("\u{fb01}.test", "fi.test"),
      ("l\u{b7}l.test", "xn--ll-0ea.test"), ("\u{2460}.test", "1.test"),
      ("\u{4f8b}\u{3048}\u{3002}test", "xn--r8jz45g.test"),
      ("\u{f51}\u{f0b}\u{f51}.test", "xn--nbd3lb.test"), ("_a.\u{e4}.test", nil),
      ("\u{e4}_b.test", nil), ("a_\u{fe0f}b.\u{e4}.test", nil), ("a_\u{308}.test", nil),
      ("local\u{ff0f}host", nil), ("a\u{ff0a}b", nil), ("a\u{ff1a}1", nil), ("a\u{ff1f}b", nil),
      ("a\u{ff20}b", nil), ("a\u{ff05}b", nil), ("a\u{2100}b", nil), ("a\u{226e}b", nil),
      ("a\u{2474}b", nil), ("a\u{2488}b", nil), ("a\u{1f101}b", nil), ("a\u{37a}b", nil),
      ("a\u{ad}b", nil), ("a\u{a0}b", nil), ("a\u{3000}b", nil), ("\u{fc5e}.test", nil),
      ("a\u{2024}b", nil), ("a\u{200b}b", nil), ("a\u{202e}b", nil), ("\u{2615}.test", nil),
      ("a^b", nil), ("a b", nil), ("a,b", nil), ("a@b", nil), ("a[b", nil), ("a!b", nil),
      (String(repeating: "a", count: 63), String(repeating: "a", count: 63)),
      (String(repeating: "a", count: 64), nil),
      (String(repeating: "a.", count: 126) + "b", String(repeating: "a.", count: 126) + "b"),
      (String(repeating: "a.", count: 126) + "b.", String(repeating: "a.", count: 126) + "b."),
      (String(repeating: "a.", count: 126) + "bc", nil),
    ] as [(String, String?)])
  func hostNames(text: String, canonical: String?) {
    #expect((try? HostName.canonical(text)) == canonical)
  }

  /// Where no port is named, it is that of the protocol that is asked for.
  @Test(
    arguments: [
      (nil, "a.example", 443), ("smtp", "a.example", 25), ("imap", "a.example", 143),
      ("xmpp", "[::1]", 5222), ("none", "a.example", 443), ("smtp", "a.example:587", 587),
      ("smtp", "https://a.example/", 25),
    ] as [(String?, String, Int)])
  func portsOfProtocols(startTLS: String?, server: String, port: Int) throws {
    let settings = ServerSettings(
      connection: ConnectionPlan(), startTLS: startTLS.flatMap(StartTLSChoice.init(argument:)),
      proxy: .none, trust: TrustPlan(), timeout: .seconds(1), repairsChain: false,
      everyAddress: false, everyKey: false, retries: 0)
    let request = try settings.request(for: ServerArgument(parsing: server))
    #expect(request.endpoint.port == port)
  }

  /// A port is any number of 16 bits but 0, in plain digits.
  @Test(
    arguments: [
      ("1", 1), ("65535", 65_535), ("00443", 443), ("0", nil), ("65536", nil), ("", nil),
      ("+1", nil), ("-1", nil), ("1 ", nil), ("0x1", nil), ("\u{ff11}", nil), ("/", nil),
      (":", nil),
    ] as [(String, UInt16?)])
  func ports(text: String, port: UInt16?) {
    #expect((try? ServerArgument.port(text)) == port)
  }

  @Test(
    arguments: [
      ("a", "a", nil), ("A.example:8443", "a.example", 8443), ("::1", "::1", nil),
      ("[::1]", "::1", nil), ("[::1]:1", "::1", 1), ("192.0.2.1:2", "192.0.2.1", 2),
      ("https://a/x:1?y#z", "a", nil), ("https://a:3#x", "a", 3), ("WSS://a:4?x", "a", 4),
      // The percent sign before a zone is encoded in a URL; `%25` alone is the zone of that name.
      ("https://[fe80::1%25lo]:5", "fe80::1%lo", 5), ("[fe80::1%lo]", "fe80::1%lo", nil),
      ("https://@a/", nil, nil), ("http://a", nil, nil), ("ftp://a", nil, nil), ("[::1", nil, nil),
      ("[::1]a", nil, nil), ("[192.0.2.1]", nil, nil), ("[a]", nil, nil), (":1", nil, nil),
      ("https://", nil, nil), ("a:", nil, nil), ("443", nil, nil), ("a:b:c", nil, nil),
    ] as [(String, String?, UInt16?)])
  func servers(text: String, host: String?, port: UInt16?) {
    let server = try? ServerArgument(parsing: text)
    #expect(server?.host == host && server?.explicitPort == port)
    #expect(server.map { $0.port == port ?? 443 } ?? true)
    #expect((server?.address != nil) == (host.map { $0.first != "a" } ?? false))
  }

  /// What follows the last colon of an IPv6 address may be a port.
  @Test(
    arguments: [
      ("2001:db8:0:0:0:0:0:1:443", "[2001:db8:0:0:0:0:0:1]:443"), ("::1:65535", "[::1]:65535"),
      ("::1:1", "[::1]:1"), ("::1:0", nil), ("::1:65536", nil), ("::1:+1", nil), ("::1:", nil),
      ("::1:a", nil), ("a:443", nil), ("192.0.2.1:443", nil), ("443", nil),
    ] as [(String, String?)])
  func addressesWithPorts(text: String, bracketed: String?) {
    #expect(AddressHint.bracketed(text) == bracketed)
  }

  @Test(
    arguments: [
      ("1/1", 1, 1), ("1/4096", 1, 4096), ("4096/4096", 4096, 4096), ("2/3", 2, 3), ("0/1", nil, 1),
      ("2/1", nil, 1), ("1/0", nil, 0), ("1/4097", nil, 0), ("1", nil, 0), ("1/2/3", nil, 0),
      ("/2", nil, 0), ("1/", nil, 0), ("+1/2", nil, 0), ("-1/2", nil, 0), ("a/2", nil, 0),
      ("", nil, 0), ("1 /2", nil, 0),
    ] as [(String, Int?, Int)])
  func shards(text: String, number: Int?, count: Int) {
    let shard = Shard(argument: text)
    #expect(shard?.number == number && (number == nil || shard?.count == count))
  }

  /// Every endpoint is in one part, whatever their number.
  @Test(arguments: [1, 2, 3, 7]) func everyEndpointIsInOnePart(count: Int) {
    let shards = (1...count).compactMap { Shard(argument: "\($0)/\(count)") }
    #expect(shards.count == count)
    var sizes = [Int](repeating: 0, count: count)
    for number in 0..<200 {
      let parts = shards.indices.filter { shards[$0].has("host\(number).example:443") }
      #expect(parts.count == 1)
      parts.forEach { sizes[$0] += 1 }
    }
    #expect(sizes.allSatisfy { $0 > 0 }, "\(sizes)")
  }

  /// As a POSIX shell splits it (Shell Command Language, section 2.2), with nothing else.
  @Test(
    arguments: [
      ("a b", ["a", "b"]), (" \ta\t b\r", ["a", "b"]), ("", []), ("  ", []),
      ("a 'b c' d", ["a", "b c", "d"]),
      ("'a'\"b\"c", ["abc"]), ("''", [""]), ("a \"\" b", ["a", "", "b"]), ("a\\ b", ["a b"]),
      ("'a\\b'", ["a\\b"]), ("\"a\\b\"", ["a\\b"]), ("\"a\\\"b\\\\\"", ["a\"b\\"]),
      ("\\'a", ["'a"]), ("'\"'", ["\""]), ("\"'\"", ["'"]), ("a # b", ["a"]), ("# a", []),
      ("a#b '#' \\# \"#\"", ["a#b", "#", "#", "#"]), ("''#a", ["#a"]), ("a\\", ["a"]),
      ("'a", nil), ("a\"", nil), ("'a\"", nil), ("\"a\\\"", nil),
    ] as [(String, [String]?)])
  func wordsOfALine(line: String, words: [String]?) {
    #expect(
      ShellWords.words(of: line.utf8)?.map { String(decoding: $0, as: UTF8.self) } == words)
  }

  private static func long(_ user: Int, _ password: Int) -> String {
    String(repeating: "u", count: user) + ":" + String(repeating: "p", count: password) + "@h"
  }

  /// Kind, host, port and credentials of a proxy.
  @Test(
    arguments: [
      ("h", .http, "h", 1080, nil), ("http://h:3128/x", .http, "h", 3128, nil),
      ("SOCKS5://h", .socks5, "h", 1080, nil), ("socks5h://[::1]:2#x", .socks5h, "::1", 2, nil),
      ("a:b@h:3", .http, "h", 3, "a:b"), ("a:b@c@h", .http, "h", 1080, "a:b@c"),
      ("a%3Ab%40@h", .http, "h", 1080, "a:b@"), ("%41%4%zz%+1%@h", .http, "h", 1080, "A%4%zz%+1%"),
      ("a%20~@h", .http, "h", 1080, "a ~"), ("a%1f@h", nil, "", 0, nil),
      ("a%7f@h", nil, "", 0, nil),
      ("a\u{1f}@h", nil, "", 0, nil), ("a%7e@h", .http, "h", 1080, "a~"),
      ("a/b?c#@h", .http, "h", 1080, "a/b?c#"), ("https://h", nil, "", 0, nil),
      ("", nil, "", 0, nil),
      ("a@", nil, "", 0, nil), ("h:0", nil, "", 0, nil),
      ("socks5://" + long(255, 255), .socks5, "h", 1080, String(long(255, 255).dropLast(2))),
      ("socks5://" + long(256, 1), nil, "", 0, nil), ("socks5h://" + long(1, 256), nil, "", 0, nil),
      (long(256, 256), .http, "h", 1080, String(long(256, 256).dropLast(2))),
    ] as [(String, Proxy.Kind?, String, UInt16, String?)])
  func proxies(
    text: String, kind: Proxy.Kind?, host: String, port: UInt16, credentials: String?
  ) {
    let proxy = try? Proxy(text, from: "--proxy")
    #expect(proxy?.kind == kind)
    guard let proxy else { return }
    #expect(proxy.host == host && proxy.port == port)
    let words = proxy.credentials?.text.withUnsafeBytes { Array($0) }
    #expect(words.map { String(decoding: $0, as: UTF8.self) } == credentials)
  }

  /// The last number that an option takes, and the next one that it does not.
  @Test(
    arguments: [
      ("--require-sct", "1", true), ("--require-sct", "100", true), ("--require-sct", "0", false),
      ("--require-sct", "101", false), ("--timeout", "3600", true), ("--timeout", "3600.1", false),
      ("--timeout", "0", false), ("--timeout", "0.001", true), ("--jobs", "4096", true),
      ("--jobs", "4097", false), ("--jobs", "1", true), ("--jobs", "0", false),
      ("--retries", "10", true), ("--retries", "11", false), ("--retries", "0", true),
    ])
  func numbersAtTheirBounds(option: String, value: String, isTaken: Bool) async throws {
    // A list without lines: nothing is connected to.
    let result = try await Binary.run(
      executable: Binary.url, arguments: ["--hosts", "/dev/null", option, value], input: nil,
      environment: [:])
    #expect((result.status != 64) == isTaken, "\(result.errors)")
    #expect(isTaken || result.errors.contains(option), "\(result.errors)")
  }
}
