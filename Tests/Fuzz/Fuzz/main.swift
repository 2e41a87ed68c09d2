// `fuzz TARGET [libFuzzer's options and files…]`: feeds a part of the program with whatever
// libFuzzer makes up. What crashes, or leaves a sanitizer's bounds, is a finding.
import CFuzzer
import Glibc
import LayoutScripting

var count = CommandLine.argc - 1
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
let target = CommandLine.arguments.dropFirst().first ?? ""
switch target {
case "script":
  exit(LLVMFuzzerRunDriver(&count, &arguments, fuzzScript))
case "events":
  exit(LLVMFuzzerRunDriver(&count, &arguments) { EventFuzzing.run(fuzzed($0, $1)) })
case "patterns":
  exit(LLVMFuzzerRunDriver(&count, &arguments) { PatternFuzzing.run(fuzzed($0, $1)) })
default:
  try? FileDescriptor.standardError.write(
    "fuzz: error: unknown target '\(target)'\nhint: script, events or patterns\n")
  exit(2)
}

/// libFuzzer's own library is not linked without a function of this name.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzScript(_ bytes: UnsafePointer<UInt8>?, _ length: Int) -> CInt {
  ScriptFuzzing.run(fuzzed(bytes, length))
}

/// The bytes that were made up.
func fuzzed(_ bytes: UnsafePointer<UInt8>?, _ length: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: bytes, count: length))
}
