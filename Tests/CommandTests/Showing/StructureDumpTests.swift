import Foundation
import Testing

/// `show --asn1` beside the dumps of two other programs, over the lab's certificates.
@Suite(.timeLimit(.minutes(30))) struct StructureDumpTests {
  private static let dumpasn1 = "/usr/bin/dumpasn1"
  private static let hasDumpasn1 = FileManager.default.isExecutableFile(atPath: dumpasn1)

  private let directory: TemporaryDirectory
  private let names: [String]

  /// A file for each certificate, in DER.
  init() async throws {
    directory = try TemporaryDirectory()
    let made = try await Binary.shell(
      """
      cd '\(directory.url.path)'; "$1" lab files lab >/dev/null || exit 1
      number=0
      for file in $(ls lab/*/chain.pem | sed -n '1~4p') lab/good/root.pem; do
        for place in 0 1 2 3; do
          "$1" show "$file" --der --certificate $place >$number.der 2>/dev/null || break
          number=$((number + 1))
        done
      done
      rm -f $number.der; ls *.der
      """)
    names = made.output.split(separator: "\n").map(String.init)
    try #require(names.count > 20, "\(made.errors)")
  }

  /// One line of a dump; the length is that of the content.
  private struct Line: Hashable {
    var offset: Int
    var header: Int?
    var length: Int
    var depth: Int?
    var type: String?
  }

  private func ours(_ name: String) async throws -> [Line] {
    let result = try await Binary.run(
      executable: Binary.url, arguments: ["show", "--asn1", directory.path(name)], input: nil,
      environment: ["COLUMNS": "120", "LC_ALL": "C.UTF-8"])
    try #require(result.status == 0, "\(name): \(result.errors)")
    return result.output.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /( *\d+) ( \d|\d\d) ( *\d+)  ( *)(\S.*)/),
        match.1.count <= 5
      else { return nil }
      return Line(
        offset: Self.number(match.1), header: Self.number(match.2), length: Self.number(match.3),
        depth: match.4.count / 2, type: String(match.5))
    }
  }

  private static func number(_ text: Substring) -> Int {
    Int(text.drop { $0 == " " }) ?? -1
  }

  /// What OpenSSL does not open is left out of ours.
  @Test func itAgreesWithOpenSSL() async throws {
    var compared = 0
    for name in names {
      let result = try await Binary.shell(
        "openssl asn1parse -i -inform der -in '\(directory.path(name))' 2>/dev/null")
      // Some of the lab's are broken on purpose.
      guard result.status == 0 else { continue }
      compared += 1
      let theirs = result.output.split(separator: "\n").compactMap { line -> Line? in
        guard
          let match = line.firstMatch(
            of: /^ *(\d+):d=(\d+) +hl=(\d+) l= *(\d+) (?:cons|prim): +(\S[^:\[]*(?:\[ \d+ \])?)/)
        else { return nil }
        return Line(
          offset: Self.number(match.1), header: Self.number(match.3),
          length: Self.number(match.4), depth: Self.number(match.2), type: Self.type(match.5))
      }
      #expect(try await outermost(ours(name)) == theirs, "\(name)")
    }
    #expect(compared > 20)
  }

  /// As ours names it.
  private static func type(_ text: Substring) -> String {
    let name = text.split(separator: " ").joined(separator: " ")
    switch name {
    case "OBJECT": return "OBJECT IDENTIFIER"
    case _ where name.hasPrefix("cont ["):
      return "[" + name.filter(\.isNumber) + "]"
    default: return name
    }
  }

  private func outermost(_ lines: [Line]) -> [Line] {
    var skipped: Int?
    return lines.compactMap { line in
      guard let type = line.type, let depth = line.depth else { return nil }
      if let level = skipped, depth > level { return nil }
      let isString = type.hasPrefix("OCTET STRING") || type.hasPrefix("BIT STRING")
      skipped = isString ? depth : nil
      var line = line
      line.type =
        Self.types.first { type.hasPrefix($0.ours) }?.theirs
        ?? String(type.prefix { $0 != " " })
      return line
    }
  }

  private static let types: [(ours: String, theirs: String)] = [
    ("OCTET STRING", "OCTET STRING"), ("BIT STRING", "BIT STRING"),
    ("OBJECT IDENTIFIER", "OBJECT IDENTIFIER"), ("UTF8String", "UTF8STRING"),
    ("PrintableString", "PRINTABLESTRING"), ("IA5String", "IA5STRING"),
    ("TeletexString", "T61STRING"), ("UTCTime", "UTCTIME"),
    ("GeneralizedTime", "GENERALIZEDTIME"),
  ]

  /// Which opens what is nested, too.
  @Test(.enabled(if: hasDumpasn1, "dumpasn1 is not installed"))
  func itAgreesWithDumpasn1() async throws {
    var compared = 0
    for name in names {
      let result = try await Binary.shell(
        "'\(Self.dumpasn1)' -a '\(directory.path(name))' 2>&1")
      // It opens broken ones in its own way.
      guard result.output.contains("0 errors.") || !result.output.contains("Error: ") else {
        continue
      }
      compared += 1
      // It takes one key in 256 of a curve, whose points begin with 4, for an OCTET STRING.
      let output = result.output.replacing(#/(BIT STRING, encapsulates {\n).*: +OCTET STRING/#) {
        $0.1
      }
      let theirs = output.split(separator: "\n").compactMap { line -> Line? in
        guard let match = line.firstMatch(of: #/^ *(\d+) +(\d+): /#) else { return nil }
        return Line(offset: Self.number(match.1), length: Self.number(match.2))
      }
      let lines = try await ours(name).map { Line(offset: $0.offset, length: $0.length) }
      // It opens some key identifiers, too: a hash of 20 octets may begin as a structure does.
      let hashes = lines.filter { line in
        line.length == 20 && !lines.contains { Self.isWithin($0, line) }
      }
      let expected = theirs.filter { line in !hashes.contains { Self.isWithin(line, $0) } }
      #expect(lines == expected, "\(name)")
    }
    #expect(compared > 20)
  }

  /// Whether a line is of what another one contains, behind a tag and a length of an octet each.
  private static func isWithin(_ line: Line, _ outer: Line) -> Bool {
    line.offset > outer.offset && line.offset < outer.offset + 2 + outer.length
  }
}
