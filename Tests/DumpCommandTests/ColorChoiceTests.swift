import Testing

@testable import DumpCommand

@Test func colourIsForTerminals() {
  #expect(ColorChoice.always.usesColor(on: -1))
  #expect(!ColorChoice.never.usesColor(on: -1))
  #expect(!ColorChoice.auto.usesColor(on: -1))
}
