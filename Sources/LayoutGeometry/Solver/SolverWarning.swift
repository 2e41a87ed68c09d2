/// A slip in a group tree, with the node that it concerns (geometry 2.8).
struct SolverWarning: Hashable {
  var code: LayoutWarning.Code
  var place: Int?
}
