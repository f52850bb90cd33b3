package import TrustModel

extension WireMessage {
  package var kind: TracedMessage.Kind {
    if case .serverHello(let hello) = self, hello.isRetry { return .retryRequest }
    return .message(type)
  }

  /// What it says, in words for people.
  package var facts: [TraceFact] {
    switch self {
    case .clientHello(let hello): hello.facts
    case .serverHello(let hello): hello.facts
    case .encryptedExtensions(let extensions): extensions.facts
    case .certificate(let message):
      [
        TraceFact(
          .certificate, message.sizes,
          numbers: message.certificates.map { UInt16(clamping: $0.count) }),
        TraceFact(.staple, message.staple.map { ["\($0) bytes"] } ?? []),
      ].compactMap(\.self)
    case .certificateStatus(let length):
      [TraceFact(.staple, ["\(length) bytes"])].compactMap(\.self)
    case .serverKeyExchange(let exchange): exchange.facts
    case .certificateRequest(let request):
      [
        TraceFact(.signature, request.signatures, WireNames.signature),
        TraceFact(.authorities, [request.authoritiesText]),
      ].compactMap(\.self)
    case .certificateVerify(let signature):
      [TraceFact(.signature, signature.map { [$0] } ?? [], WireNames.signature)].compactMap(\.self)
    case .newSessionTicket(let seconds):
      [TraceFact(.ticket, ["for \(seconds) s"])].compactMap(\.self)
    case .keyUpdate, .other: []
    case .malformed: [TraceFact(.damage, ["its structure is broken"])].compactMap(\.self)
    }
  }
}

extension ClientHello {
  /// The versions offered, the client's favourite first; older clients name the highest one only.
  private var offeredVersions: TraceFact? {
    supportedVersions.flatMap { TraceFact(.version, $0, WireNames.version) }
      ?? TraceFact(.version, ["up to \(WireNames.version(version))"], numbers: [version])
  }

  fileprivate var facts: [TraceFact] {
    [
      offeredVersions,
      TraceFact(.suite, suites, WireNames.suite),
      TraceFact(.group, groups, WireNames.group),
      TraceFact(.keyShare, keyShares, WireNames.group),
      TraceFact(.signature, signatures, WireNames.signature),
      TraceFact(.serverName, serverName.map { [$0] } ?? []),
      TraceFact(.applicationProtocol, applicationProtocols),
      TraceFact(.staple, asksForStaple ? ["wanted"] : []),
      TraceFact(.random, [Hexadecimal.lowerCase(random)]),
      TraceFact(.sessionID, hasSessionID ? ["sent"] : []),
    ].compactMap(\.self) + extensions.others
  }
}

extension ServerHello {
  fileprivate var facts: [TraceFact] {
    [
      TraceFact(.version, [version], WireNames.version),
      TraceFact(.suite, [suite], WireNames.suite),
      TraceFact(.group, group.map { [$0] } ?? [], WireNames.group),
      TraceFact(.random, [Hexadecimal.lowerCase(random)]),
      TraceFact(.sessionID, hasSessionID ? ["sent"] : []),
    ].compactMap(\.self) + extensions.facts
  }
}

extension [WireExtension] {
  /// Of a server's answer.
  fileprivate var facts: [TraceFact] {
    [
      TraceFact(.serverName, of(.serverName) == nil ? [] : ["taken"]),
      TraceFact(.applicationProtocol, of(.applicationProtocols)?.names ?? []),
    ].compactMap(\.self) + others
  }

  /// Those that no other fact is made of, and what is wrong with any.
  fileprivate var others: [TraceFact] {
    let told: [WireExtension.Known] = [
      .serverName, .statusRequest, .supportedGroups, .signatureAlgorithms, .applicationProtocols,
      .supportedVersions, .keyShare,
    ]
    let numbers = Set(told.map(\.rawValue))
    let damaged = filter(\.isMalformed).map { "the extension \(WireNames.extension($0.number))" }
    return [
      TraceFact(
        .otherExtension,
        filter { !numbers.contains($0.number) }.map(\.text)),
      TraceFact(.damage, damaged.isEmpty ? [] : damaged.map { $0 + " is broken" }),
    ].compactMap(\.self)
  }
}

extension WireExtension {
  /// Its name, or its number and size.
  fileprivate var text: String {
    let name = WireNames.extension(number)
    return name.hasPrefix("0x") ? "\(name) (\(length) bytes)" : name
  }
}

extension WireCertificates {
  fileprivate var sizes: [String] {
    certificates.isEmpty
      ? ["none"] : certificates.enumerated().map { "\($0): \($1.count) bytes" }
  }
}

extension WireCertificateRequest {
  fileprivate var authoritiesText: String {
    switch authorities.count {
    case 0: "any"
    case 1: "1 name"
    default: "\(authorities.count) names"
    }
  }
}

extension WireKeyExchange {
  fileprivate var facts: [TraceFact] {
    [
      group.flatMap { TraceFact(.group, [$0], WireNames.group) }
        ?? TraceFact(.group, primeBits.map { ["DH of \($0) bits"] } ?? []),
      TraceFact(.signature, signature.map { [$0] } ?? [], WireNames.signature),
    ].compactMap(\.self)
  }
}
