import Testing
import TrustModel

@testable import X509

/// Which certificate policies are for extended validation.
@Suite struct ValidationPolicyTests {
  @Test(arguments: [
    (ObjectIdentifier(2, 23, 140, 1, 1), true),
    (ObjectIdentifier(2, 16, 840, 1, 114412, 2, 1), true),
    (ObjectIdentifier(2, 23, 140, 1, 2, 1), false), (ObjectIdentifier(2, 5, 29, 32, 0), false),
    (ObjectIdentifier(2, 16, 840, 1, 114412, 2), false),
  ])
  func extendedValidation(policy: ObjectIdentifier, isExtended: Bool) {
    #expect(policy.isExtendedValidation == isExtended)
  }

  /// A wrong digit among the authorities' own policies would be seen by nobody: whoever changes the
  /// table compares it with Apple's EVRoots.json again, and writes the new digest here.
  @Test func theAuthoritiesOwnPolicies() {
    let lines = ObjectIdentifier.extendedValidationOwners.map { "\($0.key) \($0.value)\n" }
    #expect(lines.count == 32)
    let digest = SHA256.hexadecimal(Array(lines.sorted().joined().utf8))
    #expect(digest == "f71aa0d4e14b0b54b35214d2297410eba9eeaeed5009d38e899f413eb83c50cd")
  }
}
