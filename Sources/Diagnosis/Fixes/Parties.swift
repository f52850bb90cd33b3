import TrustModel

/// The side that presents the certificate and the side that judges it, as advice names them.
///
/// A client's certificate is judged by the server, so that advice is for the opposite sides.
struct Parties {
  private let purpose: Purpose

  init(_ purpose: Purpose) {
    self.purpose = purpose
  }

  var holder: String {
    switch purpose {
    case .server: "the server"
    case .client: "the client"
    case .basic: "the sender"
    }
  }

  var judge: String {
    switch purpose {
    case .server: "the client"
    case .client: "the server"
    case .basic: "the recipient"
    }
  }

  /// Such as `the clients trust`: one server is judged by many clients, but a client by one server.
  var judgesTrust: String {
    switch purpose {
    case .server: "the clients trust"
    case .client: "the server trusts"
    case .basic: "the recipients trust"
    }
  }

  /// The use that the certificate must allow; nil when none is required.
  var usage: String? {
    switch purpose {
    case .server: "server authentication"
    case .client: "client authentication"
    case .basic: nil
    }
  }

  func advice(holder: String?, judge: String?) -> Advice {
    purpose == .client
      ? Advice(server: judge, client: holder) : Advice(server: holder, client: judge)
  }

  var holderSide: Fix.Side { purpose == .client ? .client : .server }

  var judgeSide: Fix.Side { purpose == .client ? .server : .client }
}
