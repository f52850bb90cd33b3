#if GnuTLS
  import CGnuTLS
  import Synchronization
  import TrustModel

  /// The right to verify, which one thread has at a time.
  ///
  /// GnuTLS takes the time of verification from a function that is set for the whole process, and
  /// passes its verification callback no argument of the caller's. So both use shared state, and
  /// one verification runs at a time. Handshakes in that time may see the verify date as well: they
  /// use the clock for ticket ages only.
  enum VerificationTurn {
    /// One certificate that the verifier looked at, from the root down.
    struct Step: Sendable {
      private let certificateAddress: UInt
      private let issuerAddress: UInt
      let status: UInt32

      /// As integers, not pointers, so that a step is Sendable.
      init(certificate: OpaquePointer?, issuer: OpaquePointer?, status: UInt32) {
        certificateAddress = UInt(bitPattern: certificate)
        issuerAddress = UInt(bitPattern: issuer)
        self.status = status
      }

      var certificate: gnutls_x509_crt_t? { gnutls_x509_crt_t(bitPattern: certificateAddress) }
      var issuer: gnutls_x509_crt_t? { gnutls_x509_crt_t(bitPattern: issuerAddress) }
    }

    typealias Record =
      @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?, UInt32) -> Int32

    /// Runs `verify` with the clock at `date`; it must pass on the callback that it is given.
    static func take(
      at date: Instant, _ verify: (Record) -> Int32
    ) -> (result: Int32, steps: [Step]) {
      _ = clock
      return turn.withLock { _ in
        state.withLock { $0 = State(date: Int(date.secondsSinceEpoch)) }
        let result = verify { certificate, issuer, _, status in
          VerificationTurn.record(Step(certificate: certificate, issuer: issuer, status: status))
          return 0
        }
        let steps = state.withLock { state in
          defer { state = State() }
          return state.steps
        }
        return (result, steps)
      }
    }

    private static func record(_ step: Step) {
      state.withLock { $0.steps.append(step) }
    }

    private struct State {
      /// Seconds since the epoch; nil means the real time, outside a turn.
      var date: Int?
      var steps: [Step] = []
    }

    private static let turn = Mutex(())
    private static let state = Mutex(State())

    /// Set once, at the first turn: it must not change while other threads use the library.
    private static let clock: Void = gnutls.global_set_time_function { result in
      let now = state.withLock { $0.date } ?? CTrustevalGnuTLS_now()
      result?.pointee = now
      return now
    }
  }
#endif
