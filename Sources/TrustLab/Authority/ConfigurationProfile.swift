import OpenSSLEngine
import TrustModel
import X509

/// A configuration profile that installs a root on devices of Apple's: a property list with one payload
/// of the type `com.apple.security.root`.
enum ConfigurationProfile {
  static func text(installing root: IssuedCertificate) -> String {
    let name = "trusteval lab: root for development"
    let digest = SHA256.digest(root.der)
    // Derived from the root, so that a profile of the same root takes the place of an earlier one.
    let (profile, payload) = (identifier(digest.prefix(16)), identifier(digest.suffix(16)))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>PayloadContent</key>
        <array>
          <dict>
            <key>PayloadCertificateFileName</key>
            <string>root.der</string>
            <key>PayloadContent</key>
            <data>\(Base64.encode(root.der))</data>
            <key>PayloadDisplayName</key>
            <string>\(name)</string>
            <key>PayloadIdentifier</key>
            <string>trusteval.lab.root.\(payload)</string>
            <key>PayloadType</key>
            <string>com.apple.security.root</string>
            <key>PayloadUUID</key>
            <string>\(payload)</string>
            <key>PayloadVersion</key>
            <integer>1</integer>
          </dict>
        </array>
        <key>PayloadDescription</key>
        <string>For development: with this root's key anyone can pass for any server.</string>
        <key>PayloadDisplayName</key>
        <string>\(name)</string>
        <key>PayloadIdentifier</key>
        <string>trusteval.lab.\(profile)</string>
        <key>PayloadType</key>
        <string>Configuration</string>
        <key>PayloadUUID</key>
        <string>\(profile)</string>
        <key>PayloadVersion</key>
        <integer>1</integer>
      </dict>
      </plist>

      """
  }

  /// 16 octets in the form of a UUID of version 8, whose content is the maker's own (RFC 9562).
  private static func identifier(_ octets: some Sequence<UInt8>) -> String {
    var octets = Array(octets)
    octets[6] = octets[6] & 0x0f | 0x80
    octets[8] = octets[8] & 0x3f | 0x80
    let groups = [octets[0..<4], octets[4..<6], octets[6..<8], octets[8..<10], octets[10..<16]]
    return groups.map { Hexadecimal.lowerCase(Array($0)).uppercased() }.joined(separator: "-")
  }
}
