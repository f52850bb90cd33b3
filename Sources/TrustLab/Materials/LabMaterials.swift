package import OpenSSLEngine
package import TLSEngine
import TrustModel

/// What is made for a case: certificates, keys and the server's behaviour.
package struct LabMaterials: Sendable {
  /// As the server sends it; empty where it does not use TLS.
  package var chain: [[UInt8]]
  /// Key of the first certificate; nil where the server does not use a TLS library.
  package var key: PrivateKey?
  /// Anchors that an app trusts.
  package var anchors: [[UInt8]]
  /// The client's certificate for servers that ask for one; nil where it has none.
  package var client: LabClient?
  /// OpenSSL's trust settings (`X509_CERT_AUX`) that follow each anchor in its file.
  package var anchorSettings: [UInt8]?
  /// The files that the lab's web server has for this case, by path.
  var publications: [String: LabPublication] = [:]
  var behaviour: LabBehaviour

  /// A server that uses a TLS library and sends this chain.
  init(chain: [[UInt8]], key: PrivateKey, anchors: [[UInt8]]) {
    self.chain = chain
    self.key = key
    self.anchors = anchors
    behaviour = .tls(TLSServerSettings(chain: chain, key: key))
  }

  /// A server that follows a script and uses no TLS library.
  init(script: [LabScriptStep], chain: [[UInt8]] = [], anchors: [[UInt8]] = []) {
    self.chain = chain
    key = nil
    self.anchors = anchors
    behaviour = .script(script)
  }

  /// A port without a listener.
  static let nobody = LabMaterials(behaviour: .refusing)

  private init(behaviour: LabBehaviour) {
    chain = []
    key = nil
    anchors = []
    self.behaviour = behaviour
  }

  /// PEM of the anchors to trust.
  package var anchorPEM: String {
    guard let settings = anchorSettings else { return PEMWriter.certificates(anchors) }
    return anchors.map { PEMWriter.trustedCertificate($0, settings: settings) }.joined()
  }

  /// The same server with other TLS settings; no effect on a script.
  func with(_ change: (inout TLSServerSettings) -> Void) -> LabMaterials {
    guard case .tls(var settings) = behaviour else { return self }
    change(&settings)
    var changed = self
    changed.behaviour = .tls(settings)
    return changed
  }
}

/// A client's certificate, those sent along with it, and its key.
package struct LabClient: Sendable {
  /// DER, the client's own first.
  package let chain: [[UInt8]]
  package let key: PrivateKey

  package var identity: ClientIdentity {
    ClientIdentity(
      chain: chain,
      privateKey: Secret(copying: key.pkcs8, erasedBy: Secret.erasing))
  }

  /// Certificates and key in one text.
  package var pem: String {
    PEMWriter.certificates(chain) + PEMWriter.privateKey(key)
  }
}

enum LabBehaviour: Sendable {
  case tls(TLSServerSettings)
  case script([LabScriptStep])
  case refusing
}

/// A step of a server's script; the connection closes after the last one.
enum LabScriptStep: Sendable {
  /// Waits for the first bytes from the client.
  case awaitInput
  case send([UInt8])
  /// Sends the same bytes until the client disconnects.
  case flood([UInt8])
  /// Sends one byte a second.
  case drip([UInt8])
  /// Sends nothing until the client disconnects.
  case hold
  /// Closes the connection with a reset.
  case reset
}
