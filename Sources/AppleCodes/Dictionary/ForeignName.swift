/// The name of a failure in another system.
struct ForeignName: Hashable, Sendable {
  let system: System
  let name: String
  /// The number that goes with it, where the system has one.
  let number: Int?

  init(_ system: System, _ name: String, number: Int? = nil) {
    self.system = system
    self.name = name
    self.number = number
  }

  enum System: String, CaseIterable, Sendable {
    case openssl = "OpenSSL"
    case gnutls = "GnuTLS"
    case curl
    case go = "Go"
    case java = "Java"
    case okhttp = "OkHttp"
    case node = "Node"
    case python = "Python"
    case rustls
    case php = "PHP"
    case perl = "Perl"
    case ruby = "Ruby"
    case subversion = "Subversion"
    case dart = "Dart, Flutter"
    case erlang = "Erlang, Elixir"
    case javaScript = "JavaScript"
    case alamofire = "Alamofire"
    case trustKit = "TrustKit"
    /// Lines of Apple's BoringSSL, and what Apple's tools print, that are no codes.
    case apples = "Apple's platforms"
    case wget = "Wget"
    case nio = "SwiftNIO"
    case grpc = "gRPC"
    case http2 = "HTTP/2"
    case webSocket = "WebSocket"
    case qt = "Qt"
    case unity = "Unity"
    case android = "Android WebView"
    /// The words of errno, which every program prints.
    case system
    /// Words that are no one program's.
    case several = "several programs"
    case mqtt = "MQTT"
    case mbedTLS = "Mbed TLS"
    case wolfSSL
    case dotNET = "Windows, .NET"
    case webServer = "server"
    case database
    case chrome = "Chrome"
    case firefox = "Firefox"
    case alert = "TLS alert"

    /// What readers see; its value is what JSON has, which stays.
    var title: String {
      switch self {
      case .system: "operating system (errno)"
      case .webServer: "server programs"
      case .database: "databases"
      default: rawValue
      }
    }
  }
}
