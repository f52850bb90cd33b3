import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs corpora of certificate cases through the evaluator and compares the results.
@main
struct Conformance {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let measuresTime = take("--time", from: &arguments)
    let asksWitnesses = take("--witnesses", from: &arguments)
    let searchesFixes = take("--fixes", from: &arguments)
    let listsEach = take("--each", from: &arguments)
    let countsCauses = take("--causes", from: &arguments) || listsEach && !searchesFixes
    guard !arguments.isEmpty, !arguments.contains(where: { $0.hasPrefix("-") }) else {
      complain("usage: conformance [--time] [--witnesses] [--causes|--fixes [--each]] DIR|FILE...")
      exit(64)
    }
    var reports: [CorpusReport] = []
    var causes = CauseCounts()
    var isQuick = true
    for path in arguments.flatMap(corpusFiles) {
      let name = URL(filePath: path).lastPathComponent
      guard let corpus = corpus(at: path) else {
        print("\(name): no corpus of a known form, passed over\n")
        continue
      }
      if searchesFixes {
        guard let fixes = FixCounts(corpus, named: name) else { continue }
        fixes.print(listsEach: listsEach)
        isQuick = isQuick && fixes.isQuick
      } else if countsCauses {
        causes.add(corpus, listsEach: listsEach)
      } else if measuresTime, asksWitnesses {
        measureWitnesses(on: corpus, named: name)
      } else if measuresTime {
        measureTime(of: corpus, named: name)
      } else if asksWitnesses {
        reports += witnessReport(of: corpus, named: name).map { [$0] } ?? []
      } else {
        reports.append(corpus.report(named: name))
      }
    }
    for report in reports { report.print() }
    if countsCauses { causes.print() }
    guard causes.unknown <= CauseCounts.mostUnknown, isQuick else { exit(1) }
    exit(reports.allSatisfy(\.isClean) ? 0 : 1)
  }

  /// Nil for JSON of another kind; a file that cannot be read ends the program.
  private static func corpus(at path: String) -> Corpus? {
    do {
      return try Corpus(data: try Data(contentsOf: URL(filePath: path)))
    } catch {
      complain("\(path): \(error)")
      exit(2)
    }
  }

  private static func take(_ option: String, from arguments: inout [String]) -> Bool {
    let count = arguments.count
    arguments.removeAll { $0 == option }
    return arguments.count < count
  }

  /// The file itself; for a directory, its JSON files.
  private static func corpusFiles(_ path: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      return [path]
    }
    return names.filter { $0.hasSuffix(".json") }.sorted().map { path + "/" + $0 }
  }

  private static func complain(_ text: String) {
    let line = Array("conformance: \(text)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }
}
