import CaptureFiles
import Captures

extension CaptureWriter {
  /// What is read of it.
  func connections(chunk: Int = 65_536) throws -> [CapturedConnection] {
    var capture = Capture()
    var found: [CapturedConnection] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      found += try capture.receive(Array(rest.prefix(chunk)))
      rest = rest.dropFirst(chunk)
    }
    return found + capture.finish()
  }
}
