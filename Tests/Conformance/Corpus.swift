import FoundationEssentials

/// A corpus file, of a kind that its content shows.
enum Corpus {
  /// Whole evaluations (`"format": "trusteval-neutral-cases/1"`).
  case evaluations([EvaluationCase])
  /// Certificates with the verdict of a parser.
  case parsing([ParsingCase])
  /// Pairs of reference and presented host names.
  case hostnames([HostnameCase])

  /// Nil when the data is JSON of another kind, or no JSON.
  ///
  /// - Throws: `DecodingError` when a corpus names a known form and does not have it.
  init?(data: Data) throws {
    let decoder = JSONDecoder()
    if let pairs = try? decoder.decode([HostnameCase].self, from: data) {
      self = .hostnames(pairs)
    } else if let form = try? decoder.decode(Form.self, from: data),
      form.format == "trusteval-neutral-cases/1"
    {
      self = .evaluations(try decoder.decode(CaseList<EvaluationCase>.self, from: data).cases)
    } else if let list = try? decoder.decode(CaseList<ParsingCase>.self, from: data) {
      self = .parsing(list.cases)
    } else {
      return nil
    }
  }

  func report(named name: String) -> CorpusReport {
    switch self {
    case .evaluations(let cases):
      let runner = EvaluationRunner()
      return CorpusReport(name: name, results: cases.map(runner.result))
    case .parsing(let cases): return CorpusReport(name: name, results: cases.map(\.result))
    case .hostnames(let cases):
      let suffixes = installedPublicSuffixes()
      return CorpusReport(name: name, results: cases.map { $0.result(publicSuffixes: suffixes) })
    }
  }
}

private struct Form: Decodable {
  var format: String
}

private struct CaseList<Case: Decodable>: Decodable {
  var cases: [Case]
}

/// One evaluation with its expected result; the corpus's `fields` object explains each key.
struct EvaluationCase: Decodable {
  var id: String
  var purpose: String
  var time: String
  var hostname: String?
  var ip: String?
  var leaf: String
  var intermediates: [String]?
  var anchors: [String]?
  var crls: [String]?
  var trustSource: String?
  var tags: [String]?
  var requiredKeyUsage: String?
  var maxChainDepth: Int?

  var expected: String
  var tier: String?
  var appleObserved: String?
  var appleHint: Hint?
  var code: String?
  var codeAsserted: Bool?
  var appleCheck: String?
  var expectedChain: [String]?
  var appleTrustResult: Int?

  struct Hint: Decodable {
    var verdict: String
  }

  enum CodingKeys: String, CodingKey {
    case id, purpose, time, hostname, ip, leaf, intermediates, anchors, crls, tags, expected, tier
    case code
    case trustSource = "trust_source"
    case requiredKeyUsage = "required_key_usage"
    case maxChainDepth = "max_chain_depth"
    case appleObserved = "apple_observed"
    case appleHint = "apple_hint"
    case codeAsserted = "code_asserted"
    case appleCheck = "apple_check"
    case expectedChain = "expected_chain_sha256"
    case appleTrustResult = "apple_trust_result"
  }
}
