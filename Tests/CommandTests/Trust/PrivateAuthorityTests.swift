import Foundation
import Programs
import Testing

/// Features for private authorities: roots that are renewed, issuers that are rejected, lists of
/// every kind.
@Suite(.timeLimit(.minutes(30))) struct PrivateAuthorityTests {
  let directory: TemporaryDirectory

  /// The root is valid for two days, its renewal with the same name and key for ten years.
  init() async throws {
    directory = try TemporaryDirectory()
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      curve='-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes'
      ca='-addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign,cRLSign'
      openssl req -x509 $curve -keyout root.key -out old.pem -days 2 -subj /CN=Own-Root $ca
      openssl req -x509 -key root.key -out new.pem -days 3650 -subj /CN=Own-Root $ca
      printf 'basicConstraints=critical,CA:TRUE\\nkeyUsage=critical,keyCertSign,cRLSign\\n' >ca.ext
      printf 'subjectAltName=DNS:own.example\\nextendedKeyUsage=serverAuth\\n' >leaf.ext
      openssl req $curve -keyout ca.key -out ca.csr -subj /CN=Own-CA
      openssl x509 -req -in ca.csr -CA old.pem -CAkey root.key -CAcreateserial -days 1000 \
        -extfile ca.ext -out ca.pem
      openssl req $curve -keyout leaf.key -out leaf.csr -subj /CN=own.example
      openssl x509 -req -in leaf.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 60 \
        -extfile leaf.ext -out leaf.pem
      cat leaf.pem ca.pem >chain.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
  }

  /// A zone is no part of an address: no verifier is asked for it.
  @Test func aZoneIsNotAskedFor() async throws {
    let result = try await Binary.shell(
      """
      cd '\(directory.url.path)'
      openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout zone.key \\
        -out zone.pem -days 30 -subj /CN=zone -addext basicConstraints=critical,CA:FALSE \\
        -addext subjectAltName=IP:fe80::1 -addext extendedKeyUsage=serverAuth 2>/dev/null
      "$1" verify zone.pem --anchor zone.pem --server-name 'fe80::1%eth0' --json
      """)
    #expect(result.status == 0, "\(result.errors)")
    let opinions = try #require(result.json.first?["opinions"] as? [[String: Any]])
    #expect(opinions.map { $0["verdict"] as? String } == ["trusted", "trusted", "trusted"])
  }

  private func verify(_ file: String, _ arguments: String...) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url,
      arguments: ["verify", directory.path(file), "--server-name", "own.example"]
        + arguments.map { $0.hasSuffix(".pem") ? directory.path($0) : $0 },
      input: nil, environment: [:])
  }

  private static func words(_ result: CommandResult) -> String {
    result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A date on which only the renewed root is valid.
  private static var later: String {
    Date.now.addingTimeInterval(10 * 86_400).formatted(.iso8601)
  }

  private func write(_ name: String, _ parts: String...) throws {
    let text = try parts.map {
      try String(contentsOfFile: directory.path($0), encoding: .utf8)
    }
    directory.write(Data(text.joined().utf8), to: name)
  }

  // MARK: Renewed roots

  /// A renewal that the server sends or the user supplies is tried in place of the expired root,
  /// and the fix works.
  @Test func aRenewedRootIsAFix() async throws {
    try write("with-new.pem", "chain.pem", "new.pem")
    let later = Self.later
    let sent = try await verify(
      "with-new.pem", "--anchor", "old.pem", "--verify-date", later, "--json")
    let supplied = try await verify(
      "chain.pem", "--anchor", "old.pem", "--intermediate", "new.pem", "--verify-date", later,
      "--json")
    for result in [sent, supplied] {
      #expect(result.status == 1)
      let fixes = try #require(result.json.first?["fixes"] as? [[String: Any]])
      let fix = try #require(fixes.first { $0["kind"] as? String == "userRoot" })
      #expect(fix["side"] as? String == "client")
      #expect(fix["options"] as? [String] == ["--user-root", "FILE"])
      let text = try #require(fix["text"] as? String)
      #expect(text.hasPrefix("the client trusts the renewed 'CN=Own-Root', of the same key"))
    }
    let followed = try await verify(
      "chain.pem", "--anchor", "old.pem", "--user-root", "new.pem", "--verify-date", Self.later)
    #expect(followed.status == 0, "\(followed.output)")
    let nothing = try await verify("chain.pem", "--anchor", "old.pem", "--verify-date", Self.later)
    #expect(!Self.words(nothing).contains("the renewed 'CN=Own-Root'"))
  }

  /// Anybody can copy the root's name and key into a certificate, but not sign it with that key.
  @Test func aForgedRenewalIsNoFix() async throws {
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      openssl pkey -in root.key -pubout -out root.pub
      openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout other.key \
        -out other.csr -subj /CN=Own-Root
      openssl req -x509 -key other.key -days 3650 -subj /CN=Own-Root -out other.pem
      openssl x509 -req -in other.csr -force_pubkey root.pub -CA other.pem -CAkey other.key \
        -CAcreateserial -days 3650 -extfile ca.ext -out forged.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
    try write("with-forged.pem", "chain.pem", "forged.pem")
    let result = try await verify(
      "with-forged.pem", "--anchor", "old.pem", "--verify-date", Self.later, "-v")
    #expect(result.status == 1)
    #expect(!Self.words(result).contains("trusts the renewed"), "\(result.output)")
  }

  @Test func anOldRootThatIsSentIsTold() async throws {
    try write("with-old.pem", "chain.pem", "old.pem")
    let result = try await verify("with-old.pem", "--anchor", "new.pem")
    #expect(result.status == 0)
    #expect(
      Self.words(result).contains("certificate 2, Own-Root, is the root as it was, valid until"))
    let other = try await verify("with-old.pem", "--anchor", "old.pem")
    #expect(other.status == 0)
    #expect(!Self.words(other).contains("is the root as it was"))
  }

  // MARK: Rejected issuers

  @Test(arguments: ["--root-store", "--anchor"])
  func aRejectedIssuerIsTold(option: String) async throws {
    let made = try await Binary.shell(
      """
      cd '\(directory.url.path)'
      openssl x509 -in ca.pem -addreject serverAuth -trustout -out rejected.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
    try write("store.pem", "new.pem", "rejected.pem")
    let result = try await verify("chain.pem", option, "store.pem")
    #expect(result.status == 0)
    let words = Self.words(result)
    #expect(words.contains("'Own-CA' is rejected for serverAuth, in "), "\(words)")
    #expect(words.contains("by Apple's rules it is then no anchor"))
    // Settings for another purpose have no effect; for a user's root the rejection is a failure.
    let client = try await verify("chain.pem", option, "store.pem", "--purpose", "basic")
    #expect(!Self.words(client).contains("is rejected for"))
    let user = try await verify("chain.pem", "--user-root", "store.pem")
    #expect(user.status == 1)
    #expect(!Self.words(user).contains("'Own-CA' is rejected for"))
  }

  // MARK: Addresses of issuers

  /// Serves a directory by HTTP while one leaf is verified whose issuers' addresses are these names
  /// there; nil is a closed port.
  private func fetching(_ names: [String?]) async throws -> String {
    let (port, closed) = (Int(try FreePort.next()), Int(try FreePort.next()))
    let addresses = names.map { name in
      "caIssuers;URI:http://127.0.0.1:\(name == nil ? closed : port)/\(name ?? "")"
    }
    let result = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      printf 'authorityInfoAccess=\(addresses.joined(separator: ","))\\n' >>leaf.ext
      openssl x509 -req -in leaf.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 60 \
        -extfile leaf.ext -out aia.pem 2>errors
      /usr/bin/python3 -m http.server \(port) --bind 127.0.0.1 >log 2>&1 & server=$!
      for i in $(seq 200); do (: </dev/tcp/127.0.0.1/\(port)) 2>>errors && break; sleep 0.1; done
      "$1" verify aia.pem --server-name own.example --anchor new.pem --network-fetch || true
      kill $server
      """)
    #expect(result.status == 0, "\(result.errors)")
    return Self.words(result)
  }

  @Test func theNextAddressIsTried() async throws {
    let text = try await fetching([nil, "ca.pem"])
    #expect(text.contains("should give the missing issuer (AIA): could not connect"), "\(text)")
    #expect(text.contains("the missing issuer is at http://127.0.0.1:"), "\(text)")
    #expect(
      text.contains(
        "fix the server also sends 'CN=Own-CA'; App Transport Security then blocks it, as it ends in an "
          + "app's own anchor (--user-root tests an installed root) (seen with --intermediate FILE"),
      "\(text)")
  }

  /// The certificate at an address need not be the one that is needed.
  @Test func anotherCertificateIsNotTheIssuer() async throws {
    let text = try await fetching(["new.pem"])
    #expect(
      text.contains(
        "should give the missing issuer (AIA): what it gives is 'Own-Root', another certificate"),
      "\(text)")
    #expect(!text.contains("the missing issuer is at"))
    #expect(text.contains("if that leads to a root the clients trust (how: -v)"), "\(text)")
  }

  // MARK: Lists

  /// A list of another kind is not used, and the report names its kind.
  @Test(arguments: [
    ("2.5.29.27=critical,DER:020101", "it is a delta list"),
    ("2.5.29.28=critical,DER:30038401FF", "it is an indirect list"),
  ])
  func listsOfOtherKindsAreNamed(extension item: String, text: String) async throws {
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'; : >index; echo 01 >number
      printf '%s\\n' '[ca]' 'default_ca=own' '[own]' 'database=index' 'default_md=sha256' \
        'crlnumber=number' 'default_crl_days=7' 'crl_extensions=kind' '[kind]' '\(item)' >ca.cnf
      openssl ca -gencrl -config ca.cnf -cert ca.pem -keyfile ca.key -out list.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
    let result = try await verify("chain.pem", "--anchor", "new.pem", "--crl", "list.pem", "--json")
    #expect(result.status == 0)
    let first = (result.json.first?["revocation"] as? [[String: Any]])?.first
    #expect(first?["status"] as? String == "notChecked")
    #expect((first?["reason"] as? String)?.contains(text) == true)
    let notChecked = result.json.first?["notChecked"] as? [[String: Any]] ?? []
    #expect(
      notChecked.contains {
        $0["check"] as? String == "Revocation" && ($0["reason"] as? String)?.contains(text) == true
      })
  }

  /// This many lists are read, also in a replay.
  @Test func listsAreBounded() async throws {
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'; : >index
      printf '%s\\n' '[ca]' 'default_ca=own' '[own]' 'database=index' 'default_md=sha256' >ca.cnf
      openssl ca -gencrl -crldays 7 -config ca.cnf -cert ca.pem -keyfile ca.key -out list.pem
      for i in $(seq 512); do cat list.pem; done >half.pem
      cat half.pem half.pem >whole.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
    let evidence = directory.path("evidence.jsonl")
    let result = try await verify(
      "chain.pem", "--anchor", "new.pem", "--crl", "whole.pem", "--save-evidence", evidence)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    let again = try await Binary.run("replay", evidence)
    #expect(again.status == 0, "\(again.errors)")
    let more = try await verify(
      "chain.pem", "--anchor", "new.pem", "--crl", "whole.pem", "--crl", "list.pem")
    #expect(more.status == 2)
    #expect(
      more.errors
        == "trusteval: '\(directory.path("list.pem"))' makes it more than 1024 revocation lists: "
        + "give those of the issuers on the path\n")
  }
}
