/// A line of the table of field logs.
struct FieldLog: Sendable {
  let name: String
  let year: String
  let system: String
  let layer: String
  let codes: String
  let cause: String
  /// Nil where the log has no public page.
  let link: String?
  /// The numbers among its codes.
  private let numbers: Set<Int>

  init(_ line: Substring) {
    let fields = line.split(separator: "|", maxSplits: 6, omittingEmptySubsequences: false)
      .map(String.init)
    let field = { (index: Int) in index < fields.count ? fields[index] : "" }
    name = field(0)
    year = field(1)
    system = field(2)
    layer = field(3)
    codes = field(4)
    cause = field(5)
    link = field(6).isEmpty ? nil : field(6)
    numbers = Set(PastedText(codes).words.compactMap(\.number))
  }

  /// So many logs are named in place of one.
  private static let mostSubstitutes = 3

  /// Codes that come with every failure of a kind, beside the one that tells it.
  private static let collective: Set<Int> = [-1200, -1202, -9802]

  /// Which logs that a reader can open show the same numbers: for a log without a page.
  func substitutes(among all: [FieldLog]) -> String {
    let telling = numbers.subtracting(Self.collective)
    let wanted = [numbers, telling].filter { !$0.isEmpty }
    let shown =
      wanted.lazy.map { wanted in
        all.filter { $0.link != nil && wanted.isSubset(of: $0.numbers) }
      }.first { !$0.isEmpty } ?? []
    // The same cause first.
    let ranked = shown.filter { $0.cause == cause } + shown.filter { $0.cause != cause }
    let names = ranked.prefix(Self.mostSubstitutes).map(\.name)
    guard let last = names.last else {
      return "It has no public page, and no log that has one shows its numbers."
    }
    let list = names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " + last : last
    let verb = names.count > 1 ? "have" : "has"
    return "It has no public page; for its numbers see \(list), which \(verb) one."
  }
}
