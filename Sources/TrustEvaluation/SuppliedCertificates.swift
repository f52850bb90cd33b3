import TrustModel
import X509

/// Whether the certificates that were supplied had an effect on the evaluation.
///
/// Without these notes a reader could not tell whether the server is sound by itself or only with
/// what was supplied, and whether a file was used at all.
enum SuppliedCertificates {
  /// Lists of intermediates may be long; the other certificates are only counted.
  private static let mostNamed = 3

  static func notes(
    _ input: EvaluationInput, best: EvaluatedPath, others: ArraySlice<EvaluatedPath>
  ) -> [Note] {
    guard !input.supplied.isEmpty else { return [] }
    let needed = zip(best.certificates, best.origins).filter { $0.1 == .supplied }
      .map { "'\($0.0.label)'" }
    return [needed.isEmpty ? nil : neededNote(needed), needlessNote(input, best, others)]
      .compactMap(\.self)
  }

  private static func neededNote(_ names: [String]) -> Note {
    Note(
      .supplied,
      "the path goes over \(listed(names)), which "
        + (names.count == 1 ? "was" : "were") + " supplied and not sent")
  }

  private static func needlessNote(
    _ input: EvaluationInput, _ best: EvaluatedPath, _ others: ArraySlice<EvaluatedPath>
  ) -> Note? {
    let useful = Set(best.certificates + others.flatMap(\.certificates))
    var seen: Set<Certificate> = []
    let needless = input.supplied.filter { seen.insert($0).inserted }.compactMap { certificate in
      let reason: String
      if let position = input.sent.firstIndex(of: certificate) {
        reason = "sent as certificate \(input.positions[position])"
      } else if !useful.contains(certificate) {
        reason = "on no path"
      } else {
        return nil as String?
      }
      return "'\(certificate.label)' (\(reason))"
    }
    return needless.isEmpty ? nil : Note(.supplied, "supplied without need: \(listed(needless))")
  }

  private static func listed(_ names: [String]) -> String {
    let rest = names.count - mostNamed
    return names.prefix(mostNamed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
