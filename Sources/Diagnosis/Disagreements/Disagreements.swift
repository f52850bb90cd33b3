package import TrustModel

/// Explains every difference between our opinion and each witness'.
///
/// A witness without an opinion disagrees with no one. Differences with the same cause are reported
/// once, for all witnesses that share them.
package func disagreements(
  ours: Opinion, witnesses: [Opinion], context: DisagreementContext
) -> [Disagreement] {
  guard ours.verdict != .unknown else { return [] }
  let differences = witnesses.filter { $0.verdict != .unknown }.flatMap { witness in
    OpinionComparison(ours: ours, witness: witness, context: context).differences
  }
  var topics: [Difference.Topic] = []
  for difference in differences where !topics.contains(difference.topic) {
    topics.append(difference.topic)
  }
  return topics.map { topic in
    let members = differences.filter { $0.topic == topic }
    return Disagreement(
      engines: [ours.engine] + members.map(\.engine), cause: topic.cause,
      text: topic.text(of: members))
  }
}
