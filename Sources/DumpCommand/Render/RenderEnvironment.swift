import LayoutGeometry
import LayoutScripting
import SectionHost

/// What a screen is rendered in, by the options.
struct RenderEnvironment {
  private let options: RenderOptions

  init(_ options: RenderOptions) { self.options = options }

  /// The environment: a device, a size or a file, and what the other options change of it.
  func environment() throws(PlacedError) -> ScreenEnvironment {
    var result = try base()
    if let direction = options.direction {
      result.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if let style = options.style { result.style = style == .dark ? .dark : .light }
    return result
  }

  private func base() throws(PlacedError) -> ScreenEnvironment {
    let standard = ScreenEnvironment(device: .standard)
    if let size = options.size {
      return ScreenEnvironment(
        size: Size(width: size.width, height: size.height),
        scale: options.scale ?? standard.scale)
    }
    if let path = options.environment {
      let text: [UInt8]
      do throws(FileError) { text = try WholeFile.read(path) } catch {
        throw PlacedError(path: WholeFile.name(of: path), message: error.message)
      }
      return standard.applying(try EnvironmentChange(json: text, path: WholeFile.name(of: path)))
    }
    guard let name = options.device else { return standard }
    do throws(UnknownDevice) {
      return standard.applying(try EnvironmentChange(device: name))
    } catch {
      throw PlacedError(path: "layout-dump", message: error.message, hint: error.hint)
    }
  }
}
