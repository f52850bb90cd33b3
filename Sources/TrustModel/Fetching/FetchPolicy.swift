/// Which of the addresses that a certificate names may be asked for what they offer.
///
/// The certificate's author chose the address, and may only intend to have this machine connect
/// to a place that they cannot reach. So they get nothing but what they could get themselves,
/// unless the user says otherwise.
package struct FetchPolicy: Hashable, Sendable {
  /// What the user allows.
  package enum Permission: String, Codable, Sendable {
    /// `--no-network-fetch`.
    case never
    /// Addresses named by a server that has proved its key, on port 80 of an IP address that is
    /// public or of the same kind as the server's.
    case guarded
    /// `--network-fetch`: any address and port, and for files and captures too.
    case anywhere
  }

  /// The option that lets any address be asked.
  package static let remedy = "--network-fetch"
  /// The option by which nothing is fetched.
  package static let ban = "--no-network-fetch"

  private let permission: Permission
  /// Why nothing at all is fetched, one clause; nil when that depends on the address.
  package let refusal: String?
  /// Of the server's own address; nil where none is known.
  private let endpoint: AddressKind?

  /// - Parameter observations: What each engine saw of the peer. An address comes from any of them,
  ///   and so each has to be a completed handshake.
  package init(for request: Request, _ observations: [Observation]) {
    permission = request.trust.fetching
    let kinds = Set(
      observations.map { $0.address.flatMap(IPAddress.octets(of:)).map(AddressKind.init(of:)) })
    // The addresses of a capture are what its author wrote.
    let isSeen = if case .captured = request.target { false } else { true }
    endpoint = isSeen && kinds.count == 1 ? kinds.first.flatMap(\.self) : nil
    refusal = Self.refusal(request, observations)
  }

  private static func refusal(_ request: Request, _ observations: [Observation]) -> String? {
    if request.trust.fetching == .never { return "not fetched: \(ban)" }
    let asksForRevocation = request.trust.revocation.mode.asksAddresses
    if request.trust.purpose != .server, !asksForRevocation {
      return "not fetched: that is done for a server's certificate only (--purpose server)"
    }
    switch request.target {
    case .server:
      let isComplete = observations.allSatisfy {
        $0.handshake?.isComplete == true && $0.failure == nil
      }
      return isComplete && !observations.isEmpty
        ? nil : "not fetched: the handshake was not completed"
    case .files, .captured:
      // Anyone may have written a capture.
      return request.trust.fetching == .anywhere || asksForRevocation
        ? nil
        : "not fetched: for certificates from files only --network-fetch or --revocation online "
          + "allows it"
    }
  }

  /// Why a port is not connected to, one clause; nil when it may be.
  package func refusal(ofPort port: UInt16) -> String? {
    permission == .anywhere || port == 80
      ? nil : "not fetched: port \(port) is not 80; \(Self.remedy) allows it"
  }

  /// Why an address is not connected to, one clause; nil when it may be.
  ///
  /// - Parameter address: As the name resolved, in text.
  package func refusal(ofAddress address: String) -> String? {
    let kind = AddressKind(of: IPAddress.octets(of: address) ?? [])
    let isServers = kind == endpoint && kind != .special
    guard permission != .anywhere, kind != .global, !isServers else { return nil }
    let text =
      switch kind {
      case .global, .special: "an address for special use"
      case .loopback: "a loopback address and the server's is not"
      case .linkLocal: "a link-local address and the server's is not"
      case .private: "a private address and the server's is not"
      }
    return "not fetched: \(address) is \(text); \(Self.remedy) allows it"
  }
}

extension FetchPolicy.Permission {
  /// Records of an older form have a truth value here.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let isAllowed = try? container.decode(Bool.self) {
      self = isAllowed ? .guarded : .never
      return
    }
    let name = try container.decode(String.self)
    guard let permission = Self(rawValue: name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(name)' is no permission to fetch")
    }
    self = permission
  }
}
