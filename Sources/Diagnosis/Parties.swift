import TrustModel

/// Who shows the certificate and who judges it, as advice names them.
///
/// Of a client's certificate the server is the judge, so that all advice changes sides.
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

  /// Such as `the clients trust`: it takes one holder to meet many judges.
  var judgesTrust: String {
    switch purpose {
    case .server: "the clients trust"
    case .client: "the server trusts"
    case .basic: "the recipients trust"
    }
  }

  /// What the certificate shall be good for; nil when it is for nothing in particular.
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

  var holderKind: Fix.Kind { purpose == .client ? .client : .server }

  var judgeKind: Fix.Kind { purpose == .client ? .server : .client }
}
