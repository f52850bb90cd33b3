import Synchronization

/// What the lab's plain web server has, by path; more comes as cases are made.
final class LabPublications: Sendable {
  private let replies = Mutex<[String: LabPublication]>([:])

  func add(_ publications: [String: LabPublication]) {
    replies.withLock { $0.merge(publications) { $1 } }
  }

  /// What lies at a path; what lies at a directory is also had for all that is asked below it, as of
  /// an OCSP responder.
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
  /// To another path.
  case redirect(String)
  /// Never ends.
  case flood
  /// Says nothing until the client goes.
  case silence
}
