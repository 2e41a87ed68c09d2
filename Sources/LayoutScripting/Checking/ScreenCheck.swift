import LayoutGeometry
import LuaRuntime
package import SectionHost
import Snapshots

/// Checks a screen on several devices: what it shows with its data, and its layouts without.
package final class ScreenCheck {
  /// What was found, sorted by place; each once, whatever the device.
  package var findings: [Finding] {
    let causes: Set<String> = Set(
      [CheckRule.childNeverFits, .insetsEatWidth, .insetsEatHeight].map(\.rawValue))
    // What a screen says of its geometry while it runs comes of what is said here with its line.
    let effects = ["group_cannot_fit_item", "no_room_for_group"]
    let isExplained = found.contains { causes.contains($0.rule) }
    return found.filter { !(isExplained && effects.contains($0.rule)) }.sorted()
  }
  /// What could not be checked and why, in sentences.
  package private(set) var skipped: [String] = []

  private let path: String
  private var found: Set<Finding> = []
  /// The kinds of the sections that were on screen, over all devices.
  private var shownKinds: Set<String> = []
  private var ruleKinds: Set<String> = []
  private var skippedKinds: Set<String> = []
  private var wasPlayed = false
  /// What was said, without the numbers.
  private var seen: Set<[String]> = []

  /// Makes a check of a screen that has this path.
  package init(path: String) { self.path = path }

  /// Takes what keeps the screen from loading or playing.
  package func add(_ error: PlacedError) { found.insert(Finding(error)) }

  /// Notes why something cannot be checked.
  package func skip(_ reason: String) { skipped.append(reason) }

  /// Looks at a frame of the screen, right after it was made.
  package func look(at frame: Frame, of screen: ScriptScreen) {
    wasPlayed = true
    for diagnostic in frame.diagnostics { add(diagnostic, of: screen) }
    for use in screen.screen.layoutsInUse {
      shownKinds.insert(use.kind)
      guard use.hasRules, let layout = use.layout else { continue }
      check(layout, ofKind: use.kind, in: screen)
    }
  }

  /// Asks for the layouts of the kinds that were not on screen, as far as they need no data.
  package func finish(_ screen: ScriptScreen) {
    // What is changed in place may be seen by nobody, and give no frame.
    for diagnostic in screen.takeChangedModels() { add(diagnostic, of: screen) }
    let rules = screen.screen.definition.sections
    ruleKinds.formUnion(rules.keys)
    for (kind, rule) in rules where !shownKinds.contains(kind) {
      _ = place(ofKind: kind, in: screen)
      guard let provider = rule.layout as? ScriptLayoutProvider else { continue }
      let state = screen.runtime.state
      let context = LayoutContext(
        kind: kind, environment: screen.screen.environment,
        configuration: screen.screen.definition.configuration, models: NoModels())
      do throws(ScreenFailure) {
        if let layout = try provider.layout(for: context).layout {
          check(layout, ofKind: kind, in: screen)
        } else {
          skippedKinds.insert(kind)
        }
      } catch {
        let reads = EnvironmentParts(rawValue: state.takeReads())
        let data: EnvironmentParts = [.sectionModel, .sectionItems, .sectionCount]
        if !reads.isDisjoint(with: data), error.reason == LuaError.Code.runtimeError.rawValue {
          skippedKinds.insert(kind)
        } else {
          add(error, rule: "layout_failed", of: screen)
        }
      }
    }
  }

  /// Concludes from what was seen on all devices; a plugin by itself has no data and no sections.
  package func conclude(isScreen: Bool = true) {
    if isScreen, !wasPlayed {
      skipped.append(
        "without data beside the script, sections without a rule, rules without a section and "
          + "models changed in place were not checked")
    } else if isScreen {
      for kind in ruleKinds.subtracting(shownKinds).subtracting(["default"]).sorted() {
        let line = places[kind]
        found.insert(
          Finding(
            .warning, rule: CheckRule.ruleWithoutSection.rawValue, path: line?.path ?? path,
            line: line?.line, message: "no section has the kind \"\(kind)\"",
            hint: nearestName(to: kind, in: shownKinds.subtracting(ruleKinds).sorted())
              .map { "there is a section of the kind \"\($0)\"" }))
      }
    }
    for (var finding, items) in doubleBindings.values {
      if items.count > 1 { finding.message += ", and so have \(items.count - 1) more of its kind" }
      found.insert(finding)
    }
    for kind in skippedKinds.sorted() {
      skipped.append("the layout of \"\(kind)\" needs data, so it was not checked")
    }
  }

  // MARK: Findings

  /// Where the layout function of each kind is.
  private var places: [String: (path: String, line: Int)] = [:]

  private func check(_ layout: LayoutSection, ofKind kind: String, in screen: ScriptScreen) {
    let definition = screen.screen.definition
    let place = place(ofKind: kind, in: screen)
    let check = LayoutCheck(
      layout, container: screen.screen.environment.effectiveSize(for: definition.configuration),
      scrollAxis: definition.configuration.scrollDirection)
    for problem in check.problems {
      let written = problem.place.flatMap(screen.find(place:)) ?? place
      // Another device says the same with other numbers.
      let sign =
        [kind, problem.rule.rawValue, written?.path ?? "", String(written?.line ?? 0)]
        + problem.message.split { $0.isNumber || $0 == "." }.map(String.init)
      guard seen.insert(sign).inserted else { continue }
      found.insert(
        Finding(
          problem.severity, rule: problem.rule.rawValue, path: written?.path ?? path,
          line: written?.line, message: "\(kind): \(problem.message)",
          hint: problem.hint))
    }
  }

  private func place(ofKind kind: String, in screen: ScriptScreen) -> (path: String, line: Int)? {
    if let known = places[kind] { return known }
    let sections = screen.screen.definition.sections
    guard
      let provider = (sections[kind] ?? sections["default"])?.layout as? ScriptLayoutProvider,
      let place = try? screen.runtime.state.place(of: provider.function)
    else { return nil }
    places[kind] = (screen.userPath(of: place.script), place.line)
    return places[kind]
  }

  /// The field of a screen that a diagnostic without a place is about.
  private static let fields = [
    "unknown_section_kind": "sections", "unknown_cell_kind": "cells",
    "unknown_supplementary_kind": "supplementaries", "model_changed_in_place": "snapshot",
  ]

  /// Items whose events reach two handlers, by what is said of them without their names; the first
  /// stands for all.
  private var doubleBindings: [[String]: (first: Finding, items: Set<ItemIdentifier>)] = [:]

  private func add(_ diagnostic: Diagnostic, of screen: ScriptScreen) {
    if diagnostic.code == "double_binding", let item = diagnostic.item {
      let words = diagnostic.message.split(separator: "\(item)", maxSplits: 1)
      let sign =
        [item.kind] + words.flatMap { $0.split(whereSeparator: \.isNumber) }.map(String.init)
      let first = Finding(
        diagnostic.severity, rule: diagnostic.code, path: screen.path, message: diagnostic.message)
      doubleBindings[sign, default: (first, [])].items.insert(item)
      return
    }
    let isUnknownKind = diagnostic.code == "unknown_section_kind"
    // Another instant says the same with other numbers.
    let sign =
      [
        diagnostic.code, diagnostic.section ?? "", diagnostic.item.map { "\($0)" } ?? "",
        diagnostic.kind ?? "", diagnostic.script ?? "", String(diagnostic.line ?? 0),
      ] + diagnostic.message.split(whereSeparator: \.isNumber).map(String.init)
    guard seen.insert(sign).inserted else { return }
    var place = diagnostic.script.map { (path: screen.userPath(of: $0), line: diagnostic.line) }
    if place == nil, let field = Self.fields[diagnostic.code] {
      place = (screen.path, ScreenField(field, ofFile: screen.path).line)
    }
    found.insert(
      Finding(
        diagnostic.severity,
        rule: isUnknownKind
          ? CheckRule.sectionWithoutRule.rawValue
          : diagnostic.message.contains("unknown field")
            ? CheckRule.unknownField.rawValue
            : diagnostic.code,
        path: place?.path ?? screen.path, line: place?.line,
        message: diagnostic.message, hint: diagnostic.hint))
  }

  private func add(_ failure: ScreenFailure, rule: String, of screen: ScriptScreen) {
    let isUnknownField = failure.message.contains("unknown field")
    found.insert(
      Finding(
        .error, rule: isUnknownField ? CheckRule.unknownField.rawValue : rule,
        path: failure.script.map(screen.userPath(of:)) ?? path, line: failure.line,
        message: failure.message, hint: failure.hint))
  }
}

/// The models of a section of which nothing is known.
private final class NoModels: ScreenModels {
  func changedItems(since old: any ScreenModels, among pairs: [KeptPair]) -> [KeptPair] { pairs }
  func changedSections(since old: any ScreenModels, among pairs: [KeptPair]) -> [KeptPair] {
    pairs
  }
}
