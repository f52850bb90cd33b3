import TrustModel

/// What a witness refuses and our evaluation refuses as well, but not on its own path.
extension OpinionComparison {
  /// Our objection of the same kind on the witness's path; nil where we have none.
  func objection(to failure: Opinion.Failure) -> DisagreementContext.Objection? {
    let all = context.objections.filter {
      // Where a path ends, and why, is no property of a certificate.
      CheckFamily($0.finding) != .anchor && witness.path.contains($0.certificate)
        && failure.belongs(to: $0.finding)
    }
    return all.first { $0.finding.check == failure.check } ?? all.first
  }

  /// That our path ends at a signature that is not valid, and the witness goes on behind it.
  func differenceOfReach(_ failure: Opinion.Failure) -> Difference? {
    guard let objection = objection(to: failure), objection.isBehindSignature else { return nil }
    let topic = Difference.Topic(
      cause: .checkOrder,
      template: "trusteval, like Apple's clients, goes no further than to a signature that is not "
        + "valid; {engine} go{es} on and refuse{s} with {evidence} what "
        + "\(objection.finding.check.rawValue) refuses, too "
        + "(\(Difference.Topic.fact(objection.finding.summary)))")
    return difference(topic, failure, .own(objection.words))
  }
}

extension DisagreementContext.Objection {
  /// How it is known, as a clause after "asked ".
  var words: String {
    (isBehindSignature ? "with every signature taken for valid" : "about its other paths")
      + ": \(finding.check.rawValue) is its answer"
  }
}
