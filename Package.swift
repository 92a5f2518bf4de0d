// swift-tools-version: 6.2

import PackageDescription

/// One list for every target: what the compiler lets pass is the same
/// everywhere.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What is not on the way of a long history is small rather than quick; and
/// with a section for each function the linker leaves out what nobody calls.
let small: [SwiftSetting] = [
  .unsafeFlags(
    ["-Osize", "-Xfrontend", "-function-sections"],
    .when(platforms: [.linux], configuration: .release))
]

let package = Package(
  name: "cst",
  products: [
    .library(name: "SavingsCore", targets: ["SavingsCore"]),
    .executable(name: "cst", targets: ["cst"]),
  ],
  targets: [
    .target(name: "Platform", swiftSettings: strict),
    .target(
      name: "SavingsCore",
      dependencies: ["Platform"],
      swiftSettings: strict),
    .target(name: "CommandGrammar", swiftSettings: strict + small),
    .target(
      name: "SavingsCLI",
      dependencies: ["CommandGrammar", "SavingsCore"],
      swiftSettings: strict + small),
    .executableTarget(
      name: "cst",
      dependencies: ["Platform", "SavingsCLI", "SavingsCore"],
      exclude: ["small.ld"],
      swiftSettings: strict,
      // One static, stripped file that needs nothing installed and starts in
      // a quarter of the time of a dynamic one.
      linkerSettings: [
        .unsafeFlags(
          [
            "-static-executable", "-use-ld=lld", "-Xlinker", "-s", "-Xlinker",
            "--icf=all", "-Xlinker", "-T", "-Xlinker",
            "\(Context.packageDirectory)/Sources/cst/small.ld",
          ],
          .when(platforms: [.linux], configuration: .release))
      ]),
    .testTarget(
      name: "PlatformTests",
      dependencies: ["Platform"],
      swiftSettings: strict),
    .testTarget(
      name: "SavingsCoreTests",
      dependencies: ["Platform", "SavingsCore"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandGrammarTests",
      dependencies: ["CommandGrammar"],
      swiftSettings: strict),
    .testTarget(
      name: "SavingsCLITests",
      dependencies: [
        "CommandGrammar", "Platform", "SavingsCLI", "SavingsCore",
      ],
      swiftSettings: strict),
    .testTarget(name: "HouseRulesTests", swiftSettings: strict),
    .testTarget(
      name: "FaultTests",
      dependencies: ["SavingsCore"],
      path: "Tests/Faults/Processes",
      swiftSettings: strict),
  ]
)
