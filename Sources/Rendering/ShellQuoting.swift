extension String {
  /// As one word for a shell (POSIX, Shell Command Language, 2.2), where it is not one as it is.
  package var quotedForShell: String {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "/"):
        true
      default: false
      }
    }
    if isPlain, !isEmpty { return self }
    guard utf8.contains(UInt8(ascii: "'")) else { return "'\(self)'" }
    // Easier to read, where nothing in it means something between these.
    let isLiteral = utf8.allSatisfy { !"\"$`\\!".utf8.contains($0) }
    return isLiteral ? "\"\(self)\"" : "'\(escaping { $0 == "'" ? #"'\''"# : nil })'"
  }
}
