import JSONReading
import LuaRuntime
import SectionHost

/// `ui.test.orders`: a screen whose inputs get their values in every order.
struct TestOrders {
  private let path: String
  private let session: TestSession
  private let environment: EnvironmentChange
  private let check: ArrivalOrderCheck

  /// Reads the table of options: `inputs` with a value each, `advance` in milliseconds, and what the
  /// screen is shown in.
  init(_ path: String, _ options: JSONValue?, _ session: TestSession) throws(LuaRefusal) {
    self.path = path
    self.session = session
    do throws(EventRefusal) {
      let options = options?.asFields ?? JSONValue(members: [])
      let fields = try Fields(
        options, "orders", known: ["inputs", "advance"] + TestScreenOpening.environmentWords)
      guard case .object(let members) = try fields.required("inputs").asFields.content else {
        throw EventRefusal("inputs: expected a table with a value for each input", offset: 0)
      }
      environment = try TestScreenOpening.environment(fields)
      check = ArrivalOrderCheck(
        members.map { ArrivalOrderCheck.Value(input: $0.key, value: $0.value) },
        wait: try fields.optional("advance").map(number) ?? ArrivalOrderCheck.usualWait)
    } catch {
      throw LuaRefusal("orders: \(error.message)", hint: error.hint)
    }
  }

  /// The frame at the end of each order; an error where they differ.
  func frames(_ call: ScriptCall) throws(LuaRefusal) -> [LuaResult] {
    let report: ArrivalOrderReport
    do throws(PlacedError) {
      report = try check.run { () throws(PlacedError) in
        try session.load(path, environment: environment)
      }
    } catch {
      throw LuaRefusal(error)
    }
    if report.differentCount > 0 {
      throw LuaRefusal("orders: \(report.text)", code: .runtimeError)
    }
    guard let group = report.groups.first,
      case .value(let frame) = try call.result(json: group.frame.json)
    else { return [] }
    // They agree, so one table stands for all.
    do throws(LuaError) {
      let frames = [LuaValue](repeating: frame, count: report.orderCount)
      return [.value(.table(try call.runtime.state.makeList(frames, hasCount: false)))]
    } catch {
      throw LuaRefusal(error)
    }
  }
}
