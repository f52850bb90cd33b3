import Foundation
import Testing

@testable import Examination

/// Symbolic links in the way of a file that is written.
@Suite struct LinkRuleTests {
  private static let shared: mode_t = 0o1777

  /// By whose it is, whose its directory is, and who else may write there.
  @Test(
    arguments: [
      (link: 7, directory: 0, mode: shared, isFollowed: false),
      (link: 5, directory: 0, mode: shared, isFollowed: true),
      (link: 0, directory: 0, mode: shared, isFollowed: true),
      (link: 7, directory: 7, mode: shared, isFollowed: false),
      (link: 7, directory: 0, mode: 0o1755, isFollowed: false),
      (link: 7, directory: 5, mode: 0o755, isFollowed: false),
      (link: 5, directory: 5, mode: 0o755, isFollowed: true),
      (link: 0, directory: 5, mode: 0o775, isFollowed: true),
      (link: 5, directory: 0, mode: 0o777, isFollowed: false),
      (link: 5, directory: 5, mode: 0o773, isFollowed: false),
      (link: 5, directory: 7, mode: 0o755, isFollowed: false),
      (link: 0, directory: 7, mode: shared, isFollowed: false),
    ] as [(link: uid_t, directory: uid_t, mode: mode_t, isFollowed: Bool)])
  func whoseLinkIsFollowed(link: uid_t, directory: uid_t, mode: mode_t, isFollowed: Bool) {
    #expect(
      LinkRule.isFollowed(link: link, directory: directory, mode: mode, user: 5) == isFollowed)
  }

  /// One's own link is followed, as the shell does it, also to a file that does not exist yet.
  @Test func ownLinksAreFollowed() throws {
    let place = try Place()
    defer { place.remove() }
    #expect(EvidenceFile(path: place.link).failure == nil)
    #expect(FileManager.default.fileExists(atPath: place.target))
  }

  /// Only root can plant another user's link.
  @Test(.enabled(if: geteuid() == 0)) func plantedLinksAreRefused() throws {
    let place = try Place()
    defer { place.remove() }
    #expect(lchown(place.link, 65_534, 65_534) == 0)
    let file = EvidenceFile(path: place.link)
    #expect(file.failure?.contains("a symbolic link that another user may have put there") == true)
    #expect(!FileManager.default.fileExists(atPath: place.target))
  }

  /// A directory in which all may write, with a link to a file that does not exist.
  private struct Place {
    private let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("links-\(UUID().uuidString)").path
    var link: String { path + "/link" }
    var target: String { path + "/target" }

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      #expect(chmod(path, LinkRuleTests.shared) == 0)
      #expect(symlink("target", link) == 0)
    }

    func remove() {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
