/// What `layout-dump test` was asked for.
struct TestOptions: Sendable, Hashable {
  /// The forms in which results are written.
  enum Reporter: String, Sendable, CaseIterable {
    /// A line a test.
    case plain
    /// The Test Anything Protocol, version 13.
    case tap
    /// The XML of JUnit.
    case junit
  }

  /// Files, and folders whose `*_test.lua` are meant; none stands for `layouts`.
  var paths: [String] = []
  /// Whether golden files are written.
  var isUpdating = false
  /// What the names of tests must hold or match.
  var filter: String?
  /// The form of the results; nil means plain.
  var reporter: Reporter?
  /// The part of the tests that runs.
  var shard: TestShard?
  /// What each test's screens are shown in.
  var matrix: TestMatrix?
  /// The file that results are written to besides standard output.
  var output: String?
  /// More folders that scripts are searched in, in order.
  var searchPath: [String] = []
  /// What scripts may use.
  var limits = LimitOptions()
  /// When messages are coloured; nil means the default.
  var color: ColorChoice?
}
