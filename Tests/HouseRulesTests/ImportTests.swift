import Testing

/// Who may know what of the world outside.
@Suite struct ImportTests {
  private let systems: Set = ["SwiftGlibc", "SwiftOverlayShims", "Darwin"]

  private func imports(_ file: SourceFile) -> [String] {
    file.lines.compactMap { line in
      let words = line.split(separator: " ")
      return words.dropLast().last == "import"
        ? words.last.map(String.init) : nil
    }
  }

  @Test func nothingImportsFoundation() {
    let named = House.sources.flatMap(imports)
    #expect(named.count > 100)
    #expect(!named.contains { $0.hasPrefix("Foundation") })
  }

  @Test func onlyThePlatformKnowsTheSystem() {
    let users = House.sources.filter { file in
      imports(file).contains { systems.contains($0) }
    }
    #expect(users.count > 5)
    for file in users {
      #expect(file.path.hasPrefix("Sources/Platform/"), "\(file)")
    }
  }

  @Test func modulesKnowWhatTheyMay() {
    // The composition of letters comes from the library itself.
    let allowed: [String: Set<String>] = [
      "Platform": systems,
      "SavingsCore": ["Platform", "Swift"], "CommandGrammar": [],
      "SavingsCLI": ["SavingsCore", "CommandGrammar"],
      "cst": ["Platform", "SavingsCLI", "SavingsCore"],
    ]
    for file in House.sources {
      let module = file.path.split(separator: "/")[1]
      let known = allowed[String(module)] ?? []
      for name in imports(file) {
        #expect(known.contains(name), "\(file): \(name)")
      }
    }
  }

  @Test func onlyTheStoreKnowsThePlatform() {
    let users = House.sources.filter { file in
      file.path.hasPrefix("Sources/SavingsCore/")
        && imports(file).contains("Platform")
    }
    #expect(users.count > 5)
    for file in users {
      #expect(file.path.hasPrefix("Sources/SavingsCore/Store/"), "\(file)")
    }
  }

  @Test(
    arguments: [
      "print(", "exit(", "try!", "as!", "fatalError(", "abort(", "Date(",
      "unsafe)",
    ])
  func onlyTheProcessSays(_ word: String) {
    let files = House.sources.filter { $0.folder != "Sources/Platform/Process" }
    #expect(files.count > 150)
    #expect(files.contains { $0.words.contains("precondition(") })
    for file in files where file.words.contains(word) {
      Issue.record("\(file) says \(word)")
    }
  }

  @Test func moneyIsNeverAFloat() {
    let core = House.sources.filter {
      $0.path.hasPrefix("Sources/SavingsCore/")
    }
    #expect(core.count > 80)
    for file in core {
      for word in ["Double", "Float", "Float64", "Float80", "CGFloat"] {
        #expect(!file.words.contains(word), "\(file)")
      }
    }
  }
}
