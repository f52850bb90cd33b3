import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Which symbolic links may be followed to write a file, as Linux has it under
/// `fs.protected_symlinks`, which not every system sets.
enum LinkRule {
  /// Whether a symbolic link may be followed; nil where the path is no link.
  ///
  /// In a directory such as /tmp, where every user may write and remove only their own files, a link
  /// is followed if it belongs to this user or to the owner of the directory. Other users cannot
  /// replace it there between this and its use.
  static func isFollowed(_ path: String) -> Bool? {
    var (link, directory) = (stat(), stat())
    guard lstat(FileName.cString(path), &link) == 0, link.st_mode & S_IFMT == S_IFLNK else {
      return nil
    }
    guard stat(FileName.cString(parent(of: path)), &directory) == 0 else { return false }
    return isFollowed(
      link: link.st_uid, directory: directory.st_uid, mode: directory.st_mode, user: geteuid())
  }

  static func isFollowed(link: uid_t, directory: uid_t, mode: mode_t, user: uid_t) -> Bool {
    let shared = mode_t(S_ISVTX) | S_IWOTH
    return mode & shared != shared || link == user || link == directory
  }

  /// The directory that the last part of the path is in.
  private static func parent(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let start = parts.dropLast().joined(separator: "/")
    return start.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : start
  }
}
