#if GnuTLS
  import CGnuTLS
  import TLSEngine
  import TrustModel

  /// One question to `gnutls_x509_trust_list_verify_crt2`.
  final class ChainVerification {
    struct Outcome {
      /// Bits of `gnutls_certificate_status_t`; 0 when the chain was accepted.
      var status: UInt32
      /// Leaf first, as far as the verifier reported it and the chain's certificates link up.
      var path: [X509Certificate]
      fileprivate var date: Instant
      fileprivate var steps: [VerificationTurn.Step]

      /// Index in the path of the certificate at fault, as far as the verifier reported it.
      func certificate(with bit: UInt32) -> Int? {
        guard let step = steps.last(where: { $0.status & bit != 0 }),
          let index = path.firstIndex(where: { $0.pointer == step.certificate })
        else { return nil }
        // Each step is about a certificate and its issuer, and has one status for both.
        let isIssuers =
          switch bit {
          case GNUTLS_CERT_SIGNER_NOT_CA.rawValue: true
          case GNUTLS_CERT_EXPIRED.rawValue, GNUTLS_CERT_NOT_ACTIVATED.rawValue:
            path[index].isInForce(at: date)
          default: false
          }
        return isIssuers && index + 1 < path.count ? index + 1 : index
      }

      /// Whether the last certificate names itself as issuer, so that no issuer is missing.
      var endsSelfIssued: Bool {
        path.last.map { $0.isIssued(by: $0) } ?? false
      }
    }

    struct Rules {
      /// Bits of `gnutls_certificate_verify_flags` and a profile.
      var flags: UInt32
      /// Number of certificates sent above which nothing is verified; nil for no bound.
      var chainLimit: Int?
    }

    let chain: [X509Certificate]
    private let trustList: TrustList
    private let question: WitnessQuestion
    private let flags: UInt32

    /// - Throws: `VerificationRefusal` when a certificate that was sent cannot be read, or when
    ///   there are more than a session accepts.
    init(_ question: WitnessQuestion, rules: Rules) throws(VerificationRefusal) {
      if let limit = rules.chainLimit, question.chain.count > limit {
        throw .refused(
          GNUTLS_E_CONSTRAINT_ERROR, certificate: nil,
          "GnuTLS verifies no chain of more than \(limit) certificates")
      }
      var chain: [X509Certificate] = []
      for (index, der) in question.chain.enumerated() {
        do throws(LibraryError) {
          chain.append(try X509Certificate(der: der))
        } catch {
          throw .refused(
            error.code, certificate: index,
            "certificate \(index) as sent cannot be read: \(error.text)")
        }
      }
      guard !chain.isEmpty else { throw .notAsked("there is no certificate") }
      chain += question.intermediates.compactMap { try? X509Certificate(der: $0) }
      self.chain = chain
      do throws(LibraryError) {
        trustList = try TrustList(anchors: question.anchors)
      } catch {
        throw .notAsked(error.text)
      }
      self.question = question
      flags = question.change?.flags(changing: rules.flags) ?? rules.flags
    }

    /// - Parameter extraFlags: Further bits of `gnutls_certificate_verify_flags`.
    /// - Throws: `VerificationRefusal` when the library gives no status.
    func run(adding extraFlags: UInt32 = 0) throws(VerificationRefusal) -> Outcome {
      var status: UInt32 = 0
      let (result, steps) = VerificationTurn.take(at: question.verifyDate) { record in
        withConditions { conditions in
          var pointers: [gnutls_x509_crt_t?] = chain.map(\.pointer)
          return gnutls.x509_trust_list_verify_crt2(
            trustList.pointer, &pointers, UInt32(pointers.count), conditions.baseAddress,
            UInt32(conditions.count), flags | extraFlags, &status, record)
        }
      }
      guard result >= 0 else {
        throw .refused(result, certificate: nil, GnuTLSLibrary.text(result))
      }
      return Outcome(
        status: status, path: path(through: steps), date: question.verifyDate, steps: steps)
    }

    /// Calls `body` with the name and the purpose to check.
    private func withConditions(
      _ body: (UnsafeMutableBufferPointer<gnutls_typed_vdata_st>) -> Int32
    ) -> Int32 {
      // The library treats a host name that looks like an address as one, so both are passed alike.
      var texts: [(gnutls_vdata_types_t, [UInt8])] = []
      if let name = question.serverName {
        texts.append((GNUTLS_DT_DNS_HOSTNAME, Array(name.utf8) + [0]))
      }
      switch question.purpose {
      case .server:
        texts.append((GNUTLS_DT_KEY_PURPOSE_OID, Self.terminated(GNUTLS_KP_TLS_WWW_SERVER)))
      case .client:
        texts.append((GNUTLS_DT_KEY_PURPOSE_OID, Self.terminated(GNUTLS_KP_TLS_WWW_CLIENT)))
      case .basic: break
      }
      // One block holds all texts, so that pointers into it stay valid during the call.
      var block = texts.flatMap(\.1)
      return block.withUnsafeMutableBufferPointer { buffer in
        var conditions: [gnutls_typed_vdata_st] = []
        var offset = 0
        for (type, text) in texts {
          conditions.append(
            gnutls_typed_vdata_st(
              type: type, data: buffer.baseAddress.map { $0 + offset }, size: 0))
          offset += text.count
        }
        return conditions.withUnsafeMutableBufferPointer { body($0) }
      }
    }

    private static func terminated(_ text: String) -> [UInt8] {
      Array(text.utf8) + [0]
    }

    /// Follows the issuers that the verifier used, and after its last step the chain's own links.
    private func path(through steps: [VerificationTurn.Step]) -> [X509Certificate] {
      var path = [chain[0]]
      while let last = path.last, path.count <= chain.count + 1 {
        // The verifier tries a refused root again as its own issuer, and reports no issuer then.
        let step = steps.last { $0.certificate == last.pointer && $0.issuer != nil }
        let issuer =
          step?.issuer.map(certificate(at:)) ?? chain.first { last.isIssued(by: $0) }
        guard let issuer, !path.contains(where: { $0.pointer == issuer.pointer }) else { break }
        path.append(issuer)
      }
      // A root that was sent and the same root in the trust list are two objects for one
      // certificate.
      if let last = path.last, let previous = path.dropLast().last, previous.isIssued(by: previous),
        previous.sha256 == last.sha256
      {
        path.removeLast()
      }
      return path
    }
  }

  extension ChainVerification {
    /// The chain's own object, or one of the trust list, which it keeps alive.
    private func certificate(at pointer: gnutls_x509_crt_t) -> X509Certificate {
      chain.first { $0.pointer == pointer } ?? X509Certificate(borrowing: pointer, from: trustList)
    }
  }

  /// Why GnuTLS's verifier returned no status.
  enum VerificationRefusal: Error {
    /// An error that ends the library's client, and the certificate that it is about.
    case refused(Int32, certificate: Int?, String)
    /// It could not be asked.
    case notAsked(String)
  }
#endif
