import TrustModel

extension Advice {
  /// What to do about another key or certificate than the one pinned: first find out whose it is.
  static func pins(_ finding: Finding, _ parties: Parties) -> Sides {
    let (thing, option) =
      finding.check == .pinnedCertificate ? ("certificate", "--pin-certificate") : ("key", "--pin")
    return (
      "find out whether the \(thing) was replaced on purpose; if not, somebody intercepts the connection",
      "pin the new \(thing) only as its owner gives it, on another way than this connection "
        + "(\(option) to test), and keep a spare beside it"
    )
  }
}
