import Foundation
import Testing

/// What a shell offers when the tabulator key is pressed.
@Suite struct CompletionTests {
  /// The words, of which the last is incomplete, and one that must be offered.
  @Test(
    arguments: [
      (["--an"], ["--anchor", "--anchors-only"]), (["check", "--an"], ["--anchor"]),
      (["--server"], ["--server-name"]), (["ver"], ["verify"]),
      (["example.com", "--ex"], ["--expect-issuer", "--expires-within"]),
      (["--json", "example.com", "--ex"], ["--expect-issuer"]),
      (["a.example", "b.example", "--an"], ["--anchor"]),
      (["example.com", "--engine", "g"], ["gnutls"]),
      (["example.com", "--starttls", "xmpp-"], ["xmpp-server"]),
      (["connect", "--starttls", "no"], ["none"]), (["merge", "--format", "ju"], ["junit"]),
      (["lab", "serve", "expired-l"], ["expired-leaf"]),
      (["lab", "serve", ""], ["expired-leaf", "good", "self-signed"]),
    ] as [([String], [String])])
  func bash(words: [String], offered: [String]) async throws {
    let line = (["trusteval"] + words).joined(separator: " ")
    let array = (["trusteval"] + words).map { "'\($0)'" }.joined(separator: " ")
    let result = try await Binary.shell(
      """
      eval "$("$1" --generate-completion-script bash)"
      COMP_WORDS=(\(array)); COMP_CWORD=\(words.count); COMP_LINE='\(line)'
      COMP_POINT=${#COMP_LINE}; COMPREPLY=()
      _trusteval trusteval '\(words.last ?? "")' '\(words.dropLast().last ?? "trusteval")'
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    let found = Set(result.output.split(separator: "\n").map(String.init))
    #expect(found.isSuperset(of: offered), "\(found) \(result.errors)")
  }

  /// zsh is not everywhere: the script has to hand a server on to the default command.
  @Test func zshCompletesBehindAServer() async throws {
    let result = try await Binary.run("--generate-completion-script", "zsh")
    let root = result.output.split(separator: "_trusteval_check() {").first ?? ""
    #expect(
      root.contains("*)\n            _trusteval_check && ret=0\n            ;;\n        esac"))
  }

  @Test(arguments: [
    ("expird-leaf", "expired-leaf"), ("self-sigend", "self-signed"), ("tls-1.0", "tls-1.0-only"),
  ])
  func aMisspeltCaseIsUnderstood(word: String, name: String) async throws {
    let result = try await Binary.run("lab", "serve", word)
    #expect(result.status == 64)
    #expect(result.errors.contains("did you mean '\(name)'?"), "\(result.errors)")
  }

  @Test func nothingIsGuessedOfAWordThatIsLikeNone() async throws {
    let result = try await Binary.run("lab", "serve", "quite-another-thing")
    #expect(result.status == 64)
    #expect(!result.errors.contains("did you mean"))
    #expect(result.errors.contains("lab list"))
  }

  /// The first of the three variables that is set decides (POSIX, Base Definitions, 8.2).
  @Test(
    arguments: [
      (["LC_ALL": "C"], true), (["LC_ALL": "POSIX", "LANG": "en_US.UTF-8"], true),
      (["LC_ALL": "", "LC_CTYPE": "C", "LANG": "en_US.UTF-8"], true),
      (["LC_ALL": "C.UTF-8", "LANG": "C"], false),
      (["LC_ALL": "", "LC_CTYPE": "", "LANG": "de_DE.utf8"], false),
      (["LC_ALL": "", "LC_CTYPE": "", "LANG": ""], true),
      (["LC_ALL": "", "LC_CTYPE": "UTF-8", "LANG": "C"], false),
      (["LC_ALL": "", "LC_CTYPE": "", "LANG": "de_DE.UTF-8@euro"], false),
      (["LC_ALL": "", "LC_CTYPE": "", "LANG": "de_DE.ISO-8859-15@euro"], true),
    ] as [([String: String], Bool)])
  func textIsASCIIWhereTheLocaleIs(environment: [String: String], isASCII: Bool) async throws {
    let result = try await Binary.run("lab", "serve", "f\u{fc}nf", environment: environment)
    #expect(result.errors.contains(isASCII ? "f\\u{fc}nf" : "f\u{fc}nf"), "\(result.errors)")
    #expect(result.errors.utf8.allSatisfy { $0 < 0x80 } == isASCII)
  }
}
