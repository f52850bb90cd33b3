/// Items by their number.
extension Catalogue {
  func positions(of number: Int) -> [Int] {
    if let found = byNumber[number] {
      let telling = found.filter { items[$0].saysMuch }
      // A number without any text is most often curl's exit status.
      let ordered =
        telling.filter { items[$0].system == .curl }
        + telling.filter { items[$0].system != .curl }
      return ordered + found.filter { !items[$0].saysMuch }
    }
    if let windows = windowsCode(of: number) {
      return (byNumber[windows] ?? []).filter { items[$0].system == .dotNET }
    }
    // A minus sign is often lost in copying.
    return number > 0 ? byNumber[-number] ?? [] : []
  }

  /// The error code of Windows that a status wraps: 0x8007 and then the code (HRESULT_FROM_WIN32 of
  /// winerror.h).
  private func windowsCode(of status: Int) -> Int? {
    guard let status = Int32(exactly: status).map(UInt32.init(bitPattern:)), status >> 16 == 0x8007
    else { return nil }
    return Int(status & 0xffff)
  }
}

extension Catalogue.Item {
  /// False for other systems' errors that have no counterpart among our failures.
  fileprivate var saysMuch: Bool {
    if case .foreign(let row) = subject { !row.failures.isEmpty } else { true }
  }
}
