import Testing
import TrustModel

@testable import X509

/// The certificates of configuration profiles, hostile ones among them.
@Suite struct ConfigurationProfileFileTests {
  private static func payload(_ type: String, _ content: String) -> String {
    """
    <dict><key>PayloadContent</key>\(content)<key>PayloadType</key>
    <string>com.apple.\(type)</string></dict>
    """
  }

  private static func data(_ octets: [UInt8]) -> String {
    "<data>\n\t\(Base64.encode(octets))\n</data>"
  }

  private static func profile(_ payloads: String...) -> String {
    """
    <?xml version="1.0"?><!DOCTYPE plist><!-- <dict> -->
    <plist version="1.0"><dict><key>PayloadContent</key><array>\(payloads.joined())</array>
    <key>PayloadType</key><string>Configuration</string><key>A</key><true/></dict></plist>
    """
  }

  private static func read(_ text: String) -> CertificateFile.Contents? {
    ConfigurationProfileFile(Array(text.utf8))?.contents
  }

  private static let (first, second) = (
    Build.sequence(Build.sequence([1])), Build.sequence(Build.sequence([2]))
  )

  @Test func payloadsAreReadInOrder() throws {
    let pem = PEMText.certificates([Self.second, Self.first])
    let contents = try #require(
      Self.read(
        Self.profile(
          Self.payload("security.root", Self.data(Self.first)),
          Self.payload("security.pkcs12", Self.data(Self.second)),
          Self.payload("security.pem", Self.data(Array(pem.utf8))),
          Self.payload(
            "wifi.managed", "<dict><key>PayloadContent</key>\(Self.data(Self.second))</dict>"),
          Self.payload("security.pkcs1", Self.data(Self.second)))))
    #expect(
      contents.entries.map(\.certificate) == [Self.first, Self.second, Self.first, Self.second])
    #expect(contents.entries.map(\.line) == [2, 8, 8, 14])
    #expect(contents.faults.isEmpty)
  }

  @Test(arguments: [
    "", "<", "<plist>", "<html><body>", "<plist><dict></dict></plist>", "<plist></dict></plist>",
    "<!--",
    "<plist><dict><key>PayloadType</key><data>AAAA</data></dict></plist>",
    "<plist version='1'><key>",
  ])
  func noProfile(text: String) {
    #expect(ConfigurationProfileFile(Array(text.utf8)) == nil)
  }

  /// What is not base64, not a certificate, or not in the content's place is none.
  @Test func faultsAreNamedWithTheirLines() throws {
    let text = Self.profile(
      Self.payload("security.root", "<data>\u{e9}</data>"),
      Self.payload("security.root", "<array>\(Self.data(Self.first))</array>"),
      Self.payload("security.root", "<string>MAA=</string>"),
      Self.payload("security.root", Self.data(Self.second)))
    let contents = try #require(Self.read(text))
    #expect(contents.entries.map(\.certificate) == [Self.second])
    #expect(contents.faults == [PEMFault(line: 2, text: "the payload is no certificate")])
  }

  /// Each value has a key of its own: one without has none of those before.
  @Test(arguments: ["<true/>", "<array></array>", "<dict></dict>", "<string>A</string>"])
  func valuesWithoutAKey(value: String) throws {
    let contents = try #require(
      Self.read(
        Self.profile(
          Self.payload("security.root", value + Self.data(Self.first)),
          Self.payload("security.root", Self.data(Self.second)))))
    #expect(contents.entries.map(\.certificate) == [Self.second])
  }

  /// With the mark of UTF-8 in front, and in UTF-16.
  @Test(arguments: [0, 1, 2]) func otherEncodings(number: Int) throws {
    let text = Self.profile(Self.payload("security.root", Self.data(Self.first)))
    let files: [[UInt8]] = [
      [0xef, 0xbb, 0xbf] + text.utf8,
      [0xff, 0xfe] + text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] },
      [0xfe, 0xff] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] },
    ]
    let profile = try #require(ConfigurationProfileFile(files[number]))
    #expect(profile.contents.entries.map(\.certificate) == [Self.first])
    #expect(profile.contents.entries.map(\.line) == [2])
    #expect(OtherContent(in: files[number]) == .configurationProfile)
  }

  /// Other ways to write the same, which are not read: each is told, and what else is there is read.
  @Test(arguments: [
    "<string><![CDATA[com.apple.security.root]]></string>",
    "<string>com.apple.security&#46;root</string>", "<string>com.apple.&security;.root</string>",
    "<string><!-- a -->com.apple.security.root</string>",
    "<string>com.apple.security<?a b?>.root</string>",
    "<string>com.apple.security.root</string><key>Payload<!-- -->Content</key><data>MAA=</data>",
    "<string>com.apple.security.pem</string><key>PayloadContent</key><data><![CDATA[A]]></data>",
  ])
  func valuesThatAreNotPlain(type: String) throws {
    let hidden = "<dict><key>PayloadType</key>\n\(type)</dict>"
    let contents = try #require(
      Self.read(Self.profile(hidden, Self.payload("security.root", Self.data(Self.first)))))
    #expect(contents.entries.map(\.certificate) == [Self.first])
    #expect(
      contents.faults
        == [PEMFault(line: 3, text: "a comment, CDATA or an entity in a value is not read")])
    let alone = try #require(Self.read("<plist>\(hidden)</plist>"))
    #expect(alone.entries.isEmpty && alone.faults.count == 1)
  }

  /// Where it decides nothing, anything can be in a value.
  @Test func otherValuesNeedNotBePlain() throws {
    let contents = try #require(
      Self.read(
        Self.profile(
          "<dict><key>A&amp;B&lt;&gt;&quot;&apos;</key><string>&#46;<!-- --></string></dict>",
          Self.payload("wifi.managed", "<data><!-- --></data>"),
          Self.payload("wifi.a&amp;b", "<data/>"))))
    #expect(contents.entries.isEmpty && contents.faults.isEmpty)
  }

  /// The opening of a comment or an instruction does not end it.
  @Test(arguments: [
    "<!--><plist>-->", "<!---><plist>-->", "<?a ><plist>?>", "<![CDATA[><plist>]]>",
  ])
  func tagsInComments(start: String) {
    let payload = Self.payload("security.root", Self.data(Self.first))
    #expect(Self.read("\(start)<a></a>\(Self.profile(payload))") == nil)
    #expect(Self.read("\(start)\(Self.profile(payload))")?.faults.isEmpty == true)
  }

  @Test func whatIsHidden() throws {
    func profile(_ text: String) throws -> ConfigurationProfileFile {
      try #require(ConfigurationProfileFile(Array(text.utf8)))
    }
    let none = try profile(Self.profile(Self.payload("wifi.managed", "<data/>")))
    #expect(!none.hasContainer && !none.hasEncrypted)
    let container = try profile(Self.profile(Self.payload("security.pkcs12", "<data/>")))
    #expect(container.hasContainer && !container.hasEncrypted)
    let encrypted = try profile(
      "<plist><dict><key>EncryptedPayloadContent</key><data>AAAA</data><key>PayloadType</key>"
        + "<string>Configuration</string></dict></plist>")
    #expect(!encrypted.hasContainer && encrypted.hasEncrypted)
  }

  /// Cut anywhere, it crashes nothing, and what was whole before is read.
  @Test func cutProfiles() throws {
    let text = Self.profile(
      Self.payload("security.root", Self.data(Self.first)),
      Self.payload("security.root", Self.data(Self.second)))
    var counts: Set<Int> = []
    for length in 0..<text.utf8.count {
      let cut = String(decoding: text.utf8.prefix(length), as: UTF8.self)
      guard let contents = Self.read(cut) else { continue }
      #expect(contents.faults.map(\.text) == ["the profile cannot be read on"])
      counts.insert(contents.entries.count)
    }
    #expect(counts == [1, 2])
  }

  /// Hundreds of thousands of levels, tags or comments end no program and take no long time.
  @Test(
    .timeLimit(.minutes(30)),
    arguments: [
      "<array>", "<dict>", "<dict><key>a</key>", "<!--", "<![CDATA[", "<a/>", "<", "<key>",
    ])
  func hostileProfiles(part: String) {
    let text = "<plist>" + String(repeating: part, count: 300_000)
    #expect(Self.read(text) == nil)
    let payload = Self.payload("security.root", Self.data(Self.first))
    let behind = Self.read(
      "<plist><dict><key>A</key><array>\(payload)</array>" + String(text.dropFirst(7)))
    #expect(behind?.entries.count == 1 && behind?.faults.count == 1)
  }

  /// What signs while it reads writes the profile in parts, which are put together; a part of another
  /// type is no part of what was signed.
  @Test(arguments: [(0x04, true), (0x0c, false), (0x24, false)] as [(UInt8, Bool)])
  func aSignedProfileInParts(tag: UInt8, isRead: Bool) {
    let octets = Array(Self.profile(Self.payload("security.root", Self.data(Self.first))).utf8)
    let content = Build.element(
      0x24, Build.octets(Array(octets[..<99])), Build.element(tag, Array(octets[99...])))
    let signed = Build.sequence(
      Build.oid("1.2.840.113549.1.7.2"),
      Build.element(
        0xa0,
        Build.sequence(
          Build.integer(1), Build.element(0x31),
          Build.sequence(Build.oid("1.2.840.113549.1.7.1"), Build.element(0xa0, content)),
          Build.element(0x31))))
    let entries = ConfigurationProfileFile(signed)?.contents.entries
    #expect(entries?.map(\.certificate) == (isRead ? [Self.first] : nil))
    // In DER there are no lines.
    #expect(entries?.compactMap(\.line) == (isRead ? [] : nil))
  }
}
