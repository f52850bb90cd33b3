import TLSEngine
import Testing
import TrustLab
import TrustModel
import X509

/// Keys and primes for which a library would compute too long end the handshake before they are
/// used.
@Suite(.timeLimit(.minutes(30))) struct WorkBoundTests {
  @Test(
    arguments: TestEngine.all,
    [
      ("huge-key", "an RSA key of 65536 bits"),
      ("huge-exponent", "an RSA key with an exponent of more than 64 bits"),
      ("huge-prime", "prime takes 8192 bytes"),
    ])
  func endsTheHandshake(_ engine: TestEngine, _ server: (name: String, cause: String)) async throws
  {
    let lab = try await Lab(now: Instant(secondsSinceEpoch: 1_800_000_000))
    let labCase = try #require(LabCase.named(server.name))
    let served = try #require(try await lab.serve([labCase]).first)
    let evidence = await engine.probe(port: served.port)
    #expect(evidence.failure?.kind == .boundExceeded, "\(evidence.failure?.summary ?? "none")")
    #expect(evidence.failure?.summary.contains(server.cause) == true)
    #expect(evidence.certificates == served.materials.chain)
    #expect(evidence.handshake?.isComplete == false)
    await lab.stop()
  }

  /// The length of a prime; parameters of curves begin with a type that is no such length.
  @Test(arguments: [
    ([8, 0], false), ([8, 1], true), ([0xff, 0xff], true), ([3, 0, 23], false), ([3, 0xff], false),
    ([9], false), ([], false),
  ])
  func primesAreBoundedByTheirLength(_ body: [UInt8], _ isBeyond: Bool) {
    let failure = ConnectionFailure.bound(onKeyExchange: body)
    #expect((failure != nil) == isBeyond)
    #expect(failure == nil || failure?.kind == .boundExceeded)
  }

  /// What is said of a Certificate message that goes beyond: of too many certificates first.
  @Test(
    arguments: [
      (64, nil, nil), (65, nil, "the server sent more than 64 certificates"),
      (65, "an RSA key of 65536 bits", "the server sent more than 64 certificates"),
      (
        1, "an RSA key of 65536 bits",
        "the server's certificate has an RSA key of 65536 bits, too large to shake hands with"
      ),
    ] as [(Int, String?, String?)])
  func whatIsSaidOfCertificates(count: Int, excess: String?, summary: String?) {
    let list = Array([[UInt8]](repeating: [0, 0, 1, 0x30], count: count).joined())
    let message = CertificateMessage(
      body: [0, UInt8(list.count >> 8), UInt8(list.count & 0xff)] + list, isTLS13: false)
    let failure = ConnectionFailure.bound(on: message, keyExcess: excess)
    #expect(failure?.summary == summary)
    #expect(failure?.hint?.isEmpty != true && (failure == nil || failure?.hint != nil))
    #expect(
      ConnectionFailure.bound(onKeyExchange: [8, 1])?.summary
        == "the server's Diffie-Hellman prime takes 2049 bytes, too large to shake hands with")
  }

  /// A key that our parser cannot read may still be readable for a library.
  @Test(arguments: [(4096, false), (4097, true)])
  func unreadableCertificatesAreBoundedByTheirLength(_ count: Int, _ isBeyond: Bool) {
    let der = [UInt8](repeating: 0x30, count: count)
    #expect((PublicKey.excess(inCertificate: der) != nil) == isBeyond)
  }
}
