import FrameWriting
import LayoutGeometry

/// Rectangles as JSON, as they stand in every item of a frame.
enum WrittenRectangles {
  private static let count = 1_000

  /// Whole points beside a loop over their digits, thirds beside the standard library's shortest
  /// texts: both into a buffer that is large enough.
  static var benchmarks: [Benchmark] {
    [
      benchmark("rectangle_whole", wanted: 2, limit: 35, scale: 1) { number, target in
        putDigits(Int(number), at: target)
      },
      benchmark("rectangle_thirds", wanted: 1.2, limit: 110, scale: 3) { number, target in
        var length = 0
        for byte in number.description.utf8 {
          target[length] = byte
          length += 1
        }
        return length
      },
    ]
  }

  private static func benchmark(
    _ name: String, wanted: Double, limit: Double, scale: Double,
    put: @escaping (Double, UnsafeMutablePointer<UInt8>) -> Int
  ) -> Benchmark {
    Benchmark(
      name, unit: "ns/rectangle", unitsPerIteration: count, wanted: wanted, limit: limit,
      floor: {
        let rects = rects(scale)
        let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: count * 128)
        return { iterations in
          for _ in 0..<iterations {
            var end = 0
            for rect in rects {
              buffer[end] = UInt8(ascii: "[")
              end += 1
              end += put(rect.x, buffer + end)
              buffer[end] = UInt8(ascii: ",")
              end += 1
              end += put(rect.y, buffer + end)
              buffer[end] = UInt8(ascii: ",")
              end += 1
              end += put(rect.width, buffer + end)
              buffer[end] = UInt8(ascii: ",")
              end += 1
              end += put(rect.height, buffer + end)
              buffer[end] = UInt8(ascii: "]")
              buffer[end + 1] = UInt8(ascii: ",")
              end += 2
            }
            blackHole(end)
          }
        }
      },
      work: {
        let rects = rects(scale)
        return { iterations in
          var writer = JSONWriter(capacity: count * 128)
          for _ in 0..<iterations {
            writer.beginArray()
            for rect in rects { writer.write(rect) }
            writer.endArray()
            writer.endLine()
            writer.drain { blackHole($0.count) }
          }
        }
      })
  }

  /// Rectangles of a grid of three columns in a width of 1,170 pixels, so many to a point.
  private static func rects(_ scale: Double) -> [Rect] {
    (0..<count).map { index in
      Rect(
        x: Double(index % 3 * 391) / scale, y: Double(index / 3 * 245) / scale,
        width: 389 / scale, height: 244 / scale)
    }
  }

  @inline(__always)
  static func putDigits(_ number: Int, at target: UnsafeMutablePointer<UInt8>) -> Int {
    var length = 1
    var bound = 10
    while number >= bound {
      length += 1
      bound *= 10
    }
    var rest = number
    var place = length
    while place > 0 {
      place -= 1
      target[place] = UInt8(truncatingIfNeeded: 48 + rest % 10)
      rest /= 10
    }
    return length
  }
}
