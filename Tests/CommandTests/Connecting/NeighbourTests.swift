import Foundation
import Testing

/// What keeps a run from being a burden for the servers it looks at.
@Suite(.timeLimit(.minutes(30))) struct NeighbourTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func python(_ script: String, _ arguments: String...) async throws -> CommandResult {
    let file = directory.write(Data(script.utf8), to: "\(UUID().uuidString).py")
    return try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"),
      arguments: [file.path, Binary.url.path] + arguments, input: nil, environment: [:])
  }

  /// However many servers are looked at side by side, an address that is not this machine's has eight
  /// connections at most, whatever its ports.
  @Test func eightConnectionsAtOneAddress() async throws {
    let network = try await PretendedNetwork()
    let result = try await python(
      """
      import os, select, socket, subprocess, sys
      program, library = sys.argv[1:]
      servers = [socket.create_server(("127.0.0.1", 0)) for _ in range(2)]
      lines = "".join("192.0.2.1:%d\\n" % server.getsockname()[1] for server in servers) * 10
      run = subprocess.Popen(
          [program, "--hosts", "-", "--jobs", "20", "--no-second-opinion", "-q", "--timeout", "60"],
          stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
          env=dict(os.environ, LD_PRELOAD=library))
      run.stdin.write(lines.encode())
      run.stdin.close()
      held, left = [], 20
      def ready(patience):
          return select.select(servers, [], [], patience)[0]
      while left:
          while len(held) < min(8, left):
              held += [server.accept()[0] for server in ready(60)]
          assert len(held) <= 8 and not ready(0.5), "more than eight"
          for connection in held:
              connection.close()
          left -= len(held)
          held = []
      sys.stderr.buffer.write(run.stderr.read())
      """, network.library)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.hasSuffix("20 could not be found out\n"))
  }

  /// A server that says nothing is asked as often as that is wanted, each time with the whole timeout.
  @Test(arguments: [0, 1, 2]) func silenceIsTriedAgain(retries: Int) async throws {
    let result = try await python(
      """
      import socket, subprocess, sys, threading
      program, retries = sys.argv[1:]
      server = socket.create_server(("127.0.0.1", 0))
      held = []
      def accept():
          while True:
              held.append(server.accept())
      threading.Thread(target=accept, daemon=True).start()
      run = subprocess.run(
          [program, "127.0.0.1:%d" % server.getsockname()[1], "--retries", retries, "--timeout", "0.5",
           "--no-second-opinion", "-q"], stdout=subprocess.PIPE)
      sys.stdout.buffer.write(b"%d %d " % (run.returncode, len(held)) + run.stdout)
      """, "\(retries)")
    #expect(result.output.hasPrefix("2 \(retries + 1) NO VERDICT"), "\(result.output)")
    #expect(result.output.contains("(\(retries + 1) tries)") == (retries > 0))
  }

  /// What a server has answered it would answer again, so it is asked once.
  @Test(arguments: [
    "HTTP/1.1 400 Bad Request\r\n\r\n", "220 mail ESMTP\r\n", "\u{15}\u{3}\u{3}\0\u{2}\u{2}\u{28}",
  ])
  func anAnswerIsNotAskedForAgain(answer: String) async throws {
    let result = try await python(
      """
      import socket, subprocess, sys, threading
      program, answer = sys.argv[1:]
      server = socket.create_server(("127.0.0.1", 0))
      seen = []
      def reply():
          while True:
              connection = server.accept()[0]
              seen.append(connection)
              connection.recv(4096)
              connection.sendall(bytes.fromhex(answer))
              connection.shutdown(socket.SHUT_WR)
      threading.Thread(target=reply, daemon=True).start()
      run = subprocess.run(
          [program, "127.0.0.1:%d" % server.getsockname()[1], "--retries", "1",
           "--no-second-opinion", "-q"], stdout=subprocess.PIPE)
      sys.stdout.buffer.write(b"%d %d " % (run.returncode, len(seen)) + run.stdout)
      """, answer.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())
    #expect(result.output.hasPrefix("2 1 NO VERDICT"), "\(result.output)\(result.errors)")
  }
}
