import OpenSSLEngine
import TrustModel

extension LabCase {
  /// A certificate between the server's and the root is missing or does not fit.
  static let pathCases = [
    LabCase(
      "missing-intermediate", "The server sends its own certificate only", in: .paths,
      expect: .untrusted([ExpectedFailure(.missingIntermediate, 0, .issuerNotSent)])
    ) { lab throws(IssuingError) in
      lab.materials(try lab.issue(lab.serverTemplate(), by: lab.intermediate))
    },

    LabCase(
      "missing-intermediate-aia",
      "The intermediate is not sent, but the certificate says where it is",
      in: .paths, expect: .untrusted([ExpectedFailure(.missingIntermediate, 0, .issuerNotSent)])
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate()
      leaf.caIssuers = [lab.publicationURL("/intermediate.der")]
      return lab.materials(try lab.issue(leaf, by: lab.intermediate))
    },

    LabCase(
      "root-in-place-of-intermediate", "The root is sent where the intermediate should be",
      in: .paths, expect: .untrusted([ExpectedFailure(.missingIntermediate, 0, .issuerNotSent)]),
      notes: [.stray]
    ) { lab throws(IssuingError) in
      let leaf = try lab.issue(lab.serverTemplate(), by: lab.intermediate)
      return lab.materials(leaf, sending: [lab.root])
    },

    LabCase(
      "issuer-other-key", "The intermediate sent has the right name and another key", in: .paths,
      expect: .untrusted([ExpectedFailure(.missingIntermediate, 0, .issuerKeyMismatch)])
    ) { lab throws(IssuingError) in
      let leaf = try lab.issue(lab.serverTemplate(), by: lab.intermediate)
      let rekeyed = try lab.intermediate { _ in }
      return lab.materials(leaf, sending: [rekeyed])
    },

    LabCase(
      "issuer-other-name", "The intermediate sent has the right key and another name", in: .paths,
      expect: .untrusted([ExpectedFailure(.missingIntermediate, 0, .issuerNameMismatch)])
    ) { lab throws(IssuingError) in
      let leaf = try lab.issue(lab.serverTemplate(), by: lab.intermediate)
      let renamed = try lab.intermediate("Lab Intermediate CA 2", key: lab.intermediate.key) { _ in
      }
      return lab.materials(leaf, sending: [renamed])
    },

    LabCase(
      "bad-signature", "The signature on the server's certificate is broken", in: .paths,
      expect: .untrusted([ExpectedFailure(.missingIntermediate, 0, .badSignature)])
    ) { lab throws(IssuingError) in
      let leaf = try lab.issue(lab.serverTemplate(), by: lab.intermediate)
      return lab.materials(leaf.withBrokenSignature, sending: [lab.intermediate])
    },

    LabCase(
      "wrong-order", "Root first, then a stray, then the intermediate: untidy, yet complete",
      in: .paths, expect: .trusted, notes: [.wrongOrder, .stray, .rootSent]
    ) { lab throws(IssuingError) in
      let leaf = try lab.issue(lab.serverTemplate(), by: lab.intermediate)
      return lab.materials(
        leaf, sending: [lab.root, lab.strangerIntermediate, lab.intermediate])
    },

    LabCase(
      "duplicates", "Every certificate is sent twice", in: .paths, expect: .trusted,
      notes: [.duplicate]
    ) { lab throws(IssuingError) in
      let leaf = try lab.issue(lab.serverTemplate(), by: lab.intermediate)
      return lab.materials(leaf, sending: [leaf, lab.intermediate, lab.intermediate])
    },

    LabCase(
      "two-intermediates", "Two intermediates of one name and key, the first one expired",
      in: .paths, expect: .trusted
    ) { lab throws(IssuingError) in
      let expired = try lab.intermediate(key: lab.intermediate.key) {
        $0.notAfter = lab.day(-1)
      }
      let leaf = try lab.issue(lab.serverTemplate(), by: lab.intermediate)
      return lab.materials(leaf, sending: [expired, lab.intermediate])
    },

    LabCase(
      "expired-cross-sign", "An expired cross-signed root is sent; the same root is trusted",
      in: .paths, expect: .trusted
    ) { lab throws(IssuingError) in
      let oldRoot = try lab.issue(lab.rootTemplate("Old Lab Root CA"))
      var template = lab.rootTemplate("Lab Root CA")
      template.notAfter = lab.day(-5)
      let crossSigned = try lab.issue(template, key: lab.root.key, by: oldRoot)
      let leaf = try lab.issue(lab.serverTemplate(), by: lab.intermediate)
      return lab.materials(
        leaf, sending: [lab.intermediate, crossSigned], anchors: [lab.root, oldRoot])
    },
  ]
}
