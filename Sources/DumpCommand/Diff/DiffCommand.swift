import FrameComparison
import FrameWriting
import LayoutScripting
import SectionHost

/// `layout-dump diff`: what is different between two files of frames, or two screens.
struct DiffCommand {
  private let options: DiffOptions

  init(_ options: DiffOptions) { self.options = options }

  /// Compares in a guarded process, for screens run scripts; gives the exit status.
  func run() -> CInt {
    GuardedProcess.run(options.playing.limits, color: options.color) {
      (messages) throws(PlacedError) in
      let sources = options.sides.map(FrameSource.init)
      var errors: [PlacedError] = []
      let runs = sources.map { source -> [Frame] in
        do throws(PlacedError) { return try frames(of: source, messages) } catch {
          // What both sides lack is said once.
          errors += error.each.filter { !errors.contains($0) }
          return []
        }
      }
      errors += GivenPath.problems(output: options.output)
      if let error = PlacedError(errors) { throw error }
      messages.stage("comparing \(sources[0].name) and \(sources[1].name)")
      let comparison = RunComparison(
        runs[0], runs[1], names: (sources[0].name, sources[1].name),
        tolerance: options.tolerance ?? 0)
      try write(comparison, messages)
      return comparison.isEmpty ? 0 : 1
    }
  }

  private func frames(of source: FrameSource, _ messages: Messages) throws(PlacedError)
    -> [Frame]
  {
    messages.stage(source.path == "-" ? "" : source.name)
    let frames = try source.frames(options, messages)
    let chosen: Frame?
    switch options.frame {
    case nil:
      if frames.isEmpty { throw PlacedError(path: source.name, message: "there is no frame") }
      return frames
    case .last: chosen = frames.last
    case .number(let number): chosen = frames.indices.contains(number) ? frames[number] : nil
    }
    guard let chosen else {
      let absence = options.frame?.absence(count: frames.count) ?? "there is no frame"
      throw PlacedError(path: source.name, message: absence)
    }
    return [chosen]
  }

  private func write(_ comparison: RunComparison, _ messages: Messages) throws(PlacedError) {
    let text =
      switch options.outputFormat {
      case .text: comparison.text
      case .json: comparison.json
      case .svg: DifferencePicture(comparison.pairs.filter { !$0.difference.isEmpty }).svg
      }
    try messages.console.result(text, to: options.output)
  }
}
