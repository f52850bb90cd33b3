/// The tool's data from public lists; tests replace it by their own.
package struct PublicLists: Sendable {
  package var roots = PublicRoots.published
  package var keys = RefusedKeys.published

  package init() {}
}
