import Platform
import Testing

@Suite struct FilePathTests {
  @Test(
    arguments: [
      ("/home/anna/savings.json", "/home/anna", "savings.json"),
      ("savings.json", ".", "savings.json"),
      ("a/", "a", ""),
      ("/", "/", ""),
      ("/a", "/", "a"),
      ("", "/", ""),
      // A sign that joins the slash is a name all the same.
      ("/home/anna/\u{301}", "/home/anna", "\u{301}"),
      ("/\u{301}/\u{200D}x", "/\u{301}", "\u{200D}x"),
    ])
  func fallsIntoTwo(_ path: String, _ folder: String, _ name: String) {
    #expect(FilePath(path).folder == folder)
    #expect(FilePath(path).name == name)
  }
}
