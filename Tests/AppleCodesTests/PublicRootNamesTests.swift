import Testing

@testable import AppleCodes
@testable import TrustEvaluation

@Suite struct PublicRootNamesTests {
  /// The names are those of the roots in Apple's list, all of them and no others.
  @Test func everyRootOfApplesListHasItsName() {
    let listed = Set(
      PublicRootTable.appleRoots.split(separator: "\n").compactMap {
        $0.split(separator: "\t").last?.prefix(8)
      }.map(String.init))
    let named = Set(PublicRootNames.digests.values.joined())
    #expect(listed.count >= 140)
    #expect(listed.subtracting(named).isEmpty, "roots without a name")
    #expect(named.subtracting(listed).isEmpty, "names of roots that the list does not have")
  }

  @Test(arguments: [
    "ISRG Root X1", "certSIGN ROOT CA", "AAA Certificate Services", "GlobalSign",
    "NetLock Arany (Class Gold) Főtanúsítvány",
  ])
  func namesAreAsInLogs(name: String) { #expect(PublicRootNames.has(name)) }
}
