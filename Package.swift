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

let package = Package(
  name: "cst",
  platforms: [.macOS(.v26)],
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
    .target(name: "CommandGrammar", swiftSettings: strict),
    .target(
      name: "SavingsCLI",
      dependencies: ["CommandGrammar", "SavingsCore"],
      swiftSettings: strict),
    .executableTarget(
      name: "cst",
      dependencies: ["Platform", "SavingsCLI", "SavingsCore"],
      swiftSettings: strict,
      // One static, stripped file that needs nothing installed and starts in
      // a quarter of the time of a dynamic one.
      linkerSettings: [
        .unsafeFlags(
          ["-static-executable", "-Xlinker", "-s"],
          .when(platforms: [.linux], configuration: .release))
      ]),
    // What tests have in common.
    .target(
      name: "Support",
      dependencies: ["CommandGrammar", "SavingsCLI", "SavingsCore"],
      path: "Tests/Support",
      swiftSettings: strict),
    .testTarget(
      name: "PlatformTests",
      dependencies: ["Platform", "Support"],
      swiftSettings: strict),
    .testTarget(
      name: "SavingsCoreTests",
      dependencies: ["Platform", "SavingsCore", "Support"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandGrammarTests",
      dependencies: ["CommandGrammar", "Support"],
      swiftSettings: strict),
    .testTarget(
      name: "SavingsCLITests",
      dependencies: [
        "CommandGrammar", "Platform", "SavingsCLI", "SavingsCore", "Support",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "HouseRulesTests",
      dependencies: ["Support"],
      swiftSettings: strict),
    .testTarget(
      name: "FaultTests",
      dependencies: ["SavingsCore", "Support"],
      path: "Tests/Faults/Processes",
      swiftSettings: strict),
  ]
)
