/// How pictures look: one set of colours for light screens and one for dark ones.
package enum PictureStyle {
  /// How many colours there are for kinds of cells.
  package static let kindCount = 8

  /// The style sheet of every picture.
  ///
  /// Words beside the screens stand on the page's own ground, so
  /// that they follow the reader's preference and not the screen's style.
  package static var sheet: String {
    """
    <style>
    text{font-family:-apple-system,"SF Pro Text","Segoe UI",Roboto,Inter,"Helvetica Neue",Arial,sans-serif}
    .b{font-weight:600}
    .cap,.dim{fill:#6e7781}.bad{fill:#cf222e}.warn{fill:#9a6700}
    .brace{fill:none;stroke:#afb8c1;stroke-width:1}
    @media (prefers-color-scheme:light){.cap{fill:#24292f}.dim{fill:#57606a}}
    @media (prefers-color-scheme:dark){.cap{fill:#f0f6fc}.dim{fill:#9198a1}.bad{fill:#ff7b72}.warn{fill:#d29922}.brace{stroke:#59636e}}
    .edge{fill:none;stroke:#8c959f;stroke-opacity:.45;stroke-width:1}
    .seen{fill:none;stroke:#0a84ff;stroke-width:2}
    .safe{fill:none;stroke:#0a84ff;stroke-opacity:.35;stroke-width:1;stroke-dasharray:3 4}
    .badge{fill:#ff3b30}.on{fill:#fff;font-weight:600}
    \(colors("light", light))
    \(colors("dark", dark))
    </style>

    """
  }

  private struct Colors {
    var ground, title, detail, band, pinned, bandEdge, pill: String
    /// Fill, edge and accent of each kind.
    var kinds: [(fill: String, edge: String, accent: String)]
  }

  private static func colors(_ name: String, _ colors: Colors) -> String {
    var rules = """
      .\(name) .bg{fill:\(colors.ground)}.\(name) .veil{fill:\(colors.ground);fill-opacity:.4}
      .\(name) .t{fill:\(colors.title);font-weight:600}.\(name) .r{fill:\(colors.title)}.\(name) .s{fill:\(colors.detail)}
      .\(name) .band{fill:\(colors.band)}.\(name) .pin{fill:\(colors.pinned);stroke:\(colors.bandEdge);stroke-width:.75}
      .\(name) .deco{fill:\(colors.band);stroke:\(colors.bandEdge);stroke-width:.75}
      .\(name) .pill{fill:\(colors.pill);fill-opacity:.8}
      .\(name) .stop{stop-color:\(colors.ground)}

      """
    for (place, kind) in colors.kinds.enumerated() {
      rules += ".\(name) .k\(place){fill:\(kind.fill);stroke:\(kind.edge);stroke-width:.75}"
      rules += ".\(name) .o\(place){fill:\(kind.fill);fill-opacity:.45;stroke:\(kind.edge);"
      rules += "stroke-width:.75;stroke-dasharray:4 3}"
      rules += ".\(name) .a\(place){fill:\(kind.accent)}\n"
    }
    return rules
  }

  private static let light = Colors(
    ground: "#ffffff", title: "#1c1c1e", detail: "#63656b", band: "#f2f3f5", pinned: "#e9ebee",
    bandEdge: "#d5d8dc", pill: "#3a3a3c",
    kinds: [
      ("#e6efff", "#b3cbf5", "#2f66c9"), ("#fdebdc", "#f0c49b", "#b35c12"),
      ("#e3f5e6", "#aadbb4", "#247a38"), ("#f3e8fd", "#d3b4f0", "#7d3cb5"),
      ("#fde7ee", "#f2b3c6", "#b52a57"), ("#def5f5", "#9dd8d8", "#16757a"),
      ("#fbf3d0", "#e3cf7d", "#856a00"), ("#eceef1", "#c3c8cf", "#555d68"),
    ])

  private static let dark = Colors(
    ground: "#0d0d0f", title: "#f5f5f7", detail: "#a4a6ad", band: "#1c1d20", pinned: "#26282c",
    bandEdge: "#3a3d42", pill: "#d1d1d6",
    kinds: [
      ("#17233b", "#33507f", "#8ab4ff"), ("#36230f", "#70491f", "#ffb476"),
      ("#142b1a", "#2d5e39", "#7ddb92"), ("#281a38", "#573a78", "#cfa2fb"),
      ("#361722", "#743049", "#ff9dbb"), ("#0f2b2d", "#266063", "#74d9de"),
      ("#2e280c", "#665a1e", "#e6cf62"), ("#222429", "#4a4f58", "#b4bac4"),
    ])

  /// Shapes that pictures refer to: an image's sign, and the fading edges of strips in the styles that
  /// occur, for example `fade-right-light`.
  package static func definitions(_ styles: [String]) -> String {
    var text = """
      <defs>
      <symbol id="image" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M3 4h18a1 1 0 0 1 1 1v14a1 \
      1 0 0 1-1 1H3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm.8 1.8v9.6l4.4-4.6 4 4.2 3-3 5 5.2V5.8Z"/>\
      <circle cx="15.8" cy="8.6" r="1.6"/></symbol>

      """
    let ends = [
      ("right", "x2=\"1\""), ("left", "x1=\"1\" x2=\"0\""), ("bottom", "x2=\"0\" y2=\"1\""),
      ("top", "x2=\"0\" y1=\"1\" y2=\"0\""),
    ]
    for style in styles {
      text += "<g class=\"\(style)\">"
      for (end, direction) in ends {
        text += "<linearGradient id=\"fade-\(end)-\(style)\" \(direction)>"
        text += "<stop class=\"stop\" offset=\"0\" stop-opacity=\"0\"/>"
        text += "<stop class=\"stop\" offset=\"1\" stop-opacity=\"1\"/></linearGradient>"
      }
      text += "</g>\n"
    }
    return text + "</defs>\n"
  }
}
