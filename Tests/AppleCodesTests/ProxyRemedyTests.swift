import Testing
import TrustModel

@testable import AppleCodes

/// A proxy that refuses the server behind it has a setting of its own for what it trusts.
@Suite struct ProxyRemedyTests {
  private static let line = "2026/11/21 09:14:03 [error] 31#31: *5 "
  private static let behind = " while SSL handshaking to upstream, client: 10.0.12.2"

  @Test(arguments: [
    (
      "upstream SSL certificate verify error: (20:unable to get local issuer certificate)",
      "proxy_ssl_trusted_certificate"
    ),
    (
      "upstream SSL certificate verify error: (18:self-signed certificate)",
      "proxy_ssl_trusted_certificate"
    ),
    (
      "upstream SSL certificate verify error: (19:self-signed certificate in certificate chain)",
      "proxy_ssl_trusted_certificate"
    ),
    (
      "upstream SSL certificate verify error: (21:unable to verify the first certificate)",
      "proxy_ssl_trusted_certificate"
    ),
    ("upstream SSL certificate does not match \"backend.example\"", "proxy_ssl_name"),
  ])
  func nginxNamesItsSetting(error: String, setting: String) throws {
    let log = try #require(ErrorDictionary.answer(to: Self.line + error + Self.behind).synopsis)
    #expect(log.whatToDo.first?.contains(setting) == true, "\(log.whatToDo)")
  }

  @Test(arguments: [
    "upstream SSL certificate verify error: (10:certificate has expired)",
    "client SSL certificate verify error: (20:unable to get local issuer certificate)",
  ])
  func anotherFailureHasNoSuchSetting(error: String) throws {
    let behind = error.hasPrefix("client") ? " while reading client request headers" : Self.behind
    let log = try #require(ErrorDictionary.answer(to: Self.line + error + behind).synopsis)
    #expect(!log.whatToDo.contains { $0.contains("proxy_ssl") }, "\(log.whatToDo)")
  }

  /// Where a proxy did not make the connection, the server without it is no answer.
  @Test(arguments: [
    (
      "curl: (56) CONNECT tunnel failed, response 403",
      "trusteval HOST --proxy http://PROXY:PORT"
    ),
    (
      "npm ERR! network tunneling socket could not be established, cause=connect ECONNREFUSED 192.0.2.9:8080",
      "trusteval HOST --proxy http://PROXY:PORT"
    ),
    (
      "Error Domain=kCFErrorDomainCFNetwork Code=310 \"(null)\" "
        + "UserInfo={NSErrorFailingURLStringKey=https://api.example/v1}",
      "trusteval api.example --proxy http://PROXY:PORT"
    ),
    (
      "Get \"https://api.example/\": proxyconnect tcp: x509: certificate signed by unknown authority",
      "trusteval PROXY:PORT"
    ),
  ])
  func theNextCommandGoesByTheProxy(text: String, command: String) throws {
    let log = try #require(ErrorDictionary.answer(to: text).synopsis)
    #expect(log.command == command)
  }
}
