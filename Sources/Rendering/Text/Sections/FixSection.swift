import TrustModel

extension TextWriter {
  /// The fixes, and how to make them.
  ///
  /// A fix that only explains is shown only where no change can be made. What relies on something
  /// that is not there, such as a responder's answer, is advice.
  mutating func fixes(of report: Report, isVerbose: Bool) {
    let made = report.fixes.filter { $0.side != .explains }
    for fix in isVerbose || made.isEmpty ? report.fixes : made {
      var remarks: [String] = []
      if !fix.options.isEmpty { remarks.append("seen with \(fix.options.joined(separator: " "))") }
      if !fix.instructions.isEmpty, !isVerbose { remarks.append("how: -v") }
      let remark = remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))"
      footnote(
        fix.side == .explains ? "trusted if" : fix.isVerified ? "fix" : "advice",
        fix.text + remark, maxLines: linesOfAdvice)
      if isVerbose { fix.instructions.forEach { instruct($0) } }
    }
  }

  /// The lines to be copied, which are never wrapped.
  private mutating func instruct(_ instruction: Fix.Instruction) {
    line(Piece("      \(instruction.place.text):", .dim))
    for text in instruction.lines { line(Piece("        " + text)) }
  }
}

extension Fix.Instruction.Place {
  fileprivate var text: String {
    switch self {
    case .nginx: "nginx"
    case .apache: "Apache"
    case .haproxy: "HAProxy"
    case .iis: "IIS"
    case .aws: "AWS"
    case .postfix: "Postfix, main.cf"
    case .exim: "Exim"
    case .dovecot: "Dovecot"
    case .vsftpd: "vsftpd"
    case .slapd: "OpenLDAP, slapd.conf"
    case .prosody: "Prosody"
    case .postgresql: "PostgreSQL"
    case .mariadb: "MariaDB"
    case .inn: "INN, inn.conf"
    case .inspircd: "InspIRCd"
    case .urlSession: "Swift, URLSession"
    case .networkFramework: "Swift, Network.framework"
    case .macOS: "macOS"
    case .iOS: "iOS"
    case .infoPlist: "Info.plist"
    }
  }
}
