import SectionHost

extension EnvironmentChange {
  /// Gives every part of an environment anew.
  init(whole environment: ScreenEnvironment) {
    self.init()
    if let name = environment.device, let device = try? EnvironmentChange(device: name) {
      self = device
    }
    size = environment.size
    scale = environment.scale
    safeArea = environment.safeArea
    layoutMargins = environment.layoutMargins
    readableInsets = environment.readableInsets
    adjustedContentInsets = environment.adjustedContentInsets
    direction = environment.direction
    style = environment.style
    contentSizeCategory = environment.contentSizeCategory
    horizontalSizeClass = environment.horizontalSizeClass
    verticalSizeClass = environment.verticalSizeClass
    idiom = environment.idiom
    now = environment.now
  }
}
