extension Suite {
  /// Strings as scripts of screens have them: words, lines and small records.
  static var stringFunctions: [Benchmark] {
    let line = "local line = 'the quick brown fox, jumps over 12 lazy dogs; key = value'\n"
    let page = line + "local page = line:rep(100, '\\n')\n"
    return [
      Benchmark(library: "sub", line + "local f = string.sub", "f(line, 5, 9)"),
      Benchmark(library: "byte", line + "local f = string.byte", "f(line, 5)"),
      Benchmark(library: "char", "local f = string.char", "f(72, 101, 108)"),
      Benchmark(library: "upper", line + "local f = string.upper", "f(line)"),
      Benchmark(library: "rep", "local f = string.rep", "f('ab', 20, ',')"),
      Benchmark(library: "method", line, "line:len()"),
      Benchmark(library: "find_plain", line + "local f = string.find", "f(line, 'key', 1, true)"),
      Benchmark(
        library: "find_plain_page", page + "local f = string.find", "f(page, 'nothing', 1, true)"),
      Benchmark(library: "find", line + "local f = string.find", "f(line, '%d+')"),
      Benchmark(
        library: "match", line + "local f = string.match", "f(line, '(%w+) = (%w+)')"),
      Benchmark(
        library: "match_anchored", "local f = string.match",
        "f('  trimmed text  ', '^%s*(.-)%s*$')"),
      Benchmark(library: "match_set", line + "local f = string.match", "f(line, '^[^;]*;()')"),
      Benchmark(
        library: "gmatch", line + "local f = string.gmatch", "for _ in f(line, '%a+') do end"),
      Benchmark(library: "gsub", line + "local f = string.gsub", "f(line, '%s+', ' ')"),
      Benchmark(
        library: "gsub_function", line + "local f, up = string.gsub, string.upper",
        "f(line, '%w+', up)"),
      Benchmark(library: "gsub_page", page + "local f = string.gsub", "f(page, 'fox', '%0es')"),
      Benchmark(
        library: "format", "local f = string.format", "f('%s: %d of %5.2f', 'row', 7, 2.5)"),
      Benchmark(library: "format_quoted", line + "local f = string.format", "f('%q', line)"),
      Benchmark(library: "pack", "local f = string.pack", "f('<i4 d s2', 7, 2.5, 'name')"),
      Benchmark(
        library: "unpack", "local f, data = string.unpack, string.pack('<i4 d s2', 7, 2.5, 'name')",
        "f('<i4 d s2', data)"),
      Benchmark(
        library: "utf8_len", "local f, s = utf8.len, ('\\u{E4}\\u{20AC}x'):rep(10)", "f(s)"),
      Benchmark(
        library: "utf8_codes", "local f, s = utf8.codes, ('\\u{E4}\\u{20AC}x'):rep(10)",
        "for _ in f(s) do end"),
    ]
  }

  /// Tables of a hundred entries.
  static var tableFunctions: [Benchmark] {
    let list = "local t = {} for i = 1, 100 do t[i] = i * 7919 % 101 end\n"
    return [
      Benchmark(
        library: "insert_remove", list + "local add, take = table.insert, table.remove",
        "add(t, 1) take(t)"),
      Benchmark(
        library: "insert_front", list + "local add, take = table.insert, table.remove",
        "add(t, 1, 1) take(t, 1)"),
      Benchmark(library: "concat", list + "local f = table.concat", "f(t, ',')"),
      Benchmark(library: "table_unpack", list + "local f = table.unpack", "f(t, 1, 10)"),
      Benchmark(library: "move", list + "local f = table.move", "f(t, 1, 100, 2)"),
      Benchmark(
        library: "sort", list + "local f, move = table.sort, table.move",
        "f(move(t, 1, 100, 1, {}))"),
      Benchmark(
        library: "sort_function", list + "local f, move = table.sort, table.move",
        "f(move(t, 1, 100, 1, {}), function(a, b) return a > b end)"),
    ]
  }
}
