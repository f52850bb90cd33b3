import Network
import TrustModel
import X509

/// Answers of web servers: a body is found or refused, and its content is read.
struct HTTPTarget: FuzzTarget {
  private static let seeds = [
    "HTTP/1.1 200 OK\r\nContent-Type: application/pkix-cert\r\nContent-Length: 5\r\n\r\n0\u{3}\u{2}\u{1}\u{0}",
    "HTTP/1.0 404 Not Found\r\n\r\nno", "HTTP/1.1 301 Moved\r\nLocation: http://127.0.0.1/\r\n\r\n",
    "HTTP/1.1 200\r\n\r\n-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----\n",
  ].map { Array($0.utf8) }

  private static let pieces =
    ["\r\n", "\r\n\r\n", " ", "HTTP/1.1 ", "200", "999", "-20", "\0", ": "].map { Array($0.utf8) }
    + seeds

  func input(_ mutator: inout Mutator) -> [UInt8] {
    let seed = Self.seeds[Int.random(in: 0..<Self.seeds.count, using: &mutator.random)]
    return mutator.mutate(seed, with: Self.pieces)
  }

  func text(of answer: [UInt8]) -> [UInt8] { answer }

  func attempt(_ answer: [UInt8]) -> Outcome {
    do throws(ConnectionFailure) {
      let body = try HTTPAnswer.body(of: answer)
      precondition(body.count < answer.count, "more body than answer")
      for der in CertificateFile.certificates(in: body) { _ = try? Certificate(der: der) }
      return .accepted
    } catch {
      // Text of the server must not be in the message.
      let isPlain = error.summary.utf8.allSatisfy { (0x20...0x7e).contains($0) }
      precondition(isPlain && error.summary.count < 80, "an answer is echoed")
      return .refused
    }
  }
}
