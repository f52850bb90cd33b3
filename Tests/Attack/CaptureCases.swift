import Captures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Captures of the network that are huge, damaged or without end.
enum CaptureCases {
  static func all(in directory: String) throws -> [Case] {
    func write(_ name: String, _ bytes: [UInt8]) throws -> String {
      try Data(bytes).write(to: URL(fileURLWithPath: "\(directory)/\(name)"))
      return "\(directory)/\(name)"
    }
    var whole = CaptureWriter()
    whole.addConnection(Captures.Flight.whole)
    let packet = whole.bytes.dropFirst(24)
    let zeros = try write("zeros.pcap", Array(whole.bytes.prefix(24)))
    guard truncate(zeros, 1 << 30) == 0 else { throw CocoaError(.fileWriteUnknown) }
    let fifos = try ["packets", "silence", "blocks"].map { name in
      let path = "\(directory)/\(name).fifo"
      guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
      return path
    }
    // One part is longer than any packet, and is passed over as it comes.
    var block = CaptureWriter(.next)
    block.block(0x0bad, [])
    let endless = block.bytes.dropLast(8) + [0xfc, 0xff, 0xff, 0xff]
    feed(fifos[0], Array(whole.bytes.prefix(24)), Array(packet))
    feed(fifos[1], Array(whole.bytes.prefix(30)), [])
    feed(fifos[2], Array(endless), [UInt8](repeating: 0, count: 65_536))
    let options = ["--timeout", "3"]
    return [
      Case(
        name: "capture, one connection",
        arguments: ["verify", try write("whole.pcap", whole.bytes)] + options, statuses: [1, 2]),
      Case(
        name: "capture, cut off",
        arguments: ["verify", try write("cut.pcap", whole.bytes.dropLast(99))] + options,
        statuses: [1, 2]),
      Case(
        name: "capture, header only",
        arguments: ["verify", try write("header.pcap", Array(whole.bytes.prefix(24)))] + options,
        statuses: [2]),
      Case(
        name: "capture, 1 GB of empty packets", arguments: ["verify", zeros] + options,
        statuses: [2], seconds: 60),
      Case(
        name: "capture, 100,000 connections",
        arguments: ["verify", try write("many.pcap", connections(100_000))] + options + ["--quiet"],
        statuses: [2], seconds: 60, written: 40),
      Case(
        name: "capture, 4,000 without an end",
        arguments: ["verify", try write("open.pcap", floods(4_000))] + options + ["--quiet"],
        statuses: [2], seconds: 30, megabytes: 250, written: 40),
      Case(
        name: "capture, names of control",
        arguments: ["verify", try write("names.pcap", names()), "--verbose"] + options,
        statuses: [1, 2]),
      Case(
        name: "capture, packets without end", arguments: ["verify", fifos[0], "--quiet"] + options,
        statuses: [1, 2], seconds: 20, written: 40),
      Case(
        name: "capture, a pipe that says no more", arguments: ["verify", fifos[1]] + options,
        statuses: [2]),
      Case(
        name: "capture, a block without end", arguments: ["verify", fifos[2]] + options,
        statuses: [2]),
      // Nothing is decompressed.
      Case(
        name: "capture, compressed",
        arguments: [
          "verify",
          try write("bomb.pcap.gz", [0x1f, 0x8b, 8, 0] + [UInt8](repeating: 0, count: 1 << 20)),
        ] + options, statuses: [2]),
    ]
  }

  /// Writes to the reader of the pipe, the end again and again.
  private static func feed(_ path: String, _ start: [UInt8], _ part: [UInt8]) {
    Thread.detachNewThread {
      signal(SIGPIPE, SIG_IGN)
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      var bytes = start
      while write(descriptor, bytes, bytes.count) == bytes.count {
        bytes = part
        if part.isEmpty { sleep(3600) }
      }
      close(descriptor)
    }
  }

  private static func connections(_ count: Int) -> [UInt8] {
    var writer = CaptureWriter()
    let alert: [Captures.Flight.Part] = [
      (true, Captures.Flight.clientHello()), (false, Captures.Flight.alert(40)),
    ]
    for number in 0..<count { writer.addConnection(alert, clientPort: number % 60_000 + 1) }
    return writer.bytes
  }

  /// Connections that all keep as much as one may.
  private static func floods(_ count: Int) -> [UInt8] {
    var writer = CaptureWriter()
    let piece = [UInt8](repeating: 0x16, count: 20_000)
    for port in 1...count {
      writer.addConnection(
        [(true, Captures.Flight.clientHello())], clientPort: port, isEnded: false)
      writer.add(piece, fromClient: false, at: 9_000, clientPort: port)
    }
    return writer.bytes
  }

  private static func names() -> [UInt8] {
    var writer = CaptureWriter()
    let names = [
      "\u{1b}[31mred", "\u{202e}drow", "a\r\nb", "\u{9b}2J", String(repeating: "x", count: 255),
    ]
    for (port, name) in names.enumerated() {
      var parts = Captures.Flight.whole
      parts[0].bytes = Captures.Flight.clientHello(
        name,
        extensions: Captures.Flight.extension(
          16, Captures.Flight.vector(2, Captures.Flight.vector(1, Array(name.utf8)))))
      writer.addConnection(parts, clientPort: port + 1)
    }
    return writer.bytes
  }
}
