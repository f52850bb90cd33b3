import TrustModel

/// Options that leave each other without effect.
extension TrustOptions {
  /// The plan of a line: its options in place of the same ones of the run, and all others of the run
  /// beside them, as if they were on one command line.
  ///
  /// - Throws: `InputError` for options that exclude each other on a command line: in place of the
  ///   run's, one would take away what the run requires of every server.
  func plan(ofLineOver run: TrustPlan) throws(InputError) -> TrustPlan {
    try refuseExclusions(beside: TrustPlan())
    do throws(InputError) {
      try refuseExclusions(beside: run)
    } catch {
      throw .usage("\(error.message); one of the two is an option of the whole run")
    }
    return try plan(over: run)
  }

  /// - Parameter other: Settings that count beside these options, unless one of them replaces it.
  func refuseExclusions(beside other: TrustPlan) throws(InputError) {
    let hasLists = !(crl.isEmpty && other.revocation.lists.isEmpty)
    let mode = revocation ?? other.revocation.mode
    if mode == .off, hasLists {
      throw .usage("--revocation off lets nothing count, so that --crl has no effect")
    }
    if !pinCertificate.isEmpty || other.pinning?.files.isEmpty == false {
      guard pin.isEmpty, other.pinning?.pins.isEmpty != false else {
        throw .usage(
          "--pin-certificate compares the certificate in place of an evaluation, and its key with "
            + "it: it leaves --pin without effect")
      }
      guard exceptions.isEmpty, other.exceptions?.isEmpty != false else {
        throw .usage(
          "--pin-certificate evaluates nothing, so that nothing fails that --exceptions could let pass"
        )
      }
      guard !hasLists, !mode.asksAddresses else {
        throw .usage(
          "--pin-certificate evaluates nothing, so that \(hasLists ? "--crl" : "--revocation") "
            + "has no effect")
      }
    }
    let hasStores = ![userRoot, rootStore, other.userRoots, other.rootStores].allSatisfy(\.isEmpty)
    if anchorsOnly || other.anchorsOnly, hasStores {
      throw .usage(
        "--anchors-only is SecTrustSetAnchorCertificatesOnly, which leaves out a user's roots "
          + "and the platform's: it leaves --user-root and --root-store without effect")
    }
  }
}
