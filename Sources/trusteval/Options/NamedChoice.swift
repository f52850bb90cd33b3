import ArgumentParser

/// An option's value that is one of a few names.
///
/// It lists its names by itself. The library would do so through key paths, which cost the runtime a tenth
/// of all that parsing takes, in every run.
protocol NamedChoice: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue == String {}

extension NamedChoice {
  static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// None: a choice says all by its name.
  static var allValueDescriptions: [String: String] { [:] }
}
