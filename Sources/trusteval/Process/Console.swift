import Rendering
import SystemCalls
import Threads
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard output and standard error; reports go to the first, everything else to the second.
enum Console {
  /// Opens a descriptor that fails in place of each closed standard descriptor.
  ///
  /// Otherwise the next file or socket would get its number, and reports would be written there.
  ///
  /// A file that exceeds the limit on file sizes then fails like a full disk, instead of causing a
  /// signal.
  static func holdStandardDescriptors() {
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // `open` returns the lowest free number, which is this one. The opposite access mode makes
      // its use fail.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Lets no library read the file of a time zone.
  ///
  /// `TZ` may name a pipe, which would be waited for without end, and all times here are UTC.
  static func holdTimeZone() {
    setenv("TZ", "UTC0", 1)
  }

  /// Writes at once, so that readers see each report when it is ready.
  ///
  /// Where that fails, as on a full disk, the process ends with a message: half a report must not
  /// be taken for a whole one. A reader that closed the pipe has seen enough, and gets no message.
  ///
  /// - Parameter status: The exit status in that case.
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

  /// The same for a question that is followed by its answer.
  static func prompt(_ text: String) {
    writeToErrors(text == "\n" ? text : sanitized(text, isASCII: isASCII))
  }

  /// Text that was made for standard error.
  static func say(_ text: String) {
    writeToErrors(text)
  }

  /// Replaces the current line of the terminal.
  static func overwriteLine(_ text: String) {
    writeToErrors("\r\u{1b}[K\(text)")
  }

  private static func writeToErrors(_ text: String) {
    // A failure here cannot be reported anywhere.
    try? Descriptor(STDERR_FILENO).writeAll(Array(text.utf8))
  }

  /// Removes the middle of a text of more than a few lines, such as a whole file as argument.
  private static func shortened(_ text: String) -> String {
    text.count > 500 ? "\(text.prefix(300)) ... \(text.suffix(150))" : text
  }

  /// Ends a run whose threads have all stopped, so that the libraries can clean up; leak detectors
  /// need that.
  static func finish(_ status: Int32) -> Never {
    // A library that hangs while it is loaded holds a lock that the clean-up would wait for.
    if AbandonedCalls.exist { leave(status) }
    // Background work must be finished, or a leak detector reports what is incomplete.
    Preparation.complete()
    Preparation.wakeWitnesses()
    exit(status)
  }

  /// Ends the process at once, while other threads may be running: without the libraries' clean-up,
  /// which would make these threads crash.
  static func leave(_ status: Int32) -> Never {
    Preparation.wakeWitnesses()
    _exit(status)
  }

  /// Waits until a signal ends the process, and with it all its servers.
  static func waitForInterrupt() -> Never {
    // The parent process may have blocked these signals.
    var none = sigset_t()
    sigemptyset(&none)
    while true { sigsuspend(&none) }
  }

  static var textOptions: TextOptions { textOptions(on: STDOUT_FILENO) }

  /// For text on standard error.
  static var messageOptions: TextOptions { textOptions(on: STDERR_FILENO) }

  private static func textOptions(on descriptor: Int32) -> TextOptions {
    let columns = knownWidth(of: descriptor)
    return TextOptions(
      useColor: usesColor(on: descriptor), width: bounded(columns), isASCII: isASCII)
  }

  /// Help that fits the terminal.
  ///
  /// - Parameter text: The library's help for a number of columns; nil for the terminal's.
  static func help(_ text: (Int?) -> String) -> String {
    width < NarrowHelp.threshold
      ? NarrowHelp.folded(text(NarrowHelp.unbroken), width: width) : text(nil)
  }

  /// For what reads and writes by itself.
  static var inputNumber: Int32 { STDIN_FILENO }
  static var outputNumber: Int32 { STDOUT_FILENO }

  /// Whether reading standard input would wait for someone to type.
  static var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Whether a question would be seen, and somebody could answer it.
  static var canAsk: Bool { isInputTerminal && isatty(STDERR_FILENO) == 1 }

  /// Whether what is written would be shown, and binary would garble the screen.
  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether there is a file or directory of this name.
  static func hasFile(_ path: String) -> Bool { access(FileName.cString(path), F_OK) == 0 }

  /// Whether somebody sees standard error while standard output goes elsewhere.
  static var hasTerminalForErrorsOnly: Bool {
    isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 0 && environment("TERM") != "dumb"
  }

  private static func usesColor(on descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
      && environment("TERM") != "dumb"
  }

  /// Columns to use; 80 when the width is not known.
  static var width: Int { bounded(knownWidth(of: STDOUT_FILENO)) }

  /// Columns of the terminal that shows standard error; 80 when that is not known.
  static var widthForErrors: Int { knownWidth(of: STDERR_FILENO) ?? 80 }

  private static func bounded(_ columns: Int?) -> Int { max(40, min(columns ?? 80, 120)) }

  /// Columns from `COLUMNS`, which the parser's help uses too, or of the terminal; nil when the
  /// descriptor is not a terminal.
  private static func knownWidth(of descriptor: Int32) -> Int? {
    if let columns = environment("COLUMNS").flatMap(Int.init), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether the locale of the terminal names no UTF-8, as `C` and `POSIX` do not; the first of these
  /// that is set counts (POSIX, Base Definitions, 8.2), and without any the locale is `C`.
  static var isASCII: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
    // As in `de_DE.UTF-8@euro`; macOS may set just `UTF-8`.
    let characters = locale?.split(separator: ".").last?.prefix { $0 != "@" }.lowercased()
    return characters != "utf-8" && characters != "utf8"
  }

  /// How many files and sockets the process may have open.
  static var descriptors: Int {
    var limit = rlimit()
    #if canImport(Glibc)
      let status = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    #else
      let status = getrlimit(RLIMIT_NOFILE, &limit)
    #endif
    return status == 0 ? Int(clamping: limit.rlim_cur) : 64
  }

  /// The arguments without the program's name; bytes that are no valid text are kept (`FileName`).
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
