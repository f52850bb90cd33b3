import Foundation
import Programs

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A server program of this system on a loopback port, stopped when this object is freed.
final class RealServer: Sendable {
  let port: Int
  private let program: RunningProgram
  private let directory: TemporaryDirectory

  /// An nginx that serves a chain file.
  static func nginx(chain: String, key: String, extra: String = "") throws -> RealServer {
    try RealServer(executable: "/usr/sbin/nginx") { port, directory in
      let configuration = """
        daemon off;
        master_process off;
        pid \(directory.path("nginx.pid"));
        error_log \(directory.path("error.log"));
        events {}
        http {
          access_log off;
          client_body_temp_path \(directory.path("body"));
          proxy_temp_path \(directory.path("proxy"));
          fastcgi_temp_path \(directory.path("fastcgi"));
          uwsgi_temp_path \(directory.path("uwsgi"));
          scgi_temp_path \(directory.path("scgi"));
          server {
            listen 127.0.0.1:\(port) ssl;
            ssl_certificate \(chain);
            ssl_certificate_key \(key);
            \(extra)
          }
        }
        """
      directory.write(Data(configuration.utf8), to: "nginx.conf")
      return ["-c", directory.path("nginx.conf"), "-e", directory.path("error.log")]
    }
  }

  /// An `openssl s_server`; `chain` may be nil to send the leaf alone.
  static func opensslServer(
    leaf: String, key: String, chain: String?, extra: [String] = []
  ) throws -> RealServer {
    try RealServer(executable: "/usr/bin/openssl") { port, _ in
      ["s_server", "-accept", "127.0.0.1:\(port)", "-cert", leaf, "-key", key, "-quiet", "-www"]
        + (chain.map { ["-cert_chain", $0] } ?? [])
        + extra
    }
  }

  init(
    executable: String, arguments: (Int, TemporaryDirectory) throws -> [String]
  ) throws {
    directory = try TemporaryDirectory()
    port = Int(try FreePort.next())
    program = try RunningProgram(executable, arguments(port, directory))
    try Self.waitUntilListening(on: port)
  }

  static func waitUntilListening(on port: Int) throws {
    for _ in 0..<400 {
      if connects(to: port) { return }
      usleep(25_000)
    }
    throw NotListening(port: port)
  }

  struct NotListening: Error {
    let port: Int
  }

  private static func connects(to port: Int) -> Bool {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    // A server with one thread waits for data on this connection, or its end.
    defer { close(socket) }
    var address = loopback(port: port)
    return withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  private static func loopback(port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return address
  }
}
