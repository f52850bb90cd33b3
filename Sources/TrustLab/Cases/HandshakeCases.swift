import OpenSSLEngine
import TrustModel

extension LabCase {
  /// Servers with a finding in the handshake, or whose handshake fails.
  static let handshakeCases = [
    LabCase(
      "client-certificate-optional", "The server asks for a client certificate and needs none",
      in: .handshake, expect: .trusted, notes: [.clientCertificateRequested]
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate()).with { $0.clientCertificates = .requested }
    },

    LabCase(
      "client-certificate-required", "The server insists on a client certificate, TLS 1.3",
      in: .handshake, expect: .noVerdict(.clientCertificateRequired)
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate()).with { $0.clientCertificates = .required }
    },

    LabCase(
      "client-certificate-required-tls-1.2",
      "The server insists on a client certificate, TLS 1.2", in: .handshake,
      expect: .noVerdict(.clientCertificateRequired)
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate()).with {
        $0.clientCertificates = .required
        $0.versions = .tls12 ... .tls12
      }
    },

    clientCertificate(
      "client-certificate-accepted", "The server takes the client certificate that it asks for",
      expect: .trusted, notes: [.clientCertificateRequested], versions: .tls12 ... .tls13
    ) { $0.intermediate },

    clientCertificate(
      "client-certificate-rejected",
      "The client certificate is of an authority the server does not know, TLS 1.3",
      expect: .noVerdict(.clientCertificateRejected), versions: .tls13 ... .tls13
    ) { $0.strangerIntermediate },

    clientCertificate(
      "client-certificate-rejected-tls-1.2",
      "The client certificate is of an authority the server does not know, TLS 1.2",
      expect: .noVerdict(.clientCertificateRejected), versions: .tls12 ... .tls12
    ) { $0.strangerIntermediate },

    alert("alert-handshake-failure", "no common cipher", number: 40),
    alert("alert-protocol-version", "no common protocol version", number: 70),
    alert("alert-internal-error", "an error of its own", number: 80),
    alert("alert-unrecognized-name", "it does not know the name", number: 112),

    LabCase(
      "refused", "Nobody listens on the port", in: .handshake, expect: .noVerdict(.refused)
    ) { _ in .nobody },

    LabCase(
      "closes", "The server closes the connection as soon as it is addressed", in: .handshake,
      expect: .noVerdict(.connectionLost(.handshake))
    ) { _ in
      LabMaterials(script: [.awaitInput])
    },

    LabCase(
      "closes-at-once", "The server closes the connection unheard", in: .handshake,
      expect: .noVerdict(.connectionLost(.handshake))
    ) { _ in
      LabMaterials(script: [])
    },

    LabCase(
      "reset", "The server resets the connection", in: .handshake,
      expect: .noVerdict(.connectionLost(.handshake))
    ) { _ in
      LabMaterials(script: [.awaitInput, .reset])
    },
  ]

  /// - Parameter issuer: The issuer of the client's certificate.
  private static func clientCertificate(
    _ name: String, _ summary: String, expect expected: Outcome, notes: Set<Note.Kind> = [],
    versions: ClosedRange<TLSVersion>,
    issuer: @escaping @Sendable (LabAuthority) -> IssuedCertificate
  ) -> LabCase {
    LabCase(name, summary, in: .handshake, expect: expected, notes: notes) {
      lab throws(IssuingError) in
      try lab.serverForClients(of: issuer(lab), versions: versions)
    }
  }

  private static func alert(_ name: String, _ cause: String, number: UInt8) -> LabCase {
    LabCase(
      name, "An alert in place of the ServerHello: \(cause)", in: .handshake,
      expect: .noVerdict(.alertReceived(number))
    ) { _ in
      LabMaterials(script: [.awaitInput, .send(ScriptedHandshake.fatalAlert(number))])
    }
  }
}
