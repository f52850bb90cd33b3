/// What TN2232 and later practice say of trust evaluation in one API.
struct APIText: Sendable {
  var names: [String] = []
  var meaning = ""
  var customisable = ""
  var trustObject = ""
  var trap = ""
  var whatToDo: [String] = []
  var related: [String] = []

  /// Reads blocks: `@name, alias`, `= meaning`, `c customisable`, `o trust object`, `t trap`,
  /// `! step`, `~ related`.
  static func all() -> [APIText] {
    var texts: [APIText] = []
    for line in [text, trust, streams, loading, keychain].flatMap({ $0.split(separator: "\n") }) {
      let body = String(line.dropFirst(2))
      if line.first == "@" {
        texts.append(APIText(names: names(line.dropFirst())))
        continue
      }
      guard !texts.isEmpty else { continue }
      let last = texts.count - 1
      switch line.first {
      case "=": texts[last].meaning = body
      case "c": texts[last].customisable = body
      case "o": texts[last].trustObject = body
      case "t": texts[last].trap = body
      case "!": texts[last].whatToDo.append(body)
      case "~": texts[last].related.append(body)
      default: continue
      }
    }
    return texts
  }

  private static func names(_ field: Substring) -> [String] {
    field.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  private static let text = """
    @URLSession, NSURLSession
    = Foundation's URL loading; evaluates every https server by default.
    c Yes, in the delegate method urlSession(_:didReceive:completionHandler:), for challenges of the method NSURLAuthenticationMethodServerTrust.
    o challenge.protectionSpace.serverTrust
    t App Transport Security evaluates as well: an accepted challenge still ends in -1200 when the root is not installed on the device. Challenges of other methods must be given default handling, or passwords and client certificates stop working. Answering with a credential without having evaluated accepts everybody.
    ! Take the trust object, adjust it (anchors, policy), evaluate it.
    ! To accept, answer with useCredential and URLCredential(trust:); to refuse, with cancelAuthenticationChallenge, which the caller sees as -999.
    ! Leave everything else to performDefaultHandling.
    ~ authentication challenge
    ~ NSURLConnection
    ~ trust object
    @NSURLConnection
    = The URL loading API before URLSession; deprecated.
    c Yes, much like URLSession, in connection:willSendRequestForAuthenticationChallenge:.
    o The protection space of the challenge: serverTrust
    t The answer goes to the challenge's sender, not to a completion handler: a delegate that returns without calling the sender leaves the connection hanging.
    ! To accept, useCredential:forAuthenticationChallenge: with a credential made from the trust object; to refuse, cancelAuthenticationChallenge:; otherwise performDefaultHandlingForAuthenticationChallenge:.
    ~ URLSession
    @WebView
    = The old web view of OS X; deprecated.
    c Not directly: its resource load delegate never sees challenges about server trust. An NSURLProtocol subclass of the app's own can load in its place.
    o None of its own; the one of the replacing load
    t Challenges about passwords do arrive there; those about server trust do not, so code that handles both never sees the second.
    ~ WKWebView
    ~ UIWebView
    @UIWebView
    = The old web view of iOS; deprecated.
    c No. An NSURLProtocol subclass of the app's own can load in its place.
    o None of its own; the one of the replacing load
    t There is no hook at all: code that accepts the server elsewhere in the app does not reach the view's own loads.
    ~ WKWebView
    ~ WebView
    @WKWebView
    = The web view of today; loads in a process of its own. It came after TN2232.
    c Yes, in webView(_:didReceive:completionHandler:) of its navigation delegate.
    o challenge.protectionSpace.serverTrust
    t NSURLProtocol does not reach it. App Transport Security for web content has a key of its own (NSAllowsArbitraryLoadsInWebContent). Not every resource of a page brings a challenge of its own.
    ! Answer as with URLSession.
    ! Without App Transport Security, failures come as -1202 with the finer stream code in userInfo.
    ~ URLSession
    ~ WebView
    @HTTP Live Streaming, HLS, AVFoundation
    = Media playback over https.
    c By resource: playlists (.m3u8) and keys, yes, through an AVAssetResourceLoader delegate that fetches them with any API; media segments (.ts), no.
    o The one of the API that the resource loader's delegate uses
    t The playlist plays and the segments fail: they come from another host, whose certificate must pass without any customisation.
    ! Give the hosts of the media segments certificates that need no customisation.
    ~ URLSession
    @CFHTTPStream
    = HTTP on CFStream; deprecated.
    c Yes, as with CFSocketStream.
    o kCFStreamPropertySSLPeerTrust of the stream
    t By the time the trust object can be had, the request has been sent: secrets in it have reached the server before the server was evaluated.
    ! For confidential requests use URLSession, or CFSocketStream below.
    ~ CFSocketStream
    ~ URLSession
    @CFSocketStream, NSStream, CFStream
    = TLS on CFStream and NSStream; deprecated.
    c Yes: switch the evaluation off with kCFStreamSSLValidatesCertificateChain in kCFStreamPropertySSLSettings and make your own.
    o kCFStreamPropertySSLPeerTrust of the stream
    t The trust object is not there yet at the open-completed event. Wait for has-space-available or has-bytes-available, and neither send nor believe anything before.
    ! Evaluate at the first of these two events, then go on or close.
    ~ CFHTTPStream
    ~ Network.framework
    @Secure Transport, SSLContext
    = The lowest TLS layer of older systems; deprecated, and without TLS 1.3.
    c Yes: set kSSLSessionOptionBreakOnServerAuth before the handshake (and, where needed, SSLSetEnableCertVerify off).
    o SSLCopyPeerTrust, when SSLHandshake has returned errSSLServerAuthCompleted (-9841)
    t With its own verification, every trust failure is -9807. With a break at server authentication, nothing is verified unless the app does it.
    ! After the break, evaluate, then call SSLHandshake again or close.
    ~ errSSLXCertChainInvalid
    ~ Network.framework
    @Network.framework, NWConnection, Network framework
    = TCP, TLS and QUIC connections of today. It came after TN2232.
    c Yes, with sec_protocol_options_set_verify_block on the TLS options.
    o sec_trust_copy_ref of the trust given to the verify block
    t The verify block replaces the default evaluation: one that completes with true accepts everybody. A refusal does not fail the connection, which waits with -9808. App Transport Security has no part in it.
    ! Evaluate the trust object in the block, off its queue if that takes long, and complete with the result.
    ~ errSSLBadCert
    ~ Secure Transport
    """
}
