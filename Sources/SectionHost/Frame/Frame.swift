public import LayoutGeometry

/// The whole screen at one instant; a value that may go anywhere.
public struct Frame: Sendable, Hashable {
  /// The screen's name.
  public var screen: String
  /// The frame's number, from 0.
  public var sequence: Int
  /// The screen's clock, in milliseconds.
  public var at: Double
  /// What came since the last frame, in order of arrival, each once.
  public var causes: [String]
  /// What the screen is shown in.
  public var environment: Environment
  /// The extent of the content, in points; not rounded (geometry 2.5).
  public var contentSize: Size
  /// What is seen of the content, in content coordinates.
  public var viewport: Rect
  /// The sections, in the order of the snapshot.
  public var sections: [FrameSection]
  /// The layout's own headers and footers.
  public var supplementaries: [FrameSection.Supplementary]
  /// What is different from the frame before.
  public var changes: FrameChanges
  /// What the output streams sent since the frame before, in order.
  public var outputs: [Output]
  /// What went wrong.
  public var diagnostics: [Diagnostic]

  /// Makes a frame.
  public init(
    screen: String, sequence: Int, at: Double, causes: [String], environment: Environment,
    contentSize: Size, viewport: Rect, sections: [FrameSection],
    supplementaries: [FrameSection.Supplementary], changes: FrameChanges, outputs: [Output],
    diagnostics: [Diagnostic]
  ) {
    self.screen = screen
    self.sequence = sequence
    self.at = at
    self.causes = causes
    self.environment = environment
    self.contentSize = contentSize
    self.viewport = viewport
    self.sections = sections
    self.supplementaries = supplementaries
    self.changes = changes
    self.outputs = outputs
    self.diagnostics = diagnostics
  }

  /// What a screen is shown in, as far as a frame tells.
  public struct Environment: Sendable, Hashable {
    /// The view's extent, in points.
    public var size: Size
    /// Pixels to a point.
    public var scale: Double
    /// `ltr` or `rtl`.
    public var direction: String
    /// `light` or `dark`.
    public var style: String
    /// The safe area's insets.
    public var safeArea: EdgeInsets
    /// The reader's chosen size of text, for example `large`.
    public var contentSizeCategory: String
    /// The device's name; absent where a size was given instead.
    public var device: String?

    /// Makes the description of an environment.
    public init(
      size: Size, scale: Double, direction: String, style: String, safeArea: EdgeInsets,
      contentSizeCategory: String, device: String?
    ) {
      self.size = size
      self.scale = scale
      self.direction = direction
      self.style = style
      self.safeArea = safeArea
      self.contentSizeCategory = contentSizeCategory
      self.device = device
    }
  }

  /// A value that an output stream sent.
  public struct Output: Sendable, Hashable {
    /// The output's name.
    public var output: String
    /// What it sent.
    public var value: FrameValue

    /// Makes an entry from an output's name and what it sent.
    public init(output: String, value: FrameValue) {
      self.output = output
      self.value = value
    }
  }
}
