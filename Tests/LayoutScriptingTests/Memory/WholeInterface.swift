import LuaRuntime

@testable import LayoutScripting

/// A screen and a plugin that together use everything that scripts are given.
enum WholeInterface {
  /// The files, below a folder.
  static let files = ["home/screen.lua": screen, "plugins/strip.lua": plugin]

  /// What happens to the screen, a line each.
  static let events = """
    {"send":{"input":"rows","value":[{"id":1,"name":"one"},{"id":2,"name":"two"},{"id":3}]}}
    {"send":{"input":"plain","value":[1,2.5,null,"text",true,{"deep":{"er":[]}}]}}
    {"send":{"input":"last","value":1}}
    {"send":{"input":"told","value":{"key":"a"}}}
    {"event":{"name":"tap","item":"row:1"}}
    {"event":{"name":"tap","item":"row:2","control":"star","value":{"x":1}}}
    {"event":{"name":"tap","section":"rows","supplementary":"header"}}
    {"at":10,"scroll":{"to":[0,120]}}
    {"scroll":{"section":"strip","offset":30}}
    {"at":20,"send":{"input":"rows","value":[{"id":3,"name":"three"},{"id":1,"name":"uno"},{"id":4}]}}
    {"resize":[200,300]}
    {"at":30,"environment":{"style":"dark"}}
    {"reload_data":true}
    {"at":60,"send":{"input":"rows","value":[{"name":"without an id"}]}}
    {"fail":{"input":"plain","message":"no more"}}
    {"complete":{"input":"last"}}
    {"at":100,"reload_script":true}
    {"at":150,"frame":true}
    """

  private static let plugin = """
    local ui = require "tessellua"
    return ui.plugin{
      name = "strip", version = "1.0.0", api_version = 1,
      options = {
        rows = {type = "integer", default = 2, min = 1}, gap = {type = "number", default = 4},
        title = {type = "string"}, wide = {type = "boolean", default = true},
        width = {type = "dimension", default = {absolute = 40}}, around = {type = "insets"},
        style = {type = "enum", values = {"a", "b"}, default = "a"},
        sizes = {type = "list", of = {type = "number"}, default = {1, 2}},
      },
      build = function(options)
        return {
          layout = function(env)
            return ui.section{
              group = ui.vertical_group{width = options.width, height = 40, count = options.rows,
                subitems = {ui.item{width = ui.fractional_width(1), height = 10}}},
              inter_group_spacing = options.gap + options.sizes[1] + #env.section.items * 0,
              orthogonal_scrolling_behavior = "continuous",
              visible_items_invalidation_handler = function(items, offset)
                for _, item in ipairs(items) do
                  item.alpha = 1 - offset.x / 1000
                  item.transform = {a = 1, b = 0, c = 0, d = 1, tx = item.center.x, ty = 0}
                  item.hidden, item.z_index = false, item.index
                end
              end,
            }
          end,
          cells = {row = ui.cell{configure = function(cell, row) cell.title = options.style .. row.n end}},
        }
      end,
    }
    """

