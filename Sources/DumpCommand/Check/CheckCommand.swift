import LayoutScripting
import SectionHost

/// `layout-dump check`: what is wrong with screens, before they are rendered.
struct CheckCommand {
  private let options: CheckOptions

  /// Small, usual, turned to the side, and large, so that layouts that adapt show all their sides.
  private static let devices = ["iphone_se", "iphone_14", "iphone_14:landscape", "ipad_11"]

  init(_ options: CheckOptions) { self.options = options }

  /// Checks in a guarded process; gives the exit status.
  func run() -> CInt {
    GuardedProcess.run(options.limits, color: options.color) { (messages) throws(PlacedError) in
      let targets = CheckTargets(options.paths.isEmpty ? ["layouts"] : options.paths)
      let errors =
        targets.errors.map { $0.hinting(atDefault: options.paths) }
        + GivenPath.problems(folders: options.searchPath)
        + GivenPath.problems(output: options.output)
      if let error = PlacedError(errors) { throw error }
      var report = CheckReport()
      for (index, path) in targets.screens.enumerated() {
        messages.progress(index + 1, of: targets.screens.count, path)
        let check = ScreenCheck(path: path)
        // What does not load fails on every device alike.
        for device in Self.devices where !play(path, on: device, check, messages) { break }
        check.conclude()
        report.add(path, check)
      }
      for plugins in targets.plugins {
        try PluginCheck(folder: plugins.folder, options: options, devices: Self.devices).run(
          wanted: { plugins.file == nil || "./\($0)".hasSuffix("/\(plugins.file ?? "")") }
        ) { check, path in report.add(plugin: path, check) }
      }
      for path in targets.unreachable { report.skip(path, WholeFile.unreachable) }
      report.sort()
      try write(report, messages)
      return report.hasErrors(isStrict: options.isStrict) ? 1 : 0
    }
  }

  /// Plays a screen on a device to its end; false where it does not load.
  private func play(_ path: String, on device: String, _ check: ScreenCheck, _ messages: Messages)
    -> Bool
  {
    var playing = ScreenOptions()
    playing.environment.device = device
    let player = ScreenPlayer(path: path, options: playing, messages: messages)
    GuardedProcess.renew(seconds: GuardedProcess.secondsOfWork)
    do throws(PlacedError) {
      // What scripts print is no finding.
      let screen = try ScriptScreen(
        path: path, searchPath: options.searchPath,
        environment: try playing.environment.environment(), limits: options.limits.limits,
        recordsPlaces: true)
      defer { screen.close() }
      screen.looksForChangedModels = true
      let hasInput = player.hasInput(screen) || screen.inputNames.isEmpty
      do throws(PlacedError) {
        try player.play(on: screen) { frame in
          // Without its data a screen shows what it shows before anything has come.
          if hasInput { check.look(at: frame, of: screen) }
          return true
        }
      } catch { check.add(error) }
      check.finish(screen)
      return true
    } catch {
      check.add(error)
      return false
    }
  }

  private func write(_ report: CheckReport, _ messages: Messages) throws(PlacedError) {
    let text =
      switch options.outputFormat {
      case .text: report.text
      case .json: report.json
      case .sarif: report.sarif
      }
    try messages.console.result(text, to: options.output)
  }
}
