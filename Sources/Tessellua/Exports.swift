@_exported public import LayoutGeometry
@_exported public import LayoutScripting
@_exported public import SectionHost
@_exported public import Streams

@_exported public import struct LuaRuntime.LuaLimits
