extension Command<TestOptions> {
  /// `test`: runs script tests.
  static var test: Command {
    Command(
      name: "test",
      summary: "runs the tests of screens",
      discussion: [
        """
        A PATH is a file of tests, or a folder whose files *_test.lua are meant; the default is \
        layouts. Each test runs in a Lua state of its own, with screens of its own. Standard output \
        has a line a test and at last how many passed and failed; what is wrong goes to standard \
        error.
        """,
        """
        assert.frame compares with a golden file. One that is missing fails; nothing is written \
        without --update, which writes those whose frame has changed. TESSELLUA_UPDATE=1 in the \
        environment means the same, except where CI is set: there only the command line counts. A \
        golden file that no test refers to is named on standard error.
        """,
        """
        --matrix runs each test once for each cell, whatever device the test itself names. A golden \
        file has one version for each cell: golden/home@ipad_11,rtl.json for golden/home.json.
        """,
        """
        --shard splits the tests by their names: each belongs to one part, on every machine.
        """,
      ],
      arguments: [
        Argument(
          name: "PATH", summary: "files of tests, or folders with them",
          set: { $0.paths.append($1) }, isRepeated: true)
      ],
      options: [
        .flag("--update", "write golden files whose frames have changed", \.isUpdating).common(),
        .text(
          "--filter", "P", "only tests whose names hold this text or match this Lua pattern",
          \.filter
        ).common(),
        .choice("--reporter", "the form of the results; default plain", \.reporter).common(),
        .parsed("--shard", "I/N", "the I-th of N parts of all tests", \.shard) {
          (text) throws(BadValue) in try TestShard(text)
        },
        .parsed(
          "--matrix", "LIST",
          "each test on each, such as device=iphone_se,ipad_11;direction=ltr,rtl",
          \.matrix
        ) { (text) throws(BadValue) in try TestMatrix(text) }.common(),
        .output(\.output, "write the report to a file, and lines to standard output"),
        .texts("--path", "DIR", "one more folder that scripts are searched in", \.searchPath),
      ] + LimitOptions.options(in: \.limits) + [.color(\.color)],
      examples: [
        Example(line: "layout-dump test", summary: "all tests below layouts"),
        Example(
          line: "layout-dump test layouts/home --update", summary: "write the golden files of home"),
        Example(
          line: "layout-dump test --reporter junit -o tests.xml --shard 1/4",
          summary: "a quarter of them, on CI"),
      ],
      settings: TestOptions(),
      run: { TestCommand($0).run() })
  }
}
