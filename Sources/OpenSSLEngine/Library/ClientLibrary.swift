import COpenSSL

/// The library context of client sessions: the default provider with those decoders only that read the
/// key of a certificate.
///
/// For every certificate of a handshake OpenSSL 3.0 and 3.1 look through all decoders, each with all
/// others, which takes a seventh of a client's time; newer ones remember what they found. No algorithm is
/// missing here, and every key that the default context reads in a certificate is read here.
enum ClientLibrary {
  /// Nil where the library cannot make it: its default context does the same, only slower.
  ///
  /// Unchecked: only this assigns it, and a context may be used by several threads
  /// (OSSL_LIB_CTX(3)). Never freed, as sessions use it until the process ends.
  nonisolated(unsafe) static let context: OpaquePointer? = {
    OpenSSLLibrary.start()
    guard StandardProvider.shared != nil, let context = OSSL_LIB_CTX_new() else { return nil }
    let isThere =
      OSSL_PROVIDER_add_builtin(context, "trusteval", startProvider) == 1
      && OSSL_PROVIDER_load(context, "trusteval") != nil
    if !isThere { OSSL_LIB_CTX_free(context) }
    return isThere ? context : nil
  }()
}

/// The default provider, and what a context for clients is given of it.
///
/// Unchecked: nothing changes it after `init`, and several threads may use a provider.
private final class StandardProvider: @unchecked Sendable {
  static let shared = StandardProvider()

  let pointer: OpaquePointer
  /// Its functions (provider-base(7)), but for `query`; ends with one of number 0.
  let functions: UnsafePointer<OSSL_DISPATCH>
  /// Ends with one without a name.
  let decoders: UnsafePointer<OSSL_ALGORITHM>

  private init?() {
    var isUncached: CInt = 0
    guard let pointer = OSSL_PROVIDER_load(nil, "default") else { return nil }
    let decoders = Self.table(
      OSSL_PROVIDER_query_operation(pointer, OSSL_OP_DECODER, &isUncached),
      until: { $0.algorithm_names == nil }, end: OSSL_ALGORITHM()
    ) { decoder in
      withUnsafePointer(to: decoder) {
        CTrustevalSSL_reads_certificate_keys($0) == 1 ? decoder : nil
      }
    }
    let functions = Self.table(
      OSSL_PROVIDER_get0_dispatch(pointer), until: { $0.function_id == 0 }, end: OSSL_DISPATCH()
    ) { function in
      switch function.function_id {
      case OSSL_FUNC_PROVIDER_QUERY_OPERATION:
        let query: @convention(c) (Context, CInt, UnsafeMutablePointer<CInt>?) -> Algorithms =
          query
        return OSSL_DISPATCH(
          function_id: function.function_id,
          function: unsafeBitCast(query, to: (@convention(c) () -> Void).self))
      // Its context is not this one's to take down.
      case OSSL_FUNC_PROVIDER_TEARDOWN: return nil
      default: return function
      }
    }
    guard let decoders, let functions else { return nil }
    self.pointer = pointer
    self.decoders = decoders
    self.functions = functions
  }

  /// What is kept of a table of C, as another one, which is never freed; nil where that is nothing.
  private static func table<Entry>(
    _ entries: UnsafePointer<Entry>?, until isEnd: (Entry) -> Bool, end: Entry,
    keeping: (Entry) -> Entry?
  ) -> UnsafePointer<Entry>? {
    var kept: [Entry] = []
    var next = entries
    while let entry = next?.pointee, !isEnd(entry) {
      if let entry = keeping(entry) { kept.append(entry) }
      next = next?.successor()
    }
    guard !kept.isEmpty else { return nil }
    kept.append(end)
    let table = UnsafeMutablePointer<Entry>.allocate(capacity: kept.count)
    table.initialize(from: kept, count: kept.count)
    return UnsafePointer(table)
  }
}

private typealias Context = UnsafeMutableRawPointer?
private typealias Algorithms = UnsafePointer<OSSL_ALGORITHM>?

/// OSSL_provider_init (provider-base(7)).
private func startProvider(
  _: OpaquePointer?, _: UnsafePointer<OSSL_DISPATCH>?,
  _ functions: UnsafeMutablePointer<UnsafePointer<OSSL_DISPATCH>?>?,
  _ context: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> CInt {
  guard let standard = StandardProvider.shared else { return 0 }
  functions?.pointee = standard.functions
  // The algorithms are used as they are, so they get the context that they expect.
  context?.pointee = OSSL_PROVIDER_get0_provider_ctx(standard.pointer)
  return 1
}

/// provider_query_operation (provider-base(7)).
private func query(
  _: Context, _ operation: CInt, _ isUncached: UnsafeMutablePointer<CInt>?
) -> Algorithms {
  guard let standard = StandardProvider.shared else { return nil }
  guard operation == OSSL_OP_DECODER else {
    return OSSL_PROVIDER_query_operation(standard.pointer, operation, isUncached)
  }
  isUncached?.pointee = 0
  return standard.decoders
}
