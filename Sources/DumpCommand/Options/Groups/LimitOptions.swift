import LuaRuntime

/// What scripts may use.
struct LimitOptions: OptionGroup {
  /// The most VM instructions that one call into a script may take; nil means the default.
  var maximumSteps: Int?
  /// The most memory that the scripts may have, in megabytes; nil means the default.
  var maximumMemory: Int?

  static var options: [Option<Self>] {
    [
      .parsed(
        "--max-steps", "N", "the most VM instructions that one call into a script may take",
        \.maximumSteps
      ) { (text) throws(BadValue) in try OptionNumbers.wholeNumber(text, atLeast: 1) },
      .parsed(
        "--max-memory", "MB", "the most memory that the scripts may have, in megabytes",
        \.maximumMemory
      ) { (text) throws(BadValue) in
        // A terabyte is more than there is, and its bytes can still be counted.
        try OptionNumbers.wholeNumber(text, atLeast: 1, atMost: 1 << 20)
      },
    ]
  }

  /// What one screen's scripts may use.
  var limits: LuaLimits {
    var limits = LuaLimits()
    if let maximumSteps {
      // Whoever allows more steps allows the time that they take.
      limits.seconds *= max(1, Double(maximumSteps) / Double(limits.steps))
      limits.steps = maximumSteps
    }
    if let maximumMemory { limits.memory = maximumMemory << 20 }
    return limits
  }

  /// What the process that runs the scripts may use: eight times their memory, since the host keeps
  /// what they describe, and four gigabytes for the frames.
  var processLimits: GuardedProcess.Limits {
    GuardedProcess.Limits(
      addressSpace: UInt(limits.memory) * 8 + 4 << 30, seconds: GuardedProcess.secondsOfWork)
  }
}
