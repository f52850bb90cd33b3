import Foundation
import OpenSSLEngine
import Programs
import TLSEngine

#if canImport(Glibc)
  import Glibc
#endif

/// An `openssl s_server` or `gnutls-serv` on a free loopback port.
final class ServerProcess {
  let port: UInt16
  private let program: RunningProgram
  private let directory: TemporaryDirectory

  enum Kind: String, CaseIterable, Sendable {
    case openssl
    case gnutls
  }

  struct NotReady: Error {}

  init(_ kind: Kind, _ chain: WitnessChain, _ arguments: [String] = []) throws {
    directory = try TemporaryDirectory()
    port = try FreePort.next()
    try PEM.write(
      [chain.leaf.der, chain.intermediate.der], to: directory.file("chain.pem"), as: "CERTIFICATE")
    try PEM.write([chain.leaf.der], to: directory.file("leaf.pem"), as: "CERTIFICATE")
    try PEM.write(
      [chain.intermediate.der], to: directory.file("intermediate.pem"), as: "CERTIFICATE")
    try PEM.write([chain.leaf.key.pkcs8], to: directory.file("key.pem"), as: "PRIVATE KEY")
    let command =
      switch kind {
      case .openssl:
        [
          "openssl", "s_server", "-quiet", "-accept", "127.0.0.1:\(port)",
          "-cert", directory.file("leaf.pem"), "-cert_chain", directory.file("intermediate.pem"),
          "-key", directory.file("key.pem"),
        ]
      case .gnutls:
        [
          "gnutls-serv", "--quiet", "--nodb", "--disable-client-cert", "--port", "\(port)",
          "--x509certfile", directory.file("chain.pem"), "--x509keyfile", directory.file("key.pem"),
        ]
      }
    let directory = directory.path
    let more = arguments.map { $0.replacingOccurrences(of: "DIRECTORY", with: directory) }
    // Each program ends when its standard input does.
    program = try RunningProgram(command[0], command.dropFirst() + more, Streams(input: nil))
    try waitUntilReady()
  }

  private func waitUntilReady() throws {
    for _ in 0..<200 {
      if let transport = SocketTransport(port: port) {
        transport.close()
        return
      }
      usleep(20_000)
    }
    throw NotReady()
  }
}

/// A blocking connection to loopback, with a limit of ten seconds.
struct SocketTransport: ByteTransport {
  private let descriptor: Int32
  /// Bytes passed on at a time.
  private let pieceSize: Int

  init?(port: UInt16, pieceSize: Int = 4096) {
    descriptor = Self.makeSocket()
    self.pieceSize = pieceSize
    var address = Self.loopback(port: port)
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    if !connected {
      close()
      return nil
    }
  }

  func receive(within limit: Duration?) -> TransportInput {
    var descriptors = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let seconds = limit?.components.seconds ?? 10
    guard poll(&descriptors, 1, Int32(seconds * 1000)) > 0 else {
      return limit == nil ? .deadlineReached : .limitReached
    }
    var bytes = [UInt8](repeating: 0, count: pieceSize)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count < 0 { return .reset("error \(errno)") }
    return count == 0 ? .endOfStream : .bytes(Array(bytes.prefix(count)))
  }

  func send(_ bytes: [UInt8]) {
    _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  func close() {
    Glibc.close(descriptor)
  }

  static func makeSocket() -> Int32 {
    socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
  }

  static func loopback(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return address
  }
}

enum PEM {
  static func write(_ blocks: [[UInt8]], to path: String, as label: String) throws {
    let text = blocks.map { der in
      "-----BEGIN \(label)-----\n"
        + Data(der).base64EncodedString(options: .lineLength64Characters)
        + "\n-----END \(label)-----\n"
    }
    try text.joined().write(toFile: path, atomically: true, encoding: .utf8)
  }
}

func writeBytes(_ bytes: [UInt8], to path: String) throws {
  try Data(bytes).write(to: URL(fileURLWithPath: path))
}
