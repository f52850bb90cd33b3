import Testing
import X509

/// A certificate that requires a stapled answer (RFC 7633), with status_request anywhere in its
/// list.
@Suite struct MustStapleTests {
  private static let statusRequest: [UInt8] = Build.integer(5)
  private static let severalRequests: [UInt8] = Build.integer(17)

  @Test(
    arguments: [
      (Build.sequence(statusRequest), true),
      (Build.sequence(statusRequest, severalRequests), true),
      (Build.sequence(severalRequests, statusRequest), true),
      (Build.sequence(Build.integer(1), Build.integer(2), statusRequest), true),
      (Build.sequence(Build.integer(1, 5)), false), (Build.sequence(severalRequests), false),
      (Build.sequence(), false), (statusRequest, false), ([], false),
      (Build.sequence([0x04, 1, 5]), false), (Build.sequence(statusRequest, [0x04, 1, 5]), false),
    ] as [([UInt8], Bool)])
  func anyPlaceInTheList(value: [UInt8], demands: Bool) throws {
    let certificate = try CertificateFields()
      .with(extension: "1.3.6.1.5.5.7.1.24", value).parsed()
    #expect(certificate.demandsStapledAnswer == demands)
  }
}
