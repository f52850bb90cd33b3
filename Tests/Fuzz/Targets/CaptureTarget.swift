import CaptureFiles
import Captures
import OpenSSLEngine
import TLSEngine
import TrustModel
import X509

/// Captures of the network: changed files, and files of changed handshakes.
///
/// However the bytes of a file come, the same is read of them; and a handshake counts as complete
/// with a proof of the key only where a server of ours made it.
struct CaptureTarget: FuzzTarget {
  struct Input {
    let file: [UInt8]
    /// Seed of the pieces in which the file is read.
    let cuts: UInt64
  }

  private let recorded: RecordedHandshakes
  private let handshakes: [[Flight.Part]]
  private let cryptography = OpenSSLCryptography()

  init() throws {
    recorded = try RecordedHandshakes()
    handshakes = recorded.flights + [Flight.whole]
  }

  func input(_ mutator: inout Mutator) -> Input {
    var parts = handshakes.randomElement(using: &mutator.random) ?? []
    if Bool.random(using: &mutator.random), !parts.isEmpty {
      let index = Int.random(in: 0..<parts.count, using: &mutator.random)
      switch Int.random(in: 0...4, using: &mutator.random) {
      case 0: parts.remove(at: index)
      case 1: parts.append(parts[index])
      case 2: parts[index].isClient.toggle()
      default: parts[index].bytes = mutator.mutate(parts[index].bytes, with: Self.pieces)
      }
    }
    var file = file(of: parts, &mutator)
    if Bool.random(using: &mutator.random) {
      file = mutator.mutate(file, with: Self.numbers + Self.pieces)
    }
    return Input(file: file, cuts: mutator.random.next())
  }

  private func file(of parts: [Flight.Part], _ mutator: inout Mutator) -> [UInt8] {
    var writer = CaptureWriter(
      CaptureWriter.Form.allCases.randomElement(using: &mutator.random) ?? .next,
      CaptureWriter.Link.allCases.randomElement(using: &mutator.random) ?? .raw,
      isVersion6: Bool.random(using: &mutator.random),
      resolution: UInt8.random(in: 0...255, using: &mutator.random),
      time: Int.random(in: 0...Int.max, using: &mutator.random))
    let segment = [40, 300, 1_400].randomElement(using: &mutator.random) ?? 300
    writer.addConnection(
      parts, segment: segment, isEnded: Bool.random(using: &mutator.random))
    // Segments anywhere: late, again with other octets, far ahead, with signs of a beginning or end.
    for _ in 0..<Int.random(in: 0...3, using: &mutator.random) {
      writer.add(
        Self.pieces.randomElement(using: &mutator.random) ?? [],
        fromClient: Bool.random(using: &mutator.random),
        at: [1_000, 1_001, 2_000, 0xffff_ff01, 300, 1 << 30].randomElement(using: &mutator.random)
          ?? 0,
        flags: Int.random(in: 0...0xff, using: &mutator.random),
        clientPort: Int.random(in: 50_000...50_001, using: &mutator.random))
    }
    if Int.random(in: 0...7, using: &mutator.random) == 0, writer.form.isNext {
      writer.beginSection()
    }
    return writer.bytes
  }

  func text(of input: Input) -> [UInt8] { input.file }

  private struct Reading: Equatable {
    var connections: [CapturedConnection] = []
    var damage: String?
    var contents = ""
    var isCutOff = false
  }

  func attempt(_ input: Input) -> Outcome {
    let reading = Self.read(input.file) { input.file.count }
    var random = SplitMix(state: input.cuts)
    let longest = [7, 90, 2_000].randomElement(using: &random) ?? 7
    let again = Self.read(input.file) { Int.random(in: 1...longest, using: &random) }
    guard reading == again else { return .finding("what is read depends on how the bytes come") }
    let isPlain = (reading.contents + (reading.damage ?? "")).utf8
      .allSatisfy { (0x20...0x7e).contains($0) }
    precondition(isPlain, "octets of the file in a message")
    for connection in reading.connections {
      if let finding = finding(in: connection) { return .finding(finding) }
    }
    return reading.connections.isEmpty ? .refused : .accepted
  }

  private static func read(_ file: [UInt8], _ length: () -> Int) -> Reading {
    var capture = Capture()
    var reading = Reading()
    var rest = file[...]
    do throws(Capture.Damage) {
      while !rest.isEmpty {
        let part = rest.prefix(length())
        rest = rest.dropFirst(part.count)
        reading.connections += try capture.receive(Array(part))
      }
      reading.connections += capture.finish()
      reading.isCutOff = capture.isCutOff
    } catch {
      reading.connections += error.connections
      reading.damage = error.text
    }
    reading.contents = capture.contents
    return reading
  }

  private func finding(in connection: CapturedConnection) -> String? {
    let seen = connection.observation
    precondition(seen.certificates.count <= PeerBounds.certificates, "more than the bound")
    let isName = connection.host.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }
    precondition(isName && !connection.host.isEmpty, "a host that cannot be asked for")
    guard seen.failure == nil else { return nil }
    precondition(seen.handshake?.isComplete == true, "no failure, and not complete")
    guard let proof = connection.keyProof, let leaf = seen.certificates.first,
      let algorithm = AlgorithmIdentifier(signatureScheme: proof.scheme),
      let key = (try? Certificate(der: leaf))?.publicKey
    else { return nil }
    let verdict = cryptography.verify(
      signature: proof.signature, algorithm: algorithm, over: proof.message, key: key)
    guard verdict == .valid, !recorded.keys.contains(key) else { return nil }
    return "a key is proved that no server has"
  }

  /// What segments hold.
  private static let pieces: [[UInt8]] =
    [
      [], [0], Flight.clientHello(), Flight.serverHello(), Flight.certificates, Flight.keyExchange,
      Flight.done, Flight.finished, Flight.alert(48), Flight.serverHello(version: [3, 4]),
      Flight.clientHello(nil), Flight.clientHello("\u{1b}[31m"),
      Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8), [22, 3, 3, 0xff, 0xff], [22, 3, 3, 0, 0],
    ] + [Array(repeating: 0x16, count: 1_500)]

  /// Lengths, magic numbers and types of blocks in both byte orders.
  private static let numbers: [[UInt8]] = [
    [0xff, 0xff, 0xff, 0xff], [0, 0, 0, 0], [0x7f, 0xff, 0xff, 0xff], [0xfc, 0xff, 0xff, 0xff],
    [0x0c, 0, 0, 0], [0, 4, 0, 0], [0x0a, 0x0d, 0x0d, 0x0a], [0x1a, 0x2b, 0x3c, 0x4d],
    [0x4d, 0x3c, 0x2b, 0x1a], [1, 0, 0, 0, 0x14, 0, 0, 0], [3, 0, 0, 0, 0x10, 0, 0, 0],
    [6, 0, 0, 0, 0x20, 0, 0, 0], [2, 0, 0, 0, 0x20, 0, 0, 0], [9, 0, 1, 0, 0xff, 0, 0, 0],
    [14, 0, 8, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], [0x45, 0x4f, 0x60, 0x6f],
  ]
}
