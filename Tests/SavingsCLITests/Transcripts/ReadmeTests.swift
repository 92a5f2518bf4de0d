import Foundation
import SavingsCLI
import Support
import Testing

/// What the README shows is what `cst` says.
@Suite(.serialized) struct ReadmeTests {
  private static let readme = Repository.root.appending(path: "README.md")

  @Test(
    arguments: [
      ("README.md", "readme-plan"), ("README.md", "readme"),
      ("docs/import.md", "import-table"), ("docs/import.md", "import-ofx"),
      ("docs/import.md", "import-journal"),
      ("docs/import.md", "import-exchange"),
    ])
  func showsWhatIsReplayed(_ page: String, _ story: String) throws {
    let page = Repository.root.appending(path: page)
    let file = Repository.transcripts.appending(path: "\(story).txt")
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("$ ") }
    let session = lines.joined(separator: "\n")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = "<!-- \(story) -->\n```console\n"
    let end = "```\n<!-- /\(story) -->"
    let head = try #require(text.range(of: start))
    let tail = try #require(text.range(of: end))
    if Repository.isRecording {
      let new = text.replacingCharacters(
        in: head.upperBound..<tail.lowerBound, with: session)
      try Data(new.utf8).write(to: page)
    } else {
      #expect(text[head.upperBound..<tail.lowerBound] == session)
    }
  }

  /// The first commands that somebody types: one builds and answers, the next
  /// one tests.
  @Test func beginsWithTwoCommands() throws {
    let text = try String(contentsOf: ReadmeTests.readme, encoding: .utf8)
    let commands = text.matches(of: /```sh\n((?:.+\n)+?)```/)
      .flatMap { $0.1.split(separator: "\n") }
    let first = "swift run -c release cst "
    try #require(commands.count > 2)
    #expect(commands[0].hasPrefix(first))
    #expect(commands[1] == "swift test")
    let outcome = try Stage().run(
      commands[0].dropFirst(first.count).split(separator: " ").map { word in
        word.hasPrefix("fixtures/")
          ? Repository.root.appending(path: String(word)).path : String(word)
      })
    #expect(outcome.status == .success)
    #expect(outcome.out.hasPrefix("Required this month (2026-03): "))
    #expect(outcome.err == "")
  }

  @Test(arguments: ["README.md", "docs/README.md"])
  func namesWhatIsThere(_ page: String) throws {
    let url = Repository.root.appending(path: page)
    let links = try ReadmeTests.links(in: url)
    #expect(links.count > 3)
    for link in links {
      let path = url.deletingLastPathComponent().appending(path: link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }

  /// Who wants to do something finds every page that tells of it.
  @Test func theIndexNamesEveryPage() throws {
    let docs = Repository.root.appending(path: "docs")
    let index = docs.appending(path: "README.md")
    let pages = try FileManager.default.contentsOfDirectory(atPath: docs.path)
      .filter { $0.hasSuffix(".md") && $0 != "README.md" }
    #expect(pages.count > 10)
    #expect(Set(pages).isSubset(of: try ReadmeTests.links(in: index)))
  }

  private static func links(in page: URL) throws -> Set<String> {
    let text = try String(contentsOf: page, encoding: .utf8)
    return Set(
      text.matches(of: /\]\(([^)#:]+)[^):]*\)/).map { String($0.1) })
  }
}
