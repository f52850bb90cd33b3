import TrustEvaluation

/// A pair of names and whether they match.
///
/// The corpus calls the certificate's name `reference` and the name asked for `presented`.
struct HostnameCase: Decodable {
  var pattern: String
  var name: String
  var match: Match

  enum CodingKeys: String, CodingKey {
    case match
    case pattern = "reference"
    case name = "presented"
  }

  enum Match: Decodable {
    case yes, no
    /// One of the two is no valid name.
    case malformed

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let matches = try? container.decode(Bool.self) else {
        self = .malformed
        return
      }
      self = matches ? .yes : .no
    }
  }

  func result(publicSuffixes: PublicSuffixList?) -> CaseResult {
    let outcome = matches(
      presented: Array(pattern.utf8), reference: name, publicSuffixes: publicSuffixes)
    let ours =
      switch outcome {
      case .matches, .matchesIfNotPublicSuffix: true
      case .wildcardRefused, .differs: false
      }
    let shouldMatch = if case .yes = match { true } else { false }
    let id = "hostname/\(pattern)/\(name)"
    guard ours != shouldMatch else { return CaseResult(id: id, .agrees) }
    return CaseResult(id: id, ours ? .falseAccept : .falseReject, detail: "\(outcome)")
  }
}
