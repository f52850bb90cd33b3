import SystemCalls
import TLSEngine
import Threads
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Carries data between a session and this side's input and output, with bounded memory.
///
/// The end of the input does not close the session while an answer comes: only when the peer has
/// been silent for a while. A server that waits for the client's end gets it then.
struct Conversation {
  /// Bytes that wait in one direction before no more are read.
  private static let mostWaiting = 64 * 1024
  /// The same for what the peer makes the session answer by itself, such as updates of keys; reading
  /// on for longer than its own data waits keeps two sides from waiting for each other.
  private static let mostAnswers = 1_048_576
  private static let chunk = 16 * 1024
  /// A pipe that is ready takes so much without waiting (POSIX, PIPE_BUF).
  private static let portion = 4096

  private let socket: ConnectedSocket
  private let session: any TLSDataSession
  private let ends: ConversationStreams
  private var lineEnds = LineEnds()
  /// Encrypted.
  private var toPeer: ArraySlice<UInt8> = []
  /// How many of these bytes have to be sent for the last of this side's data.
  private var dataToPeer = 0
  private var toOutput: ArraySlice<UInt8> = []
  private var isInputOpen = true
  /// Whether this side has sent close_notify.
  private var isClosed = false
  private var quietSince = ContinuousClock.now
  private var reason: ConversationEnd.Reason?
  private var sent = 0
  private var received = 0

  init(socket: ConnectedSocket, session: any TLSDataSession, _ ends: ConversationStreams) {
    self.socket = socket
    self.session = session
    self.ends = ends
  }

  mutating func run() -> ConversationEnd {
    // Data may have come together with the end of the handshake.
    readSession()
    while reason == nil || !toOutput.isEmpty { turn() }
    let leavesUnsent = dataToPeer > 0
    if reason == .closed, !isClosed { session.close() }
    // An alert of this side's tells the peer why it ends.
    socket.sendAtOnce(toPeer + session.takeOutput())
    return ConversationEnd(
      reason: reason ?? .closed, isOwn: isClosed, sent: sent, received: received,
      leavesUnsent: leavesUnsent)
  }

  private var readsInput: Bool {
    reason == nil && isInputOpen && toPeer.count < Self.mostWaiting
  }

  private var readsPeer: Bool {
    reason == nil && toOutput.count < Self.mostWaiting && toPeer.count < Self.mostAnswers
  }

  /// Waits until something can be done, and does it.
  private mutating func turn() {
    let peerEvents = (readsPeer ? POLLIN : 0) | (reason == nil && !toPeer.isEmpty ? POLLOUT : 0)
    var entries = [
      pollfd(fd: readsInput ? ends.input : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: toOutput.isEmpty ? -1 : ends.output, events: Int16(POLLOUT), revents: 0),
      socket.entry(Int16(peerEvents)),
    ]
    if peerEvents == 0 { entries[2].fd = -1 }
    // A slow reader of the output is no silence of the peer.
    let isWaitingForPeer = reason == nil && !isInputOpen && toOutput.isEmpty
    let end =
      isWaitingForPeer
      ? Deadline(in: ends.patience - (.now - quietSince)) : Deadline.distantFuture
    switch Descriptors.wait(for: &entries, until: end) {
    case .passed where isWaitingForPeer: endPatience()
    case .passed: break
    case .failed(let number): stop(.local("could not wait: " + SystemError(number).text))
    case .ready:
      let before = (received, dataToPeer)
      // Messages of TLS itself, such as key updates or tickets without end, are no data, and neither
      // are the answers to them, which the peer may leave unread.
      defer {
        if !isWaitingForPeer || (received, dataToPeer) != before {
          quietSince = .now
        } else if reason == nil, .now - quietSince >= ends.patience {
          endPatience()
        }
      }
      if entries[1].revents != 0 { writeOutput() }
      if entries[2].revents & Int16(POLLOUT) != 0 { send() }
      if entries[2].revents != 0 { readPeer() }
      if entries[0].revents != 0 { readInput() }
    }
  }

  private mutating func send() {
    let rest = socket.sendAtOnce(toPeer)
    dataToPeer = max(0, dataToPeer - (toPeer.count - rest.count))
    toPeer = rest
  }

  private mutating func endPatience() {
    if isClosed { reason = .silence } else { close() }
  }

  private mutating func close() {
    session.close()
    toPeer += session.takeOutput()
    isClosed = true
    quietSince = .now
  }

  /// Ends everything, also what waits for the output.
  private mutating func stop(_ reason: ConversationEnd.Reason) {
    self.reason = reason
    toOutput = []
  }

  private mutating func readInput() {
    let (bytes, error) = Self.read(ends.input)
    guard !bytes.isEmpty else {
      if error == EINTR || error == EAGAIN { return }
      isInputOpen = false
      if ends.closesAtEndOfInput { close() }
      return
    }
    let data = ends.sendsCRLF ? lineEnds.completed(bytes) : bytes
    sent += data.count
    session.write(data)
    toPeer += session.takeOutput()
    dataToPeer = toPeer.count
  }

  private static func read(_ descriptor: Int32) -> (bytes: [UInt8], error: Int32) {
    var error: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
      let status = SystemSocket.read(descriptor, buffer)
      if status < 0 { error = errno }
      count = max(0, status)
    }
    return (bytes, error)
  }

  private mutating func readPeer() {
    guard readsPeer, let input = socket.takeInput() else { return }
    switch input {
    case .bytes(let bytes):
      session.receive(bytes)
      readSession()
    case .endOfStream: end(.cutOff)
    case .reset(let text): end(.reset(text))
    case .failed(let failure): end(.local(failure.summary))
    case .limitReached, .deadlineReached: break
    }
  }

  private mutating func readSession() {
    reading: while true {
      switch session.read() {
      case .data(let bytes):
        received += bytes.count
        toOutput += ends.shown(bytes, false)
      case .needsInput: break reading
      case .closed:
        end(.closed)
        break reading
      case .alert(let number):
        end(.alert(number))
        break reading
      case .refusedHandshake:
        end(.refusedHandshake)
        break reading
      case .failed(let text):
        end(.failed(text))
        break reading
      }
    }
    toPeer += session.takeOutput()
  }

  private mutating func end(_ reason: ConversationEnd.Reason) {
    self.reason = reason
    toOutput += ends.shown([], true)
  }

  private mutating func writeOutput() {
    let (count, error) = toOutput.prefix(Self.portion).withUnsafeBytes {
      let count = write(ends.output, $0.baseAddress, $0.count)
      return (count, SystemError.last)
    }
    if count > 0 {
      toOutput = toOutput.dropFirst(count)
    } else if error.number != EINTR, error.number != EAGAIN {
      stop(.local("could not write to standard output: " + error.text))
    }
  }
}
