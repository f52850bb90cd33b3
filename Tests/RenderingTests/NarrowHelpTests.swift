import Rendering
import Testing

/// Help in a narrow terminal: names first, and what they mean below them.
@Suite struct NarrowHelpTests {
  private static let help = """
    OVERVIEW: Tells why a TLS client refuses a server.

    A server is a host, with a port behind it.

    USAGE: trusteval [--json] [--anchor <file> ...] <server>

    OPTIONS:
      --json                  One object for each server, and all that is known of it.
      --anchor <file>         Take these roots.
                              A directory may be named as well, and all files in it.
      -h
    """

  @Test func namesStandAboveTheirMeaning() {
    #expect(
      NarrowHelp.folded(Self.help, width: 32) == """
        OVERVIEW: Tells why a TLS client
          refuses a server.

        A server is a host, with a port
        behind it.

        USAGE: trusteval [--json]
          [--anchor <file> ...] <server>

        OPTIONS:
          --json
              One object for each
              server, and all that is
              known of it.
          --anchor <file>
              Take these roots.
              A directory may be named
              as well, and all files in
              it.
          -h
        """)
  }

  /// What begins at the column of descriptions is one; before it, a name.
  @Test(arguments: [(25, true), (26, false)])
  func theColumnOfDescriptions(indent: Int, isName: Bool) {
    let line = String(repeating: " ", count: indent) + "word"
    #expect(
      NarrowHelp.folded(line, width: 50) == (isName ? line : "      word"))
  }
}
