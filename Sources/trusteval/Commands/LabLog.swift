import Rendering
import Synchronization
import TLSEngine
import Threads
import TrustLab
import TrustModel

/// A line on standard output for each connection of the lab.
///
/// A thread of its own writes them: a reader that stops must not stop the lab.
enum LabLog {
  /// Lines that wait for the reader; further ones are lost.
  private static let mostLines = 1000

  private struct Queue {
    var lines: [String] = []
    var lost = 0
  }

  private static let queue = Mutex(Queue())
  private static let arrivals = Channel<Void>()

  /// To be called when the list of the servers has been written: lines before that wait.
  static func begin() {
    let isStarted = Thread.start {
      while arrivals.receive() != nil {
        let taken = queue.withLock { queue in
          defer { queue = Queue() }
          return queue
        }
        taken.lines.forEach { Console.write($0) }
        guard taken.lost > 0 else { continue }
        Console.complain("\(taken.lost) lines of the log were lost, as nobody read them in time")
      }
    }
    if !isStarted { Console.complain("there is no log, as no thread can be started to write it") }
  }

  /// Characters of a field: a client's name of itself may have many thousands.
  private static let longestField = 400

  /// Called from several threads: each line is written whole.
  static let write: @Sendable (LabVisit) -> Void = { visit in
    let line = line(for: visit)
    let isFirst = queue.withLock { queue in
      guard queue.lines.count < Self.mostLines else {
        queue.lost += 1
        return false
      }
      queue.lines.append(line)
      return queue.lines.count == 1
    }
    if isFirst { arrivals.send(()) }
  }

  private static func line(for visit: LabVisit) -> String {
    let fields = [
      Instant.now().rfc3339, visit.peer ?? "-", visit.labCase, visit.hello?.serverName ?? "-",
      visit.hello?.offer ?? "-", visit.clientCertificate.text, visit.outcome,
    ]
    // A field of the client's may have any characters: tabs and line breaks become visible.
    return fields.map { sanitized(String($0.prefix(Self.longestField))) }.joined(separator: "\t")
      + "\n"
  }
}

extension ClientHello {
  /// The versions offered, the one that the client prefers first.
  fileprivate var offer: String {
    guard let supportedVersions else { return "up to " + WireNames.version(version) }
    return supportedVersions.filter { !WireNames.isGREASE($0) }.map(WireNames.version)
      .joined(separator: ", ")
  }
}

extension LabVisit.ClientCertificate {
  fileprivate var text: String {
    switch self {
    case .notAsked: "not asked"
    case .noneSent: "none sent"
    case .sent(let subject): subject
    }
  }
}

extension LabVisit {
  /// What the client did.
  fileprivate var outcome: String {
    if let alert {
      guard alertFollowsCertificate else {
        return "the client sent the alert \(TLSAlert.name(alert)) (\(alert)) before the server had "
          + (hello == nil ? "its ClientHello" : "sent a certificate")
      }
      return "the client sent " + AlertText.ofClient(alert)
        + (completeVersion == nil ? "" : " (after a complete handshake)")
    }
    if end == .timePassed { return "ended here, as it took too long" }
    switch received {
    case .nothing: return "the client sent nothing"
    case .foreign(.other): return "the client sent no TLS"
    case .foreign(.http): return "the client sent no TLS but HTTP, as for http://"
    case .foreign(.oldHello(let version)):
      return
        "the client sent a hello in the form of SSL 2, up to \(WireNames.version(version)), as "
        + "very old clients do: servers of today do not answer it"
    case .handshake, .request: break
    }
    if let completeVersion {
      let rest =
        if received == .request {
          "a request came"
        } else if end == .broken {
          "the connection broke before a request, without an alert"
        } else {
          "the client closed without a request, and may not trust the server"
        }
      return "handshake complete (\(completeVersion)); " + rest
    }
    if !isHelloWhole, end == .closed || end == .broken {
      return "the client ended the connection before its ClientHello was whole"
    }
    if end == .broken { return "the connection broke in the handshake, without an alert" }
    if let failure { return "the server ended the handshake: " + failure }
    if end == .scripted { return "the case was played to its end; no alert came" }
    return "the client ended the connection in the handshake without an alert, as URLSession and "
      + "Node do where they refuse"
  }
}
