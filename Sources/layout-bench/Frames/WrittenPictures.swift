import FrameWriting
import LayoutGeometry
import SectionHost

/// Frames as pictures: a list of which what is visible has cells.
enum WrittenPictures {
  private static let count = 10_000

  /// Beside a loop that puts an outline with its identity for each item into a buffer that is large
  /// enough.
  static var benchmark: Benchmark {
    Benchmark(
      "svg_of_\(count)", unit: "ms/picture", limit: 50,
      floor: {
        let items = WrittenFrames.frame(count: count).sections[0].items
        let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: count * 256)
        return { iterations in
          for _ in 0..<iterations {
            var end = 0
            func put(_ text: StaticString) {
              (buffer + end).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
              end += text.utf8CodeUnitCount
            }
            func put(_ number: Double) {
              end += WrittenRectangles.putDigits(Int(number), at: buffer + end)
            }
            for item in items {
              put("<g><rect x=\"")
              put(item.frame.x)
              put("\" y=\"")
              put(item.frame.y)
              put("\" width=\"")
              put(item.frame.width)
              put("\" height=\"")
              put(item.frame.height)
              put("\"/><text>")
              for byte in item.identifier.id.utf8 {
                buffer[end] = byte
                end += 1
              }
              put("</text></g>\n")
            }
            blackHole(end)
          }
        }
      },
      work: {
        let frame = WrittenFrames.frame(count: count)
        return { iterations in
          for _ in 0..<iterations {
            var writer = FrameWriter(.picture)
            writer.write(frame)
            writer.finish()
            writer.drain { blackHole($0.count) }
          }
        }
      })
  }
}
