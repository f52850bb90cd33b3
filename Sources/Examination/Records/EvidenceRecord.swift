import FoundationEssentials
package import TrustModel

/// One line of an evidence file: all that a report was made of, and the question it answers.
package struct EvidenceRecord: Hashable, Codable, Sendable {
  /// Raised when a reader of the older format could misread the record: in format 1 an opinion did
  /// not distinguish failures that the library hides.
  package static let currentFormat = 2

  /// Octets of a line, ten times those of the largest chain with what was fetched and asked.
  ///
  /// To read one may take 35 times as much memory.
  static let longestLine = 8 * 1_048_576

  /// Format of the record; only `currentFormat` is read.
  package let format: Int
  /// The tool that wrote it, with its version.
  package let tool: String
  package let target: Request.Target
  package let connection: ConnectionPlan
  package let trust: TrustPlan
  /// Where in its input the run found the request; nil where certificates came from files.
  package let source: RequestSource?
  package let evidence: Evidence

  package init(
    _ request: Request, _ evidence: Evidence, _ source: RequestSource? = nil, version: String
  ) {
    format = Self.currentFormat
    tool = "trusteval " + version
    target = request.target
    connection = request.connection
    trust = request.trust
    self.source = source
    self.evidence = evidence
  }

  /// The record on one line, with its line break.
  package func line() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }

  /// The record as a file of evidence takes it.
  package func fileLine() -> EvidenceLine {
    guard let line = try? line(), line.count <= Self.longestLine else { return .tooLong }
    return .record(line)
  }

  /// - Throws: `Damage` saying what is wrong with the line, one clause.
  package init(line: [UInt8]) throws(Damage) {
    struct Head: Decodable {
      let format: Int
    }
    do {
      let data = Data(line)
      let format = try JSONDecoder().decode(Head.self, from: data).format
      guard format == Self.currentFormat else {
        throw Damage(
          text: "was written in format \(format) by another version; this one reads format "
            + "\(Self.currentFormat)")
      }
      self = try JSONDecoder().decode(EvidenceRecord.self, from: data)
    } catch let damage as Damage {
      throw damage
    } catch let error as DecodingError {
      throw Damage(error)
    } catch {
      throw Damage(text: "cannot be read")
    }
    guard !evidence.observations.isEmpty else { throw Damage(text: "holds no observation") }
    guard evidence.isBounded else { throw Damage(text: "holds more than any endpoint can give") }
    guard evidence.namesVersions else {
      throw Damage(text: "has a completed handshake of no TLS version that exists")
    }
    guard !lacksHandshake else {
      throw Damage(
        text: "is of a server, and has neither a complete handshake nor why there is none")
    }
    guard hasNamedLists else {
      throw Damage(text: "names a file with lists of revoked certificates, and has none of it")
    }
  }

  /// Whether there is a list of each file that is named, octet by octet.
  private var hasNamedLists: Bool {
    let files = Set(evidence.revocationLists.map { Array($0.file.utf8) })
    return trust.revocation.lists.allSatisfy { files.contains(Array($0.utf8)) }
  }

  /// Whether nothing tells how a connection went, so that what depends on it would pass for checked.
  private var lacksHandshake: Bool {
    guard case .server = target else { return false }
    return evidence.observations.contains { observation in
      guard observation.failure == nil else { return false }
      return observation.handshake.map { !$0.isComplete } ?? !observation.certificates.isEmpty
    }
  }

  /// Why a line is no record.
  package struct Damage: Error, Hashable, Sendable {
    package let text: String

    fileprivate init(text: String) {
      self.text = text
    }

    fileprivate init(_ error: DecodingError) {
      switch error {
      case .dataCorrupted(let context) where context.codingPath.isEmpty:
        text = "is cut off, no JSON, or has a number out of range"
      case .dataCorrupted(let context):
        text = "has a value that cannot be used at \(Self.place(context.codingPath))"
      case .keyNotFound(let key, let context):
        let place = Self.place(context.codingPath + [key])
        // Reports are JSON lines as well, and come from the same runs.
        let hint = place == "format" ? " (--save-evidence FILE writes evidence)" : ""
        text = "is no evidence of trusteval: no \(place)\(hint)"
      case .typeMismatch(_, let context), .valueNotFound(_, let context):
        text =
          "is no evidence of trusteval: a wrong kind of value at "
          + (context.codingPath.isEmpty ? "its top" : Self.place(context.codingPath))
      @unknown default:
        text = "cannot be read"
      }
    }

    private static func place(_ path: [any CodingKey]) -> String {
      path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
  }
}

/// A line of an evidence file.
package enum EvidenceLine: Sendable {
  /// With its line break.
  case record([UInt8])
  /// The record is longer than any that is read.
  case tooLong
}

extension Evidence {
  /// Whether each completed handshake has the version that it is judged by, and one that exists: of
  /// any other nothing would be refused.
  fileprivate var namesVersions: Bool {
    observations.compactMap(\.handshake).allSatisfy {
      !$0.isComplete || $0.isOfCurrentVersion || $0.isOfRetiredVersion
    }
  }

  /// Whether its lists are no longer than those of an examination, so that an edited record cannot
  /// keep a replay busy.
  fileprivate var isBounded: Bool {
    observations.count <= 2 && stores.count <= 256 && fetches.count <= 32 && remarks.count <= 64
      && revocationLists.count <= RevocationPlan.mostLists
      && witnesses.count <= Engine.allCases.count && Set(witnesses).count == witnesses.count
      && opinions.count <= 64 && (exceptions ?? []).count <= 65_536
      && opinions.allSatisfy { $0.opinion.failures.count + $0.opinion.hidden.count <= 1_000 }
      && stores.reduce(0) { $0 + $1.answers.count } <= 65_536
      && (2...100).contains(tries ?? 2) && address?.isPossible ?? true
      && (keysNotServed ?? []).count <= KeyKind.allCases.count
      && observations.compactMap(\.handshake).allSatisfy {
        $0.trace?.isPossible ?? true && (0...65_535).contains($0.signedCertificateTimestamps ?? 0)
      }
  }
}

extension HandshakeTrace {
  fileprivate var isPossible: Bool {
    messages.count <= Self.mostMessages && (0...1_000_000).contains(leftOut)
      && messages.allSatisfy {
        (0...1e9).contains($0.time) && $0.facts.count <= 32 && $0.records.count <= 32
          && (0...1_000_000_000).contains($0.length)
      }
  }
}

extension PlaceAmongAddresses {
  fileprivate var isPossible: Bool {
    (1...AddressSweep.mostAddresses).contains(count) && (0..<count).contains(index)
      && (0...1_000_000).contains(leftOut)
  }
}
