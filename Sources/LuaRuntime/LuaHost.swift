/// What a function of the host gives back to the script that called it.
public enum LuaResult {
  /// Nothing.
  case nothing
  /// A value of the script.
  case value(LuaValue)
  /// A number.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// A truth value.
  case boolean(Bool)
  /// A text.
  case string(String)
  /// An object of a class of the schema, which the script now holds.
  case object(AnyObject, class: Int)
}

/// Why a function of the host refuses; the script sees it as an error at its own line.
public struct LuaRefusal: Error {
  /// What kind of error it is.
  public var code: LuaError.Code
  /// What is wrong.
  public var message: String
  /// What may help.
  public var hint: String?
  /// The line of a script where it happened, where that is not the line of the call.
  public var place: (script: String, line: Int)?
  /// The calls that led to that place, innermost first.
  public var traceback: [String] = []

  /// Makes a refusal; a wrong type unless another code is given.
  public init(_ message: String, code: LuaError.Code = .typeError, hint: String? = nil) {
    self.code = code
    self.message = message
    self.hint = hint
  }

  /// Passes on what went wrong in another script, with its place.
  public init(placed error: LuaError) {
    self.init(error.message, code: error.code, hint: error.hint)
    if error.line > 0 { place = (error.script, error.line) }
    traceback = error.traceback
  }
}

/// A script's text as `require` finds it.
public struct LuaSource {
  /// The path that errors show.
  public var name: String
  /// The text.
  public var text: [UInt8]

  /// Makes a source from the path that errors show and the text.
  public init(name: String, text: [UInt8]) {
    self.name = name
    self.text = text
  }
}

/// What a state asks of the program that it lives in.
public protocol LuaHost: AnyObject {
  /// Carries out a function or method of the schema.
  func invoke(_ function: Int, _ arguments: LuaArguments) throws(LuaRefusal) -> [LuaResult]
  /// Finds a script for `require`.
  func find(_ name: String) throws(LuaRefusal) -> LuaSource
  /// Takes a line that a script printed.
  func log(script: String, line: Int, text: String)
  /// A hint for a field that a shape does not have.
  func hint(forUnknown field: String, among known: [String]) -> String?
  /// A hint for a word that is none of those that are accepted.
  func hint(forWord word: String, among known: [String]) -> String?
  /// A hint for a name that was nil, where one of those that were at hand is near.
  func hint(forMissing name: String, among known: [String]) -> String?
  /// Milliseconds of the screen's clock.
  var now: Double { get }
  /// Seconds since 1970 at which that clock stood at 0.
  var epoch: Double { get }
}

extension LuaHost {
  /// None, unless a host looks for it.
  public func hint(forMissing name: String, among known: [String]) -> String? { nil }
}
