import OpenSSLEngine
import TLSEngine
import Testing
import TrustModel

#if GnuTLS
  import GnuTLSEngine
#endif

/// The places where each library's own clients find roots.
@Suite struct RootPlaceTests {
  private static func system(
    _ variables: [String: String] = [:], files: Set<String> = []
  ) -> HostSystem {
    HostSystem(variable: { variables[$0] }, exists: files.contains)
  }

  @Test func openSSLHasAFileAndADirectory() throws {
    let places = try #require(OpenSSLWitness().rootPlaces(on: Self.system()))
    #expect(places.map(\.kind) == [.bundle, .hashedDirectory])
    #expect(places.allSatisfy { $0.path.hasPrefix("/") && $0.variable == nil })
  }

  @Test func variablesReplaceWhatOpenSSLHas() throws {
    let builtIn = try #require(OpenSSLWitness().rootPlaces(on: Self.system()))
    let file = try #require(
      OpenSSLWitness().rootPlaces(on: Self.system(["SSL_CERT_FILE": "own.pem"])))
    #expect(
      file == [.init(path: "own.pem", kind: .bundle, variable: "SSL_CERT_FILE"), builtIn[1]])
    let directories = try #require(
      OpenSSLWitness().rootPlaces(on: Self.system(["SSL_CERT_DIR": "/a:b"])))
    #expect(
      directories == [
        builtIn[0], .init(path: "/a", kind: .hashedDirectory, variable: "SSL_CERT_DIR"),
        .init(path: "b", kind: .hashedDirectory, variable: "SSL_CERT_DIR"),
      ])
    // Seen with the library: an empty variable does not select the default.
    let empty = try #require(
      OpenSSLWitness().rootPlaces(on: Self.system(["SSL_CERT_FILE": "", "SSL_CERT_DIR": ""])))
    #expect(empty.map(\.path) == ["", ""])
    #expect(empty.map(\.variable) == ["SSL_CERT_FILE", "SSL_CERT_DIR"])
  }

  #if GnuTLS
    @Test func variablesDoNotMoveGnuTLS() throws {
      let debian = Self.system(
        ["SSL_CERT_FILE": "own.pem", "SSL_CERT_DIR": "/a"], files: ["/etc/debian_version"])
      let places = GnuTLSWitness().rootPlaces(on: debian)
      #expect(places == [.init(path: "/etc/ssl/certs/ca-certificates.crt", kind: .bundle)])
      #expect(GnuTLSWitness().rootPlaces(on: Self.system()) == nil, "p11-kit, most likely")
    }
  #endif
}
