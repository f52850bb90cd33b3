import Network
import Synchronization
import Threads
package import TrustModel

/// One server at each of its addresses: an examination and a report for each, and what distinguishes them.
package enum AddressSweep {
  /// At most this many: a name server may answer with thousands.
  static let mostAddresses = 64
  /// Looked at side by side, so that a server of many addresses does not hold up the others of a run.
  package static let jobs = 4

  /// The results before those of all addresses are known.
  package struct Part: Sendable {
    package let results: [(Request, Examiner.Result)]
    /// Addresses whose results are missing.
    package let addressesLeft: Int

    package init(results: [(Request, Examiner.Result)], addressesLeft: Int) {
      self.results = results
      self.addressesLeft = addressesLeft
    }
  }

  /// The results in the system's order of the addresses, to be compared; just one where the name cannot
  /// be resolved.
  ///
  /// - Parameter note: Is told the results so far after each address, by any thread.
  package static func results(
    for request: Request, _ note: @escaping @Sendable (Part) -> Void = { _ in },
    _ examine: @escaping @Sendable (Request) -> [(Request, Examiner.Result)]
  ) -> [(Request, Examiner.Result)] {
    guard let (addresses, leftOut) = targets(of: request) else { return examine(request) }
    let targets = addresses.count == 1 ? [request] : addresses
    let known = Mutex<[Int: [(Request, Examiner.Result)]]>([:])
    Window(jobs: jobs) { (index, request) in
      let part = examine(request).map { request, result in
        var result = result
        result.evidence.address = PlaceAmongAddresses(
          index: index, count: targets.count, leftOut: leftOut)
        return (request, result)
      }
      let all = known.withLock { known in
        known[index] = part
        return known
      }
      note(Part(results: ordered(all), addressesLeft: targets.count - all.count))
    }.run(Array(targets.enumerated())) { _ in }
    return ordered(known.withLock(\.self))
  }

  /// The results of all addresses one after the other.
  private static func ordered(
    _ known: [Int: [(Request, Examiner.Result)]]
  ) -> [(Request, Examiner.Result)] {
    known.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  private static func place(of request: Request) -> ConnectTarget? {
    guard case .server(let host, let port) = request.target else { return nil }
    let other = request.connection.connectTo
    return ConnectTarget(host: other?.host ?? host, port: other?.port ?? port)
  }

  /// The address that a request names; nil for a name.
  static func literal(_ request: Request) -> String? {
    place(of: request).flatMap { IPAddress.octets(of: $0.host) == nil ? nil : $0.host }
  }

  /// The request once for each address; nil where there is none, which the examination then tells.
  private static func targets(of request: Request) -> (requests: [Request], leftOut: Int)? {
    guard let place = place(of: request),
      let (addresses, leftOut) = try? everyAddress(
        of: place, atMost: mostAddresses, by: Deadline(in: request.timeout))
    else { return nil }
    let requests = addresses.map { address in
      var request = request
      request.connection.connectTo = .init(host: address, port: place.port)
      return request
    }
    return (requests, leftOut)
  }
}
