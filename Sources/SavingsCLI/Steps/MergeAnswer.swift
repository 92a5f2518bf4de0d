internal import CommandGrammar
internal import SavingsCore

/// What came of two stores, as `cst merge` answers.
final class MergeAnswer: Answer {
  let file: String
  let past: Past
  let joined: Joined

  init(file: String, past: Past, joined: Joined) {
    self.file = file
    self.past = past
    self.joined = joined
  }

  static let kind = "merge"
  static let about = "What came of two copies of a store."

  static let fields: [Field<MergeAnswer>] = [
    Field("file", \.file),
    .group(
      "base", onOneLine: true,
      Field("from") { $0.past.source },
      Field("revision") { $0.past.revision }),
    counts("here", 0), counts("there", 1),
    Field("joined") { $0.joined.payments.count },
    .list(
      "answers",
      Field<JoinAnswer>("name", \.name),
      Field<JoinAnswer>("took", as: .words(["here", "there"])) {
        "\($0.side)"
      }
    ) { $0.joined.answers },
    Field("changed") { _ in ChangeAccount?.none },
  ]

  private static func counts(_ key: String, _ side: Int) -> Field<MergeAnswer> {
    .group(
      key, onOneLine: true,
      RecordFate.allCases.map { fate in
        Field(fate.rawValue) { answer in
          answer.joined.records[side].count { $0.fate == fate }
        }
      })
  }
}

extension Past.Source: Tellable {}

/// What became of a record.
enum RecordFate: String, CaseIterable { case added, changed, deleted }

extension JoinedRecord {
  var fate: RecordFate {
    before == nil ? .added : after == nil ? .deleted : .changed
  }
}

extension Past {
  /// What both knew, and what follows of that.
  func account(of name: String) -> Phrase {
    switch source {
    case .given, .history:
      "Merged \(quoted: name): both knew change \(revision ?? 0)."
    case .shown:
      """
      Merged \(quoted: name): it has no history beside it; it knew change \
      \(revision ?? 0) or a later one.
      """
    case .none:
      """
      Merged \(quoted: name): nobody knows what both knew, so nothing \
      counted as deleted.
      """
    }
  }
}

extension Change {
  /// What it does to what is required this month.
  @Composing func required(end: Phrase = "") -> Document {
    if let before = try? old.plan(), let after = try? new.plan() {
      let isOne = before.currency == after.currency
      let old = before.total(before.totals.required)
      let then: Phrase =
        isOne && before.totals.required != nil
        ? "\(bare: old)" : before.known(\.required)
      let now = after.known(\.required)
      if before.currency != nil, before.known(\.required) != now {
        "Required this month: " + .step(from: then, to: now) + end
      }
    }
  }
}

extension Joined {
  /// What came in, what is new for the others, and how what was not clear was
  /// decided; the books are those of here, of there and of both.
  func document(in books: [Book]) -> Document {
    var known = books[2].household
    // What is gone by now is called as it was.
    for book in books {
      let there = known.goals.keyed(by: \.id)
      for goal in book.household.goals where there[goal.id] == nil {
        known.goals.add(goal)
      }
      let accounts = known.assets.keyed(by: \.id)
      for asset in book.household.assets where accounts[asset.id] == nil {
        known.assets.add(asset)
      }
    }
    let now = known
    let others = StorePart.allCases.filter { $0 != .transactions }
    return Document {
      if answers.isEmpty, records.allSatisfy(\.isEmpty) {
        "  no record differs, and this is change \(snapshot.revision) now"
      }
      for fate in RecordFate.allCases {
        let household = fate == .deleted ? books[0].household : now
        let here: Phrase = "\(Phrase(.words(fate.rawValue))) here"
        for part in [.transactions] + others {
          let all = records[0].filter { $0.fate == fate && $0.part == part }
          for record in all.prefix(3) {
            told(here, record.words(in: household))
          }
          if all.count > 3 {
            told(here, "\(all.count - 3, "more \(part.rawValue.dropLast())")")
          }
        }
      }
      let counts = RecordFate.allCases.compactMap { fate -> Phrase? in
        let count = records[1].count { $0.fate == fate }
        return count == 0 ? nil : "\(count) \(Phrase(.words(fate.rawValue)))"
      }
      if !counts.isEmpty {
        told(
          "new for them",
          "\(records[1].count, "record"): \(counts.joined(", "))")
      }
      for payment in payments {
        told("one payment", payment.line(in: now))
      }
      for rate in rates {
        told("decided", rate.dated)
      }
      for answer in answers {
        told("answered", "\(answer.name): \(Phrase(.words("\(answer.side)")))")
      }
    }
  }

  private func told(_ label: Phrase, _ words: Phrase) -> Document.Block {
    let text = label.text(Look())
    let gap = String(repeating: " ", count: max(2, 14 - text.utf8.count))
    return .sentence(
      "  \(label)\(Phrase(.words(gap)))\(words)",
      accessible: "\(label): \(words)")
  }
}

extension Transaction {
  /// The transaction as a line tells it.
  func line(in household: Household) -> Phrase {
    let asset = household.asset(self.asset)
    return """
      transaction \(amount, asset?.currency) on \(date), \(asset?.name ?? "")
      """
  }
}
