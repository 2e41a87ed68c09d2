import LuaRuntime
import Streams

/// Bounds what one event from outside brings about: besides the scripts' functions also what streams
/// and timers do without calling any.
extension ScriptRuntime {
  /// Steps for a subscription and for each value of an array, and for a timer that fires.
  private static let subscriptionSteps = 100
  private static let timerSteps = 1000

  /// Lets the streams ask before they go on.
  func boundStreams() {
    scope.trampoline.mayBegin = { [unowned self] values in
      spendTurn(Self.subscriptionSteps + values)
    }
  }

  /// Lets the clock ask before it runs more, once the scripts are those that it runs for.
  func boundClock() {
    clock.mayRun = { [weak self] in self?.spendTurn(Self.timerSteps) ?? true }
  }

  /// Begins a turn: something comes from outside.
  func beginTurn() {
    state.beginTurn()
    isTurnSpent = false
    outputBytes = 0
  }

  /// Takes steps from the turn; where none are left that is reported once.
  private func spendTurn(_ steps: Int) -> Bool {
    if state.spendTurn(steps) { return true }
    if !isTurnSpent {
      isTurnSpent = true
      run { () throws(LuaError) in throw turnError }
    }
    return false
  }

  /// Refuses to subscribe again after an error that no script can catch, and at the end of a turn.
  func checkRetry(_ error: any Error) throws {
    if let error = error as? LuaError, error.isFinal { throw error }
    guard state.spendTurn(Self.subscriptionSteps) else { throw turnError }
  }

  private var turnError: LuaError {
    LuaError(
      code: .budgetExceeded, script: "", line: 0,
      message: "the streams do not come to rest: one event took more than its steps",
      hint: "does a stream or a timer start itself anew?")
  }
}
