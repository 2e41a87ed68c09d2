import SectionHost

extension JSONSchema {
  static var environmentText: String {
    """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:tessellua:environment:1",
      "title": "An environment",
      "description": "What a screen is shown in; parts that are left out are the device's.",
      "$ref": "#/$defs/environment",
      "$defs": {
    \(environmentDefinitions)
      }
    }

    """
  }

  /// The members of `$defs` that describe an environment.
  static var environmentDefinitions: String {
    """
        "environment": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "size": {"$ref": "#/$defs/size", "description": "The view's size, in points."},
            "scale": {"$ref": "#/$defs/length", "description": "Pixels to a point; 0 turns rounding off."},
            "safe_area": {"$ref": "#/$defs/insets"},
            "layout_margins": {"$ref": "#/$defs/insets"},
            "readable_insets": {"$ref": "#/$defs/insets"},
            "adjusted_content_insets": {"$ref": "#/$defs/insets"},
            "direction": {"enum": \(words(ScreenEnvironment.Direction.self))},
            "style": {"enum": \(words(ScreenEnvironment.Style.self))},
            "content_size_category": {"$ref": "#/$defs/content_size_category"},
            "horizontal_size_class": {"enum": \(words(ScreenEnvironment.SizeClass.self))},
            "vertical_size_class": {"enum": \(words(ScreenEnvironment.SizeClass.self))},
            "idiom": {"enum": \(words(ScreenEnvironment.Idiom.self))},
            "device": {"$ref": "#/$defs/device"},
            "now": {"$ref": "#/$defs/number", "description": "Seconds since 1970 at the screen's time 0."}
          }
        },
        "content_size_category": {
          "enum": \(words(ContentSizeCategory.self))
        },
        "device": {
          "description": "A device's name, with :landscape where it is turned.",
          "enum": \(devices)
        },
        "number": {"type": "number", "minimum": -1e15, "maximum": 1e15},
        "length": {"type": "number", "minimum": 0, "maximum": 1e15},
        "size": {
          "description": "Width and height.",
          "type": "array",
          "minItems": 2,
          "maxItems": 2,
          "items": {"$ref": "#/$defs/length"}
        },
        "insets": {
          "description": "Top, leading, bottom and trailing, in points.",
          "type": "array",
          "minItems": 4,
          "maxItems": 4,
          "items": {"$ref": "#/$defs/number"}
        }
    """
  }
}
