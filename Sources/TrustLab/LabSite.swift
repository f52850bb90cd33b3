import Network
import TrustModel

/// Where the servers of a lab listen, for which names, and who is told of their clients.
package struct LabSite: Sendable {
  /// IPv4 or IPv6.
  let address: String
  /// The port of the first case, the next one has the next; 0 for free ones.
  let firstPort: UInt16
  /// What sound certificates are valid for; empty for the lab's own name.
  let names: [AuthorityName]
  /// Nil where the machine's own clients are the only ones.
  let bounds: ListenerBounds?
  /// For the connections of all ports together.
  let room: ListenerRoom
  /// Gets each connection when it has ended, from several threads.
  let log: (@Sendable (LabVisit) -> Void)?

  /// Servers on loopback, each on a free port.
  ///
  /// - Parameter connections: How many all of them have at the same time; others wait.
  package init(
    names: [AuthorityName] = [], connections: Int = .max,
    log: (@Sendable (LabVisit) -> Void)? = nil
  ) {
    address = Listener.loopback
    firstPort = 0
    self.names = names
    bounds = nil
    room = ListenerRoom(connections: connections)
    self.log = log
  }

  /// Servers for clients on other machines: with bounds on the connections of each.
  ///
  /// - Parameter connections: How many all of them have at the same time; others wait.
  package init(
    address: String, firstPort: UInt16, names: [AuthorityName], connections: Int,
    log: (@Sendable (LabVisit) -> Void)?
  ) {
    self.address = address
    self.firstPort = firstPort
    self.names = names
    bounds = ListenerBounds(
      connections: 256, time: .seconds(60), handshake: .seconds(10))
    room = ListenerRoom(connections: connections)
    self.log = log
  }

  func port(at index: Int) -> UInt16 {
    firstPort == 0 ? 0 : firstPort + UInt16(index)
  }

  /// The name to evaluate a case for: one of these where it is the lab's own.
  func serverName(of labCase: LabCase) -> String {
    guard let name = names.first else { return labCase.serverName }
    switch labCase.serverName {
    case LabAuthority.serverName: return name.text
    case LabAuthority.serverName + ".": return name.text + "."
    default: return labCase.serverName
    }
  }
}
