import CommandGrammar
import Foundation
import SavingsCLI
import Support
import Testing

/// The page of all commands is what the declarations say.
///
/// Set `CST_RECORD=1` to write it anew.
@Suite struct CommandsDocumentTests {
  @Test func thePageIsUpToDate() throws {
    let page = Repository.root.appending(path: "docs/commands.md")
    if Repository.isRecording {
      try Data(grammar.markdown.utf8).write(to: page)
    }
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.count > 5_000)
    let isSame = text == grammar.markdown
    #expect(
      isSame, "docs/commands.md is old; CST_RECORD=1 swift test writes it")
  }
}
