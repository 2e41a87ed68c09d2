import SectionHost

extension JSONSchema {
  static var eventText: String {
    """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:tessellua:event:1",
      "title": "An event",
      "description": "One line of an event file: a time in milliseconds, and one thing that happens then.",
      "type": "object",
      "additionalProperties": false,
      "minProperties": 1,
      "if": {"required": ["at"]},
      "then": {"maxProperties": 2},
      "else": {"maxProperties": 1},
      "properties": {
        "at": {"$ref": "#/$defs/length", "description": "Milliseconds of the screen's clock; never less than before."},
        "send": {
          "description": "Sends a value to an input.",
          "type": "object",
          "additionalProperties": false,
          "required": ["input", "value"],
          "properties": {"input": {"type": "string"}, "value": true}
        },
        "fail": {
          "description": "Ends an input with an error.",
          "type": "object",
          "additionalProperties": false,
          "required": ["input", "message"],
          "properties": {"input": {"type": "string"}, "message": {"type": "string"}}
        },
        "complete": {
          "description": "Ends an input.",
          "type": "object",
          "additionalProperties": false,
          "required": ["input"],
          "properties": {"input": {"type": "string"}}
        },
        "event": {
          "description": "A control event on a cell or another view.",
          "oneOf": [{"$ref": "#/$defs/item_event"}, {"$ref": "#/$defs/view_event"}]
        },
        "scroll": {
          "oneOf": [
            {"$ref": "#/$defs/scroll_to_point"},
            {"$ref": "#/$defs/scroll_to_item"},
            {"$ref": "#/$defs/scroll_section"},
            {"$ref": "#/$defs/drag"}
          ]
        },
        "frame": {"const": true, "description": "Gives a frame even where nothing changed."},
        "resize": {"$ref": "#/$defs/size", "description": "Changes the view's size."},
        "environment": {"$ref": "#/$defs/environment"},
        "device": {"$ref": "#/$defs/device"},
        "reload_data": {"const": true, "description": "Binds every visible cell anew."},
        "reload_script": {"const": true, "description": "Loads the scripts again; inputs keep their last values."}
      },
      "$defs": {
        "item_event": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "item"],
          "properties": {
            "name": {"type": "string"},
            "item": {"$ref": "#/$defs/item"},
            "control": {"type": "string"},
            "value": true
          }
        },
        "view_event": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "supplementary"],
          "properties": {
            "name": {"type": "string"},
            "section": {"type": "string"},
            "supplementary": {"type": "string"},
            "index": {"type": "integer", "minimum": 0, "maximum": 1e15},
            "control": {"type": "string"},
            "value": true
          }
        },
        "scroll_to_point": {
          "description": "Moves the viewport, clamped to the content unless clamp is false.",
          "type": "object",
          "additionalProperties": false,
          "required": ["to"],
          "properties": {
            "to": {"type": "array", "minItems": 2, "maxItems": 2, "items": {"$ref": "#/$defs/number"}},
            "clamp": {"type": "boolean"}
          }
        },
        "scroll_to_item": {
          "description": "Brings an item to the top, the center or the bottom.",
          "type": "object",
          "additionalProperties": false,
          "required": ["item"],
          "properties": {
            "item": {"$ref": "#/$defs/item"},
            "position": {"enum": \(words(ScreenAction.ItemPosition.self))}
          }
        },
        "scroll_section": {
          "description": "Puts an orthogonal section exactly there.",
          "type": "object",
          "additionalProperties": false,
          "required": ["section", "offset"],
          "properties": {"section": {"type": "string"}, "offset": {"$ref": "#/$defs/number"}}
        },
        "drag": {
          "description": "A drag of an orthogonal section that would end at to; it settles by its behaviour.",
          "type": "object",
          "additionalProperties": false,
          "required": ["section", "to"],
          "properties": {
            "section": {"type": "string"},
            "from": {"$ref": "#/$defs/number"},
            "to": {"$ref": "#/$defs/number"},
            "velocity": {"$ref": "#/$defs/number"}
          }
        },
        "item": {"description": "kind:id", "type": "string", "pattern": "^[^:]+:"},
    \(environmentDefinitions)
      }
    }

    """
  }
}
