import CLua

/// Why a script failed, with its place and the calls that led there.
public struct LuaError: Error, Sendable, Hashable {
  /// The kinds of script errors.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// The text is no Lua.
    case syntaxError = "syntax_error"
    /// It raised while it ran.
    case runtimeError = "runtime_error"
    /// A value has the wrong type or range.
    case typeError = "type_error"
    /// A call ran more steps than it may.
    case budgetExceeded = "budget_exceeded"
    /// The state's values take more memory than they may.
    case memoryExceeded = "memory_exceeded"
    /// The script is written for another version of the interface.
    case unsupportedAPIVersion = "unsupported_api_version"
  }

  /// What kind of error it is.
  public var code: Code
  /// The script's path as it was given when it was loaded; empty where there is none.
  public var script: String
  /// The line, from 1; 0 where there is none.
  public var line: Int
  /// What is wrong, with the path of the field where a value is wrong.
  public var message: String
  /// What may help, where something does.
  public var hint: String?
  /// The script's calls, innermost first, `script:line: in name`.
  public var traceback: [String]

  /// Whether no script can catch it: a budget or the memory is spent.
  public var isFinal: Bool { code == .budgetExceeded || code == .memoryExceeded }

  /// Makes an error from its parts.
  public init(
    code: Code, script: String, line: Int, message: String, hint: String? = nil,
    traceback: [String] = []
  ) {
    self.code = code
    self.script = script
    self.line = line
    self.message = message
    self.hint = hint
    self.traceback = traceback
  }
}

extension LuaError {
  /// The error that a failed operation left in its state.
  init(_ error: clua_error) {
    let hint = String(cString: error.hint)
    self.init(
      code: Code(error.code), script: String(cString: error.script), line: Int(error.line),
      message: String(cString: error.message), hint: hint.isEmpty ? nil : hint,
      traceback: String(cString: error.traceback).split(separator: "\n").map(String.init))
  }
}

extension LuaError.Code {
  init(_ code: clua_code) {
    switch code {
    case CLUA_SYNTAX_ERROR: self = .syntaxError
    case CLUA_TYPE_ERROR: self = .typeError
    case CLUA_BUDGET_EXCEEDED: self = .budgetExceeded
    case CLUA_MEMORY_EXCEEDED: self = .memoryExceeded
    case CLUA_UNSUPPORTED_API_VERSION: self = .unsupportedAPIVersion
    default: self = .runtimeError
    }
  }

  var raw: clua_code {
    switch self {
    case .syntaxError: CLUA_SYNTAX_ERROR
    case .runtimeError: CLUA_RUNTIME_ERROR
    case .typeError: CLUA_TYPE_ERROR
    case .budgetExceeded: CLUA_BUDGET_EXCEEDED
    case .memoryExceeded: CLUA_MEMORY_EXCEEDED
    case .unsupportedAPIVersion: CLUA_UNSUPPORTED_API_VERSION
    }
  }
}
