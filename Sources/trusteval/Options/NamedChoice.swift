import ArgumentParser

/// The value of an option that is one of a few names.
///
/// It lists its names without the library, whose way through key paths takes a tenth of the time of
/// parsing, in every run.
protocol NamedChoice: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue == String {}

extension NamedChoice {
  static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// No descriptions: each name says everything.
  static var allValueDescriptions: [String: String] { [:] }
}
