/// What a screen keeps from before its definition was replaced.
struct Replacement {
  /// Where it was scrolled to.
  let place: ScrollPlace
  /// Whether the new definition's layout has sections.
  var isLaidOut = false
  /// Whether the new definition has yet to give its first snapshot, while none is shown.
  var isWaiting = false
}
