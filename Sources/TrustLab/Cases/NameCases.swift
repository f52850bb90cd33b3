import OpenSSLEngine
import TrustModel

extension LabCase {
  /// The certificate has another name, or has the name where it is not accepted.
  static let nameCases = [
    LabCase(
      "wrong-name", "The certificate names another server", in: .names,
      expect: .untrusted([ExpectedFailure(.sslHostname, 0, .otherName)])
    ) { lab throws(IssuingError) in
      try lab.server(
        lab.serverTemplate(
          [.dns("mail.lab.example"), .dns("lab.example")], commonName: "mail.lab.example"))
    },

    LabCase(
      "common-name-only", "The name is in the common name only", in: .names,
      expect: .untrusted([ExpectedFailure(.sslHostname, 0, .commonNameOnly)])
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate([]))
    },

    LabCase(
      "common-name-beside-other", "The common name fits, the alternative names do not", in: .names,
      expect: .untrusted([ExpectedFailure(.sslHostname, 0, .commonNameOnly)])
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate([.dns("mail.lab.example")]))
    },

    LabCase(
      "ip-san-missing", "Reached by address, and the certificate names a DNS name only",
      in: .names, serverName: "127.0.0.1",
      expect: .untrusted([ExpectedFailure(.sslHostname, 0, .noAlternativeName)])
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate())
    },

    LabCase(
      "ip-as-dns-name", "The address is in the certificate as if it were a DNS name",
      in: .names, serverName: "127.0.0.1",
      expect: .untrusted([ExpectedFailure(.sslHostname, 0, .noAlternativeName)])
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate([.dns("127.0.0.1")], commonName: "Lab Server"))
    },

    LabCase(
      "wildcard-two-labels", "A wildcard would have to match two labels", in: .names,
      serverName: "a.www.lab.example",
      expect: .untrusted([ExpectedFailure(.sslHostname, 0, .wildcardRefused)])
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate([.dns("*.lab.example")], commonName: "*.lab.example"))
    },

    LabCase(
      "wildcard-in-label", "A wildcard is only part of a label", in: .names,
      expect: .untrusted([ExpectedFailure(.sslHostname, 0, .wildcardRefused)])
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate([.dns("w*.lab.example")], commonName: "w*.lab.example"))
    },

    LabCase(
      "wildcard-top-level", "A wildcard is directly under a top-level domain", in: .names,
      serverName: "lab.example",
      expect: .untrusted([ExpectedFailure(.sslHostname, 0, .wildcardRefused)])
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate([.dns("*.example")], commonName: "*.example"))
    },

    LabCase(
      "name-constraints", "The intermediate may issue for other.example only", in: .names,
      expect: .untrusted([ExpectedFailure(.nameConstraints, 0)])
    ) { lab throws(IssuingError) in
      let constrained = try lab.intermediate { $0.permittedNames = [.dns("other.example")] }
      return try lab.server(lab.serverTemplate(), under: constrained)
    },

    LabCase(
      "name-constraints-kept", "The intermediate may issue for lab.example, and does", in: .names,
      expect: .trusted
    ) { lab throws(IssuingError) in
      let constrained = try lab.intermediate { $0.permittedNames = [.dns("lab.example")] }
      return try lab.server(lab.serverTemplate(), under: constrained)
    },
  ]
}
