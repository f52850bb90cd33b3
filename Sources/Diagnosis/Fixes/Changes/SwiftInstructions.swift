import TrustModel

extension Change {
  /// Swift for one server, in which nothing accepts what an evaluation refuses.
  struct Swift {
    /// As it is asked for, with its dot where it ends in one.
    let host: String
    /// Nil for the port of https.
    private let port: Int?

    /// Nil where the name cannot be written into a program as it is: a certificate may contain any
    /// name.
    init?(host: String, port: Int?) {
      let name = host.utf8
      let isName =
        !name.isEmpty
        && name.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
            UInt8(ascii: "."), UInt8(ascii: ":"):
            true
          default: false
          }
        }
      guard isName else { return nil }
      self.host = host
      self.port = port == 443 ? nil : port
    }

    /// The host as a list of domains has it.
    var name: String { host.hasSuffix(".") ? String(host.dropLast()) : host }

    private var authority: String {
      (host.contains(":") ? "[\(host)]" : host) + (port.map { ":\($0)" } ?? "")
    }

    /// To connect under a name.
    var connecting: [Fix.Instruction] {
      [
        .init(.urlSession, ["let url = URL(string: \"https://\(authority)/\")"]),
        .init(
          .networkFramework,
          ["let connection = NWConnection(host: \"\(host)\", port: \(port ?? 443), using: .tls)"]),
      ]
    }

    /// To trust one anchor for one server; the rest of the evaluation stays as it is.
    ///
    /// - Parameter name: What the anchor is called in the program and as a file.
    func anchoring(_ name: String) -> [Fix.Instruction] {
      [.init(.urlSession, delegate(name)), .init(.networkFramework, verifyBlock(name))]
    }

    private func delegate(_ anchor: String) -> [String] {
      """
      final class PrivateAnchor: NSObject, URLSessionDelegate {
        func urlSession(
          _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
        ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
          guard challenge.protectionSpace.host == "\(host)",
            let trust = challenge.protectionSpace.serverTrust,
            let file = Bundle.main.url(forResource: "\(anchor)", withExtension: "der"),
            let data = try? Data(contentsOf: file),
            let \(anchor) = SecCertificateCreateWithData(nil, data as CFData),
            SecTrustSetAnchorCertificates(trust, [\(anchor)] as CFArray) == errSecSuccess,
            SecTrustEvaluateWithError(trust, nil)
          else { return (.performDefaultHandling, nil) }
          return (.useCredential, URLCredential(trust: trust))
        }
      }
      """.lines
    }

    private func verifyBlock(_ anchor: String) -> [String] {
      """
      func parameters(
        trusting \(anchor): SecCertificate, on queue: DispatchQueue
      ) -> NWParameters {
        let options = NWProtocolTLS.Options()
        sec_protocol_options_set_verify_block(
          options.securityProtocolOptions,
          { _, trust, complete in
            let trust = sec_trust_copy_ref(trust).takeRetainedValue()
            let policy = SecPolicyCreateSSL(true, "\(host)" as CFString)
            guard SecTrustSetPolicies(trust, policy) == errSecSuccess,
              SecTrustSetAnchorCertificates(trust, [\(anchor)] as CFArray) == errSecSuccess
            else { return complete(false) }
            complete(SecTrustEvaluateWithError(trust, nil))
          }, queue)
        return NWParameters(tls: options)
      }
      """.lines
    }
  }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
