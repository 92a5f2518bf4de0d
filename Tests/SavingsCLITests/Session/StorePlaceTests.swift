import SavingsCLI
import SavingsCore
import Support
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
      (nil, ["XDG_DATA_HOME": "/a/b"], "/a/b/cst/savings.json"),
      (
        nil, ["XDG_DATA_HOME": "x", "HOME": "/h/"],
        "/h/.local/share/cst/savings.json"
      ),
      (nil, ["HOME": "/"], "/.local/share/cst/savings.json"),
      (nil, ["XDG_DATA_HOME": "/a/\u{301}b"], "/a/\u{301}b/cst/savings.json"),
    ] as [(String?, [String: String], String)])
  func leadsTo(
    _ name: String?, _ environment: [String: String], _ path: String
  ) throws {
    let (file, _) = try StoreFile.placed(named: name, environment: environment)
    #expect(file.path == path)
  }

  @Test(arguments: [[:], ["HOME": "h"], ["HOME": ""]] as [[String: String]])
  func leadsNowhere(_ environment: [String: String]) {
    let failure = #expect(throws: Failure.self) {
      _ = try StoreFile.placed(named: nil, environment: environment)
    }
    #expect(failure?.code == "no_store")
    let state = environment["HOME"] == "h" ? "no path from the root" : "not set"
    #expect(
      failure?.message.text(Look())
        == "there is no place for the data: HOME is \(state)")
  }

  /// Bytes that are no text come as one character, which is another name.
  @Test(arguments: ["CST_FILE", "XDG_DATA_HOME", "HOME"])
  func bytesThatAreNoTextAreRefused(_ variable: String) {
    let failure = #expect(throws: Failure.self) {
      _ = try StoreFile.placed(
        named: nil, environment: [variable: "/x/\u{FFFD}"])
    }
    #expect(failure?.code == "bad_value")
  }

  @Test func theDataFolderItselfIsMade() throws {
    let home = try TemporaryFolder()
    let (file, _) = try StoreFile.placed(
      named: nil, environment: ["XDG_DATA_HOME": "\(home.path)/data"])
    try file.change(creating: true) { $0.book }
    #expect(try file.read()?.revision == 1)
  }
}
