import LuaRuntime
import Testing

@testable import LayoutScripting

/// The tables that check scripts say enough to make a reference of them.
@Suite struct ScriptReferenceTests {
  private let reference = ScriptReference()
  private let schema = ScriptReference.schema

  @Test("Every function says its parameters and what it does")
  func functions() {
    for function in reference.constructors + reference.functions {
      #expect(function.signature != nil, "ui.\(function.name) has no signature")
      #expect(!function.summary.isEmpty, "ui.\(function.name) has no summary")
    }
    for object in reference.objects {
      for method in object.methods {
        #expect(method.signature != nil, "\(object.title):\(method.name) has no signature")
        #expect(!method.summary.isEmpty, "\(object.title):\(method.name) has no summary")
      }
    }
  }

  @Test("Every field says what it means, and every table has a title of its own")
  func fields() {
    #expect(schema.untitledRecords == [])
    let tables = reference.tables + reference.given + reference.objects
    for table in tables {
      for field in table.fields {
        #expect(!field.summary.isEmpty, "\(table.title).\(field.name) has no summary")
        #expect(!field.type.isEmpty, "\(table.title).\(field.name) has no type")
      }
      #expect(Set(table.fields.map(\.name)).count == table.fields.count, "\(table.title)")
    }
    let titles = tables.map(\.title) + reference.aliases.map(\.title)
    let repeated = Dictionary(grouping: titles, by: { $0 }).filter { $0.value.count > 1 }.keys
    #expect(repeated.sorted() == [])
  }

  @Test("Phrases do not begin like sentences or end like them")
  func phrases() {
    let functions =
      reference.constructors + reference.functions + reference.objects.flatMap(\.methods)
    let fields = (reference.tables + reference.given + reference.objects).flatMap(\.fields)
    for (name, summary) in functions.map({ ($0.name, $0.summary) })
      + fields.map({ ($0.name, $0.summary) })
    {
      #expect(!summary.hasSuffix("."), "\(name)")
      #expect(summary.first?.isUppercase != true || summary.hasPrefix("UIKit"), "\(name)")
    }
  }

  @Test("Every type that is named is described")
  func types() {
    let tables = reference.tables + reference.given + reference.objects
    let known = Set(tables.map(\.title) + reference.aliases.map(\.title))
    let functions =
      reference.constructors + reference.functions + reference.objects.flatMap(\.methods)
    let signatures = functions.compactMap(\.signature)
    let types =
      tables.flatMap(\.fields).map(\.type) + reference.aliases.map(\.type)
      + signatures.flatMap { $0.parameters.map(\.type) } + signatures.compactMap(\.result)
      + tables.compactMap(\.parent)
    for type in types {
      for name in Self.names(in: type) {
        #expect(known.contains(name), "'\(name)' in '\(type)'")
      }
    }
    #expect(Self.names(in: "fun(a: Stream): X|\"Y\"[]") == ["Stream", "X"])
  }

  @Test("What may be left out comes last, and has a name of its own")
  func parameters() {
    for function in reference.functions + reference.objects.flatMap(\.methods) {
      let parameters = function.signature?.parameters ?? []
      let firstOptional = parameters.firstIndex(where: \.isOptional) ?? parameters.endIndex
      #expect(!parameters[firstOptional...].contains { !$0.isOptional }, "\(function.name)")
      #expect(Set(parameters.map(\.name)).count == parameters.count, "\(function.name)")
    }
  }

  /// The words of a type that begin with a capital, outside its texts.
  private static func names(in type: String) -> [String] {
    let texts = type.split(separator: "\"", omittingEmptySubsequences: false)
    return stride(from: 0, to: texts.count, by: 2).flatMap { index in
      texts[index].split { !$0.isLetter && $0 != "_" }.map(String.init)
    }.filter { $0.first?.isUppercase == true }
  }
}

@Suite struct ScriptSignatureTests {
  @Test func parametersAndResults() throws {
    let read = try #require(
      ScriptSignature(
        "(make: fun(a: X, b: Y): Z, count?: table<string, any>, ...: any): A|fun()|nil"))
    #expect(
      read.parameters == [
        .init(name: "make", isOptional: false, type: "fun(a: X, b: Y): Z"),
        .init(name: "count", isOptional: true, type: "table<string, any>"),
        .init(name: "...", isOptional: false, type: "any"),
      ])
    #expect(read.result == "A|fun()|nil")
    #expect(ScriptSignature("()")?.parameters == [])
    #expect(ScriptSignature("()")?.result == nil)
  }

  @Test(arguments: ["", "x", "(", "(a)", "(a:b)", "(a: b", "(): ", "()x", "(: b)", "(a: )"])
  func whatIsNone(text: String) { #expect(ScriptSignature(text) == nil) }
}
