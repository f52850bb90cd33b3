/// How long each step took; nil for one that was not reached.
package struct Timing: Hashable, Sendable {
  package var resolve: Duration?
  /// Waiting until fewer other endpoints were connected to the same address: not spent on this
  /// endpoint, so neither part of `total` nor recorded.
  package var turn: Duration?
  package var connect: Duration?
  package var handshake: Duration?
  /// All fetches together.
  package var fetch: Duration?
  /// Waiting for the witnesses.
  package var opinions: Duration?
  package var evaluate: Duration?

  package init(
    resolve: Duration? = nil, connect: Duration? = nil, handshake: Duration? = nil,
    fetch: Duration? = nil, opinions: Duration? = nil, evaluate: Duration? = nil
  ) {
    self.resolve = resolve
    self.connect = connect
    self.handshake = handshake
    self.fetch = fetch
    self.opinions = opinions
    self.evaluate = evaluate
  }

  /// All that was spent on the endpoint.
  package var total: Duration {
    [resolve, connect, handshake, fetch, opinions, evaluate].compactMap(\.self)
      .reduce(.zero, +)
  }
}

extension Timing: Codable {
  private enum Key: String, CodingKey {
    case resolve, connect, handshake, fetch, opinions, evaluate
  }

  /// Reads milliseconds, as in a report: people cannot read the encoding of `Duration` itself.
  package init(from decoder: any Decoder) throws {
    let steps = try decoder.container(keyedBy: Key.self)
    func duration(_ key: Key) throws -> Duration? {
      guard let milliseconds = try steps.decodeIfPresent(Double.self, forKey: key) else {
        return nil
      }
      // A year is far more than any step takes, and far less than `Duration` can hold.
      guard (0...31_536_000_000).contains(milliseconds) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: steps, debugDescription: "it is no time in milliseconds")
      }
      return .milliseconds(milliseconds)
    }
    self.init(
      resolve: try duration(.resolve), connect: try duration(.connect),
      handshake: try duration(.handshake), fetch: try duration(.fetch),
      opinions: try duration(.opinions), evaluate: try duration(.evaluate))
  }

  package func encode(to encoder: any Encoder) throws {
    var steps = encoder.container(keyedBy: Key.self)
    try steps.encode(resolve?.milliseconds, forKey: .resolve)
    try steps.encode(connect?.milliseconds, forKey: .connect)
    try steps.encode(handshake?.milliseconds, forKey: .handshake)
    try steps.encode(fetch?.milliseconds, forKey: .fetch)
    try steps.encode(opinions?.milliseconds, forKey: .opinions)
    try steps.encode(evaluate?.milliseconds, forKey: .evaluate)
  }
}

extension Duration {
  package var milliseconds: Double { self / .milliseconds(1) }
}
