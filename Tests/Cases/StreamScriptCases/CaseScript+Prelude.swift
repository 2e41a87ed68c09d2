extension CaseScript {
  /// What every script begins with: the record, the sources of the case format, observers.
  static let prelude = #"""
    local ui = require "tessellua"

    local record = ui.publish_relay()
    local s = {}
    local subscriptions, bags = {}, {}

    local function note(...) record:accept{ ... } end

    local function at(time, action) ui.timer(time):subscribe(action) end

    -- Events as `materialize` gives them, and as case files write them.
    local function event(kind, value)
      if kind == "error" then return { kind = kind, message = value } end
      return { kind = kind, value = value }
    end

    local function words(event)
      if event.kind == "error" then return { "error", event.message } end
      return { event.kind, event.value }
    end

    local function send(observer, kind, value)
      if kind == "next" then
        observer:send(value)
      elseif kind == "error" then
        observer:fail(value)
      else
        observer:complete()
      end
    end

    -- Notes when a source is subscribed and let go.
    local function recorded(index, stream)
      local count = 0
      return ui.create(function(observer)
        count = count + 1
        local number = count
        note("begin", index, number)
        local subscription = stream:subscribe(
          function(value) observer:send(value) end,
          function(message) observer:fail(message) end,
          function() observer:complete() end)
        return function()
          subscription:dispose()
          note("end", index, number)
        end
      end)
    end

    -- A relay of events, because a recorded source says nothing to who comes after its end.
    local function hot(index, events)
      local relay = ui.publish_relay()
      for _, entry in ipairs(events) do
        at(entry[1], function() relay:accept(event(entry[2], entry[3])) end)
      end
      return recorded(index, relay:dematerialize())
    end

    local function cold(index, events)
      return recorded(index, ui.create(function(observer)
        local bag = ui.bag()
        for _, entry in ipairs(events) do
          bag:add(ui.timer(entry[1]):subscribe(function() send(observer, entry[2], entry[3]) end))
        end
        return function() bag:dispose() end
      end))
    end

    local function created(events)
      return ui.create(function(observer)
        for _, entry in ipairs(events) do send(observer, entry[1], entry[2]) end
        return function() note("log", "disposed") end
      end)
    end

    local factory_calls = 0
    local function deferred(stream)
      return ui.deferred(function()
        factory_calls = factory_calls + 1
        return ui.concat{ ui.just(factory_calls), stream }
      end)
    end

    -- Functions that raise on some calls.
    local function raising(base, raises_if, raises_on)
      local calls = 0
      return function(...)
        calls = calls + 1
        if calls == raises_on or raises_if and raises_if(...) then error("E0", 0) end
        return base(...)
      end
    end

    local function sum(...)
      local total = 0
      for _, value in ipairs{ ... } do total = total + value end
      return total
    end

    local function is_prime(number)
      for divisor = 2, number - 1 do
        if number % divisor == 0 then return false end
      end
      return number > 1
    end

    -- Inner streams, numbered and merged: "number value".
    local function numbered(streams)
      return streams:enumerated():flat_map(function(pair)
        return pair.element:map(function(value) return pair.index .. " " .. value end)
      end)
    end

    local function same(left, right)
      if type(left) ~= "table" or type(right) ~= "table" then return left == right end
      for index = 1, math.max(#left, #right) do
        if not same(left[index], right[index]) then return false end
      end
      return true
    end

    local function observe(name, stream, hooks, bag)
      local function heard(kind, value)
        note("event", name, kind, value)
        for _, hook in ipairs(hooks or {}) do
          if same(hook[1], kind == "next" and value or kind) then hook[2]() end
        end
      end
      note("subscribe", name)
      local subscription = stream:subscribe(
        function(value) heard("next", value) end,
        function(message) heard("error", message) end,
        function() heard("completed") end)
      if bag then
        bags[bag] = bags[bag] or ui.bag()
        bags[bag]:add(subscription)
      else
        subscriptions[name] = subscription
      end
    end

    local function dispose(name)
      if subscriptions[name] then subscriptions[name]:dispose() end
    end

    local function drop(bag)
      bags[bag]:dispose()
      bags[bag] = nil
    end

    local function read(subject)
      local is_read, value = pcall(function() return subject.value end)
      if not is_read then value = "throws " .. string.match(value, "has failed: (.*)$") end
      note("read", value)
    end


    """#
}
