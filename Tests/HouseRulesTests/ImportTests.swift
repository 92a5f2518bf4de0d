import Testing

/// Who may know what of the world outside.
@Suite struct ImportTests {
  private let systems: Set = ["Glibc", "Musl", "Darwin"]

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

  @Test func onlyTheStoreAndTheProcessKnowTheSystem() {
    let users = House.sources.filter { file in
      imports(file).contains { systems.contains($0) }
    }
    #expect(!users.isEmpty)
    for file in users {
      #expect(
        ["Sources/SavingsCore/Store/Disk", "Sources/cst"].contains(file.folder),
        "\(file)")
    }
  }

  @Test func modulesKnowWhatTheyMay() {
    let allowed: [String: Set<String>] = [
      "SavingsCore": [], "CommandGrammar": [],
      "SavingsCLI": ["SavingsCore", "CommandGrammar"],
      "cst": ["SavingsCLI", "SavingsCore"],
    ]
    for file in House.sources {
      let module = file.path.split(separator: "/")[1]
      let known = allowed[String(module)] ?? []
      for name in imports(file) {
        #expect(known.union(systems).contains(name), "\(file): \(name)")
      }
    }
  }

  @Test(
    arguments: [
      "print(", "exit(", "try!", "as!", "fatalError(", "abort(", "Date(",
      "unsafe)",
    ])
  func onlyTheProcessSays(_ word: String) {
    let files = House.sources.filter { $0.folder != "Sources/cst" }
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
