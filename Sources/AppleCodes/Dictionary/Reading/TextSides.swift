import TrustModel

/// Which side of a connection says what a text reports.
extension TextReading {
  /// Which side sent an alert, where every mention of it that tells says the same.
  func sender(of item: Int) -> AlertSender? {
    guard case .foreign(let row) = catalogue.items[item].subject, row.alert != nil else {
      return nil
    }
    let places = places(of: item)
    let stated = places.compactMap { place in
      mark(of: item, at: place).map { ($0.text as String?, place) }
    }
    // What the log says of the sender counts, before what is likely for its side.
    let senders = Set(
      (stated.isEmpty ? places.map { (nil, $0) } : stated).map { mark, place in
        AlertSender(mark: mark, in: writer.decisive(at: place)?.mark.side)
      })
    return senders.count == 1 ? senders.first ?? nil : nil
  }

  private func mark(of item: Int, at place: Int) -> (text: String, start: Int)? {
    rank(of: item) == .alert ? AlertSender.mark(before: place, in: text.words) : nil
  }

  /// Whether the log says that its own side sent an alert, but not which side it is.
  func isSentHere(_ item: Int) -> Bool {
    guard sender(of: item) == nil else { return false }
    let marks = Set(places(of: item).compactMap { mark(of: item, at: $0)?.text })
    return marks == ["sent"]
  }

  /// The words beside an alert that show whose log it is, where those and no others do.
  func markedSide(of item: Int) -> String? {
    places(of: item).lazy.compactMap { place in
      mark(of: item, at: place).flatMap { mark in
        AlertSender(mark: mark.text, in: nil) == nil ? nil : text.quote(mark.start..<place + 1)
      }
    }.first
  }

  /// Whether it says why a certificate was refused, and only in lines of a server: then it is the
  /// client's certificate.
  func isAboutClient(_ item: Int) -> Bool {
    guard case .foreign(let row) = catalogue.items[item].subject, row.alert == nil,
      ![.webServer, .database].contains(row.name.system),
      row.failures.first?.isOfCertificate == true,
      !places(of: item).contains(where: writer.isOfOwnFiles)
    else { return false }
    return isSurelyServers(item)
  }

  /// Whether it is only in lines of the TLS library of Apple's clients.
  func isOfApples(_ item: Int) -> Bool {
    let places = places(of: item)
    return !places.isEmpty
      && places.allSatisfy {
        writer.decisive(at: $0)?.mark.program == LogWriterTable.boringSSL
      }
  }

  /// The side that wrote the lines it is in, where they or those next to them tell the same.
  func side(of item: Int) -> LogSynopsis.Side? {
    let sides = Set(places(of: item).map(writer.side))
    return sides.count == 1 ? sides.first ?? nil : nil
  }

  /// Whether it is only in lines of a server.
  func isSurelyServers(_ item: Int) -> Bool {
    let places = places(of: item)
    return !places.isEmpty && places.allSatisfy(writer.isSurelyServers)
  }
}
