/// A large value that is kept outside of the one that has it.
///
/// A report is handed on by many functions that call each other, and each copy of it is on their stack.
@propertyWrapper
package struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  private indirect enum Box: Hashable, Sendable {
    case value(Value)
  }

  private var box: Box

  package init(wrappedValue: Value) {
    box = .value(wrappedValue)
  }

  package var wrappedValue: Value {
    get {
      switch box {
      case .value(let value): value
      }
    }
    set { box = .value(newValue) }
  }
}
