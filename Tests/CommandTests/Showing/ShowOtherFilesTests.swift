import Captures
import Foundation
import Testing

/// `show` of what is no file of certificates: captures, revocation lists and requests.
@Suite(.timeLimit(.minutes(30))) struct ShowOtherFilesTests {
  private let directory: TemporaryDirectory

  init() async throws {
    directory = try TemporaryDirectory()
    let made = try await Binary.shell(
      """
      cd '\(directory.url.path)'; openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 \
        -nodes -keyout key.pem -subj '/CN=Test CA' -days 30 -out ca.pem
      printf 'R\t491231000000Z\t240102030405Z,keyCompromise\t0A0B\tunknown\t/CN=a\n' >index
      printf 'R\t491231000000Z\t240102030406Z\t0C\tunknown\t/CN=b\n' >>index
      echo 1F >number
      printf '[ca]\ndefault_ca=x\n[x]\ndatabase=index\ncrlnumber=number\ndefault_md=sha256\n' >c
      openssl ca -gencrl -config c -cert ca.pem -keyfile key.pem -crldays 7 -out crl.pem
      openssl crl -in crl.pem -outform DER -out crl.der
      openssl req -new -key key.pem -subj '/CN=wanted.example' -out csr.pem \
        -addext subjectAltName=DNS:wanted.example,DNS:www.wanted.example
      openssl req -in csr.pem -outform DER -out csr.der
      """)
    try #require(made.status == 0, "\(made.errors)")
  }

  private func show(_ arguments: String) async throws -> CommandResult {
    try await Binary.shell("cd '\(directory.url.path)'; \"$1\" show \(arguments)")
  }

  @Test(arguments: ["crl.pem", "crl.der", "- <crl.pem", "/dev/stdin <crl.der"])
  func revocationLists(file: String) async throws {
    let result = try await show(file)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    for words in [
      ": a revocation list", "CN=Test CA", "2 certificates", "0a0b 2024-01-02T03:04:05Z keyComp",
      "0c 2024-01-02T03:04:06Z\n", "cRLNumber", "number 31",
      "ecdsa-with-SHA256, not checked: its issuer is not here",
    ] {
      #expect(result.output.contains(words), "\(words) in \(result.output)")
    }
    #expect(!result.output.contains("which has passed"))
    let later = try await show("--verify-date 2090-01-01T00:00:00Z \(file)")
    #expect(later.status == 0 && later.output.contains("which has passed"))
  }

  @Test(arguments: ["csr.pem", "csr.der", "- <csr.pem"])
  func requests(file: String) async throws {
    let result = try await show(file)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    for words in [
      ": a certificate request", "CN=wanted.example", "wanted.example, www.wanted.example",
      "EC P-256", "signed with the key that it is for", "subjectAltName",
    ] {
      #expect(result.output.contains(words), "\(words) in \(result.output)")
    }
  }

  /// Answers of OpenSSL's responder on three certificates: revoked, good and not known.
  private func makeAnswers() async throws {
    let made = try await Binary.shell(
      """
      cd '\(directory.url.path)'
      printf 'V\\t491231000000Z\\t\\t0D\\tunknown\\t/CN=d\\n' >>index
      openssl ocsp -issuer ca.pem -serial 0x0A0B -serial 0x0D -serial 0x99 -reqout q.der
      openssl ocsp -index index -CA ca.pem -rsigner ca.pem -rkey key.pem -ndays 7 -reqin q.der \\
        -respout ocsp.der
      openssl ocsp -index index -CA ca.pem -rsigner ca.pem -rkey key.pem -resp_key_id -reqin q.der \\
        -resp_no_certs -respout key.der
      printf '\\x30\\x03\\x0a\\x01\\x03' >error.der
      """)
    try #require(made.status == 0, "\(made.errors)")
  }

  @Test func ocspAnswers() async throws {
    try await makeAnswers()
    for file in ["ocsp.der", "- <ocsp.der"] {
      let result = try await show(file)
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      for words in [
        ": an OCSP answer", "Responder   CN=Test CA", "Signer      CN=Test CA", "ecdsa-with-SHA256",
        "3 certificates", "0a0b revoked at 2024-01-02T03:04:05Z, keyCompromise", "(answer from",
        " until ",
        "0d good (answer from ", "99 unknown to the responder (answer",
        "not checked: its issuer is not here",
      ] {
        #expect(result.output.contains(words), "\(words) in \(result.output)")
      }
      #expect(!result.output.contains("Problem"))
    }
    let later = try await show("--verify-date 2090-01-01T00:00:00Z ocsp.der")
    #expect(later.status == 0 && later.output.contains("the answer on 0d has expired"))
    let key = try await show("key.der")
    #expect(key.status == 0 && key.output.contains("the key with the SHA-1 "), "\(key.output)")
    #expect(!key.output.contains("Signer"))
    let error = try await show("error.der")
    #expect(error.status == 0 && error.output.contains("with the error tryLater"))
    let verified = try await Binary.shell("cd '\(directory.url.path)'; \"$1\" verify ocsp.der")
    #expect(verified.status == 2)
    #expect(
      (verified.output + verified.errors).contains("no certificate but an OCSP answer, which"),
      "\(verified.output)")
  }

  /// Of what is cut it is said what it is, and where it ends; its structure is shown all the same.
  @Test func cutAnswersAndRequests() async throws {
    try await makeAnswers()
    for (file, length, kind) in [
      ("ocsp.der", 100, "OCSP answer"), ("crl.der", 150, "revocation list"),
      ("csr.der", 180, "certificate request"), ("csr.der", 100, "certificate request"),
      ("csr.der", 15, "certificate request"),
    ] {
      let cut = "head -c \(length) \(file) >cut;"
      let said = try await Binary.shell("cd '\(directory.url.path)'; \(cut) \"$1\" show cut")
      #expect(said.status == 2 && said.output.isEmpty)
      #expect(said.errors.contains("'cut' holds a malformed \(kind): "), "\(said.errors)")
      #expect(said.errors.contains("length runs past the end"), "\(said.errors)")
      #expect(said.errors.contains("byte 0"), "\(said.errors)")
      let structure = try await show("--asn1 cut")
      #expect(structure.status == 0, "\(structure.errors)")
      #expect(structure.output.contains("! length runs past the end"), "\(structure.output)")
    }
  }

  @Test func ocspRequests() async throws {
    try await makeAnswers()
    for length in ["-0", "100", "30"] {
      let cut = "head -c \(length) q.der >in;"
      let said = try await Binary.shell("cd '\(directory.url.path)'; \(cut) \"$1\" show in")
      #expect(said.status == 2 && said.output.isEmpty)
      #expect(
        said.errors
          == "trusteval: 'in' holds no certificate but an OCSP request, which trusteval show --asn1 "
          + "FILE takes apart\n")
      let structure = try await show("--asn1 in")
      #expect(structure.status == 0 && structure.output.contains("id-sha1"), "\(structure.errors)")
    }
  }

  @Test func formsOfAnswers() async throws {
    try await makeAnswers()
    let result = try await Binary.shell(
      """
      cd '\(directory.url.path)'; set -e
      "$1" show --pem ocsp.der >ocsp.pem; "$1" show --der ocsp.pem | cmp - ocsp.der
      "$1" show --asn1 ocsp.der | grep -q ENUMERATED; "$1" show ocsp.pem | grep -q 'OCSP answer'
      """)
    #expect(result.status == 0, "\(result.errors)")
    let both = try await show("ocsp.der key.der")
    #expect(both.output.contains("\n\n'key.der': an OCSP answer"), "\(both.output)")
    let refused = try await show("ocsp.der --json")
    #expect(refused.status == 64 && refused.errors.contains("'ocsp.der' holds an OCSP answer"))
    let cut = try await Binary.shell(
      """
      cd '\(directory.url.path)'
      for length in $(seq 1 7 $(($(wc -c <ocsp.der) - 1))); do
        head -c $length ocsp.der >cut; "$1" show cut >/dev/null 2>&1; [ $? = 2 ] || echo $length
      done
      """)
    #expect(cut.output.isEmpty, "\(cut.output)")
  }

  /// Another key in the request than the one that signed it.
  @Test func requestsOfAnotherKey() async throws {
    var bytes = try Data(contentsOf: directory.url.appendingPathComponent("csr.der"))
    let place = try #require(bytes.range(of: Data("wanted.example".utf8)))
    bytes[place.lowerBound] = UInt8(ascii: "x")
    let file = directory.write(bytes, to: "changed.der").path
    let result = try await show("'\(file)'")
    #expect(result.status == 0 && result.output.contains("not signed with the key"))
  }

  @Test func formsOfLists() async throws {
    let result = try await Binary.shell(
      """
      cd '\(directory.url.path)'; set -e
      "$1" show --der crl.pem | cmp - crl.der; "$1" show --pem crl.der | cmp - crl.pem
      "$1" show --pem csr.der | cmp - csr.pem; "$1" show --asn1 crl.der
      """)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("BIT STRING"))
    for option in ["--json", "--pkcs7", "--certificate 0"] {
      let refused = try await show("crl.pem \(option)")
      #expect(refused.status == 64 && refused.output.isEmpty)
      #expect(refused.errors.contains("'crl.pem' holds a revocation list"), "\(refused.errors)")
    }
    let both = try await show("ca.pem crl.pem")
    #expect(both.output.contains("certificate 0") && both.output.contains(": a revocation list"))
  }

  /// A certificate whose outer tag is changed is none; its octets can be seen all the same, those of a
  /// key cannot.
  @Test(arguments: [0, 4])
  func otherStructures(place: Int) async throws {
    let made = try await Binary.shell(
      """
      cd '\(directory.url.path)'; openssl x509 -in ca.pem -outform DER -out ca.der
      openssl pkey -in key.pem -outform DER -out key.der
      """)
    try #require(made.status == 0, "\(made.errors)")
    var bytes = try Data(contentsOf: directory.url.appendingPathComponent("ca.der"))
    bytes[place] = 0x31
    let file = directory.write(bytes, to: "changed.der").path
    let result = try await show("--asn1 '\(file)'")
    #expect(result.status == 0 && result.output.contains("SET"), "\(result.errors)")
    #expect(result.output.contains("commonName"))
    for arguments in ["'\(file)'", "--asn1 key.der", "--pem '\(file)'", "--asn1 c"] {
      let refused = try await show(arguments)
      #expect(refused.status == 2 && refused.output.isEmpty, "\(arguments)")
    }
  }

  /// Cut anywhere, it is said to be malformed, or is no list.
  @Test func damagedLists() async throws {
    let result = try await Binary.shell(
      """
      cd '\(directory.url.path)'
      for file in crl.der csr.der; do
        for length in $(seq 1 7 $(($(wc -c <$file) - 1))); do
          head -c $length $file >cut; "$1" show cut >/dev/null 2>&1; [ $? = 2 ] || echo $length
        done
      done
      """)
    #expect(result.output.isEmpty, "\(result.output)")
  }

  /// The certificates of each connection, and why another has none.
  @Test func captures() async throws {
    let der = try await Binary.shell(
      "cd '\(directory.url.path)'; openssl x509 -in ca.pem -outform DER | base64 -w0")
    let certificate = [UInt8](try #require(Data(base64Encoded: der.output)))
    let message = Flight.record(
      22, Flight.message(11, Flight.vector(3, Flight.vector(3, certificate))))
    var parts = Flight.whole
    parts[1].bytes = Flight.serverHello() + message + Flight.keyExchange + Flight.done
    var writer = CaptureWriter()
    writer.addConnection(parts, clientPort: 1)
    writer.addConnection(parts, clientPort: 2)
    parts[0].bytes = Flight.clientHello("other.example")
    writer.addConnection(parts, clientPort: 3)
    writer.addConnection(
      [
        (true, Flight.clientHello(versions: [3, 4])),
        (false, Flight.serverHello(version: [3, 4]) + Flight.data), (true, Flight.data),
      ], clientPort: 4)
    let file = directory.write(Data(writer.bytes), to: "a.pcap").path
    for input in ["'\(file)'", "- <'\(file)'"] {
      let result = try await show("--json \(input)")
      #expect(result.status == 0, "\(result.errors)")
      let name = input.hasPrefix("-") ? "standard input" : file
      #expect(
        result.json.map { $0["from"] as? String } == [
          "\(name), connection 1, www.lab.example:443", "\(name), connection 3, other.example:443",
        ])
      #expect(
        result.errors.contains("connection 4, www.lab.example:443: TLS 1.3 encrypts the cert"))
      #expect(result.errors.contains("1 more connection has the same certificates"))
    }
    let text = try await show("'\(file)'")
    #expect(text.output.contains("connection 3, other.example:443"), "\(text.output)")
    var none = CaptureWriter()
    none.addConnection([(true, Flight.clientHello())])
    let empty = directory.write(Data(none.bytes), to: "b.pcap").path
    let result = try await show("'\(empty)'")
    #expect(result.status == 2 && result.errors.contains("no certificate was found"))
    let mixed = try await show("'\(file)' ca.pem")
    #expect(mixed.status == 0 && mixed.output.contains("connection 3, other.example:443"))
    #expect(mixed.output.contains("ca.pem"), "\(mixed.output)")
    let server = try await show("'\(file)' --sni x.example")
    #expect(server.status == 64 && server.errors.contains("--sni is about a server"))
  }
}
