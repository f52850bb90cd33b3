import AppleCodes

/// Suggestions for wrong arguments.
enum UsageHint {
  /// For an option that does not exist; nil where none of the command's is similar.
  ///
  /// - Parameters:
  ///   - option: With its hyphens, as it was given.
  ///   - own: The long options of the command.
  static func hint(forOption option: String, of own: [String]) -> String? {
    if let code = Int(option), code < 0 {
      // curl's and openssl's words for addresses of one family.
      let family = ["-4", "-6"].contains(option) && own.contains("--connect-to")
      return (family ? "the address to connect to is --connect-to ADDRESS[:PORT], and " : "")
        + "a code is looked up by 'trusteval explain \(option)'"
    }
    return ForeignOption.all.first { $0.isNamed(option) && own.contains($0.counterpart) }?.hint
  }

  /// For a command that is named behind options.
  static func misplaced(_ command: String) -> String {
    "a command comes before its options: trusteval \(command) ...; a server of that name is checked by "
      + "'trusteval check \(command)'"
  }

  /// The message about an option that a command does not have.
  ///
  /// - Parameter own: The options that can be meant.
  static func unknown(_ option: String, of command: String, _ own: [String]) -> String {
    let hint =
      hint(forOption: option, of: own)
      ?? hint(
        forOption: option,
        ofCommands: OptionNames.commands(taking: option).filter { $0 != command })
      ?? nearest(to: option, among: own).map { "did you mean '\($0)'?" }
    return "Unknown option '\(option)'" + (hint.map { "; " + $0 } ?? "")
  }

  /// The option as it was written; nil where the message is not about an unknown option.
  ///
  /// The library reads `-servername` as single-letter options and names the first unknown letter.
  static func unknownOption(in message: String, among words: [String]) -> String? {
    guard message.hasPrefix("Unknown option"),
      let option = message.split(separator: "'").dropFirst().first.map(String.init)
    else { return nil }
    guard option.count == 2 else { return option }
    return words.first { word in
      word.count > 2 && word.hasPrefix("-") && !word.hasPrefix("--")
        && ForeignOption.all.contains { $0.isNamed(word) }
    } ?? option
  }

  /// For an option that other commands have; nil where none does.
  static func hint(forOption option: String, ofCommands commands: [String]) -> String? {
    guard let last = commands.prefix(3).last else { return nil }
    let before = commands.prefix(3).dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return "it is an option of " + (before.isEmpty ? "" : before + " and ") + "'\(last)'"
      + (commands.count > 3 ? ", among others" : "")
  }

  /// The first line of the library's message, with the possible values where they follow it.
  static func line(of message: String) -> String {
    let lines = message.split(separator: "\n").map { line in
      let text = line.drop { $0 == " " }
      // A list has such marks; two of them begin an option.
      return text.hasPrefix("- ") ? text.dropFirst(2) : text
    }
    guard let first = lines.first, first.hasSuffix(":") else { return String(lines.first ?? "") }
    // One on each line.
    return first + " " + lines.dropFirst().joined(separator: ", ")
  }

  /// The message with what the option takes that it is about, where it only says that a value is wrong.
  static func completed(_ message: String) -> String {
    guard message.hasPrefix("The value '") || message.hasPrefix("Missing value for '"),
      let start = message.ranges(of: "'--").last?.upperBound
    else { return message }
    let name = message[start...].prefix { $0 != " " && $0 != "'" }
    return form(ofOption: String(name)).map { "\(message); --\(name) takes \($0)" } ?? message
  }

  private static func form(ofOption name: String) -> String? {
    switch name {
    case "jobs": "a number from 1 to 4096"
    case "retries": "a number from 0 to 10"
    case "require-sct": "a number of timestamps from 1 to 100"
    case "shard": "i/n, the i-th of n parts, such as 1/8, with n up to 4096"
    case "timeout", "idle": "a number of seconds above 0 and up to 3600"
    default: nil
    }
  }

  /// For text that cannot be the name of a server; nil where it can.
  static func hint(forServer text: String) -> String? {
    if isNumber(text) {
      guard case .found = ErrorDictionary.answer(to: text).lookup else {
        return numberIsNoHost(text)
      }
      return numberIsNoHost(text) + ", and a code is looked up by 'trusteval explain \(text)'"
    }
    if hasEndingOfFile(text) {
      return "'\(text)' looks like a file: certificates in files are judged by "
        + "'trusteval verify \(text)'"
    }
    guard !text.contains("://"), let slash = text.firstIndex(of: "/"), slash > text.startIndex
    else {
      return nil
    }
    // One slash too few behind a scheme.
    guard text[..<slash].last != ":" else { return "'\(text)' is no URL: one begins with https://" }
    return "'\(text)' has a path: write \(text[..<slash]), or the whole URL with https://"
  }

  static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
  }

  static func numberIsNoHost(_ text: String) -> String {
    "'\(text)' is no host" + (UInt16(text) == nil ? "" : ": a port is written HOST:\(text)")
  }

  /// For names of files, of which none is there and the first could be a server; nil otherwise.
  static func hint(forFiles names: [String]) -> String? {
    guard let first = names.first, first.contains(where: ".:".contains),
      !names.contains(where: Console.hasFile), (try? ServerArgument(argument: first)) != nil
    else { return nil }
    return "if '\(first)' is a server: 'trusteval \(first)' judges its certificates"
  }

  /// Whether a name ends as files of certificates do.
  static func hasEndingOfFile(_ name: String) -> Bool {
    [
      ".pem", ".crt", ".cer", ".der", ".p7b", ".p7c", ".p7s", ".p12", ".pfx", ".crl", ".csr",
      ".mobileconfig", ".pcap", ".pcapng",
    ].contains(where: name.lowercased().hasSuffix)
  }

  /// Commands of other programs that are options here.
  private static let optionsForCommands = [
    "version": "--version", "completion": "--generate-completion-script SHELL",
    "completions": "--generate-completion-script SHELL",
  ]

  /// For a first word that is no command but nearly one; nil where it is like none.
  static func hint(forCommand word: String, among commands: [String]) -> String? {
    guard !word.hasPrefix("-"), !commands.contains(word) else { return nil }
    if let option = optionsForCommands[word] {
      return "'\(word)' is no command; did you mean 'trusteval \(option)'?"
    }
    let near = commands.first {
      $0.count > 3 && NearMatch.distance(Array(word.utf8), Array($0.utf8), limit: 1) != nil
    }
    return near.map { "'\(word)' is no command; did you mean 'trusteval \($0)'?" }
  }

  /// The name that a word was probably meant to be; nil where none is similar.
  ///
  /// Up to two edits, or one in a short word; otherwise a name that begins with the word. Of
  /// equally similar names the first.
  static func nearest(to word: String, among names: [String]) -> String? {
    let limit = word.utf8.count > 5 ? 2 : 1
    let key = Array(word.lowercased().utf8)
    let ranked = names.compactMap { name in
      NearMatch.distance(key, Array(name.utf8), limit: limit).map { (name: name, edits: $0) }
    }
    return ranked.min { $0.edits < $1.edits }?.name
      ?? (key.count >= 3 ? names.first { $0.hasPrefix(word.lowercased()) } : nil)
  }
}
