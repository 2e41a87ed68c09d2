import LuaRuntime
import SectionHost

extension JSONSchema {
  static var frameText: String {
    """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:tessellua:frame:1",
      "title": "A frame",
      "description": "The whole screen at one instant; numbers are points.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "schema", "screen", "sequence", "at", "causes", "environment", "content_size", "viewport",
        "sections", "supplementaries", "changes", "outputs", "diagnostics"
      ],
      "properties": {
        "schema": {"const": "tessellua/frame/1"},
        "screen": {"type": "string", "description": "The screen's name."},
        "sequence": {"$ref": "#/$defs/count", "description": "The frame's number, from 0."},
        "at": {"type": "number", "minimum": 0, "description": "Milliseconds of the screen's clock."},
        "causes": {
          "description": "What came since the last frame, in order of arrival.",
          "type": "array",
          "uniqueItems": true,
          "items": {
            "type": "string",
            "pattern": "^((start|scroll|environment|timer|reload_data|reload_script)$|(input|event|scroll):)"
          }
        },
        "environment": {"$ref": "#/$defs/environment"},
        "content_size": {"$ref": "#/$defs/size"},
        "viewport": {"$ref": "#/$defs/rect"},
        "sections": {"type": "array", "items": {"$ref": "#/$defs/section"}},
        "supplementaries": {"$ref": "#/$defs/supplementaries"},
        "changes": {"$ref": "#/$defs/changes"},
        "outputs": {
          "description": "What the screen's output streams sent since the last frame.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["output", "value"],
            "properties": {"output": {"type": "string"}, "value": true}
          }
        },
        "diagnostics": {"type": "array", "items": {"$ref": "#/$defs/diagnostic"}}
      },
      "$defs": {
        "count": {"type": "integer", "minimum": 0},
        "length": {"type": "number", "minimum": 0},
        "size": {
          "description": "Width and height.",
          "type": "array",
          "minItems": 2,
          "maxItems": 2,
          "items": {"$ref": "#/$defs/length"}
        },
        "rect": {
          "description": "x, y, width and height.",
          "type": "array",
          "minItems": 4,
          "prefixItems": [
            {"type": "number"}, {"type": "number"}, {"$ref": "#/$defs/length"}, {"$ref": "#/$defs/length"}
          ],
          "items": false
        },
        "environment": {
          "type": "object",
          "additionalProperties": false,
          "required": ["size", "scale", "direction", "style", "safe_area", "content_size_category"],
          "properties": {
            "size": {"$ref": "#/$defs/size"},
            "scale": {"$ref": "#/$defs/length"},
            "direction": {"enum": \(words(ScreenEnvironment.Direction.self))},
            "style": {"enum": \(words(ScreenEnvironment.Style.self))},
            "safe_area": {
              "description": "Top, leading, bottom and trailing.",
              "type": "array",
              "minItems": 4,
              "maxItems": 4,
              "items": {"type": "number"}
            },
            "content_size_category": {
              "enum": \(words(ContentSizeCategory.self))
            },
            "device": {"type": "string", "description": "The device's name; absent where a size was given."}
          }
        },
        "section": {
          "type": "object",
          "additionalProperties": false,
          "required": ["id", "kind", "frame", "items", "supplementaries", "decorations"],
          "properties": {
            "id": {"type": "string"},
            "kind": {"type": "string"},
            "frame": {"$ref": "#/$defs/rect"},
            "scrolling": {"$ref": "#/$defs/scrolling"},
            "items": {"type": "array", "items": {"$ref": "#/$defs/item"}},
            "supplementaries": {"$ref": "#/$defs/supplementaries"},
            "decorations": {"type": "array", "items": {"$ref": "#/$defs/decoration"}}
          }
        },
        "scrolling": {
          "description": "How a section scrolls by itself; absent where it does not.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "behavior", "frame", "content_length", "offset", "min_offset", "max_offset", "stops"
          ],
          "properties": {
            "behavior": {"enum": \(words(scrollingBehaviors))},
            "frame": {"$ref": "#/$defs/rect"},
            "content_length": {"$ref": "#/$defs/length"},
            "offset": {"type": "number"},
            "min_offset": {"type": "number"},
            "max_offset": {"type": "number"},
            "stops": {"type": "array", "items": {"type": "number"}}
          }
        },
        "item": {
          "type": "object",
          "additionalProperties": false,
          "required": ["id", "kind", "frame", "z"],
          "properties": {
            "id": {"type": "string"},
            "kind": {"$ref": "#/$defs/item_kind"},
            "frame": {"$ref": "#/$defs/rect"},
            "z": {"type": "integer"},
            "alpha": {"type": "number"},
            "hidden": {"type": "boolean"},
            "transform": {"type": "array", "minItems": 6, "maxItems": 6, "items": {"type": "number"}},
            "cell": {
              "description": "What the item shows; only where it is visible.",
              "type": "object",
              "additionalProperties": false,
              "required": ["reuse_identifier", "number", "bindings", "content"],
              "properties": {
                "reuse_identifier": {"type": "string"},
                "number": {"type": "integer", "minimum": 1},
                "bindings": {"$ref": "#/$defs/count"},
                "content": true
              }
            }
          }
        },
        "item_kind": {"type": "string", "pattern": "^[^:]+$"},
        "supplementaries": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["kind", "index", "frame", "z", "pinned"],
            "properties": {
              "kind": {"type": "string"},
              "index": {"$ref": "#/$defs/count"},
              "frame": {"$ref": "#/$defs/rect"},
              "z": {"type": "integer"},
              "pinned": {"type": "boolean"},
              "content": true
            }
          }
        },
        "decoration": {
          "type": "object",
          "additionalProperties": false,
          "required": ["kind", "frame", "z"],
          "properties": {
            "kind": {"type": "string"},
            "frame": {"$ref": "#/$defs/rect"},
            "z": {"type": "integer"},
            "content": true
          }
        },
        "changes": {
          "type": "object",
          "additionalProperties": false,
          "required": ["sections", "items"],
          "properties": {
            "sections": {
              "type": "object",
              "additionalProperties": false,
              "required": ["deleted", "inserted", "moved", "reloaded", "reconfigured"],
              "properties": {
                "deleted": {"$ref": "#/$defs/section_places"},
                "inserted": {"$ref": "#/$defs/section_places"},
                "moved": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": ["section", "from", "to"],
                    "properties": {
                      "section": {"type": "string"},
                      "from": {"$ref": "#/$defs/count"},
                      "to": {"$ref": "#/$defs/count"}
                    }
                  }
                },
                "reloaded": {"$ref": "#/$defs/section_places"},
                "reconfigured": {"$ref": "#/$defs/section_places"}
              }
            },
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": ["deleted", "inserted", "moved", "reloaded", "reconfigured"],
              "properties": {
                "deleted": {"$ref": "#/$defs/item_places"},
                "inserted": {"$ref": "#/$defs/item_places"},
                "moved": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": ["item", "from", "to"],
                    "properties": {
                      "item": {"$ref": "#/$defs/item_name"},
                      "from": {"$ref": "#/$defs/path"},
                      "to": {"$ref": "#/$defs/path"}
                    }
                  }
                },
                "reloaded": {"$ref": "#/$defs/item_places"},
                "reconfigured": {"$ref": "#/$defs/item_places"}
              }
            }
          }
        },
        "section_places": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["section", "at"],
            "properties": {"section": {"type": "string"}, "at": {"$ref": "#/$defs/count"}}
          }
        },
        "item_places": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["item", "at"],
            "properties": {"item": {"$ref": "#/$defs/item_name"}, "at": {"$ref": "#/$defs/path"}}
          }
        },
        "item_name": {"description": "kind:id", "type": "string", "pattern": "^[^:]+:"},
        "path": {
          "description": "The section's place and the item's in it, from 0.",
          "type": "array",
          "minItems": 2,
          "maxItems": 2,
          "items": {"$ref": "#/$defs/count"}
        },
        "diagnostic": {
          "type": "object",
          "additionalProperties": false,
          "required": ["severity", "code", "message"],
          "properties": {
            "severity": {"enum": \(words(Diagnostic.Severity.self))},
            "code": {"type": "string", "pattern": "^[a-z]+(_[a-z]+)*$"},
            "reason": {"enum": \(words(LuaError.Code.self))},
            "section": {"type": "string"},
            "item": {"$ref": "#/$defs/item_name"},
            "kind": {"type": "string"},
            "message": {"type": "string", "minLength": 1},
            "script": {"type": "string"},
            "line": {"type": "integer", "minimum": 1},
            "traceback": {"type": "array", "minItems": 1, "items": {"type": "string"}}
          },
          "dependentRequired": {"line": ["script"], "traceback": ["script"]}
        }
      }
    }

    """
  }

  private static var scrollingBehaviors: [String] {
    GeometryTypes.behaviors.map { "\($0)" }.filter { $0 != "none" }
  }
}
