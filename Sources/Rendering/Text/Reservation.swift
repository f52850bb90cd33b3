import TrustModel

/// Why clients may refuse a server that is trusted here, or it them, and what of its name was left
/// open; part of the verdict's line.
struct Reservation {
  /// The verdict, followed by a comma if the text continues the sentence.
  let headline: String
  let text: String
  /// The reasons of other verifiers.
  let reasons: String?

  init?(_ report: Report) {
    let refusal = Refusal(report)
    let others = [
      report.block, report.uncheckedWildcard, report.unfitIdentity, report.missingOpinion,
    ].compactMap(\.self)
    if let refusal, report.isRefusedByApple {
      headline = report.verdict.headline + ","
      text = "but " + (others + [refusal.text + " too"]).joined(separator: "; ")
    } else if let refusal {
      headline = report.verdict.headline
      text = (["by Apple's rules", refusal.text] + others).joined(separator: "; ")
    } else if !others.isEmpty {
      headline = report.verdict.headline + ","
      text = "but " + others.joined(separator: ", and ")
    } else {
      return nil
    }
    reasons = refusal?.reasons
  }
}

extension Report {
  var reservation: Reservation? { Reservation(self) }

  /// What a line of text adds to the word "trusted", such as `but App Transport Security blocks it (ATS
  /// -1200 ...)`; nil where there is no reservation.
  var reservationGist: String? {
    if let readReservation { return verdict == .trusted ? readReservation.text : nil }
    return reservation.map { reservation in
      let reasons = [blockGist, reservation.reasons].compactMap(\.self)
      return reservation.text + (reasons.isEmpty ? "" : " (\(reasons.joined(separator: "; ")))")
    }
  }

  /// Whether Apple's clients do not connect to a server that is trusted.
  var isBlocked: Bool {
    verdict == .trusted && (readReservation?.isBlocked ?? (block != nil))
  }

  /// Why Apple's clients do not connect to a server that is trusted; nil where they do.
  fileprivate var block: String? {
    guard verdict == .trusted else { return nil }
    if isRefusedByApple {
      return handshake == nil
        ? "Apple's clients refuse any handshake with its key"
        : "Apple's clients refuse its handshake"
    }
    guard let security = transportSecurity, !security.violations.isEmpty else { return nil }
    return security.isBeyondRelief
      ? "Apple's clients do not offer its cipher suite" : "App Transport Security blocks it"
  }

  /// That a wildcard alone covers the name, and nothing told whether it may: directly below a public
  /// suffix clients refuse it.
  fileprivate var uncheckedWildcard: String? {
    // Of a name that was given the comparison leaves nothing else open.
    guard verdict == .trusted, endpoint.serverName != nil,
      notChecked.contains(where: { $0.check == .sslHostname })
    else { return nil }
    return "no list of public suffixes was there to check the wildcard"
  }

  /// That the client's certificate, which the server asked for, is one that servers refuse; it may do
  /// so after the handshake.
  fileprivate var unfitIdentity: String? {
    guard verdict == .trusted, let identity, identity.authentication != .notRequested else {
      return nil
    }
    let checks = identity.failures.filter { $0.causedBy == nil }.map(\.check.rawValue).uniqued
    return checks.isEmpty ? nil : "the client certificate fails \(checks.joined(separator: ", "))"
  }

  /// That the verifiers that were to be asked could not tell: each of them may refuse the server.
  fileprivate var missingOpinion: String? {
    let witnesses = opinions.filter { $0.engine != .trusteval }
    guard verdict == .trusted, !witnesses.isEmpty,
      witnesses.allSatisfy({ $0.verdict == .unknown })
    else { return nil }
    return "no other verifier has an opinion"
  }

  fileprivate var isRefusedByApple: Bool {
    verdict == .trusted && handshakeFindings.contains { $0.refusedBy.contains(.apple) }
  }

  /// What Apple's clients refuse the handshake for, in a few words.
  private var reasonOfApple: String? {
    guard isRefusedByApple else { return nil }
    return handshakeFindings.first { $0.refusedBy.contains(.apple) }
      .map { $0.check == .keyUsage ? "key usage" : $0.seen }
  }

  /// The codes that Apple's clients show for a server that is trusted, and what is not as they require.
  var blockGist: String? {
    guard block != nil, let url = codes.urlSessionATS else { return nil }
    let stream = codes.streamATS.map { " stream \($0.value)" } ?? ""
    if let refusal = reasonOfApple {
      return "\(url.value)\(stream) (\(refusal))"
    }
    let names = transportSecurity?.violations.map(\.requirement.text).uniqued ?? []
    let condition = transportSecurity?.isBeyondRelief == true ? "" : "ATS "
    return "\(condition)\(url.value)\(stream) (\(names.joined(separator: ", ")))"
  }
}
