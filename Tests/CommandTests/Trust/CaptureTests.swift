import Captures
import Foundation
import Testing

/// `verify` with a capture of the network: a relay between a real client and a server writes it.
@Suite(.timeLimit(.minutes(30))) struct CaptureTests {
  private func capture(_ files: LabFiles, _ version: String) async throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let both = try await Binary.shell("cat '\(files.chain)' '\(files.key)'")
    let chain = directory.write(Data(both.output.utf8), to: "both.pem").path
    let server = try RealServer.python(
      chains: [chain, chain], behaviours: [.serve, .serve], version: version)
    let relay = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../scripts/captures/relay.py").standardized.path
    let result = try await Binary.shell(
      """
      cd '\(directory.url.path)'
      /usr/bin/python3 '\(relay)' a.pcap \(server.port) > port & relay=$!
      for i in $(seq 100); do [ -s port ] && break; sleep 0.1; done
      for root in '\(files.root)' /dev/null; do
        /usr/bin/python3 -c '
      import socket, ssl, sys
      context = ssl.create_default_context(cafile=sys.argv[2] if sys.argv[2] != "/dev/null" else None)
      try:
          with socket.create_connection(("127.0.0.1", int(sys.argv[1]))) as plain:
              context.wrap_socket(plain, server_hostname="www.lab.example").close()
      except ssl.SSLError: pass
      ' $(cat port) $root
      done
      sleep 0.5; kill $relay
      """)
    #expect(result.status == 0 || result.status == 143, "\(result.errors)")
    return directory
  }

  @Test func reportsOnWhatWasSent() async throws {
    let files = try await LabFiles(case: "good")
    let directory = try await capture(files, "TLSv1_2")
    let options = ["--anchor", files.root, "--anchors-only", "--json"]
    let evidence = directory.path("evidence")
    let capture = directory.path("a.pcap")
    let seen = try await Binary.run(
      executable: Binary.url,
      arguments: ["verify", capture, "--save-evidence", evidence] + options,
      input: nil, environment: [:])
    #expect(seen.status == 2 && seen.json.count == 2, "\(seen.output) \(seen.errors)")
    #expect(seen.json.map { $0["verdict"] as? String } == ["trusted", "unknown"])
    let sources = seen.json.map { $0["source"] as? [String: Any] }
    #expect(sources.map { $0?["file"] as? String } == [capture, capture])
    let failure = seen.json.last?["failure"] as? [String: Any]
    #expect(failure?["kind"] as? String == "clientEnded" && failure?["alert"] as? Int == 48)
    let handshake = seen.json.first?["handshake"] as? [String: Any]
    #expect(handshake?["engine"] is NSNull && handshake?["protocol"] as? String == "TLSv1.2")
    // The first rows say how far a verdict on a capture goes.
    let text = try await Binary.run("replay", evidence)
    #expect(
      text.output.split(separator: "\n").prefix(4).joined().contains("captured: as of "),
      "\(text.output)")
    #expect(text.output.contains("the server proved its key"), "\(text.output)")
    let replayed = try await Binary.run("replay", evidence, "--json")
    let strip = { (report: [String: Any]) in
      NSDictionary(dictionary: report.filter { $0.key != "timing" })
    }
    #expect(replayed.json.map(strip) == seen.json.map(strip))

    // What was made of JSON says the same as the run itself, the date of the capture too.
    let reports = directory.write(Data(seen.output.utf8), to: "reports.json").path
    for format in ["nagios", "csv"] {
      let whole = try await Binary.run("replay", evidence, "--format", format)
      let merged = try await Binary.run("merge", reports, "--format", format)
      let strip = { (text: String) in text.replacing(/'?time'?=[0-9.]+s/, with: "") }
      #expect(strip(merged.output) == strip(whole.output), "\(format)")
      #expect(format == "csv" || merged.output.contains("captured: as of "), "\(merged.output)")
    }

    let input = try await Binary.shell(
      "cat '\(directory.path("a.pcap"))' | \"$1\" verify - --quiet --anchor '\(files.root)'")
    #expect(input.status == 2, "\(input.output)")
    let lines = input.output.split(separator: "\n")
    #expect(lines.first?.contains("(connection 1)") == true && lines.count == 2)
    #expect(lines.last?.contains("(connection 2)") == true)
    try await expectNoVerdict(onAnotherName: capture, options)
    try await expectNoTrust(inUnknownScheme: capture, options)
    try await expectNoTrust(inForged: capture, options)
    let mixed = try await Binary.run("verify", directory.path("a.pcap"), files.chain)
    #expect(mixed.status == 2 && mixed.errors.contains("which is read alone"))
  }

  /// The name that the client indicates is none: the address is not evaluated in its place.
  private func expectNoVerdict(onAnotherName capture: String, _ options: [String]) async throws {
    let url = URL(fileURLWithPath: capture)
    let whole = try Data(contentsOf: url)
    var changed = whole
    // Its kind and length come before it.
    let indication = Data([0, 0, 15]) + Data("www.lab.example".utf8)
    while let place = changed.range(of: indication) {
      changed[place.lowerBound + 6] = UInt8(ascii: " ")
    }
    try changed.write(to: url)
    for named in [false, true] {
      let seen = try await Binary.run(
        executable: Binary.url,
        arguments: ["verify", capture] + options
          + (named ? ["--server-name", "www.lab.example"] : []), input: nil, environment: [:])
      let first = try #require(seen.json.first)
      #expect(seen.status == 2 && first["verdict"] as? String == "unknown")
      let failure = first["failure"] as? [String: Any]
      #expect(
        (failure?["summary"] as? String)?.contains("'www lab.example', which is no name") == true)
      #expect((first["chain"] as? [Any])?.isEmpty == !named)
    }
    try whole.write(to: url)
  }

  /// No client takes a signature of a scheme that it did not offer.
  private func expectNoTrust(inUnknownScheme capture: String, _ options: [String]) async throws {
    let url = URL(fileURLWithPath: capture)
    let whole = try Data(contentsOf: url)
    var bytes = [UInt8](whole)
    let exchanges = bytes.indices.dropLast(200).filter { index in
      Array(bytes[index..<(index + 3)]) == [22, 3, 3]
        && Array(bytes[(index + 5)..<(index + 7)]) == [12, 0] && bytes[index + 9] == 3
    }
    #expect(exchanges.count == 2)
    // Behind the kind of curve, its number and the point.
    for index in exchanges { bytes[index + 13 + Int(bytes[index + 12])] = 0xee }
    try Data(bytes).write(to: url)
    let seen = try await Binary.run(
      executable: Binary.url, arguments: ["verify", capture] + options, input: nil,
      environment: [:])
    #expect(seen.status == 2 && seen.json.first?["verdict"] as? String == "unknown")
    let failure = seen.json.first?["failure"] as? [String: Any]
    #expect(
      (failure?["summary"] as? String)?.hasSuffix("a scheme that the client did not offer") == true)
    try whole.write(to: url)
  }

  /// The server's random number is signed: with another one nothing proves the server's key.
  private func expectNoTrust(inForged capture: String, _ options: [String]) async throws {
    var bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: capture)))
    let randoms = bytes.indices.dropLast(12).filter { index in
      Array(bytes[index..<(index + 3)]) == [22, 3, 3]
        && Array(bytes[(index + 5)..<(index + 7)]) == [2, 0]
        && Array(bytes[(index + 9)..<(index + 11)]) == [3, 3]
    }
    #expect(randoms.count == 2)
    for index in randoms { bytes[index + 11] ^= 1 }
    try Data(bytes).write(to: URL(fileURLWithPath: capture))
    let seen = try await Binary.run(
      executable: Binary.url, arguments: ["verify", capture] + options, input: nil,
      environment: [:])
    #expect(seen.status == 2 && seen.json.first?["verdict"] as? String == "unknown")
    let failure = seen.json.first?["failure"] as? [String: Any]
    #expect((failure?["summary"] as? String)?.contains("not made with the key") == true)
  }

  /// What is written without an end is read for the time that was given.
  @Test func withoutEnd() async throws {
    let seen = try await Binary.shell(
      """
      /usr/bin/python3 -c '
      import sys, time
      out = sys.stdout.buffer
      out.write(bytes.fromhex("0a0d0d0a1c0000004d3c2b1a01000000ffffffffffffffff1c000000"))
      # Slow enough that the time passes before there are too many parts without a packet.
      block = bytes.fromhex("00000040") + (65536).to_bytes(4, "little")
      block += bytes(65536 - 12) + (65536).to_bytes(4, "little")
      try:
          while True:
              out.write(block)
              out.flush()
              time.sleep(0.005)
      except BrokenPipeError: pass
      ' 2>/dev/null | "$1" verify - --timeout 2
      """)
    #expect(seen.status == 2)
    #expect(
      seen.errors.contains("standard input: it did not come to its end within 2 s (--timeout)"),
      "\(seen.errors)")
  }

  @Test func encrypted() async throws {
    let files = try await LabFiles(case: "good")
    let directory = try await capture(files, "TLSv1_3")
    let seen = try await Binary.run("verify", directory.path("a.pcap"), "--json")
    #expect(seen.status == 2)
    let failure = seen.json.first?["failure"] as? [String: Any]
    #expect(failure?["kind"] as? String == "notCaptured", "\(seen.output)")
  }

  /// A signature that cannot be verified proves no more than one that is wrong.
  @Test func withoutAKeyNoSignatureIsVerified() async throws {
    var writer = CaptureWriter()
    // Its first certificate is none.
    writer.addConnection(Flight.whole)
    let directory = try TemporaryDirectory()
    let file = directory.write(Data(writer.bytes), to: "a.pcap").path
    let seen = try await Binary.run("verify", file, "--json")
    let failure = try #require(seen.json.first?["failure"] as? [String: Any], "\(seen.output)")
    #expect(failure["kind"] as? String == "notCaptured")
    #expect(
      (failure["summary"] as? String)?.hasSuffix(
        "cannot be verified: the certificate cannot be read")
        == true, "\(failure)")
  }

  /// What was not read of a file is said beside the reports, and not where there are none: the message
  /// then tells what is in the file.
  @Test(arguments: [true, false], [true, false])
  func whatWasNotRead(hasTLS: Bool, isCut: Bool) async throws {
    var writer = CaptureWriter()
    if hasTLS { writer.addConnection(Flight.whole) }
    // The second part of a packet of TCP.
    writer.add(
      frame: [0x45, 0, 0, 28, 0, 1, 0x20, 0x10, 64, 6, 0, 0, 192, 0, 2, 1, 192, 0, 2, 2]
        + [UInt8](repeating: 0, count: 8))
    var bytes = writer.bytes
    if isCut {
      writer.add(fromClient: true, at: 1, clientPort: 40_000)
      bytes = Array(writer.bytes.dropLast())
    }
    let directory = try TemporaryDirectory()
    let file = directory.write(Data(bytes), to: "a.pcap").path
    let seen = try await Binary.run("verify", file, "--json")
    #expect(seen.status == (hasTLS ? 1 : 2) && seen.json.count == 1, "\(seen.output)")
    let fragment = "a.pcap': 1 packet is a fragment of IP, which is not put together"
    #expect(seen.errors.contains(fragment) == hasTLS, "\(seen.errors)")
    let cut = "a.pcap' ends within a packet: what came before was read"
    #expect(seen.errors.contains(cut) == isCut, "\(seen.errors)")
    let nothing = "a.pcap' has no TLS connection in it: 1 packet, 1 of fragments"
    #expect(seen.errors.contains(nothing) == !hasTLS, "\(seen.errors)")
  }

  @Test(arguments: [
    ("", "no packets"), ("\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0", "1 packet"),
  ])
  func withoutTLS(packets: String, text: String) async throws {
    let magic = "\\xd4\\xc3\\xb2\\xa1\\2\\0\\4\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\4\\0\\1\\0\\0\\0"
    let seen = try await Binary.shell("printf '\(magic)\(packets)' | \"$1\" verify -")
    #expect(seen.status == 2 && seen.output.isEmpty)
    #expect(seen.errors.contains("standard input has no TLS connection in it: \(text)"))
  }
}
