import TLSEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension HostSystem {
  /// The machine and the environment that this program runs in.
  static let current = HostSystem(
    variable: Console.environment, exists: { access($0, F_OK) == 0 })
}
