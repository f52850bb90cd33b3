import OpenSSLEngine
import TrustModel

extension LabCase {
  /// The verify date is outside some certificate's validity, or the validity is too long.
  static let dateCases = [
    LabCase(
      "expired-leaf", "The server's certificate expired 30 days ago", in: .dates,
      expect: .untrusted([ExpectedFailure(.temporalValidity, 0, .expired)])
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate()
      leaf.notBefore = lab.day(-120)
      leaf.notAfter = lab.day(-30)
      return try lab.server(leaf)
    },

    LabCase(
      "expired-intermediate", "The intermediate expired, the server's certificate did not",
      in: .dates, expect: .untrusted([ExpectedFailure(.temporalValidity, 1, .expired)])
    ) { lab throws(IssuingError) in
      let expired = try lab.intermediate { $0.notAfter = lab.day(-3) }
      return try lab.server(lab.serverTemplate(), under: expired)
    },

    LabCase(
      "expired-root", "The trusted root itself expired", in: .dates,
      expect: .untrusted([ExpectedFailure(.temporalValidity, 2, .expired)])
    ) { lab throws(IssuingError) in
      var template = lab.rootTemplate("Old Lab Root CA")
      template.notAfter = lab.day(-10)
      let root = try lab.issue(template)
      let intermediate = try lab.issue(lab.intermediateTemplate(), by: root)
      let leaf = try lab.issue(lab.serverTemplate(), by: intermediate)
      return lab.materials(leaf, sending: [intermediate], anchors: [root])
    },

    LabCase(
      "not-yet-valid-leaf", "The server's certificate becomes valid in ten days", in: .dates,
      expect: .untrusted([ExpectedFailure(.temporalValidity, 0, .notYetValid)])
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate()
      leaf.notBefore = lab.day(10)
      leaf.notAfter = lab.day(100)
      return try lab.server(leaf)
    },

    LabCase(
      "not-yet-valid-intermediate", "The intermediate becomes valid in ten days", in: .dates,
      expect: .untrusted([ExpectedFailure(.temporalValidity, 1, .notYetValid)])
    ) { lab throws(IssuingError) in
      let early = try lab.intermediate { $0.notBefore = lab.day(10) }
      return try lab.server(lab.serverTemplate(), under: early)
    },

    LabCase(
      "excessive-lifetime", "Valid for 900 days; private roots are granted 825", in: .dates,
      expect: .untrusted([ExpectedFailure(.otherTrustValidityPeriod, 0)])
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate()
      leaf.notAfter = leaf.notBefore.advanced(byDays: 900)
      return try lab.server(leaf)
    },

    LabCase(
      "lifetime-825-days", "Valid for 825 days, the most that a private root is granted",
      in: .dates, expect: .trusted
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate()
      leaf.notAfter = leaf.notBefore.advanced(byDays: 825)
      return try lab.server(leaf)
    },
  ]
}
