import Foundation
import Testing

/// The files of `--save-exceptions` and `--exceptions`: what is refused in them, and when one is
/// written.
extension ExceptionTests {
  @Test func wrongFiles() async throws {
    directory.write(Data("host: a\ncheck: TemporalValidity\nexpires: never\n".utf8), to: "bad.txt")
    directory.write(Data("bplist00 [SSLHostname".utf8), to: "apple.plist")
    let cases = [
      ("bad.txt", "line 1 of "), ("apple.plist", "SecTrustCopyExceptions"),
      ("missing.txt", "could not read"),
    ]
    for (file, words) in cases {
      let result = try await verify("server", "--exceptions", path(file))
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors.contains(words), "\(result.errors)")
      #expect(result.errors.filter { $0 == "\n" }.count == 1)
    }
  }

  /// A file with a reviewer's reasons is not overwritten by mistake, and no other file either.
  @Test func whatMayBeOverwritten() async throws {
    let file = path("e.txt")
    directory.write(Data("kept\n".utf8), to: "e.txt")
    directory.write(Data(), to: "empty.txt")
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: path(name), encoding: .utf8)
    }
    // Nothing failed, so no file is written that the next run would have to overwrite.
    let sound = try await verify("renewed", "--save-exceptions", file)
    #expect(sound.status == 0 && sound.errors.contains("was not written"))
    #expect(try await verify("renewed", "--save-exceptions", path("new.txt")).status == 0)
    #expect(!FileManager.default.fileExists(atPath: path("new.txt")))
    let refused = try await verify("other", "--save-exceptions", file)
    #expect(refused.errors.contains("--force"))
    #expect(try text("e.txt") == "kept\n")
    // The verdict takes precedence over the file's failure.
    #expect(try await verify("other", "--save-exceptions", file).status == 1)
    #expect(try text("e.txt") == "kept\n")
    #expect(try await verify("other", "--save-exceptions", path("empty.txt")).status == 1)
    #expect(try text("empty.txt").contains("check: SSLHostname"))
    // Without a verdict it is not known that nothing fails.
    let silent = try await Binary.run("127.0.0.1:1", "--save-exceptions", file, "--force")
    #expect(silent.status == 2)
    #expect(try text("e.txt") == "kept\n")
    #expect(try await verify("renewed", "--save-exceptions", file, "--force").status == 0)
    #expect(try !text("e.txt").contains("check:"))
    for (target, words) in [
      ("/dev/null", "no regular file"), ("/nonexistent/e.txt", "could not write"),
      (directory.url.path, "no regular file"),
    ] {
      let result = try await verify("renewed", "--save-exceptions", target, "--force")
      #expect(result.status == 2 && result.errors.contains(words), "\(result.errors)")
    }
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o644)
    let left = try FileManager.default.contentsOfDirectory(atPath: directory.url.path)
    #expect(!left.contains { $0.hasPrefix("e.txt.") || $0.hasPrefix("empty.txt.") })
  }

  /// If the disk is full, the file is unchanged, and no other file is left.
  @Test func whatCannotBeWrittenWholeLeavesNothing() async throws {
    directory.write(Data("kept\n".utf8), to: "e.txt")
    let before = try FileManager.default.contentsOfDirectory(atPath: directory.url.path)
    let result = try await Binary.shell(
      """
      trap '' XFSZ
      (ulimit -f 0; exec "$1" verify '\(path("other.pem"))' --anchor '\(path("root.pem"))' \
        --anchors-only --no-second-opinion --server-name www.example.com --force \
        --save-exceptions '\(path("e.txt"))' 2>&1 | cat; exit "${PIPESTATUS[0]}") | cat
      """)
    #expect(result.output.contains("could not write"), "\(result.output) \(result.errors)")
    let after = try FileManager.default.contentsOfDirectory(atPath: directory.url.path)
    #expect(Set(after) == Set(before))
    #expect(try String(contentsOfFile: path("e.txt"), encoding: .utf8) == "kept\n")
  }

  /// In a file for people, a subject is hostile text too.
  @Test func subjectsAreSafeToRead() async throws {
    let made = try await Binary.shell(
      """
      cd '\(directory.url.path)'
      openssl req -x509 -new -utf8 -key server.key -days 30 -out hostile.pem \
        -subj "$(printf '/CN=safe\\342\\200\\256live')" -addext subjectAltName=DNS:www.example.com \
        -addext extendedKeyUsage=serverAuth
      """)
    try #require(made.status == 0, "\(made.errors)")
    #expect(try await verify("hostile", "--save-exceptions", path("e.txt")).status == 1)
    let text = try String(contentsOfFile: path("e.txt"), encoding: .utf8)
    #expect(text.contains("subject: ") && text.contains("\\u{202e}"), "\(text)")
    #expect(!text.unicodeScalars.contains("\u{202e}"))
  }

  @Test func wrongUsage() async throws {
    let file = path("e.txt")
    directory.write(Data("# none\n".utf8), to: "e.txt")
    directory.write(Data(), to: "new.txt")
    try FileManager.default.createSymbolicLink(
      atPath: path("link.txt"), withDestinationPath: path("new.txt"))
    for options in [
      ["--exceptions", file, "--save-exceptions", file], ["--save-exceptions", "-"], ["--force"],
      ["--exceptions", file, "--pin-certificate", path("server.pem")],
      ["--save-exceptions", path("new.txt"), "--save-evidence", path("new.txt")],
      ["--save-exceptions", path("new.txt"), "--save-evidence", path("link.txt")],
      ["--save-exceptions", path("link.txt"), "--write-bundle", path("new.txt")],
    ] {
      let result = try await Binary.run(
        executable: Binary.url, arguments: ["verify", path("server.pem")] + options, input: nil,
        environment: [:])
      #expect(result.status == 64 && result.output.isEmpty, "\(options)")
      #expect(result.errors.filter { $0 == "\n" }.count == 1)
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "# none\n")
  }
}
