package import Threads
package import TrustModel
import X509

/// Reads revocation lists from files that the user named.
package enum RevocationListFiles {
  /// Each list in a file, PEM or DER; `-` is standard input.
  ///
  /// - Parameter deadline: For a pipe to be read to its end.
  /// - Throws: `FileError` when it cannot be read, is too large, or holds no list or a malformed one.
  package static func read(
    path: String, by deadline: Deadline
  ) throws(FileError) -> [RevocationListEvidence] {
    let bytes = try File.read(named: path, by: deadline)
    let lists: [[UInt8]]
    do throws(PEMFault) {
      lists = try RevocationListFile.lists(in: bytes)
    } catch {
      throw FileError(path: path, error)
    }
    guard !lists.isEmpty else { throw FileError(path: path, problem: .holdsNoRevocationList) }
    for der in lists {
      do throws(RevocationList.Unusable) {
        try RevocationList(der: der).checkEntries()
      } catch {
        throw FileError(path: path, problem: .malformedRevocationList(error.text))
      }
    }
    return lists.map { RevocationListEvidence(file: path, der: $0) }
  }
}
