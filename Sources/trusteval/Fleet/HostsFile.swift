import ArgumentParser
import Examination
import Threads
import TrustModel

/// The settings of a line, and an examiner that has read the files that they name.
struct LineSettings: Sendable {
  let settings: ServerSettings
  let examiner: Examiner
}

/// A file with a server and options on each line, read line by line.
struct HostsFile {
  private static let longestLine = 65_536
  /// Combinations of options that are cached, with the contents of their files.
  private static let mostCombinations = 64

  private let path: String
  private let lines: LineReader
  private let base: LineSettings
  private let output: RunOutput
  private let tools: Tools
  private var known: [[[UInt8]]: Result<LineSettings, InputError>] = [:]
  private var isEnded = false
  /// Whether it could not be read to its end.
  private(set) var isCutOff = false
  private var isEmpty = true

  /// - Throws: `RequestError` where it cannot be opened.
  init(
    _ path: String, _ base: LineSettings, _ output: RunOutput, _ tools: Tools
  ) throws(RequestError) {
    self.path = path
    lines = try LineReader(path: path, longest: Self.longestLine)
    self.base = base
    self.output = output
    self.tools = tools
  }

  struct Line {
    let file: String
    let number: Int?
    let work: Result<Work, InputError>
  }

  /// Whether there may be another line.
  var mayGoOn: Bool { !isEnded && lines.mayGoOn { ShellWords.words(of: $0)?.isEmpty != true } }

  /// The next line with words; nil at the end.
  mutating func next() -> Line? {
    guard !isEnded else { return nil }
    do {
      while let next = try lines.next(by: .distantFuture) {
        let bytes: [UInt8]
        switch next {
        case .success(let octets): bytes = octets
        case .failure(let error): return line(.failure(InputError(error)))
        }
        let text = bytes.dropFirst(lines.number == 1 ? TextOctets.start(of: bytes) : 0)
        guard let words = ShellWords.words(of: text) else {
          return numbered(.failure(.usage("a quotation mark has no end")))
        }
        guard !words.isEmpty else { continue }
        return numbered(work(words))
      }
      isEnded = true
      guard isEmpty else { return nil }
      return Line(
        file: path, number: nil, work: .failure(.unreadable("\(lines.name) names no server")))
    } catch {
      (isEnded, isCutOff) = (true, true)
      return Line(file: path, number: nil, work: .failure(InputError(error)))
    }
  }

  private mutating func line(_ work: Result<Work, InputError>) -> Line {
    isEmpty = false
    return Line(file: path, number: lines.number, work: work)
  }

  /// Its message begins with the place of the line.
  private mutating func numbered(_ work: Result<Work, InputError>) -> Line {
    let place = "line \(lines.number) of \(lines.name)"
    return line(work.mapError { .unreadable("\(place): \($0.message)") })
  }

  private mutating func work(_ words: [[UInt8]]) -> Result<Work, InputError> {
    guard !words.contains(where: { $0.contains(0) }) else {
      // The zero octet would end a file's name, so that another file would be read.
      return .failure(.usage("it contains an octet of value 0"))
    }
    let name = FileName.text(of: words[0])
    guard !name.hasPrefix("-") else {
      return .failure(.usage("'\(name)' comes before the server"))
    }
    do throws(InputError) {
      let server = try ServerArgument(argument: name)
      let own = try settings(Array(words.dropFirst())).get()
      return .success(try own.settings.work(for: server, own.examiner))
    } catch {
      return .failure(error)
    }
  }

  /// Most lines have no options, and most of the others have the same, so they are cached.
  private mutating func settings(_ options: [[UInt8]]) -> Result<LineSettings, InputError> {
    guard !options.isEmpty else { return .success(base) }
    if let settings = known[options] { return settings }
    let settings = parsed(options.map(FileName.text(of:)))
    if known.count < Self.mostCombinations { known[options] = settings }
    return settings
  }

  /// An option of the whole run, by its name: its value may be wrong as well, which is beside the point.
  private static func optionOfRun(among options: [String]) -> String? {
    options.map { String($0.prefix { $0 != "=" }) }
      .first { (ConnectOptions.ofRun + RunOptions.ofRun).contains($0) }
  }

  /// Those that a line may have.
  private static let ownOptions = OptionNames.options(of: "check")
    .filter { !(ConnectOptions.ofRun + RunOptions.ofRun).contains($0) }

  private func parsed(_ options: [String]) -> Result<LineSettings, InputError> {
    if let option = Self.optionOfRun(among: options) {
      return .failure(.usage("\(option) is about the whole run and has no place here"))
    }
    do {
      let command = try CheckCommand.parse(["-"] + options)
      guard !command.files.contains("-") else {
        throw InputError.usage("'-' has no place here: standard input is for the whole run")
      }
      let settings = try command.settings(ofLineOver: base.settings, writing: output)
      try output.protect(command.files)
      return .success(LineSettings(settings: settings, examiner: try settings.examiner(tools)))
    } catch let error as InputError {
      return .failure(error)
    } catch let error as RequestError {
      return .failure(InputError(error))
    } catch {
      // Help and version are no errors in the arguments.
      let isHelp = CheckCommand.exitCode(for: error) == .success
      let text = isHelp ? "" : UsageHint.line(of: CheckCommand.message(for: error))
      guard !text.isEmpty else { return .failure(.usage("--help has no place here")) }
      let unknown = UsageHint.unknownOption(in: text, among: options)
        .map { UsageHint.unknown($0, of: "check", Self.ownOptions) }
      return .failure(.usage(unknown ?? UsageHint.completed(text)))
    }
  }
}
