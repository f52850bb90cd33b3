/// The public suffix list as far as wildcards need it (publicsuffix.org, its own format).
package struct PublicSuffixList: Sendable {
  /// Reads the list's text; comments and blank lines are passed over.
  package init(text: String) {
  }

  /// Whether the name, in lower-case A-labels, is itself a public suffix such as `co.uk`.
  package func isPublicSuffix(_ name: String) -> Bool {
    false
  }
}
