import Foundation
import Support
import Testing

/// The program is tested by its own transcripts.
///
/// Set `CST_RECORD=1` to write down what `cst` says now, and read the diff.
@Suite struct TranscriptTests {
  @Test(arguments: Transcript.all)
  func saysWhatItSaid(_ transcript: Transcript) throws {
    let expected = try transcript.text()
    let replayed = try transcript.replayed()
    if Repository.isRecording {
      try Data(replayed.utf8).write(to: transcript.file)
    } else if replayed != expected {
      Issue.record(
        "\(transcript.file.path)\n\(difference(expected, replayed))")
    }
  }

  @Test func thereIsAStoryForEveryNoun() {
    let names = Set(
      Transcript.all.map { $0.file.deletingPathExtension().lastPathComponent })
    for story in [
      "first-run", "goal", "asset", "tx", "alloc", "rate", "settings", "save",
      "errors", "dry-run", "help", "json",
    ] {
      #expect(names.contains(story))
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

private func offset(
  _ change: CollectionDifference<Substring>.Change
) -> Int {
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
