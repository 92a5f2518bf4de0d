import SavingsCore
import Testing

/// Where the data is when nobody says.
@Suite struct StorePlaceTests {
  @Test(
    arguments: [
      ("a.json", ["CST_FILE": "b.json"], "a.json"),
      (nil, ["CST_FILE": "b.json", "HOME": "/h"], "b.json"),
      (
        nil, ["CST_FILE": "", "HOME": "/h"], "/h/.local/share/cst/savings.json"
      ),
      (nil, ["XDG_DATA_HOME": "/x/", "HOME": "/h"], "/x/cst/savings.json"),
      (
        nil, ["XDG_DATA_HOME": "x", "HOME": "/h/"],
        "/h/.local/share/cst/savings.json"
      ),
      (nil, ["HOME": "/"], "/.local/share/cst/savings.json"),
    ] as [(String?, [String: String], String)])
  func leadsTo(
    _ name: String?, _ environment: [String: String], _ path: String
  ) throws {
    let file = try StoreFile(named: name, environment: environment)
    #expect(file.path == path)
  }

  @Test(arguments: [[:], ["HOME": "h"], ["HOME": ""]] as [[String: String]])
  func leadsNowhere(_ environment: [String: String]) {
    #expect(throws: StoreProblem.noPlace) {
      try StoreFile(named: nil, environment: environment)
    }
  }

  @Test func theFirstChangeMakesTheFolders() throws {
    let home = try TemporaryFolder()
    let file = try StoreFile(named: nil, environment: ["HOME": home.path])
    #expect(try file.read() == nil)
    #expect(throws: BookProblem.emptyName) {
      try file.change(creating: true) { _ in throw BookProblem.emptyName }
    }
    #expect(try file.change(creating: true) { _ in nil } == nil)
    #expect(home.names == [], "what is refused leaves no trace")

    try file.change(creating: false) { $0.book }
    ThisProcess.releaseSignals()
    #expect(try file.read()?.revision == 1)
    for name in [".local", ".local/share", ".local/share/cst"] {
      #expect(try mode(home.path(name)) == 0o700)
    }
    #expect(try mode(file.path) == 0o600)
  }

  @Test func aMissingHomeIsNoNewUser() throws {
    let home = try TemporaryFolder()
    let file = try StoreFile(
      named: nil, environment: ["HOME": home.path("nobody")])
    #expect(throws: StoreProblem.noFolder(file.path)) { try file.read() }
    #expect(throws: StoreProblem.noFolder(file.path)) {
      try file.change(creating: true) { $0.book }
    }
    #expect(home.names == [])
  }

  @Test func theDataFolderItselfIsMade() throws {
    let home = try TemporaryFolder()
    let file = try StoreFile(
      named: nil, environment: ["XDG_DATA_HOME": home.path("data")])
    try file.change(creating: true) { $0.book }
    ThisProcess.releaseSignals()
    #expect(try file.read()?.revision == 1)
  }
}
