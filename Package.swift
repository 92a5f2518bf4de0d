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
  products: [
    .library(name: "SavingsCore", targets: ["SavingsCore"]),
    .executable(name: "cst", targets: ["cst"]),
  ],
  targets: [
    .target(name: "SavingsCore", swiftSettings: strict),
    .target(name: "CommandGrammar", swiftSettings: strict),
    .target(
      name: "SavingsCLI",
      dependencies: ["CommandGrammar", "SavingsCore"],
      swiftSettings: strict),
    .executableTarget(
      name: "cst",
      dependencies: ["SavingsCLI"],
      swiftSettings: strict,
      // One static, stripped file that needs nothing installed and starts in
      // a quarter of the time of a dynamic one.
      linkerSettings: [
        .unsafeFlags(
          ["-static-executable", "-Xlinker", "-s"],
          .when(platforms: [.linux], configuration: .release))
      ]),
    .testTarget(
      name: "SavingsCoreTests",
      dependencies: ["SavingsCore"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandGrammarTests",
      dependencies: ["CommandGrammar"],
      swiftSettings: strict),
    .testTarget(
      name: "SavingsCLITests",
      dependencies: ["SavingsCLI", "SavingsCore", "CommandGrammar"],
      swiftSettings: strict),
    .testTarget(name: "HouseRulesTests", swiftSettings: strict),
    .testTarget(
      name: "FaultTests",
      dependencies: ["SavingsCore"],
      path: "Tests/Faults/Processes",
      swiftSettings: strict),
  ]
)
