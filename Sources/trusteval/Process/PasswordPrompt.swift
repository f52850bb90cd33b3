import OpenSSLEngine
import Rendering
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Asks for a password on the terminal, without showing what is typed.
enum PasswordPrompt {
  /// Nil without a terminal, or without an answer.
  static func ask(for file: String) -> Secret? {
    guard Console.isInputTerminal, isatty(STDERR_FILENO) == 1, let quiet = QuietTerminal() else {
      return nil
    }
    defer { withExtendedLifetime(quiet) { Console.prompt("\n") } }
    Console.prompt("Password for \(file): ")
    var length = 0
    // A terminal returns one line at a time.
    let answer = Secret(capacity: UserPasswords.longest, erasedBy: Secret.erasing) { memory in
      repeat {
        length = read(STDIN_FILENO, memory.baseAddress, memory.count)
      } while length < 0 && errno == EINTR
    }
    guard length > 0 else { return nil }
    return answer.withUnsafeBytes { bytes in
      let line = bytes.prefix(length).prefix { $0 != 0x0a && $0 != 0 }
      return Secret(copying: UnsafeRawBufferPointer(rebasing: line), erasedBy: Secret.erasing)
    }
  }
}

/// A terminal that shows nothing that is typed, as long as this value exists and no signal ends the
/// process.
private struct QuietTerminal: ~Copyable {
  private typealias Handler = @convention(c) (Int32) -> Void

  /// The signals that may end the process meanwhile.
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private var previous: [Handler?] = []

  /// Nil where the terminal's settings cannot be changed.
  init?() {
    guard tcgetattr(STDIN_FILENO, &settingsBefore) == 0 else { return nil }
    var settings = settingsBefore
    settings.c_lflag &= ~tcflag_t(ECHO)
    for number in Self.signals { previous.append(signal(number, Self.restore)) }
    // Ignored: a stopped process would be continued on a terminal that shows what is typed.
    previous.append(signal(SIGTSTP, SIG_IGN))
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) == 0 else { return nil }
  }

  deinit {
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settingsBefore)
    for (number, handler) in zip(Self.signals + [SIGTSTP], previous) { signal(number, handler) }
  }

  /// Restores the terminal, and raises the signal again with its default action.
  private static let restore: Handler = { number in
    tcsetattr(STDIN_FILENO, TCSANOW, &settingsBefore)
    signal(number, SIG_DFL)
    raise(number)
  }
}

/// State of the signal handler, which cannot be passed any.
///
/// Unsafe: written before the handler is installed, by the thread that reads the arguments, and
/// only read after that.
private nonisolated(unsafe) var settingsBefore = termios()
