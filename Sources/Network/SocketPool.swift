import FlyingSocks
import TrustModel

/// What tasks that wait for sockets wait on.
enum SocketPool {
  /// The pool that all clients of this process share, running.
  static func shared() async throws(ConnectionFailure) -> any AsyncSocketPool {
    do {
      let pool: some AsyncSocketPool = try await .client
      return pool
    } catch {
      throw ConnectionFailure(.internalError, summary: "cannot wait for sockets: \(error)")
    }
  }
}
