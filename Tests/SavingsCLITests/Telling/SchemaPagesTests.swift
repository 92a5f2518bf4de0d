import Foundation
import SavingsCLI
import SavingsCore
import Support
import Testing

/// The pages of `docs/schema` are what the fields of the answers say.
///
/// Set `CST_RECORD=1` to write them anew.
@Suite struct SchemaPagesTests {
  @Test func thePagesAreUpToDate() throws {
    let pages = SavingsCLI.Schema.pages.mapValues { $0.json(Settings()) }
    if Repository.isRecording {
      for (name, text) in pages {
        try Data(text.utf8).write(to: Schema.folder.appending(path: name))
      }
    }
    #expect(pages.count > 20)
    let written = try FileManager.default.contentsOfDirectory(
      atPath: Schema.folder.path())
    #expect(Set(written) == Set(pages.keys))
    for (name, text) in pages {
      let page = try String(
        contentsOf: Schema.folder.appending(path: name), encoding: .utf8)
      let isSame = page == text
      #expect(
        isSame, "docs/schema/\(name) is old; CST_RECORD=1 swift test writes it")
    }
  }
}
