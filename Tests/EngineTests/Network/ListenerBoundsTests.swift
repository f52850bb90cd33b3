import Network
import Programs
import Synchronization
import Testing

/// Connections of a port that other machines may reach are bounded in number and time.
@Suite(.timeLimit(.minutes(30))) struct ListenerBoundsTests {
  private final class Count: Sendable {
    let open = Mutex(0)
    let most = Mutex(0)
  }

  @Test(arguments: [(1, 1), (3, 4)])
  func connectionsAreBounded(connections: Int, seconds: Int) async throws {
    let listener = try await Listener()
    let count = Count()
    let bounds = ListenerBounds(
      connections: connections, time: .seconds(seconds), handshake: .seconds(seconds))
    let task = Task {
      await listener.serve(within: bounds) { connection in
        let open = count.open.withLock { open in
          open += 1
          return open
        }
        count.most.withLock { $0 = max($0, open) }
        defer { count.open.withLock { $0 -= 1 } }
        while try await !connection.receive().isEmpty {}
      }
    }
    let result = try await Program.run(
      "bash",
      [
        "-c",
        """
        for i in 1 2 3 4 5; do (exec 7<>/dev/tcp/127.0.0.1/\(listener.port); cat <&7) & done; wait
        """,
      ])
    #expect(result.status == 0)
    #expect(result.duration >= .seconds(connections == 1 ? 5 : 8))
    #expect(count.most.withLock(\.self) == connections)
    task.cancel()
    await task.value
  }

  /// Ports that share a room have so many connections together, and each of them one more at most.
  @Test func portsShareARoom() async throws {
    let listeners = [try await Listener(), try await Listener()]
    let room = ListenerRoom(connections: 1)
    let count = Count()
    let tasks = listeners.map { listener in
      Task {
        await listener.serve(sharing: room) { _ in
          let open = count.open.withLock { open in
            open += 1
            return open
          }
          count.most.withLock { $0 = max($0, open) }
          try await Task.sleep(for: .milliseconds(500))
          count.open.withLock { $0 -= 1 }
        }
      }
    }
    let ports = listeners.map { "\($0.port)" }.joined(separator: " ")
    let result = try await Program.run(
      "bash",
      [
        "-c",
        """
        for port in \(ports) \(ports) \(ports); do
          (exec 7<>/dev/tcp/127.0.0.1/$port; cat <&7) &
        done
        wait
        """,
      ])
    #expect(result.status == 0)
    #expect((1...2).contains(count.most.withLock(\.self)))
    for task in tasks {
      task.cancel()
      await task.value
    }
  }

  /// What a client sent before it broke off is received, even where both are told at once.
  @Test func whatCameBeforeTheEndIsReceived() async throws {
    let listener = try await Listener()
    let received = Mutex<[[UInt8]]>([])
    let task = Task {
      await listener.serve { connection in
        try await connection.send(Array("hello".utf8))
        let bytes = try await connection.receive()
        received.withLock { $0.append(bytes) }
      }
    }
    let result = try await Program.run(
      "python3",
      [
        "-c",
        """
        import socket, struct, time
        clients = [socket.create_connection(("127.0.0.1", \(listener.port))) for _ in range(50)]
        for client in clients:
            client.recv(5, socket.MSG_WAITALL)
        time.sleep(0.5)
        for client in clients:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            client.send(b"alert")
            client.close()
        """,
      ])
    #expect(result.status == 0)
    for _ in 0..<500 where received.withLock(\.count) < 50 {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(received.withLock(\.self) == Array(repeating: Array("alert".utf8), count: 50))
    task.cancel()
    await task.value
  }

  /// A client that says nothing makes room for the next; one that got further is not cut off.
  @Test func silenceIsShort() async throws {
    let listener = try await Listener()
    let bounds = ListenerBounds(
      connections: 1, time: .seconds(3600), handshake: .seconds(3))
    let task = Task {
      await listener.serve(within: bounds) { connection in
        guard try await !connection.receive().isEmpty else { return }
        connection.noteProgress()
        try await Task.sleep(for: .seconds(1))
        try await connection.send(Array("answer".utf8))
      }
    }
    let result = try await Program.run(
      "bash",
      [
        "-c",
        """
        for i in 1 2 3; do (exec 7<>/dev/tcp/127.0.0.1/\(listener.port); cat <&7); done
        exec 7<>/dev/tcp/127.0.0.1/\(listener.port); echo question >&7; cat <&7
        """,
      ])
    #expect(result.status == 0)
    #expect(String(decoding: result.output, as: UTF8.self) == "answer")
    task.cancel()
    await task.value
  }
}
