import Examination

/// The files that a run writes, checked against those that it reads.
struct RunOutput: Sendable {
  /// Each with its option.
  var outputs: [(option: String, file: String)]
  var inputs: [String]
  /// Whether the messages of a handshake are written anywhere.
  var showsTrace = true

  /// - Throws: `InputError` where an output would replace a file that is read, another output, or
  ///   the report.
  func protect(_ files: [String]) throws(InputError) {
    for (index, output) in outputs.enumerated() {
      let (option, file) = output
      if let input = (files + inputs).first(where: { EvidenceFile.isSame(file, $0) }) {
        throw .usage("\(option) would write over '\(input)', which is to be read")
      }
      if let other = outputs[..<index].first(where: {
        $0.file == file || EvidenceFile.isSame(file, $0.file)
      }) {
        throw .usage("\(option) and \(other.option) take a file each")
      }
      guard !EvidenceFile.isStandardOutput(file) else {
        throw .usage("\(option) takes a file of its own: standard output is for the report")
      }
    }
  }
}
