import Synchronization

/// The files of the lab's plain web server, by path; cases add theirs when they are made.
final class LabPublications: Sendable {
  private let replies = Mutex<[String: LabPublication]>([:])

  func add(_ publications: [String: LabPublication]) {
    replies.withLock { $0.merge(publications) { $1 } }
  }

  /// The file at a path; one at a directory also answers every path below it, as an OCSP responder
  /// does.
  subscript(path: String) -> LabPublication? {
    replies.withLock { replies in
      replies[path]
        ?? replies.first { $0.key.hasSuffix("/") && path.hasPrefix($0.key) }?.value
    }
  }
}

/// How the lab's web server answers.
enum LabPublication: Sendable {
  case file([UInt8])
  /// Redirects to another path.
  case redirect(String)
  /// An answer that never ends.
  case flood
  /// No answer until the client disconnects.
  case silence
}
