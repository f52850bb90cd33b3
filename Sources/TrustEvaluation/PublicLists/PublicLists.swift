/// What the tool knows of public lists; tests give their own.
package struct PublicLists: Sendable {
  package var roots = PublicRoots.published
  package var keys = RefusedKeys.published

  package init() {}
}
