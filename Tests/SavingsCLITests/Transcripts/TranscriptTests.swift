import CommandGrammar
import Foundation
import Platform
import SavingsCLI
import Support
import Testing

/// The program is tested by its own transcripts.
///
/// Set `CST_RECORD=1` to write down what `cst` says now, and read the diff.
@Suite struct TranscriptTests {
  /// Files are made for their owner alone, as the program makes them.
  init() { ThisProcess.prepare() }

  @Test(arguments: Transcript.all)
  func saysWhatItSaid(_ transcript: Transcript) throws {
    let expected = try transcript.text()
    let replayed = try transcript.replayed()
    if Repository.isRecording {
      try Data(replayed.utf8).write(to: transcript.file)
    } else if replayed != expected {
      Issue.record("\(transcript.file.path)\n\(difference(expected, replayed))")
    }
  }

  /// `alloc set` is told in `alloc-set.txt`, or with all that is about its
  /// noun in `alloc.txt`.
  @Test func everyCommandIsToldInAStoryOfItsName() throws {
    #expect(grammar.commands.count > 40)
    for command in grammar.commands {
      let names = [command.words.joined(separator: "-"), command.words[0]]
      let isTold = try names.contains { try lines(of: $0, with: command.words) }
      #expect(isTold, "\(command.name) is in none of \(names)")
    }
  }

  /// Whether a story is there and a line of it begins with these words.
  private func lines(of story: String, with words: [String]) throws -> Bool {
    try Transcript.all.filter { $0.name == story }.contains { story in
      try story.text().split(separator: "\n").contains { line in
        line.hasPrefix("$ ")
          && ShellLine(String(line.dropFirst(2))).words.dropFirst()
            .starts(with: words)
      }
    }
  }

  @Test func thereAreStoriesOfMoreThanOneCommand() {
    let names = Set(Transcript.all.map(\.name))
    let stories = ["first-run", "errors", "dry-run", "json", "short-month"]
    #expect(names.isSuperset(of: stories))
  }

  @Test func everyStoryBeginsWithProse() throws {
    for story in Transcript.all {
      #expect(try story.text().hasPrefix("# "), "\(story.name)")
    }
  }

  /// No message tells of the language or the libraries beneath.
  @Test func messagesAreOurOwn() throws {
    for transcript in Transcript.all {
      for line in try transcript.text().split(separator: "\n")
      where line.hasPrefix("! ") {
        for word in ["Swift", "Error Domain", ".swift:", "fatal", "\u{1B}"] {
          #expect(!line.contains(word), "\(transcript.file.path): \(line)")
        }
      }
    }
  }
}

/// The lines that were expected and the lines that came, where they differ.
private func difference(_ expected: String, _ replayed: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = replayed.split(separator: "\n", omittingEmptySubsequences: false)
  let changes = new.difference(from: old)
  let removed = changes.removals.map { (offset($0), "- \(element($0))") }
  let inserted = changes.insertions.map { (offset($0), "+ \(element($0))") }
  return (removed + inserted).sorted { $0 < $1 }.map(\.1)
    .joined(separator: "\n")
}

private func offset(_ change: CollectionDifference<Substring>.Change) -> Int {
  switch change {
  case .insert(let offset, _, _), .remove(let offset, _, _): offset
  }
}

private func element(
  _ change: CollectionDifference<Substring>.Change
) -> Substring {
  switch change {
  case .insert(_, let element, _), .remove(_, let element, _): element
  }
}
