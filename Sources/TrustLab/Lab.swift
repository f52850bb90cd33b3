import Network
package import OpenSSLEngine
package import TrustModel

/// A private certification authority and its servers, good and broken, in memory.
///
/// All dates are relative to `now` and made at each start, so nothing expires unintentionally.
package actor Lab {
  private var authority: LabAuthority
  private let site: LabSite
  private let publisher: Listener
  private let publications = LabPublications()
  private var tasks: [Task<Void, Never>] = []
  private var refusingPorts: [RefusingPort] = []
  /// The materials of each case, so that files and servers contain the same certificates.
  private var made: [String: LabMaterials] = [:]

  /// Makes the authorities and opens a port for what they publish.
  ///
  /// - Throws: `IssuingError`, or an error of the socket layer.
  package init(now: Instant, at site: LabSite = LabSite()) async throws {
    self.site = site
    publisher = try await Listener()
    authority = try LabAuthority(
      now: now, publicationPort: publisher.port, names: site.names)
    publications.add(authority.publications)
  }

  /// Starts a server for each case, in their order, each on its own port; they run until `stop`.
  ///
  /// - Throws: `IssuingError`, or an error of the socket layer; servers that were started keep
  ///   running.
  package func serve(_ cases: [LabCase]) async throws -> [ServedCase] {
    if tasks.isEmpty {
      let server = LabServer.publisher(publications)
      let (publisher, room) = (publisher, site.room)
      tasks.append(
        Task {
          await publisher.serve(sharing: room) { connection in
            var visit = LabVisit(of: "", from: connection.peer)
            try await server.handle(connection, &visit)
          }
        })
    }
    async let rsaKey = cases.contains(where: \.needsRSAKey) ? Self.makeRSAKey() : nil
    var served: [ServedCase?] = Array(repeating: nil, count: cases.count)
    // The cases that need the RSA key come last, so that it is made in the meantime.
    let quick = cases.indices.filter { !cases[$0].needsRSAKey }
    for index in quick { served[index] = try await serve(cases[index], at: index) }
    authority.preparedRSAKey = try await rsaKey
    for index in cases.indices where served[index] == nil {
      served[index] = try await serve(cases[index], at: index)
    }
    return served.compactMap { $0 }
  }

  @concurrent private static func makeRSAKey() async throws(IssuingError) -> PrivateKey? {
    try .generate(.rsa(2048))
  }

  /// The certificates and keys of a case, made at the first request.
  package func materials(for labCase: LabCase) throws(IssuingError) -> LabMaterials {
    if let materials = made[labCase.name] { return materials }
    let materials = try labCase.make(authority)
    made[labCase.name] = materials
    publications.add(materials.publications)
    return materials
  }

  /// Ends every connection and frees every port.
  package func stop() async {
    let running = tasks
    tasks = []
    refusingPorts = []
    for task in running { task.cancel() }
    for task in running { await task.value }
  }

  private func serve(_ labCase: LabCase, at index: Int) async throws -> ServedCase {
    let materials = try materials(for: labCase)
    let port = try await serve(labCase, materials, on: site.port(at: index))
    return ServedCase(
      labCase: labCase, port: port, serverName: site.serverName(of: labCase), materials: materials)
  }

  private func serve(
    _ labCase: LabCase, _ materials: LabMaterials, on port: UInt16
  ) async throws -> UInt16 {
    let server: LabServer
    switch materials.behaviour {
    case .tls(let settings):
      let reply = HTTPReply.text("\(labCase.name): \(labCase.summary).\n")
      server = .tls(try TLSServerContext(settings), reply: reply)
    case .script(let steps):
      server = .script(steps)
    case .refusing:
      let refusing = try Listener.refusing(on: site.address, port: port)
      refusingPorts.append(refusing)
      return refusing.port
    }
    let listener = try await Listener(on: site.address, port: port)
    let (name, site) = (labCase.name, site)
    tasks.append(
      Task {
        await listener.serve(within: site.bounds, sharing: site.room) { connection in
          var visit = LabVisit(of: name, from: connection.peer)
          do {
            try await server.handle(connection, &visit)
          } catch is CancellationError {
            visit.note(.timePassed)
          } catch {
            visit.note(.broken)
          }
          site.log?(visit)
        }
      })
    return listener.port
  }
}

/// A case with its server running.
package struct ServedCase: Sendable {
  package let labCase: LabCase
  package let port: UInt16
  /// The name to evaluate for.
  package let serverName: String
  /// The certificates and keys that the server uses.
  package let materials: LabMaterials
}
