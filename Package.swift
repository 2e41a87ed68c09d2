// swift-tools-version: 6.2
import PackageDescription

/// Rules that hold for every Swift target: the newest language rules, and no warning is let through.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func library(
  _ name: String, dependsOn dependencies: [Target.Dependency] = [], embeds files: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: files.map { .embedInCode($0) },
    swiftSettings: strict)
}

func tests(_ name: String, dependsOn dependencies: [Target.Dependency], path: String? = nil)
  -> Target
{
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], path: path ?? "Tests/\(name)",
    swiftSettings: strict)
}

/// The fuzzer, which only `scripts/fuzz` builds: it needs a library that comes with a sanitizer.
let fuzzing: [Target] =
  Context.environment["FUZZ"] == nil
  ? []
  : [
    .systemLibrary(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CFuzzer", "LayoutGeometry", "LayoutScripting", "FrameWriting", "JSONReading", "LuaRuntime",
      ],
      path: "Tests/Fuzz/Fuzz", swiftSettings: strict),
  ]

let package = Package(
  name: "Tessellua",
  products: [
    .library(name: "Tessellua", targets: ["Tessellua"]),
    .library(name: "LayoutGeometry", targets: ["LayoutGeometry"]),
    .executable(name: "layout-dump", targets: ["layout-dump"]),
  ],
  targets: [
    // The archives are named in full, so that the program starts without loading a shared library.
    .target(
      name: "CLua",
      cSettings: [.unsafeFlags(["-Wall", "-Wextra", "-Werror"])],
      linkerSettings: [.linkedLibrary(":liblua5.4.a"), .linkedLibrary("m"), .linkedLibrary("dl")]),
    .systemLibrary(name: "CJSON"),
    .target(
      name: "JSONReading", dependencies: ["CJSON"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary(":libyajl_s.a")]),
    library("LuaRuntime", dependsOn: ["CLua"]),
    library("Streams"),
    library("Snapshots"),
    library("LayoutGeometry"),
    library("SectionHost", dependsOn: ["Streams", "Snapshots", "LayoutGeometry"]),
    library("FrameWriting", dependsOn: ["SectionHost"]),
    library(
      "FrameComparison",
      dependsOn: ["SectionHost", "FrameWriting", "JSONReading", "Snapshots", "LayoutGeometry"]),
    library(
      "LayoutScripting",
      dependsOn: [
        "LuaRuntime", "SectionHost", "FrameWriting", "FrameComparison", "JSONReading", "Streams",
        "Snapshots", "LayoutGeometry",
      ],
      embeds: ["Testing/Lua/values.lua", "Testing/Lua/assertions.lua", "Testing/Lua/words.lua"]),
    library(
      "Tessellua",
      dependsOn: [
        "LayoutScripting", "SectionHost", "FrameWriting", "LuaRuntime", "LayoutGeometry",
        "Streams",
      ]),
    library(
      "DumpCommand",
      dependsOn: [
        "LayoutScripting", "SectionHost", "FrameWriting", "FrameComparison", "JSONReading",
        "LayoutGeometry", "LuaRuntime", "Streams",
      ],
      embeds: [
        "New/Templates/list_screen.lua", "New/Templates/grid_screen.lua",
        "New/Templates/feed_screen.lua", "New/Templates/gallery_screen.lua",
        "New/Templates/template_test.lua", "New/Templates/data.json", "New/Templates/events.jsonl",
      ]),
    .executableTarget(name: "layout-dump", dependencies: ["DumpCommand"], swiftSettings: strict),
    .executableTarget(
      name: "layout-bench",
      dependencies: [
        "Streams", "Snapshots", "LayoutGeometry", "LayoutScripting", "SectionHost", "LuaRuntime",
        "FrameWriting",
      ],
      swiftSettings: strict,
      // It counts allocations: its own function stands where the libraries look for malloc.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--defsym=malloc=countingAllocate"])]),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests("JSONReadingTests", dependsOn: ["JSONReading"]),
    tests("LuaRuntimeTests", dependsOn: ["LuaRuntime"]),
    tests("StreamsTests", dependsOn: ["Streams"]),
    tests("SnapshotsTests", dependsOn: ["Snapshots"]),
    tests("LayoutGeometryTests", dependsOn: ["LayoutGeometry"]),
    tests("SectionHostTests", dependsOn: ["SectionHost"]),
    tests("FrameWritingTests", dependsOn: ["FrameWriting", "JSONReading"]),
    tests(
      "FrameComparisonTests",
      dependsOn: ["FrameComparison", "FrameWriting", "SectionHost", "LayoutGeometry"]),
    tests(
      "LayoutScriptingTests",
      dependsOn: [
        "LayoutScripting", "SectionHost", "FrameWriting", "JSONReading", "LuaRuntime", "Streams",
      ]),
    tests("TesselluaTests", dependsOn: ["Tessellua"]),
    tests("DumpCommandTests", dependsOn: ["DumpCommand", "layout-dump"]),
    // One target, because both run the same case file: in Swift, and as scripts.
    .testTarget(
      name: "StreamCases",
      dependencies: ["Streams", "LayoutScripting", "SectionHost", "TestSupport"],
      path: "Tests/Cases",
      exclude: [
        "SnapshotCases", "GeometryCases", "GeometryScriptCases", "streams.json", "snapshots.json",
        "geometry.json", "geometry-more.json",
      ],
      sources: ["StreamCases", "StreamScriptCases"], swiftSettings: strict),
    tests("SnapshotCases", dependsOn: ["Snapshots"], path: "Tests/Cases/SnapshotCases"),
    tests("GeometryCases", dependsOn: ["LayoutGeometry"], path: "Tests/Cases/GeometryCases"),
    tests(
      "GeometryScriptCases", dependsOn: ["layout-dump"],
      path: "Tests/Cases/GeometryScriptCases"),
    // The scripts are data: whoever adds one adds a file.
    .testTarget(
      name: "HostileScripts", dependencies: ["layout-dump", "TestSupport"],
      path: "Tests/HostileScripts", exclude: ["scripts", "screen.lua"], swiftSettings: strict),
  ] + fuzzing,
  swiftLanguageModes: [.v6]
)
