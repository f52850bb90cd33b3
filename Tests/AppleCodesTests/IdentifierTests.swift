import Testing
import TrustModel

@testable import AppleCodes

/// Names from headers, sample code and articles on server trust: each is known, and leads to the entry
/// that is about it.
@Suite struct IdentifierTests {
  @Test(arguments: identifiers) func leadsToItsEntry(name: String, title: String) {
    guard case .found(let entries) = ErrorDictionary.answer(to: name).lookup else {
      Issue.record("nothing is known of \(name)")
      return
    }
    #expect(entries.first?.title == title)
  }
}

/// Each with the title of its entry, where that is another name.
private let identifiers: [(String, String)] = table.split(separator: "\n").map {
  let fields = $0.split(separator: "|").map(String.init)
  return (fields[0], fields[fields.count - 1])
}

private let table = """
  URLError.serverCertificateUntrusted|NSURLErrorServerCertificateUntrusted
  URLError.Code.secureConnectionFailed|NSURLErrorSecureConnectionFailed
  URLError(.dnsLookupFailed)|NSURLErrorDNSLookupFailed
  .serverCertificateHasBadDate|NSURLErrorServerCertificateHasBadDate
  badURL|NSURLErrorBadURL
  cancelled|NSURLErrorCancelled
  CFNetworkErrors.cfurlErrorServerCertificateHasUnknownRoot|kCFURLErrorServerCertificateHasUnknownRoot
  cfurlErrorTimedOut|kCFURLErrorTimedOut
  cfErrorHTTPSProxyConnectionFailure|kCFErrorHTTPSProxyConnectionFailure
  SecTrustResultType(rawValue: 5)|kSecTrustResultRecoverableTrustFailure
  SecTrustResultType.unspecified|kSecTrustResultUnspecified
  trust result 6|kSecTrustResultFatalTrustFailure
  recoverableTrustFailure|kSecTrustResultRecoverableTrustFailure
  errSecInteractionNotAllowed
  -34018|errSecMissingEntitlement
  NWError
  kNWErrorDomainTLS
  NWProtocolTLS.Options|NWProtocolTLS
  AFHTTPRequestOperation|AFNetworking
  AFHTTPRequestOperation:success:failure:|AFNetworking
  AFNetworking
  AVAssetResourceLoader
  AdvancedURLConnections
  CAfile
  CFHTTPStream
  CFSocketStream
  CFStream|CFSocketStream
  CustomHTTPProtocol|NSURLProtocol
  NSErrorFailingURLKey
  NSErrorFailingURLStringKey|NSErrorFailingURLKey
  NSLocalizedDescription
  NSLocalizedRecoverySuggestion
  NSOSStatusErrorDomain
  NSStream|CFSocketStream
  NSStreamEventHasBytesAvailable
  NSStreamEventHasSpaceAvailable
  NSStreamEventOpenCompleted
  NSStreamSocketSecurityLevelKey|kCFStreamSSLLevel
  NSStreamSocketSecurityLevelNegotiatedSSL|kCFStreamSSLLevel
  NSURLAuthenticationChallenge
  NSURLAuthenticationMethodServerTrust
  NSURLConnection
  NSURLConnectionDelegate
  NSURLCredential
  NSURLCredentialPersistenceNone
  NSURLErrorDomain
  NSURLErrorFailingURLPeerTrustErrorKey
  NSURLErrorSecureConnectionFailed
  NSURLErrorServerCertificateHasBadDate
  NSURLErrorServerCertificateHasUnknownRoot
  NSURLErrorServerCertificateNotYetValid
  NSURLErrorServerCertificateUntrusted
  NSURLProtectionSpace
  NSURLProtocol
  NSURLSession|URLSession
  NSURLSessionAuthChallengeCancelAuthenticationChallenge
  NSURLSessionAuthChallengePerformDefaultHandling
  NSUnderlyingError
  OSStatus
  OpenSSL|openssl
  SFCertificatePanel|SFCertificateView
  SFCertificateTrustPanel|SFCertificateView
  SFCertificateView
  SSLHandshake
  SSLSetEnableCertVerify
  SSLSetSessionOption
  SecCertificateCopyData
  SecCertificateCopySubjectSummary
  SecCertificateCopyValues
  SecCertificateCreateWithData
  SecCertificateRef|SecCertificateCreateWithData
  SecIdentityCopyCertificate|SecIdentity
  SecIdentityRef|SecIdentity
  SecItemAdd
  SecItemCopyMatching|SecItemAdd
  SecItemDelete|SecItemAdd
  SecPKCS12Import
  SecPolicyCreateRevocation
  SecPolicyCreateSSL
  SecPolicyRef|SecPolicy
  SecTrustCopyAnchorCertificates
  SecTrustCopyExceptions
  SecTrustCopyPolicies|SecTrustSetPolicies
  SecTrustCopyProperties
  SecTrustCopyPublicKey
  SecTrustCopyResult
  SecTrustCreateWithCertificates
  SecTrustEvaluate
  SecTrustEvaluateAsync
  SecTrustGetCertificateAtIndex|SecTrustGetCertificateCount
  SecTrustGetCertificateCount
  SecTrustRef|SecTrust
  SecTrustResultType
  SecTrustSetAnchorCertificates
  SecTrustSetAnchorCertificatesOnly
  SecTrustSetExceptions|SecTrustCopyExceptions
  SecTrustSetNetworkFetchAllowed
  SecTrustSetPolicies
  UIWebView
  URLSession
  URLSession:didReceiveChallenge:completionHandler:|urlSession(_:didReceive:completionHandler:)
  WKWebview|WKWebView
  WebView
  addAnchorToTrust|SecTrustSetAnchorCertificates
  authenticationMethod
  authorityKeyIdentifier
  basicConstraints|BasicConstraints
  cRLSign|keyCertSign
  canAuthenticateAgainstProtectionSpace:|connection:canAuthenticateAgainstProtectionSpace:
  cancelAuthenticationChallenge:|NSURLSessionAuthChallengeCancelAuthenticationChallenge
  changeHostForTrust|SecPolicyCreateSSL
  clientAuth
  clientCertificate|a client certificate is required
  commonName|Common Name
  connection:canAuthenticateAgainstProtectionSpace:
  connection:didReceiveAuthenticationChallenge:|connection:canAuthenticateAgainstProtectionSpace:
  connection:willSendRequestForAuthenticationChallenge:
  credentialForTrust:|NSURLCredential
  didReceiveAuthenticationChallenge:|connection:canAuthenticateAgainstProtectionSpace:
  didReceiveChallenge:completionHandler:|urlSession(_:didReceive:completionHandler:)
  digitalSignature|digital signature
  errSSLCertExpired
  errSSLCertNotYetValid
  errSSLHostNameMismatch
  errSSLNoRootCert
  errSSLUnknownRootCert
  errSSLXCertChainInvalid
  errSecDuplicateItem
  errSecItemNotFound
  errSecSuccess
  extendedKeyUsage|ExtendedKeyUsage
  kCFErrorDomainCFNetwork
  kCFStreamEventCanAcceptBytes|NSStreamEventHasSpaceAvailable
  kCFStreamEventHasBytesAvailable|NSStreamEventHasBytesAvailable
  kCFStreamEventOpenCompleted|NSStreamEventOpenCompleted
  kCFStreamPropertySSLPeerCertificates
  kCFStreamPropertySSLPeerTrust
  kCFStreamPropertySSLSettings
  kCFStreamSSLPeerName
  kCFStreamSSLValidatesCertificateChain
  kCFURLErrorSecureConnectionFailed
  kCFURLErrorServerCertificateHasBadDate
  kCFURLErrorServerCertificateHasUnknownRoot
  kCFURLErrorServerCertificateNotYetValid
  kCFURLErrorServerCertificateUntrusted
  kSecAttrLabel
  kSecClass
  kSecClass:|kSecClass
  kSecClassCertificate|kSecClass
  kSecClassIdentity|kSecClass
  kSecClassKey|kSecClass
  kSecImportExportPassphrase|SecPKCS12Import
  kSecImportItemCertChain|SecPKCS12Import
  kSecImportItemIdentity|SecPKCS12Import
  kSecMatchLimit
  kSecMatchLimitAll|kSecMatchLimit
  kSecReturnRef
  kSecTrustOptionImplicitAnchors|SecTrustSetOptions
  kSecTrustResultInvalid
  kSecTrustResultProceed
  kSecTrustResultProceed:|kSecTrustResultProceed
  kSecTrustResultRecoverableTrustFailure
  kSecTrustResultUnspecified
  kSecTrustResultUnspecified:|kSecTrustResultUnspecified
  kSecValueRef
  keyCertSign
  keyEncipherment
  keyUsage|KeyUsage
  noErr|OSStatus
  nonRepudiation|keyEncipherment
  nsCertType
  openssl s_client|s_client
  openssl x509
  performDefaultHandlingForAuthenticationChallenge:|NSURLSessionAuthChallengePerformDefaultHandling
  protectionSpace|protection space
  resourceLoadDelegate
  serverAuth
  serverTrust
  setAllowsAnyHTTPSCertificate:forHost:
  setAuthenticationAgainstProtectionSpaceBlock:|AFNetworking
  setAuthenticationChallengeBlock:|AFNetworking
  subjectKeyIdentifier
  useCredential:|NSURLSessionAuthChallengeUseCredential
  useCredential:forAuthenticationChallenge:|NSURLSessionAuthChallengeUseCredential
  willSendRequestForAuthenticationChallenge:|connection:willSendRequestForAuthenticationChallenge:
  """
