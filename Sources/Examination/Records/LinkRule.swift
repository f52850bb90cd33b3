import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Which symbolic links may be followed to write a file: those that no other user can have put there.
///
/// Stricter than Linux under `fs.protected_symlinks`, which is about directories such as /tmp only. The
/// path's last part is looked at; where a link of the user's own leads was the user's choice.
enum LinkRule {
  /// Why a link is not followed; follows the file's name in a message.
  static let refusal = "it is a symbolic link that another user may have put there"

  /// Whether a symbolic link may be followed; nil where the path is no link.
  static func isFollowed(_ path: String) -> Bool? {
    var (link, directory) = (stat(), stat())
    guard lstat(FileName.cString(path), &link) == 0, link.st_mode & S_IFMT == S_IFLNK else {
      return nil
    }
    guard stat(FileName.cString(parent(of: path)), &directory) == 0 else { return false }
    return isFollowed(
      link: link.st_uid, directory: directory.st_uid, mode: directory.st_mode, user: geteuid())
  }

  /// The link belongs to this user or to root, and so does its directory, in which others cannot replace
  /// it between this and its use.
  ///
  /// A group that may write there was chosen by the owner, and is trusted.
  static func isFollowed(link: uid_t, directory: uid_t, mode: mode_t, user: uid_t) -> Bool {
    let isReplaceable = mode & S_IWOTH != 0 && mode & mode_t(S_ISVTX) == 0
    return [user, 0].contains(link) && [user, 0].contains(directory) && !isReplaceable
  }

  /// The directory that the last part of the path is in.
  private static func parent(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let start = parts.dropLast().joined(separator: "/")
    return start.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : start
  }
}
