/// Where the words of a table occur in a text, found in one pass for all of them.
struct MarkIndex {
  /// Words to be found, by their first two bytes.
  struct Table: Sendable {
    private let words: [[UInt8]]
    private let numbers: [String: Int]
    /// For each pair of bytes the group of words that begin so; 0 for none.
    private let groupByPair: [UInt16]
    private let groups: [[Int]]

    /// - Parameter texts: Each of two bytes or more.
    init(_ texts: [String]) {
      var numbers: [String: Int] = [:]
      var words: [[UInt8]] = []
      for text in texts where numbers[text] == nil {
        precondition(text.utf8.count >= 2, "a mark has two octets at least")
        numbers[text] = words.count
        words.append(Array(text.utf8))
      }
      var groupByPair = [UInt16](repeating: 0, count: 1 << 16)
      var groups: [[Int]] = [[]]
      for (number, word) in words.enumerated() {
        let pair = Int(word[0]) << 8 | Int(word[1])
        if groupByPair[pair] == 0 {
          groupByPair[pair] = UInt16(groups.count)
          groups.append([])
        }
        groups[Int(groupByPair[pair])].append(number)
      }
      (self.words, self.numbers, self.groupByPair, self.groups) =
        (words, numbers, groupByPair, groups)
    }

    func number(of text: String) -> Int? { numbers[text] }

    /// The places behind each word, in the order of the text.
    fileprivate func ends(in bytes: [UInt8], atMost most: Int) -> [[Int]] {
      var ends = [[Int]](repeating: [], count: words.count)
      guard var last = bytes.first else { return ends }
      for position in bytes.indices.dropFirst() {
        let pair = Int(last) << 8 | Int(bytes[position])
        last = bytes[position]
        let group = groupByPair[pair]
        guard group != 0 else { continue }
        for number in groups[Int(group)] where ends[number].count < most {
          let word = words[number]
          let start = position - 1
          guard start >= ends[number].last ?? 0, start + word.count <= bytes.count,
            bytes[start..<start + word.count].elementsEqual(word)
          else { continue }
          ends[number].append(start + word.count)
        }
      }
      return ends
    }
  }

  private let table: Table
  private let ends: [[Int]]

  /// - Parameter most: How many places of one word are looked for.
  init(_ table: Table, in bytes: [UInt8], atMost most: Int) {
    self.table = table
    ends = table.ends(in: bytes, atMost: most)
  }

  /// The places behind each occurrence of a word of the table.
  func ends(of text: String) -> [Int] {
    table.number(of: text).map { ends[$0] } ?? []
  }
}
