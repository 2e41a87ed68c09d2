import FrameWriting
import LayoutGeometry
import SectionHost

/// What an explanation looks like, for people and for programs.
struct ExplanationReport {
  /// The screen, as the user gave it.
  let screen: String
  /// The frame in which everything is explained.
  let frame: Frame
  /// What is explained, at least one.
  let elements: [ElementExplanation]
  /// The file and the line that a place of a definition stands for.
  let find: (_ place: Int) -> (path: String, line: Int)?

  /// A paragraph for each element; a container on a line, its numbers below it.
  var text: String { elements.map(text).joined(separator: "\n") }

  private func text(_ element: ElementExplanation) -> String {
    let name = element.section.map { "\(element.id) in section \($0)" } ?? element.id
    guard let explanation = element.explanation else {
      return "\(name), frame \(frame.sequence): the layout does not place it".onOneLine + "\n"
    }
    var lines = ["\(name), frame \(frame.sequence): \(words(explanation.frame))"]
    if let moved = element.movedFrame, moved != explanation.frame {
      lines.append("The section's visible-items handler moved it to \(words(moved)).")
    }
    let numbers = explanation.levels.flatMap(\.lines)
    let subjectWidth = numbers.map(\.subject.count).max() ?? 0
    let arithmeticWidth = min(44, numbers.map(\.arithmetic.count).max() ?? 0)
    let ruleWidth = numbers.map(\.rule.count).max() ?? 0
    for level in explanation.levels {
      let place = level.place.flatMap(find).map { "  (\($0.path):\($0.line))" } ?? ""
      lines.append("\(level.name)\(place)")
      for line in level.lines {
        lines.append(
          "  \(padded(line.subject, subjectWidth))  \(padded(line.arithmetic, arithmeticWidth))  "
            + "\(padded(line.rule, ruleWidth))  \(line.note)")
      }
    }
    return lines.map { $0.onOneLine + "\n" }.joined()
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func words(_ rect: Rect) -> String {
    "x \(number(rect.x)), y \(number(rect.y)), width \(number(rect.width)), "
      + "height \(number(rect.height))"
  }

  private func number(_ value: Double) -> String { Explanation.text(of: value) }

  /// One object.
  var json: String {
    var writer = JSONWriter(style: .compact)
    writer.beginObject()
    writer.key("screen")
    writer.write(screen)
    writer.key("frame")
    writer.write(frame.sequence)
    writer.key("explanations")
    writer.beginArray()
    for element in elements { write(element, to: &writer) }
    writer.endArray()
    writer.endObject()
    return writer.buffer.text() + "\n"
  }

  private func write(_ element: ElementExplanation, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("id")
    writer.write(element.id)
    if let section = element.section {
      writer.key("section")
      writer.write(section)
    }
    writer.key("placed")
    writer.write(element.explanation != nil)
    if let explanation = element.explanation {
      writer.key("frame")
      writer.write(explanation.frame)
      if let moved = element.movedFrame, moved != explanation.frame {
        writer.key("moved_to")
        writer.write(moved)
      }
      writer.key("levels")
      writer.beginArray()
      for level in explanation.levels { write(level, to: &writer) }
      writer.endArray()
    }
    writer.endObject()
  }

  private func write(_ level: Explanation.Level, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("name")
    writer.write(level.name)
    if let place = level.place.flatMap(find) {
      writer.key("script")
      writer.write(place.path)
      writer.key("line")
      writer.write(place.line)
    }
    writer.key("lines")
    writer.beginArray()
    for line in level.lines {
      writer.beginObject()
      writer.key("subject")
      writer.write(line.subject)
      writer.key("value")
      writer.write(line.value)
      writer.key("arithmetic")
      writer.write(line.arithmetic)
      writer.key("rule")
      writer.write(line.rule)
      writer.key("note")
      writer.write(line.note)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }
}
