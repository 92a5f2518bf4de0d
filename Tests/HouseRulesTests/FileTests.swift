import Foundation
import Support
import Testing

/// Files are small, and lie where one looks for them.
@Suite struct FileTests {
  /// Tables that are written from somebody else's data.
  private let generated: Set = ["Sources/SavingsCore/Money/ISO4217.swift"]

  @Test func filesHoldOneIdea() {
    #expect(House.sources.count > 150)
    for file in House.sources where !generated.contains(file.path) {
      #expect(file.lines.count <= 251, "\(file) has \(file.lines.count) lines")
    }
  }

  @Test func whatIsSaidToBeGeneratedIsThere() {
    let paths = Set(House.sources.map(\.path))
    #expect(generated.isSubset(of: paths))
  }

  /// Who is sent to a file finds it.
  @Test(arguments: ["contributing", "model"])
  func pagesNameFilesThatAreThere(page: String) throws {
    let url = Repository.root.appending(path: "docs/\(page).md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let paths = Set(House.sources.map(\.path))
    var count = 0
    for name in text.split(separator: "`")
    where name.hasSuffix(".swift") && !name.contains("<")
      && !name.contains("/X")
    {
      count += 1
      let end = name.replacing("C/", with: "SavingsCore/", maxReplacements: 1)
        .replacing("I/", with: "SavingsCLI/", maxReplacements: 1)
      #expect(paths.contains { "/\($0)".hasSuffix("/\(end)") }, "\(name)")
    }
    #expect(count > 10)
  }

  @Test func linesFitEightyColumns() {
    for file in House.sources {
      for line in file.lines where line.count > 80 {
        #expect(line.contains("\""), "\(file): \(line)")
      }
    }
  }

  @Test func theTopHoldsNothingElse() throws {
    let known: Set = [
      "Package.swift", "Sources", "Tests", "README.md", "docs", "fixtures",
    ]
    let names = try House.names(in: ".").filter { !$0.hasPrefix(".") }
    #expect(names.contains("Sources"))
    #expect(Set(names).subtracting(known) == [])
  }

  @Test func aFolderStartsAtTheThirdFile() {
    let folders = Dictionary(grouping: House.sources, by: \.folder)
    #expect(folders.count > 10)
    for (folder, files) in folders
    where folder.split(separator: "/").count > 2 {
      #expect(files.count > 2, "\(folder)")
    }
  }

  @Test func noNameSaysNothing() {
    let words = [
      "Manager", "Service", "Helper", "Util", "Common", "Constants", "Types",
      "Extensions", "Misc",
    ]
    for file in House.everything {
      let parts = file.path.split(separator: "/")
      let subject = parts.last?.split(whereSeparator: { "+.".contains($0) })
      for word in words {
        #expect(subject?.first?.contains(word) == false, "\(file)")
        #expect(!parts.contains { $0 == word }, "\(file)")
      }
    }
  }

  @Test func noFileIsLeftUnfinished() {
    let words = ["TODO", "FIXME", "MARK:"]
    for file in House.everything
    where !file.path.hasPrefix("Tests/HouseRulesTests/") {
      for word in words where file.text.contains(word) {
        Issue.record("\(file) says \(word)")
      }
    }
  }

  /// What waits for the clock fails once in a while, and what may be left out
  /// is not run where it matters.
  @Test func testsNeverWaitAndAlwaysRun() {
    let words = ["sleep(", ".enabled(", ".disabled(", "withKnownIssue"]
    for file in House.everything
    where file.path.hasPrefix("Tests/")
      && !file.path.hasPrefix("Tests/HouseRulesTests/")
    {
      for word in words where file.text.contains(word) {
        Issue.record("\(file) says \(word)")
      }
    }
  }
}
