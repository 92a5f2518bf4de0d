import SavingsCore
import Support
import Testing

/// The folders that lead to a store in a place of its own.
@Suite struct StoreFoldersTests {
  private func file(below base: String) -> StoreFile {
    StoreFile(".local/share/cst/savings.json", below: base)
  }

  @Test func theFirstChangeMakesTheFolders() throws {
    let home = try TemporaryFolder()
    let file = file(below: home.path)
    #expect(try file.read() == nil)
    #expect(throws: BookProblem.emptyName) {
      try file.change(creating: true) { _ in throw BookProblem.emptyName }
    }
    #expect(try file.change(creating: true) { _ in nil } == nil)
    #expect(try home.names == [], "what is refused leaves no trace")

    try file.change(creating: false) { $0.book }
    #expect(try file.read()?.revision == 1)
    for name in [".local", ".local/share", ".local/share/cst"] {
      #expect(try mode(home.path(name)) == 0o700)
    }
    #expect(try mode(file.path) == 0o600)
  }

  @Test func aMissingHomeIsNoNewUser() throws {
    let home = try TemporaryFolder()
    let file = file(below: home.path("nobody"))
    #expect(throws: StoreProblem.noFolder(file.path)) { try file.read() }
    #expect(throws: StoreProblem.noFolder(file.path)) {
      try file.change(creating: true) { $0.book }
    }
    #expect(try home.names == [])
  }

  @Test(arguments: ["/", "/h", "/h//"])
  func aBaseMayEndInSlashes(_ base: String) {
    #expect(
      file(below: base).path.hasSuffix("/.local/share/cst/savings.json"))
    #expect(!file(below: base).path.contains("//"))
  }
}
