import LuaRuntime

/// What stands between the host's visible items and a script's handler.
///
/// Points, frames and transforms are lists, as everywhere, and answer to names too, as in UIKit:
/// `offset[1]` is `offset.x`. Fields that nobody sets have a value to be read and none to be shown.
struct VisibleItemsScript {
  /// Dresses the items and the offset; gives a list of the same items that no handler touches.
  let prepare: LuaReference
  /// Reads the items of that list.
  let collect: LuaReference

  init(in state: LuaState) throws(LuaError) {
    let chunk = try state.load(Array(Self.text.utf8), name: "visible items")
    let functions = try state.entries(
      of: try Self.reference(try state.call(chunk, label: "visible items", values: [])))
    prepare = try Self.reference(functions.first)
    collect = try Self.reference(functions.last)
  }

  private static func reference(_ value: LuaValue?) throws(LuaError) -> LuaReference {
    guard let reference = value?.reference else {
      throw LuaError(
        code: .memoryExceeded, script: "", line: 0, message: "the visible items cannot be told")
    }
    return reference
  }

  private static let text = """
    local function named(names)
      local places = {}
      for place, name in ipairs(names) do places[name] = place end
      return {
        __index = function(self, key) return places[key] and rawget(self, places[key]) end,
        __newindex = function(self, key, value) rawset(self, places[key] or key, value) end,
      }
    end

    local matrix = { "a", "b", "c", "d", "tx", "ty" }
    local point_table, frame_table = named { "x", "y" }, named { "x", "y", "width", "height" }
    local matrix_table = named(matrix)
    local identity = { 1, 0, 0, 1, 0, 0 }

    -- A transform that is only read is not set: what was handed out stands in [1].
    local item_table = {
      __index = function(self, key)
        if key == "alpha" then return 1 end
        if key == "hidden" then return false end
        if key ~= "transform" then return nil end
        local given = setmetatable({ 1, 0, 0, 1, 0, 0 }, matrix_table)
        rawset(self, 1, given)
        rawset(self, key, given)
        return given
      end,
    }

    local function prepare(items, offset)
      setmetatable(offset, point_table)
      local kept = {}
      for i, item in ipairs(items) do
        setmetatable(item.frame, frame_table)
        setmetatable(item.center, point_table)
        kept[i] = setmetatable(item, item_table)
      end
      return kept
    end

    local function listed(value, names, default)
      if type(value) ~= "table" or rawget(value, 1) ~= nil then return value end
      local list = {}
      for place, name in ipairs(names) do
        list[place] = value[name]
        if list[place] == nil then list[place] = default[place] end
      end
      return list
    end

    local function is_identity(transform)
      for place, number in ipairs(identity) do
        if transform[place] ~= number then return false end
      end
      return true
    end

    local function collect(items)
      local set = {}
      for i, item in ipairs(items) do
        local transform = rawget(item, "transform")
        if transform == rawget(item, 1) and transform and is_identity(transform) then
          transform = nil
        end
        set[i] = {
          center = listed(item.center, { "x", "y" }, {}), z_index = item.z_index,
          alpha = rawget(item, "alpha"), hidden = rawget(item, "hidden"),
          transform = listed(transform, matrix, identity),
        }
      end
      return set
    end

    return { prepare, collect }
    """
}
