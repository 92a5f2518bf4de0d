import Testing

/// Inside of the core, a folder knows those before it and none behind.
@Suite struct FolderOrderTests {
  /// Each folder, and those that it may know besides itself.
  private let mayKnow: [String: [String]] = [
    "Money": [],
    "Calendar": [],
    "Model": ["Money", "Calendar"],
    "Planning": ["Money", "Calendar", "Model"],
    "Flex": ["Money", "Calendar", "Model", "Planning"],
    "Budget": ["Money", "Calendar", "Model", "Planning"],
    "Store": ["Money", "Calendar", "Model"],
  ]

  private func folder(of file: SourceFile) -> String? {
    let parts = file.path.split(separator: "/").map(String.init)
    guard parts.count > 3, parts[1] == "SavingsCore" else { return nil }
    return parts[2]
  }

  /// The types that other files can name, each with its folder.
  private func declaredTypes() -> [String: String] {
    var found: [String: String] = [:]
    for file in House.sources {
      guard let folder = folder(of: file) else { continue }
      for type in file.types where !type.isOwn { found[type.name] = folder }
    }
    return found
  }

  @Test func aFolderNamesNoTypeOfALaterOne() {
    let types = declaredTypes()
    #expect(types.count > 60)
    #expect(types["Goal"] == "Model")
    for file in House.sources {
      guard let folder = folder(of: file) else { continue }
      let known = [folder] + (mayKnow[folder] ?? [])
      let own = Set(file.types.map(\.name))
      for word in file.words.subtracting(own) {
        guard let home = types[word], !known.contains(home) else { continue }
        Issue.record("\(file) names \(word), which belongs to \(home)")
      }
    }
  }

  @Test func everyFolderHasItsPlace() {
    let folders = Set(House.sources.compactMap(folder(of:)))
    #expect(folders == Set(mayKnow.keys))
  }
}
