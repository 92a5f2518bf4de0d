import Testing

/// A folder knows those before it and none behind, at every level of every
/// module: so there are no circles.
@Suite struct FolderOrderTests {
  /// The folders of a folder in the order in which they build on each other;
  /// `.` stands for the files that lie in none of them.
  private let orders: [String: [String]] = [
    "Sources/Platform": [".", "Process", "Files"],
    "Sources/SavingsCore": [
      ".", "Money", "Calendar", "Addresses", "Model", "Statements", "Planning",
      "Months", "Flex", "Budget", "Outlook", "Store", "Merging", "Joining",
      "Journals", "Network",
    ],
    "Sources/SavingsCore/Store": [
      "Bytes", "Records", "Text", "Disk", "History", "Checks",
    ],
    "Sources/CommandGrammar": [
      "Problems", "Declaration", "Parsing", "Help",
    ],
    "Sources/SavingsCLI": [
      "Telling", "Problems", "Typing", "Session", "Settings", "Rates",
      "Shares", "Transactions", "Assets", "Plan", "Months", "Changes", "Goals",
      "Flex", "Budget", "Exchange", "Steps", "Network", "Outlook", "Charts",
      "Report", "Program",
    ],
    "Sources/SavingsCLI/Telling": [".", "Programs", "Text", "HTML"],
  ]

  /// Folders that never meet, though one stands before the other.
  private let strangers: [(String, knowsNothingOf: String)] = [
    ("Sources/SavingsCore/Budget", "Sources/SavingsCore/Flex"),
    ("Sources/SavingsCore/Store", "Sources/SavingsCore/Planning"),
    ("Sources/SavingsCore/Store", "Sources/SavingsCore/Months"),
    ("Sources/SavingsCore/Store", "Sources/SavingsCore/Statements"),
    ("Sources/SavingsCore/Merging", "Sources/SavingsCore/Planning"),
    ("Sources/SavingsCore/Store", "Sources/SavingsCore/Flex"),
    ("Sources/SavingsCore/Store", "Sources/SavingsCore/Budget"),
    ("Sources/SavingsCore/Store", "Sources/SavingsCore/Outlook"),
  ]

  /// Where each type is declared that other files of a module can name.
  private func homes(in module: String) -> [String: String] {
    var homes: [String: String] = [:]
    for file in House.sources where file.path.hasPrefix("\(module)/") {
      for type in file.types where !type.isOwn {
        homes[type.name] = file.folder
      }
    }
    return homes
  }

  /// Which folders of a module name types of which others.
  private func arrows(in module: String) -> [Arrow] {
    let homes = homes(in: module)
    return House.sources.filter { $0.path.hasPrefix("\(module)/") }
      .flatMap { file in
        let own = Set(file.types.map(\.name))
        return file.words.subtracting(own).compactMap { word in
          homes[word].map { home in
            Arrow(file: file, word: word, from: file.folder, to: home)
          }
        }
      }
      .filter { $0.from != $0.to }
  }

  @Test func aFolderNamesNoTypeOfALaterOne() {
    let modules = Set(House.sources.map(\.module))
    #expect(modules.count > 4)
    var count = 0
    for arrow in modules.flatMap(arrows) {
      count += 1
      let (folder, from, to) = arrow.parting
      let order = orders[folder] ?? []
      let places = (order.firstIndex(of: from), order.firstIndex(of: to))
      guard let here = places.0, let there = places.1 else {
        Issue.record("\(folder) has no place for \(from) or \(to)")
        continue
      }
      if there > here {
        Issue.record("\(arrow): \(from) stands before \(to) in \(folder)")
      }
    }
    #expect(count > 1000)
  }

  @Test func strangersNeverMeet() {
    for arrow in Set(House.sources.map(\.module)).flatMap(arrows) {
      for (folder, other) in strangers
      where "\(arrow.from)/".hasPrefix("\(folder)/")
        && "\(arrow.to)/".hasPrefix("\(other)/")
      {
        Issue.record("\(arrow): \(folder) knows nothing of \(other)")
      }
    }
  }

  @Test func everyFolderHasItsPlace() {
    var found: [String: Set<String>] = [:]
    for file in House.sources {
      let parts = file.folder.split(separator: "/").map(String.init)
      for depth in parts.indices.dropFirst(2) {
        found[parts[..<depth].joined(separator: "/"), default: []]
          .insert(parts[depth])
      }
    }
    #expect(found.count > 4)
    #expect(Set(found.keys) == Set(orders.keys))
    for (folder, names) in found {
      #expect(
        names == Set(orders[folder] ?? []).subtracting(["."]), "\(folder)")
    }
  }
}

/// A file that names a type of another folder.
private struct Arrow: CustomStringConvertible {
  let file: SourceFile
  let word: String
  let from: String
  let to: String

  var description: String { "\(file) names \(word)" }

  /// The folder in which both still lie, and where each goes on from there.
  var parting: (folder: String, from: String, to: String) {
    let here = from.split(separator: "/").map(String.init)
    let there = to.split(separator: "/").map(String.init)
    let common = zip(here, there).prefix { $0 == $1 }.count
    func next(_ path: [String]) -> String {
      common < path.count ? path[common] : "."
    }
    return (here[..<common].joined(separator: "/"), next(here), next(there))
  }
}

extension SourceFile {
  /// The module that it belongs to: `Sources/cst`.
  fileprivate var module: String {
    path.split(separator: "/").prefix(2).joined(separator: "/")
  }
}
