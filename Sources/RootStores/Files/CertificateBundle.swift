import TrustModel
import X509

/// Certificates in one file's bytes, found by subject; only what is found is parsed.
///
/// A distribution's bundle has about 150 certificates, of which an evaluation needs one or two. So
/// each block is decoded as far as its subject only, and the subject reduced to a key.
struct CertificateBundle: Sendable {
  let bytes: [UInt8]
  /// Where the bytes come from.
  let file: String
  private var blocks: [UInt64: [Range<Int>]] = [:]
  /// Blocks whose subject could not be read cheaply; every search looks at them.
  private var others: [Range<Int>] = []
  /// What has no beginning or no end; a rejection may be among it.
  private let unpaired: [PEMFault]

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    let scan = PEMScanner.scan(bytes, for: PEMScanner.Label.certificates)
    let scanned = scan.blocks
    unpaired = Array(scan.faults(in: bytes).prefix(Self.mostNotes))
    for block in scanned {
      if let key = Self.key(of: block, in: bytes) {
        blocks[key, default: []].append(block.whole)
      } else {
        others.append(Self.line(of: block.whole, in: bytes))
      }
    }
    if scanned.isEmpty, !CertificateFile.entries(in: bytes).isEmpty { others = [0..<bytes.count] }
  }

  /// Blocks of PEM that seem to hold a certificate.
  var blockCount: Int { blocks.reduce(others.count) { $0 + $1.value.count } }

  /// Whether no subject could be read cheaply, as in DER or where all blocks are malformed.
  var hasNoSubjects: Bool { blocks.isEmpty }

  /// Whether nothing in it looks like a certificate.
  var isEmpty: Bool { blocks.isEmpty && others.isEmpty }

  /// Those whose subject looks like the name, in the order of the file: of two entries for one
  /// certificate the first decides.
  func certificates(withSubject name: DistinguishedName) -> [StoredCertificate] {
    roots(withSubject: name).certificates
  }

  /// The same, with what could not be read of those that may be meant: a rejection may be among them.
  func roots(withSubject name: DistinguishedName) -> FoundRoots {
    let found = SubjectKey.of(name: name.der).flatMap { blocks[$0] } ?? []
    var roots = FoundRoots(
      notes: unpaired.map { passedOver("line \($0.line)", $0.text) })
    for range in (found + others).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let contents = CertificateFile.contents(in: Array(bytes[range]))
      for fault in contents.faults { note(fault.text, fault.line, range, in: &roots) }
      if contents.entries.count > CertificateFile.most {
        note("what comes behind \(CertificateFile.most) certificates", 1, range, in: &roots)
      }
      for entry in contents.entries {
        do {
          let stored = try StoredCertificate(entry, file: file)
          if stored.certificate.subject.looksLike(name) { roots.certificates.append(stored) }
        } catch {
          // What is not in PEM may be anything.
          guard let line = entry.line else { continue }
          note("the certificate is malformed: \(error)", line, range, in: &roots)
        }
      }
    }
    return roots
  }

  private static let mostNotes = 4

  /// - Parameter line: From the beginning of the range, from 1.
  private func note(
    _ text: String, _ line: Int, _ range: Range<Int>, in roots: inout FoundRoots
  ) {
    guard roots.notes.count < Self.mostNotes else { return }
    var lines = LineCounter(bytes)
    let place = lines.line(at: range.lowerBound) + line - 1
    roots.notes.append(passedOver("line \(place)", text))
  }

  private func passedOver(_ place: String, _ text: String) -> String {
    "\(place) of \(FileError.name(ofFile: file)) was passed over: \(text)"
  }

  /// The range with the text before it in its line, a prefix that other lines of the block may have
  /// too.
  private static func line(of range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let first = max(0, range.lowerBound - 512)
    let end = bytes[first..<range.lowerBound].lastIndex { $0 == 0x0a || $0 == 0x0d }
    return (end.map { $0 + 1 } ?? first)..<range.upperBound
  }

  /// Base64 characters that are decoded first, rounded up to a whole line: 384 octets of DER.
  ///
  /// The subjects of 19 in 20 roots end within them.
  private static let prefixLength = 512

  /// Decodes the first lines, and all of them only if the subject does not end there.
  private static func key(of block: PEMScanner.Block, in bytes: [UInt8]) -> UInt64? {
    let prefix = prefix(of: block.body, in: bytes)
    if let der = Base64.decode(bytes, prefix), let key = SubjectKey.of(certificatePrefix: der) {
      return key
    }
    guard prefix != block.body, let whole = Base64.decode(bytes, block.body) else { return nil }
    return SubjectKey.of(certificatePrefix: whole)
  }

  /// Each line contains whole groups of four characters, so the prefix may end where a line does.
  private static func prefix(of body: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var end = body.lowerBound + prefixLength
    while end < body.upperBound, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return body.lowerBound..<min(end, body.upperBound)
  }
}