  private static let screen = """
    local ui = require "tessellua"
    local rows, plain, last = ui.behavior({}), ui.subject(), ui.replay(2)
    local told, taps, seen = ui.publish_relay(), ui.relay(0), ui.bag()
    local keyed, one = ui.keyed_bag(), ui.serial()
    local function same(x) return x end
    local function shown(label) return function(x) print(label, tostring(x)) end end
    local function text(x) return type(x) == "table" and "table" or tostring(x) end

    local numbers = ui.from{1, 2, 3, 4}
    local made = ui.create(function(observer)
      observer:send(1) observer:send(2)
      if taps.value > 1 then observer:fail("too many") end
      observer:complete()
      return function() print("disposed") end
    end)
    local list = {
      numbers:map(same):filter(function(x) return x > 1 end):compact():compact_map(same),
      numbers:flat_map(ui.just):flat_map_latest(ui.just):flat_map_first(ui.just):concat_map(ui.just),
      numbers:map(ui.just):switch_latest(), numbers:map(ui.just):merge(1), numbers:map(ui.just):concat(),
      numbers:scan({}, function(sum, x) return {x, #sum} end):reduce(0, function(n) return n + 1 end),
      numbers:to_list():enumerated(), numbers:take(2):take_while(function(x) return x < 9 end),
      numbers:take_until(ui.never()):take_until(function(x) return x == 3 end):take_last(1),
      numbers:skip(1):skip_while(function(x) return x < 2 end), numbers:skip_until(ui.just(1)),
      numbers:start_with(7, "eight", nil):distinct_until_changed():distinct_until_changed(text),
      numbers:element_at(2):single(), ui.empty():if_empty("none"), ui.empty():if_empty(ui.just(1)),
      numbers:ignore_elements(), rows:debounce(5), rows:throttle(5, false), rows:delay(3),
      rows:delay_subscription(4), rows:sample(ui.interval(20), 0), rows:buffer(10, 2),
      rows:window(10, 2):flat_map(function(window) return window:to_list() end),
      numbers:group_by(function(x) return x % 2 end):flat_map(function(group)
        return group:map(function(x) return {group.key, x} end)
      end),
      numbers:with_latest_from(rows):with_latest_from(taps, function(a, b) return {a, b} end),
      rows:share(), rows:share_replay(1, "forever"), made:catch(function(message) return ui.just(message) end),
      made:retry(2):catch(function() return ui.empty() end), rows:timeout(15, ui.just("late")),
      made:materialize():dematerialize(), ui.fail("broken"):catch(function(m) return ui.just(m) end),
      made:do_on{next = same, error = same, completed = function() end}, rows:observe_on():subscribe_on(),
      ui.timer(5, 20), ui.interval(50):take(1), ui.deferred(function() return ui.just(2) end),
      ui.zip({numbers, rows}), ui.merge{numbers, plain}, ui.concat{ui.just(1), last}, ui.amb{ui.never(), last},
      ui.combine_latest({numbers, told}), told:map(function(x) return x.key end),
      rows:map(function() error("in a stream") end):catch(function(m) return ui.just(m) end),
    }
    for i, stream in ipairs(list) do
      seen:add(stream:subscribe(shown("next " .. i), shown("error " .. i), shown("end " .. i)))
    end
    keyed:set("a", rows:subscribe(same)) keyed:set("a", rows:subscribe(same))
    one:set(rows:subscribe(same)) one:set(taps:subscribe(same))
    keyed:remove("a") keyed:clear()
    local other = ui.bag()
    other:add(taps:subscribe(same):dispose() or taps:subscribe(same))
    other:clear() other:dispose()
    local sent, failed = ui.subject(), ui.behavior(1)
    sent:send(1) sent:complete() failed:fail("over")
    print(pcall(function() return failed.value end))

    local function tree()
      local s = ui.section_snapshot()
      s:append{{kind = "row", id = 11}, {kind = "row", id = 12}}
      s:append({{kind = "row", id = 13}}, "row:11")
      s:insert({{kind = "row", id = 14}}, {before = "row:12"})
      s:expand{"row:11"}
      print(s:is_expanded("row:11"), s:is_visible("row:13"), s:level("row:13"), s:parent("row:13"),
        #s:root_items(), #s:visible_items(), #s:items())
      s:collapse{"row:11"} s:delete{"row:14"}
      return s
    end

    local function snapshot(models)
      local s = ui.snapshot{
        {id = "rows", kind = "rows", items = ui.items("row", models), model = {title = "Rows"}},
        {id = "strip", items = ui.items("row", {{n = 21}, {n = 22}, {n = 23}}, "n")},
        {id = "tree", items = tree()}, {id = "own", items = ui.items("row", {{}}, function() return 31 end)},
      }
      if #models > 0 and not models[1].id then return s end
      local t = s:copy()
      t:append_sections{"more", {id = "last", kind = "list", model = {title = "Last"}}}
      t:insert_sections({"between"}, {before = "more"})
      t:append_items({{kind = "row", id = 41}, {kind = "row", id = 42}}, "more")
      t:insert_items({{kind = "row", id = 43, model = {id = 43}}}, {after = "row:41"})
      t:append_items({{kind = "row", id = 44}}, "last")
      t:move_section("last", {before = "more"}) t:move_item("row:43", {before = "row:41"})
      t:delete_items{"row:42"} t:delete_sections{"between"}
      t:reload_sections{"strip"} t:reload_items{"row:41"} t:reconfigure_items{{kind = "row", id = 43}}
      print(t:number_of_items(), t:number_of_items("more"), t:number_of_sections(), #t:item_identifiers(),
        #t:item_identifiers("more"), #t:section_identifiers(), t:section_containing("row:41"),
        t:index_of_item("row:41"), t:index_of_section("more"))
      print(pcall(t.delete_items, t, {"row:99"}))
      local none = t:copy()
      none:delete_all_items()
      return t
    end

    local function full(height) return {width = ui.fractional_width(1), height = height} end
    local function rows_layout(env)
      local badge = ui.supplementary_item{kind = "badge", width = 10, height = 10,
        container_anchor = ui.anchor{edges = {"top", "trailing"}, fractional_offset = {0.3, -0.3}},
        item_anchor = ui.anchor{edges = {"bottom"}, absolute_offset = {1, 2}}}
      local item = ui.item{width = ui.fractional_width(0.5), height = ui.estimated(44),
        content_insets = ui.insets{top = 1, leading = 2}, supplementary_items = {badge},
        edge_spacing = {leading = ui.fixed(1), trailing = ui.flexible(2), top = 3, bottom = ui.fixed(0)}}
      local header = ui.header{height = ui.estimated(20), pin_to_visible_bounds = true}
      return ui.section{
        group = ui.horizontal_group{width = ui.fractional_width(1), height = ui.estimated(44), subitems = {item},
          inter_item_spacing = ui.fixed(1), content_insets = ui.insets(1)},
        boundary_supplementary_items = {header, ui.footer{height = 10},
          ui.boundary_supplementary_item{kind = "side", width = 10, height = ui.absolute(10), alignment = "leading"}},
        decoration_items = {ui.decoration_item{kind = "background", z_index = -1}},
        content_insets = ui.insets{top = env.container.effective_width / 100, bottom = env.section.count},
      }
    end
    local function custom(env)
      return ui.section{group = ui.custom_group{width = ui.absolute(80), height = ui.absolute(40),
        frames = function(inner) return {{0, 0, inner.container.width, 10}, {0, 20, 10, 10, 1}} end}}
    end
    local function uniform()
      return ui.section{group = ui.horizontal_group{width = ui.fractional_width(1),
        height = ui.fractional_height(0.1), count = 2, count_mode = "repeat",
        subitems = {ui.item{width = ui.fractional_width(0.5), height = ui.uniform_across_siblings(30)}}}}
    end

    local view = ui.view{
      reuse_identifier = "Title",
      configure = function(view, section, env, item)
        view.title = section and section.model and section.model.title or "none"
        view.item = item
        view:on("tap", function(event) taps:accept(taps.value + 1) end)
      end,
      measure = function(section, env, proposed) return {width = proposed.width, height = 18} end,
      will_display = function(view) view.seen = true end, did_end_displaying = function() end,
    }
    return ui.screen{
      api_version = 1, name = "whole",
      inputs = {rows = rows, plain = plain, last = last, told = told},
      outputs = {taps = taps, late = rows:debounce(2)},
      snapshot = rows:map(snapshot),
      configuration = {inter_section_spacing = 4, content_insets_reference = "none",
        boundary_supplementary_items = {ui.header{height = 12}}},
      sections = {
        rows = {layout = rows_layout}, strip = ui.use("strip", {rows = 1, title = "a strip"}),
        own = {layout = custom}, more = {layout = uniform},
        list = {layout = function() return ui.list{appearance = "plain", row_height = 30} end},
        default = {layout = function(env)
          if env.traits.user_interface_style == "dark" then error("no dark trees") end
          return ui.list{}
        end},
      },
      cells = {row = ui.cell{
        reuse_identifier = "Row",
        configure = function(cell, row, env)
          local width, height = ui.text_size(row.name or "", {size = 15, width = env.container.width, lines = 2})
          cell.title, cell.width, cell.height, cell.nested = row.name, width, height, {a = {1, {b = true}}}
          cell:on("tap", function() taps:accept(taps.value + 1) cell.tapped = true end)
          cell:on("tap", "star", function(event) cell.star = event.value end)
          cell:bind(taps, function(n) cell.taps = n end)
          cell.bag:add(cell:events("press"):subscribe(same))
        end,
        measure = function(row, env, proposed)
          local width, height = ui.text_size(row.name or "", {width = proposed.width})
          return {width = width, height = height + 20}
        end,
        will_display = function(cell, row) cell.seen = row.id end,
        did_end_displaying = function(cell, row) print("gone", tostring(row.id)) end,
        prepare_for_reuse = function(cell) cell.title = nil end,
      }},
      supplementaries = {header = view, footer = view, badge = view, side = view},
      decorations = {background = view},
    }
    """

  /// What scripts are given and these do not use, as a script would write it.
  static var unused: [String] {
    let schema = ScriptReference.schema
    var names: [String] = []
    for function in ScriptInterface.moduleFunctions where !"\(function.name)".contains(".") {
      names.append("ui.\(function.name)")
    }
    names += schema.constructorDescriptions.map { "ui.\($0.name)" }
    names += schema.itemsDescription.map { ["ui.\($0.name)"] } ?? []
    for objectClass in ScriptClass.allCases where objectClass != .testScreen {
      names += ScriptInterface.methods(of: objectClass).map { ":\($0.name)" }
      names += ScriptInterface.getter(of: objectClass).map { [".\($0.name)"] } ?? []
    }
    let text = files.values.joined(separator: "\n")
    return names.filter { name in
      // A name ends where another word could not go on.
      !text.ranges(of: name).contains { range in
        range.upperBound == text.endIndex
          || !(text[range.upperBound].isLetter || text[range.upperBound] == "_")
      }
    }
  }
}
