import Foundation
import Glibc
import Programs

/// An nginx that is configured as an operator does it: by lines in its file, and a reload.
final class NginxSite: Sendable {
  /// For the condition of a test suite.
  static let isInstalled = FileManager.default.isExecutableFile(atPath: executable)
  private static let executable = "/usr/sbin/nginx"

  /// Port of the TLS server.
  let port: Int
  /// Port of the plain HTTP server, which publishes the directory `public`.
  let publicPort: Int
  private let directory: TemporaryDirectory
  private let program: RunningProgram

  /// - Parameter lines: Lines of the TLS server's block besides the port.
  init(in directory: TemporaryDirectory, publicPort: Int, lines: [String]) throws {
    self.directory = directory
    self.publicPort = publicPort
    port = Int(try FreePort.next())
    Self.configure(directory, port, publicPort, lines)
    program = try RunningProgram(
      Self.executable, ["-c", directory.path("nginx.conf"), "-e", directory.path("error.log")])
    try RealServer.waitUntilListening(on: port)
  }

  /// Other lines in the same block, and a reload.
  func reconfigure(_ lines: [String]) async throws {
    Self.configure(directory, port, publicPort, lines)
    let files = "-c '\(directory.path("nginx.conf"))' -e '\(directory.path("error.log"))'"
    let result = try await Binary.shell(
      "\(Self.executable) -t -q \(files) && \(Self.executable) -s reload \(files)")
    guard result.status == 0 else { throw Refused(message: result.errors) }
  }

  /// Asks the master process to stop, so that it stops its workers; killing it would leave these.
  deinit {
    let file = directory.path("nginx.pid")
    guard let text = try? String(contentsOfFile: file, encoding: .utf8),
      let master = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines))
    else { return }
    kill(master, SIGTERM)
    for _ in 0..<200 where FileManager.default.fileExists(atPath: file) { usleep(10_000) }
  }

  struct Refused: Error {
    let message: String
  }

  private static func configure(
    _ directory: TemporaryDirectory, _ port: Int, _ publicPort: Int, _ lines: [String]
  ) {
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map {
      "  \($0)_temp_path \(directory.path($0));"
    }
    let configuration =
      [
        "daemon off;", "pid \(directory.path("nginx.pid"));",
        "error_log \(directory.path("error.log"));", "events {}", "http {", "  access_log off;",
      ] + temporary + [
        "  server {", "    listen 127.0.0.1:\(publicPort);",
        "    root \(directory.path("public"));",
        "  }", "  server {", "    listen 127.0.0.1:\(port) ssl;",
      ] + lines.map { "    " + $0 } + ["  }", "}", ""]
    directory.write(Data(configuration.joined(separator: "\n").utf8), to: "nginx.conf")
  }
}
