import OpenSSLEngine
import TrustModel
import X509

extension LabCase {
  /// Servers that do not use TLS, never finish, or try to harm the client.
  static let hostileCases = [
    LabCase(
      "plain-http", "A web server without TLS on the port", in: .hostile,
      expect: .noVerdict(.notTLS(httpResponse: true))
    ) { _ in
      LabMaterials(script: [
        .awaitInput, .send(Array("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n".utf8)),
      ])
    },

    LabCase(
      "plain-banner", "A mail server that greets first and expects STARTTLS", in: .hostile,
      expect: .noVerdict(.notTLS(httpResponse: false))
    ) { _ in
      LabMaterials(script: [.send(Array("220 mail.lab.example ESMTP\r\n".utf8)), .hold])
    },

    LabCase(
      "garbage", "Bytes that are no protocol", in: .hostile,
      expect: .noVerdict(.notTLS(httpResponse: false))
    ) { _ in
      LabMaterials(script: [
        .awaitInput, .send((0..<1024).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ 99) }),
      ])
    },

    LabCase(
      "silent", "The server accepts and says nothing", in: .hostile,
      expect: .noVerdict(.timeout(.handshake)), timeout: .seconds(1)
    ) { _ in
      LabMaterials(script: [.hold])
    },

    LabCase(
      "drip", "The server sends one byte a second", in: .hostile,
      expect: .noVerdict(.timeout(.handshake)), timeout: .milliseconds(1500)
    ) { _ in
      LabMaterials(script: [.awaitInput, .drip(ScriptedHandshake.serverHello)])
    },

    LabCase(
      "flood", "A certificate message that never ends", in: .hostile,
      expect: .noVerdict(.boundExceeded)
    ) { _ in
      LabMaterials(script: [
        .awaitInput,
        .send(ScriptedHandshake.serverHello + ScriptedHandshake.endlessCertificateStart),
        .flood(ScriptedHandshake.endlessCertificateMore),
      ])
    },

    LabCase(
      "200-certificates", "A chain of 200 certificates", in: .hostile,
      expect: .noVerdict(.boundExceeded)
    ) { lab throws(IssuingError) in
      let leaf = try lab.issue(lab.serverTemplate(), by: lab.intermediate)
      let crowd = Array(repeating: lab.strangerIntermediate, count: 198)
      return lab.materials(leaf, sending: [lab.intermediate] + crowd)
    },

    LabCase(
      "garbage-certificate", "What is sent as the server's certificate is none", in: .hostile,
      expect: .untrusted([ExpectedFailure(.unparseableCertificate, 0)])
    ) { lab throws(IssuingError) in
      let garbage = Array("This is no certificate.".utf8)
      return LabMaterials(
        script: [
          .awaitInput,
          .send(
            ScriptedHandshake.serverHello
              + ScriptedHandshake.certificate([garbage, lab.intermediate.der])),
          .hold,
        ], chain: [garbage, lab.intermediate.der], anchors: [lab.root.der])
    },

    LabCase(
      "hostile-subject", "A subject and names with terminal escapes and bidirectional controls",
      in: .hostile, expect: .trusted
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate([
        .dns(LabAuthority.serverName), .dnsBytes(Array("\u{1b}]0;owned\u{07}.lab.example".utf8)),
      ])
      leaf.subject = IssuingName([
        .init(IssuingName.Attribute.organization, "\u{1b}[2J\u{1b}[1;31mTRUSTED\u{1b}[0m\r\n"),
        .init(IssuingName.Attribute.commonName, "lab\u{202e}elpmaxe\u{2066}.\u{200b}\u{9b}31m"),
        .init(
          IssuingName.Attribute.organization, tag: .teletexString,
          bytes: [0xff, 0xfe, 0x00, 0x80, 0x1b, 0x5b, 0x41]),
      ])
      return try lab.server(leaf)
    },

    LabCase(
      "huge-key", "An RSA key of 65,536 bits, over which a library computes for long",
      in: .hostile,
      expect: .untrusted([
        ExpectedFailure(.weakKeySize, 0, .unusableKey), ExpectedFailure(.keySize, 0, .unusableKey),
      ])
    ) { lab throws(IssuingError) in
      try lab.scripted(key: (bits: 65_536, exponent: [1, 0, 1]))
    },

    LabCase(
      "huge-exponent", "An RSA key with an exponent as long as its modulus",
      in: .hostile,
      expect: .untrusted([
        ExpectedFailure(.weakKeySize, 0, .unusableKey), ExpectedFailure(.keySize, 0, .unusableKey),
      ])
    ) { lab throws(IssuingError) in
      try lab.scripted(key: (bits: 16_384, exponent: [UInt8](repeating: 0xff, count: 2048)))
    },

    LabCase(
      "huge-prime", "A Diffie-Hellman prime of 65,536 bits", in: .hostile,
      expect: .noVerdict(.boundExceeded)
    ) { lab throws(IssuingError) in
      try lab.scripted(
        key: (bits: 2048, exponent: [1, 0, 1]), hello: ScriptedHandshake.finiteFieldHello,
        then: ScriptedHandshake.keyExchange(prime: [UInt8](repeating: 0xff, count: 8192)))
    },
  ]
}

extension LabAuthority {
  /// A server without the private key of its certificate, which therefore sends a flight with no
  /// valid signature of its own.
  fileprivate func scripted(
    key: (bits: Int, exponent: [UInt8]), hello: [UInt8] = ScriptedHandshake.serverHello,
    then rest: [UInt8] = []
  ) throws(IssuingError) -> LabMaterials {
    let modulus = [UInt8](repeating: 0xff, count: key.bits / 8)
    let spki = DER.sequence(
      DER.sequence(DER.objectIdentifier("1.2.840.113549.1.1.1"), DER.null),
      DER.bitString(
        DER.sequence(DER.unsignedInteger(modulus), DER.unsignedInteger(key.exponent))))
    let leaf = try issue(serverTemplate(), key: try .generate().claiming(spki), by: intermediate)
    let chain = [leaf.der, intermediate.der]
    return LabMaterials(
      script: [
        .awaitInput, .send(hello + ScriptedHandshake.certificate(chain) + rest), .hold,
      ], chain: chain, anchors: [root.der])
  }
}
