import TrustModel

/// The message in which a proxy is told a user and a password, made only when it is sent.
struct ProxyIdentification: Hashable {
  enum Form: Hashable {
    /// A request of HTTP, before and after the credentials (RFC 7617).
    case basic(before: [UInt8], after: [UInt8])
    /// The whole message of SOCKS 5 (RFC 1929).
    case socks
  }

  let credentials: ProxyCredentials
  let form: Form

  /// Calls `body` with the message, and then erases it.
  func withBytes(_ body: ([UInt8]) async -> Void) async {
    let message =
      switch form {
      case .basic(let before, let after): basic(before, after)
      case .socks: socks()
      }
    await message.withArray(body)
  }

  private func basic(_ before: [UInt8], _ after: [UInt8]) -> Secret {
    let count = Base64.encodedCount(credentials.text.count)
    return credentials.text.derived(capacity: before.count + count + after.count) { text, message in
      message.copyBytes(from: before)
      let rest = UnsafeMutableRawBufferPointer(rebasing: message[before.count...])
      Base64.encode(text, into: UnsafeMutableRawBufferPointer(rebasing: rest[..<count]))
      UnsafeMutableRawBufferPointer(rebasing: rest[count...]).copyBytes(from: after)
    }
  }

  /// User and password, each with its length, of at most 255 octets.
  private func socks() -> Secret {
    let (user, password) = credentials.text.withUnsafeBytes { text in
      let user = text.firstIndex(of: UInt8(ascii: ":")) ?? text.count
      return (user, max(0, text.count - user - 1))
    }
    let (first, second) = (min(user, 255), min(password, 255))
    return credentials.text.derived(capacity: 3 + first + second) { text, message in
      message[0] = 1
      message[1] = UInt8(first)
      UnsafeMutableRawBufferPointer(rebasing: message[2...])
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: text[..<first]))
      message[2 + first] = UInt8(second)
      UnsafeMutableRawBufferPointer(rebasing: message[(3 + first)...])
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: text.suffix(password).prefix(second)))
    }
  }
}
