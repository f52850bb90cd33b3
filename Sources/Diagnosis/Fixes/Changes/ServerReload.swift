import TrustModel

extension Fix.Instruction {
  /// With what makes the server read its changed files, as its last line: without it nothing changes.
  var untilReloaded: Fix.Instruction {
    guard let command = place.reload else { return self }
    return Fix.Instruction(place, lines + ["# then: \(command)"])
  }

  /// Only what makes the server read files that have changed already; nil where nothing is needed.
  var reloadAlone: Fix.Instruction? {
    place.reload.map { Fix.Instruction(place, [$0]) }
  }
}

extension Fix.Instruction.Place {
  /// What makes the server use its changed files; nil where the lines do it themselves, and for a
  /// client.
  fileprivate var reload: String? {
    switch self {
    case .nginx: "nginx -s reload"
    case .apache: "apachectl graceful"
    case .haproxy: "systemctl reload haproxy"
    case .postfix: "postfix reload"
    case .exim: "systemctl reload exim4"
    case .dovecot: "doveadm reload"
    case .prosody: "prosodyctl reload"
    case .postgresql: "psql -c 'SELECT pg_reload_conf()'"
    case .vsftpd: "systemctl restart vsftpd"
    case .slapd: "systemctl restart slapd"
    case .mariadb: "systemctl restart mariadb"
    case .inn: "systemctl restart inn2"
    case .inspircd: "systemctl restart inspircd"
    case .iis, .aws, .urlSession, .networkFramework, .macOS, .iOS, .infoPlist: nil
    }
  }
}
