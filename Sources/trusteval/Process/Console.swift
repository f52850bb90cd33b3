import Rendering
import SystemCalls
import Threads
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard output and standard error; the report goes to the first, all else to the second.
enum Console {
  /// Puts something that fails in the place of closed standard descriptors.
  ///
  /// Else the next file or socket opened would take the number, and the report would go there.
  ///
  /// A file that grows beyond the limit for files then fails like a full disk, in place of a signal.
  static func holdStandardDescriptors() {
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is given out: this one. Reading and writing are the wrong way round.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes at once, for those who read along.
  ///
  /// Where that fails, as on a full disk, the process ends and says so: half a report must not pass
  /// for a whole one. A reader who went away has seen enough and is not complained about.
  ///
  /// - Parameter status: What the process then ends with.
  static func write(
    _ text: String, orEndWith status: @autoclosure () -> Int32 = ExitStatus.couldNotFindOut.rawValue
  ) {
    write(octets: Array(text.utf8), orEndWith: status())
  }

  /// The same for what is no text.
  static func write(
    octets: [UInt8],
    orEndWith status: @autoclosure () -> Int32 = ExitStatus.couldNotFindOut.rawValue
  ) {
    do throws(SystemError) {
      try Descriptor(STDOUT_FILENO).writeAll(octets)
    } catch {
      if error.number != EPIPE { complain("could not write to standard output: \(error.text)") }
      leave(status())
    }
  }

  /// One line to standard error, safe for a terminal.
  static func complain(_ message: String) {
    writeToErrors("trusteval: \(shortened(sanitized(message, isASCII: isASCII)))\n")
  }

  /// The same for a question, whose answer follows it.
  static func prompt(_ text: String) {
    writeToErrors(text == "\n" ? text : sanitized(text, isASCII: isASCII))
  }

  /// Writes over what is on the terminal's line.
  static func overwriteLine(_ text: String) {
    writeToErrors("\r\u{1b}[K\(text)")
  }

  private static func writeToErrors(_ text: String) {
    // Where that fails there is nowhere to report it.
    try? Descriptor(STDERR_FILENO).writeAll(Array(text.utf8))
  }

  /// Leaves out the middle of what is longer than a few lines, such as a whole file as argument.
  private static func shortened(_ text: String) -> String {
    text.count > 500 ? "\(text.prefix(300)) ... \(text.suffix(150))" : text
  }

  /// Ends a run whose threads have all come to rest, so that the libraries can clean up; leak
  /// detectors wait for that.
  static func finish(_ status: Int32) -> Never {
    // A library that hangs while it is loaded holds the lock that its clean-up would wait for.
    if AbandonedCalls.exist { leave(status) }
    // What was begun beside the arguments must be done, or a leak detector finds it half made.
    Preparation.complete()
    exit(status)
  }

  /// Ends the process at once, whatever its other threads are doing: without the libraries' own
  /// clean-up, which would break under these threads.
  static func leave(_ status: Int32) -> Never {
    _exit(status)
  }

  /// Does nothing until a signal ends the process, and with it all its servers.
  static func waitForInterrupt() -> Never {
    // The parent process may have blocked these signals.
    var none = sigset_t()
    sigemptyset(&none)
    while true { sigsuspend(&none) }
  }

  static var textOptions: TextOptions {
    TextOptions(
      useColor: useColor, width: width, isASCII: isASCII, foldsLines: knownWidth != nil)
  }

  /// Help that fits the terminal.
  ///
  /// - Parameter text: As the library prints it at a number of columns; nil for the terminal's.
  static func help(_ text: (Int?) -> String) -> String {
    width < NarrowHelp.threshold
      ? NarrowHelp.folded(text(NarrowHelp.unbroken), width: width) : text(nil)
  }

  /// Whether standard input would wait for somebody to type.
  static var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Whether what is written would be shown, and binary would garble the screen.
  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether there is a file or directory of this name.
  static func hasFile(_ path: String) -> Bool { access(FileName.cString(path), F_OK) == 0 }

  /// Whether somebody sees standard error while standard output goes elsewhere.
  static var hasTerminalForErrorsOnly: Bool {
    isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 0 && environment("TERM") != "dumb"
  }

  private static var useColor: Bool {
    isatty(STDOUT_FILENO) == 1 && getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
      && environment("TERM") != "dumb"
  }

  /// Columns to fill, 80 when nothing says how many there are.
  static var width: Int { max(40, min(knownWidth ?? 80, 120)) }

  /// Columns as `COLUMNS` says, which the parser's help goes by too, or of the terminal; nil when
  /// standard output is none.
  private static var knownWidth: Int? {
    if let columns = environment("COLUMNS").flatMap(Int.init), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether the locale of the terminal names no UTF-8, as `C` and `POSIX` do not; the first of these
  /// that is set counts (POSIX, Base Definitions, 8.2), and without any the locale is `C`.
  private static var isASCII: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
    // As in `de_DE.UTF-8@euro`; a Mac has `UTF-8` alone.
    let characters = locale?.split(separator: ".").last?.prefix { $0 != "@" }.lowercased()
    return characters != "utf-8" && characters != "utf8"
  }

  /// How many files and sockets may be open at once.
  static var descriptors: Int {
    var limit = rlimit()
    #if canImport(Glibc)
      let status = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    #else
      let status = getrlimit(RLIMIT_NOFILE, &limit)
    #endif
    return status == 0 ? Int(clamping: limit.rlim_cur) : 64
  }

  /// The arguments without the program's name; bytes that are no text are kept (`FileName`).
  static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0].map(text) }
  }

  private static func text(_ bytes: UnsafeMutablePointer<CChar>) -> String {
    FileName.text(of: Array(UnsafeRawBufferPointer(start: bytes, count: strlen(bytes))))
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map(text)
  }
}

extension Instant {
  /// The clock of this machine.
  static func now() -> Instant {
    Instant(secondsSinceEpoch: Int64(time(nil)))
  }
}
