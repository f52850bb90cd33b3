/// The endpoint as asked for.
package struct Endpoint: Hashable, Codable, Sendable {
  /// As given, in A-label form; the first file's name for certificates from files.
  package var host: String
  /// Nil for certificates from files.
  package var port: Int?
  /// Address connected to; nil when there was no connection.
  package var address: String?
  /// The name evaluated for; nil when the name check was not asked for.
  package var serverName: String?

  package init(host: String, port: Int?, address: String? = nil, serverName: String?) {
    self.host = host
    self.port = port
    self.address = address
    self.serverName = serverName
  }
}

/// Where in its input a run found the request for a report.
package struct RequestSource: Hashable, Codable, Sendable {
  /// The hosts file or capture; nil for an argument.
  package var file: String?
  /// Line of the file, from 1.
  package var line: Int?
  /// Place among all requests of the run, from 0.
  package var index: Int

  package init(file: String? = nil, line: Int? = nil, index: Int) {
    self.file = file
    self.line = line
    self.index = index
  }
}
