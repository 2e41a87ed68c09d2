import LayoutGeometry
public import Streams

extension Screen {
  /// Goes on with another definition, in the open instant, as after an edit of its script.
  ///
  /// The clock, the environment and the place that is scrolled to stay; every subscription of the
  /// old definition ends; every cell goes back to the pool and is bound anew by the new one. What
  /// is shown is compared with the new definition's first snapshot, so the frame's changes lead
  /// from the one to the other; where it has none in this instant, nothing is shown until it has.
  ///
  /// - Parameters:
  ///   - new: The definition to go on with.
  ///   - scope: What its subscriptions are made in.
  ///   - retired: Called once nothing of the old definition is looked at any more.
  public func replaceDefinition(
    with new: ScreenDefinition, scope: SubscriptionScope, retired: @escaping () -> Void
  ) {
    note(cause: "reload_script")
    retiring.append(retired)
    for identifier in cellOrder {
      if let shown = cells[identifier] { endDisplaying(shown) }
    }
    for key in viewOrder {
      if let shown = views[key] { endDisplaying(shown, key) }
    }
    subscriptions.clear()
    self.scope.dispose()
    forgetDefinition()
    self.scope = scope
    definition = new
    replacement = Replacement(place: replacement?.place ?? ScrollPlace(self))
    layout = CompositionalLayout(new, environment, frameFailures)
    needsUpdate = true
    isChanged = true
    if isRunning { listen() }
  }

  /// Says that a newer definition could not be had: until the next one can, every frame carries
  /// the warning `stale_script`.
  public func keepDefinition(because failure: ScreenFailure) {
    note(cause: "reload_script")
    var failure = failure
    let time = Int(exactly: clock.now).map(String.init) ?? String(clock.now)
    failure.message = "not reloaded at \(time) ms: \(failure.message)"
    staleness = failure
  }

  /// Forgets whatever came from the definition.
  private func forgetDefinition() {
    events.removeAll()
    emptyCells.removeAll()
    pool.forgetContents()
    viewPool.forgetContents()
    cellOrder.removeAll()
    viewOrder.removeAll()
    rebinding = Rebinding()
    streamFailures.removeAll()
    staleness = nil
    pending = nil
    adjustedItems.removeAll()
    handlerFailures.removeAll()
    measuredItems.removeAll()
    measuredViews.removeAll()
    suppliedViews.removeAll()
    geometryWarnings = nil
    layoutSummary = LayoutSummary()
    for index in keptLayouts.indices { keptLayouts[index].forgetFunctions() }
  }

  /// Shows nothing where a new definition has not given a snapshot yet.
  func emptyReplaced() {
    guard replacement != nil else { return }
    if pending != nil {
      replacement?.isWaiting = false
    } else if replacement?.isLaidOut == false, shown != nil {
      replacement?.isWaiting = true
      pending = .empty
    }
  }

  /// Tells those whose definition was replaced that it is over.
  func retireReplaced() {
    guard !retiring.isEmpty else { return }
    let over = retiring
    retiring.removeAll()
    for retired in over { retired() }
  }
}

extension CompositionalLayout {
  /// The layout of a definition, without sections.
  convenience init(
    _ definition: ScreenDefinition, _ environment: ScreenEnvironment, _ failures: FrameFailures
  ) {
    let customFrames = definition.customFrames
    self.init(
      environment: environment.layoutEnvironment, configuration: definition.configuration
    ) { key, environment in
      do throws(ScreenFailure) {
        return try customFrames?(key, environment) ?? []
      } catch {
        failures.byKey[key] = error
        return []
      }
    }
  }
}
