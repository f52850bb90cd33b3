import AppleCodes
import ArgumentParser
import Rendering
import RootStores
import Threads
import TrustModel

/// `trusteval explain`: the offline dictionary.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain codes, checks, terms and APIs; no network needed.",
    discussion: """
      Takes numbers (-1202, 0x8001210A), symbols (errSecNotTrusted, X509_V_ERR 20), checks \
      (SSLHostname), terms ("trusted anchor"), APIs (URLSession), evidence (L043), and whole \
      logs: as an argument, or on standard input.
      """)

  // Codes are negative numbers, which the parser would otherwise take for options.
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "What to explain; - or nothing reads standard input.", valueName: "code|name|text|-"))
  var queries: [String] = []

  @Flag(name: .customLong("json"), help: "Print one JSON object per query and line.")
  var json = false

  func run() throws {
    var isFirst = true
    var hasUnknown = false
    // There is no -v here: text that is cut short refers to --json.
    var options = Console.textOptions
    options.detail = .verbose
    for text in try texts() {
      if let bound = ErrorDictionary.bound(on: text) {
        Console.complain("the text is long: only its first \(bound) characters were read")
      }
      let answer = Answer(text)
      // A log may have no entry of its own: a report that says TRUSTED has no code.
      let isUnknown = answer.entries.isEmpty && answer.log == nil
      hasUnknown = hasUnknown || isUnknown
      if json {
        Console.write(
          renderJSON(
            query: text, entries: answer.entries, entriesLeftOut: answer.leftOut,
            log: answer.log, suggestions: answer.suggestions, tool: .trusteval) + "\n")
      } else {
        for part in answer.parts(options) {
          if !isFirst { Console.write("\n") }
          isFirst = false
          Console.write(part)
        }
      }
      guard isUnknown else { continue }
      let hint = Self.hint(ofFile: text) ?? Self.hint(of: answer.suggestions)
      Console.complain("nothing is known of '\(Self.beginning(of: text))'\(hint)")
    }
    if hasUnknown { throw ExitCode(ExitStatus.couldNotFindOut.rawValue) }
  }

  private static func hint(of suggestions: [String]) -> String {
    suggestions.isEmpty ? "" : "; did you mean: " + suggestions.joined(separator: ", ")
  }

  /// How the text of a file is explained; nil where the text names none.
  private static func hint(ofFile text: String) -> String? {
    // A command on two lines could not be copied.
    guard !text.contains(where: \.isNewline),
      (try? CertificateFiles.isDirectory(text)) == false
    else { return nil }
    return ", which is a file: trusteval explain - <\(text.quotedForShell)"
  }

  /// The beginning of a text, enough to recognise it.
  private static func beginning(of text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let first = lines.first else { return text }
    let shown = first.prefix(200)
    return shown + (lines.count > 1 || shown.count < first.count ? " ..." : "")
  }

  /// The texts to explain, each by itself.
  private func texts() throws -> [String] {
    // Unparsed arguments include the terminator that scripts put before negative numbers.
    let words = queries.filter { $0 != "--" }
    guard words.isEmpty || words == ["-"] else {
      guard !words.contains("-") else {
        throw ValidationError("'-' for standard input has to be the only argument")
      }
      return ErrorDictionary.texts(in: words)
    }
    guard words == ["-"] || !Console.isInputTerminal else {
      throw ValidationError("Missing expected argument '<code|name|text|->'")
    }
    let text = try Self.standardInput()
    guard text.contains(where: { !$0.isWhitespace }) else {
      // Without an argument it is more likely that one was forgotten.
      guard words == ["-"] else {
        throw ValidationError("Missing expected argument '<code|name|text|->': nothing to explain")
      }
      throw InputError.unreadable(
        text.isEmpty ? "standard input is empty" : "standard input has nothing but blanks")
    }
    // A single name that was piped in ends with a line break.
    return [text.last?.isNewline == true ? String(text.dropLast()) : text]
  }

  /// A pipe without a writer must not block a script for ever.
  private static let patience = Duration.seconds(60)
  /// More than the million characters that are looked at take; the rest of a log is left in its pipe.
  private static let mostBytes = 8 * 1_048_576
  private static let chunk = 256 * 1024

  private static func standardInput() throws(InputError) -> String {
    do throws(FileError) {
      let deadline = Deadline(in: patience)
      let input = try InputFile(path: "-", from: .named)
      var bytes: [UInt8] = []
      while bytes.count < mostBytes {
        let part = try input.read(chunk, by: deadline)
        guard !part.isEmpty else { break }
        bytes += part
      }
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      throw .unreadable(error.description)
    }
  }
}

/// The dictionary's answer to one text.
private struct Answer {
  let log: LogSynopsis?
  let entries: [Explanation]
  let leftOut: Int
  let suggestions: [String]

  init(_ text: String) {
    let answer = ErrorDictionary.answer(to: text)
    log = answer.synopsis
    leftOut = answer.entriesLeftOut
    switch answer.lookup {
    case .found(let entries): (self.entries, suggestions) = (entries, [])
    case .unknown(let suggestions): (entries, self.suggestions) = ([], suggestions)
    }
  }

  /// A log is explained as a whole; its codes can be asked for one by one.
  func parts(_ options: TextOptions) -> [String] {
    if let log { return [renderLog(log, options: options)] }
    let shown = entries.prefix(Self.mostInFull).map { renderExplanation($0, options: options) }
    let names = entries.dropFirst(shown.count).map(\.title)
    return names.isEmpty
      ? shown : shown + [renderFurther(names, leftOut: leftOut, options: options)]
  }

  /// How many entries of one text are shown in full; the others are named.
  private static let mostInFull = 6
}
