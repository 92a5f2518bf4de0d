import Foundation
import SavingsCore
import Support
import Testing

extension KeptStore {
  /// A copy of it in a folder of its own, with its history or without.
  func copied(withHistory: Bool = true) throws -> KeptStore {
    let copy = try KeptStore()
    try writeFile(fileBytes(path), copy.path)
    if withHistory, FileManager.default.fileExists(atPath: historyPath) {
      try writeFile(fileBytes(historyPath), copy.historyPath)
    }
    return copy
  }

  /// Brings another store in, as `merge` does.
  @discardableResult
  func merge(
    _ other: KeptStore, answers: [JoinAnswer] = [], base: Snapshot? = nil
  ) throws -> JoinOutcome {
    let there = try #require(try other.file.read())
    var outcome: JoinOutcome?
    try file.change(
      creating: false,
      note: {
        HistoryNote(
          secondsSince1970: 1_795_162_500, command: "merge", merged: there)
      },
      to: { here in
        let past =
          try base.map { Past(given: $0, here: here) }
          ?? Past(
            of: here, and: there, in: self.file.lineage(with: [other.file]))
        let found = try here.joining(there, since: past, answers: answers)
        outcome = found
        guard case .joined(let joined) = found, joined.isNew else { return nil }
        return joined.snapshot
      })
    return try #require(outcome)
  }

  /// The same, where all is answered.
  @discardableResult
  func joined(
    _ other: KeptStore, answers: [JoinAnswer] = [], base: Snapshot? = nil
  ) throws -> Joined {
    let outcome = try merge(other, answers: answers, base: base)
    guard case .joined(let joined) = outcome else {
      throw Unanswered(names: outcome.names)
    }
    return joined
  }

  /// Its bytes.
  func bytes() throws -> [UInt8] { try fileBytes(path) }

  /// What it holds, whatever its revision.
  func book() throws -> Book { try snapshot().book }

  /// Changes it at random, so often.
  func grow(
    _ dice: inout SplitMix64, _ count: Int, on days: [CalendarDate]
  ) throws {
    for _ in 0..<count {
      let next = try? dice.change(of: book(), on: days).asked(of: book())
      guard let next, try next != book() else { continue }
      try change("random") { _ in next }
    }
  }
}

/// What nobody answered.
struct Unanswered: Error { let names: [String] }

extension JoinOutcome {
  /// The names of what is open.
  var names: [String] {
    if case .open(let conflicts) = self { conflicts.map(\.name) } else { [] }
  }
}
