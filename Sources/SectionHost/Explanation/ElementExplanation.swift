package import LayoutGeometry

/// Why an item, a supplementary view or a background stands where it does in the newest frame.
package struct ElementExplanation {
  /// The element, as it was asked for: `album:a1`, `top/header/0`.
  package var id: String
  /// The id of its section; nil for what belongs to the whole layout.
  package var section: String?
  /// How its rectangle came about; nil where the layout did not place it.
  package var explanation: Explanation?
  /// Where the section's visible-items handler moved it to, if it did.
  package var movedFrame: Rect?
}
