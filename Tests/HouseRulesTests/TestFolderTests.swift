import Testing

/// A test lies where that lies which it is about.
@Suite struct TestFolderTests {
  /// What is told by the whole program, and lies in no folder of it.
  private let stories = "Tests/SavingsCLITests/Transcripts"

  /// The tests of the modules, each with the folder of sources that its own
  /// stands for.
  private var tests: [(file: SourceFile, mirrored: String)] {
    House.everything.compactMap { file in
      let parts = file.folder.split(separator: "/")
      guard parts.first == "Tests", parts.count > 1, file.folder != stories,
        parts[1].hasSuffix("Tests"), parts[1] != "HouseRulesTests"
      else { return nil }
      let module = parts[1].dropLast("Tests".count)
      let rest = parts.dropFirst(2)
      return (file, (["Sources", module] + rest).joined(separator: "/"))
    }
  }

  @Test func foldersOfTestsAreFoldersOfSources() {
    let folders = Set(House.sources.map(\.folder))
    let parents = Set(
      folders.map { $0.split(separator: "/").dropLast().joined(separator: "/") }
    )
    #expect(tests.count > 150)
    for (file, mirrored) in tests where !folders.contains(mirrored) {
      #expect(parents.contains(mirrored), "\(file)")
    }
  }

  @Test func aTestOfAFileLiesInItsFolder() {
    let sources = Dictionary(grouping: House.sources, by: \.name)
    var count = 0
    for (file, mirrored) in tests where file.name.hasSuffix("Tests") {
      let subject = String(file.name.dropLast("Tests".count))
      let module = mirrored.split(separator: "/").prefix(2)
      let homes = (sources[subject] ?? []).map(\.folder).filter { folder in
        folder.split(separator: "/").prefix(2) == module
      }
      guard !homes.isEmpty else { continue }
      count += 1
      #expect(homes.contains(mirrored), "\(file)")
    }
    #expect(count > 20)
  }
}

extension SourceFile {
  /// What it is called, without the kind of file: `Goal+Stored`.
  fileprivate var name: String {
    String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
  }
}
