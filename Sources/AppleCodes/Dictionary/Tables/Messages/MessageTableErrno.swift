extension MessageTable {
  /// Numbers of errno, as Foundation, Network.framework and people write them.
  static let errno =
    (darwin.flatMap { number, title in forms(of: number).map { "\(title)|\($0)" } }
    + linux.map { number, title in "\(title)|errno \(number)" }
    + ["errno: network is down|Network is down"]).joined(separator: "\n") + "\n"

  private static let darwin = [
    (32, "errno: broken pipe"), (50, "errno: network is down"),
    (51, "errno: network is unreachable"), (53, "errno: software caused connection abort"),
    (54, "connection reset by peer"), (57, "errno: socket is not connected"),
    (60, "errno: operation timed out"), (61, "errno: connection refused"),
    (65, "errno: no route to host"), (100, "errno: protocol error"),
  ]

  /// Those that Darwin has no use for in connections.
  private static let linux = [
    (101, "errno: network is unreachable"), (104, "connection reset by peer"),
    (110, "errno: operation timed out"), (111, "errno: connection refused"),
    (113, "errno: no route to host"),
  ]

  /// Numbers for which CFNetwork's lines about a TCP connection are known, once with the direction.
  private static let ofConnections = [50, 51, 54, 57, 60, 61, 65]

  private static func forms(of number: Int) -> [String] {
    let domains = [
      "NSPOSIXErrorDomain Code", "NSPOSIXErrorDomain error", "kNWErrorDomainPOSIX", "POSIX",
      "POSIX error", "errno",
    ].map { "\($0) \(number)" }
    guard ofConnections.contains(number) else { return domains }
    return domains + ["TCP Conn ... error 0:\(number)", "TCP Conn ... 1:\(number) Err(\(number))"]
  }
}
