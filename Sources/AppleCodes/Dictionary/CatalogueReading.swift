import TrustModel

/// Entries for what a text as a whole says.
extension Catalogue {
  /// The entry for an item of a text, written for the side whose log the text is.
  func entry(for item: Int, in reading: TextReading) -> Explanation {
    guard case .foreign(let row) = items[item].subject else { return entry(for: items[item]) }
    var entry = entry(for: row, item, in: reading)
    if row.failures.first == .handshakeIncomplete, OwnText.byTitle[row.name.name] == nil,
      reading.saysNoReason
    {
      let known =
        reading.unknown.map { "'\($0.name)', which it names, is not in this dictionary" }
        ?? "Nothing else that the text says is in this dictionary"
      entry.whatToDo = ["\(known): trusteval HOST says where the handshake ends, and why."]
    }
    return entry
  }

  private func entry(for row: ForeignRow, _ item: Int, in reading: TextReading) -> Explanation {
    if let sender = reading.sender(of: item) { return entry(for: row, sentBy: sender) }
    if reading.isOfApples(item) { return entry(for: row, isOfApples: true) }
    if reading.isSentHere(item) { return sentHere(entry(for: row)) }
    let isAboutClient = reading.isAboutClient(item)
    guard row.alert == nil else { return entry(for: row, ofClients: isAboutClient) }
    switch reading.side(of: item) {
    case .server?: return entry(for: row.seenByServer, ofClients: isAboutClient)
    case .client?: return entry(for: row.seenByClient, ofClients: isAboutClient)
    case nil: return entry(for: row, ofClients: isAboutClient)
    }
  }

  /// In place of Netty's words for something else than TLS, what the bytes behind them are.
  func withPlaintext(_ hit: PhraseIndex.Hit, in words: [PastedText.Word]) -> PhraseIndex.Hit {
    let next = hit.range.upperBound
    guard plaintext.first?.item == hit.item, words.indices.contains(next),
      let sent = plaintext.first(where: { $0.prefixes.contains(where: words[next].key.hasPrefix) })
    else { return hit }
    return PhraseIndex.Hit(item: sent.item, range: hit.range, misfit: hit.misfit)
  }

  /// In place of eapolclient's sentence, in a line of another program, the words that both have.
  func withoutEAP(_ hit: PhraseIndex.Hit) -> PhraseIndex.Hit {
    guard ofEAP.contains(hit.item), let untrusted else { return hit }
    let count = PastedText(items[untrusted].title).words.count
    return PhraseIndex.Hit(
      item: untrusted, range: hit.range.lowerBound..<hit.range.lowerBound + count,
      misfit: hit.misfit)
  }

  /// What a number means behind a word that says no more than that it is an error's; nil where the text is
  /// none of that kind, or the number is not known.
  func positions(ofNumbered text: PastedText) -> [Int]? {
    guard text.words.count == 2, ["error", "err"].contains(text.words[0].key),
      let number = text.words[1].number
    else { return nil }
    let known = positions(of: number)
    // OpenSSL's programs write it so, as in `error 62 at 0 depth lookup`.
    let openssl = known.filter { items[$0].system == .openssl }
    return known.isEmpty ? nil : openssl + known.filter { !openssl.contains($0) }
  }
}
