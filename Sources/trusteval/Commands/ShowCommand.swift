import ArgumentParser
import Examination
import Rendering
import TrustModel
import X509

/// `trusteval show HOST | FILE ...`: certificates for people to look at, and to take away.
struct ShowCommand: ParsableCommand, AddressedCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Display and export certificates of a server, of files or of a root store.",
    discussion: """
      What exists as a file or directory is one; anything else is a server, as 'check' takes it. \
      '-' is standard input. Files are PEM, whatever is around it, DER, PKCS #7 or PKCS #12; \
      private keys are passed over. Of a capture of the network (pcap or pcapng) the certificates \
      are shown that each connection up to TLS 1.2 was sent, of a configuration profile \
      (.mobileconfig) those that it installs. A revocation list, a certificate request or an \
      OCSP answer is shown as what it is.

      There is no verdict. Exit status: 0 shown, 2 not all shown, 64 wrong usage.
      """)

  @Argument(
    help: ArgumentHelp(
      "A server, or files and directories; with --root-store a store and what to look for in it.",
      valueName: "server|file"),
    completion: .file())
  var inputs: [String] = []

  @Option(
    name: .customLong("certificate"),
    help: ArgumentHelp("Only this one, numbered from 0 as sent or read.", valueName: "n"))
  var certificate: Int?

  @Flag(
    name: .customLong("root-store"),
    help: "List this system's roots, or those of a store that is named; then a text to look for.")
  var rootStore = false

  @Flag(name: .customLong("pem"), help: "Write them as PEM.")
  var pem = false

  @Flag(name: .customLong("der"), help: "Write one as DER; with --pkcs7, write that as DER.")
  var der = false

  @Flag(name: .customLong("pkcs7"), help: "Write them as PKCS #7 in PEM.")
  var pkcs7 = false

  @Flag(
    name: .customLong("asn1"),
    help: "Take the structure apart: offset, header, length and type of each element.")
  var asn1 = false

  @Flag(name: .customLong("json"), help: "Print one JSON object per certificate and line.")
  var json = false

  @Option(
    name: .customLong("verify-date"),
    help: ArgumentHelp(
      "Draw validities up to this date, such as 2026-11-21T09:00:00Z.", valueName: "rfc3339"))
  var verifyDate: String?

  @Option(
    name: .customLong("server-name"),
    help: ArgumentHelp("Ask the server for this name instead of the host's.", valueName: "name"))
  var serverName: String?

  @OptionGroup(title: "Connection") var reach: ReachOptions

  func validate() throws {
    guard rootStore || !inputs.isEmpty else {
      throw ValidationError("Missing expected argument '<server|file>'")
    }
    guard !rootStore || inputs.count <= 2 else {
      throw ValidationError("--root-store takes a store and one text to look for in it")
    }
    let chosen = [
      ("--pem", pem), ("--pkcs7", pkcs7), ("--asn1", asn1), ("--json", json),
      ("--der", der && !pkcs7),
    ].filter(\.1).map(\.0)
    guard chosen.count <= 1 else {
      throw ValidationError("\(chosen.joined(separator: " and ")) exclude each other")
    }
    guard certificate ?? 0 >= 0 else {
      throw ValidationError("--certificate takes a number from 0")
    }
  }

  var addresses: [String] { inputs + [reach.server.connectTo].compactMap(\.self) }

  func run() throws {
    let date = try verifyDate.map(TrustOptions.date) ?? .now()
    guard !der || !Console.isOutputTerminal else {
      throw InputError.usage("--der writes binary: send it to a file or a program")
    }
    let tools = Tools.ofThisProcess(reach.passwords, patience: reach.budget)
    let source = ShownSource(
      tools: tools, reach: reach, serverName: serverName, date: date, takesStructures: asn1)
    let input = try rootStore ? source.store(inputs) : source.input(inputs)
    (input.remarks + input.failures).forEach(Console.complain)
    try show(input, at: date, by: tools)
    guard input.failures.isEmpty else { throw ExitCode(ExitStatus.couldNotFindOut.rawValue) }
  }

  private func show(_ input: ShownSource.Input, at date: Instant, by tools: Tools) throws {
    if !input.documents.isEmpty { try write(input.documents, beside: input.certificates.count) }
    guard !input.certificates.isEmpty else {
      guard input.documents.isEmpty, input.failures.isEmpty else { return }
      throw InputError.unreadable("no certificate was found")
    }
    let chosen = try numbers(of: input.certificates.count)
    let octets = input.certificates[chosen].map(\.der)
    if pem || pkcs7 { return try write(octets, chosen) }
    if der { return try write(one: octets) }
    if asn1 { return takeApart(input.certificates, chosen) }
    // Each is shown with its issuer, which may be one that was not chosen.
    let all = ShownCertificate.all(input.certificates, by: tools.cryptography)[chosen]
    if json {
      for one in all { Console.write(renderJSON(one, at: date) + "\n") }
    } else {
      Console.write(
        renderCertificates(
          Array(all), from: input.places, outOf: input.total, at: date,
          isListed: rootStore && all.count > 1, options: Console.textOptions))
    }
    guard all.contains(where: { $0.contents != nil }) else {
      throw ExitCode(ExitStatus.couldNotFindOut.rawValue)
    }
  }

  /// A damaged file may give thousands.
  private static let mostComplaints = 16

  /// As PEM or PKCS #7, without what is no certificate: a label would say that it is one.
  private func write(_ octets: [[UInt8]], _ numbers: Range<Int>) throws {
    var others: [Int] = []
    let certificates = zip(numbers, octets).filter { number, der in
      let isOne = CertificateForm.isComplete(der)
      if !isOne { others.append(number) }
      return isOne
    }.map(\.1)
    for number in others.prefix(Self.mostComplaints) {
      Console.complain(
        "certificate \(number) is not written, as it is cut or no certificate: --asn1 takes it apart"
      )
    }
    if others.count > Self.mostComplaints {
      Console.complain("\(others.count - Self.mostComplaints) more are not written")
    }
    guard !certificates.isEmpty else {
      throw InputError.unreadable("there is no certificate to write")
    }
    if pem {
      Console.write(PEMText.certificates(certificates))
    } else {
      let list = CertificateFile.pkcs7(of: certificates)
      der ? Console.write(octets: list) : Console.write(PEMText.block("PKCS7", list))
    }
    guard certificates.count == octets.count else {
      throw ExitCode(ExitStatus.couldNotFindOut.rawValue)
    }
  }

  private func write(one certificates: [[UInt8]]) throws(InputError) {
    guard let one = certificates.first, certificates.count == 1 else {
      throw .usage(
        "--der writes one certificate, and there are \(certificates.count): "
          + "choose with --certificate N")
    }
    Console.write(octets: one)
  }

  private func takeApart(
    _ certificates: [(der: [UInt8], origin: ShownCertificate.Origin)], _ chosen: Range<Int>
  ) {
    for number in chosen {
      let (der, origin) = certificates[number]
      let title = "certificate \(number), \(der.count) octets"
      Console.write(
        octets: renderStructure(
          Structure.lines(ofCertificate: der + origin.settingsOctets),
          title: chosen.count > 1 ? title : nil, options: Console.textOptions))
    }
  }

  /// Lists, requests and answers, each as a whole.
  private func write(
    _ documents: [(file: String, document: ShownDocument)], beside certificates: Int
  ) throws(InputError) {
    let ofCertificates = [
      ("--json", json), ("--pkcs7", pkcs7), ("--certificate", certificate != nil),
    ].filter(\.1).map(\.0)
    guard let first = documents.first else { return }
    guard ofCertificates.isEmpty else {
      let verb = ofCertificates.count == 1 ? "is" : "are"
      throw .usage(
        "\(ofCertificates.joined(separator: " and ")) \(verb) for certificates, and "
          + "\(first.file) holds \(first.document.kind.indefiniteName)")
    }
    let count = documents.count + certificates
    guard !der || count == 1 else {
      throw .usage("--der writes one of them, and there are \(count)")
    }
    if der { return Console.write(octets: first.document.der) }
    for (index, (file, document)) in documents.enumerated() {
      if index > 0, !pem { Console.write("\n") }
      if pem, let label = document.kind.label {
        Console.write(PEMText.block(label, document.der))
      } else if asn1 {
        Console.write(
          octets: renderStructure(
            Structure.lines(of: document.der),
            title: documents.count > 1 ? "\(document.kind.name) in \(file)" : nil,
            options: Console.textOptions))
      } else {
        Console.write(renderDocument(document, from: file, options: Console.textOptions))
      }
    }
  }

  /// Of those that are chosen among so many.
  private func numbers(of count: Int) throws(InputError) -> Range<Int> {
    guard let certificate else { return 0..<count }
    guard certificate < count else {
      throw .unreadable(
        "there is no certificate \(certificate): "
          + (count == 1 ? "there is only number 0" : "they are 0 to \(count - 1)"))
    }
    return certificate..<certificate + 1
  }
}
