internal import SavingsCore

/// What a change did, or would do, told for programs and for people.
struct ChangeAccount {
  private let change: Change
  private let command: String
  private let isDryRun: Bool
  private let revision: Int?

  init(
    _ change: Change, command: String, isDryRun: Bool, revision: Int?
  ) {
    self.change = change
    self.command = command
    self.isDryRun = isDryRun
    self.revision = revision
  }

  /// The account for programs.
  var json: JSON {
    [
      "command": .string(command), "dryRun": .bool(isDryRun),
      "revision": .int(revision),
      "changes": .array(
        BookPatch(from: change.before, to: change.after)
          .entries(change.before.household, change.after.household)),
      "plan": [
        "before": planBefore.map { .totals($0) } ?? .null,
        "after": planAfter.map { .totals($0) } ?? .null,
      ],
    ]
  }

  /// The answer for people; a dry run adds what the change would ask, and what
  /// it does to the plan.
  func document(around reply: Reply) -> Document {
    guard isDryRun, !change.isEmpty else { return reply.document }
    return Document {
      "Dry run: nothing was changed. Without --dry-run:"
      ""
      if let confirmation = reply.confirmation {
        "It asks first, unless --yes is given:"
        for reason in confirmation.prospect("It") { "  \(reason)" }
      }
      reply.document
      ""
      if let before = planBefore, let after = planAfter {
        PlanEffect(from: before, to: after).document
      }
    }
  }

  /// The plan before, where it is known what there was.
  private var planBefore: Plan? {
    change.origin == .unknown ? nil : try? change.old.plan()
  }

  /// The plan after, `nil` where amounts are too large to be summed; the change
  /// stands, and `plan` says what is the matter.
  private var planAfter: Plan? { try? change.new.plan() }
}

extension BookPatch {
  /// What happened to each record, with what it was and what it is.
  fileprivate func entries(_ old: Household, _ new: Household) -> [JSON] {
    var entries: [JSON] = []
    if let settings {
      entries.append(
        .change(
          "settings", nil, .record(settings.before),
          .record(settings.after)))
    }
    entries += goals.entries("goal", \.id.description) { goal, _ in
      .record(goal)
    }
    entries += assets.entries("asset", \.id.description) { asset, _ in
      .record(asset)
    }
    entries += allocations.entries("allocation", \.name) { row, isOld in
      .record(row, in: isOld ? old : new)
    }
    entries += plans.entries("plan", \.name) { plan, isOld in
      .record(plan, in: isOld ? old : new)
    }
    entries += rates.entries("rate", \.name) { rate, _ in .record(rate) }
    entries += transactions.entries("transaction", \.id.description) {
      transaction, isOld in
      .record(transaction, in: isOld ? old : new)
    }
    return entries
  }
}

extension ListPatch {
  fileprivate func entries(
    _ kind: String, _ name: (Record) -> String,
    _ json: (Record, _ isOld: Bool) -> JSON
  ) -> [JSON] {
    // Places, not records: one kind of table then serves for all of them.
    var after: [String: Int] = [:]
    for (place, entry) in inserted.enumerated().reversed() {
      after[name(entry.record)] = place
    }
    let known = Set(removed.map { name($0.record) })
    return removed.map { entry in
      let id = name(entry.record)
      return .change(
        kind, id, json(entry.record, true),
        after[id].map { json(inserted[$0].record, false) } ?? .null)
    }
      + inserted.filter { !known.contains(name($0.record)) }.map { entry in
        .change(
          kind, name(entry.record), .null, json(entry.record, false))
      }
  }
}

extension JSON {
  fileprivate static func change(
    _ kind: String, _ id: String?, _ before: JSON, _ after: JSON
  ) -> JSON {
    [
      "record": .string(kind), "id": .string(id), "before": before,
      "after": after,
    ]
  }
}

extension JSON {
  /// What is set, and `null` for what is left to its default.
  fileprivate static func record(_ settings: Settings) -> JSON {
    [
      "currency": .currency(settings.currency),
      "payday": .int(settings.ownPayday?.day),
      "critical": .amount(settings.ownCritical),
      "attention": .amount(settings.ownAttention),
      "staleDays": .int(settings.ownStaleDays),
      "palette": .string(settings.palette),
      "digits": .line(
        settings.ownDigits.sorted { $0.key < $1.key }
          .map { ($0.key.code, .int($0.value)) }),
      "ambiguousWidth": .int(settings.ownAmbiguousWidth?.rawValue),
    ]
  }
}

extension AssetAllocation {
  /// What a row is called where it has no id of its own.
  fileprivate var name: String { "\(asset)/\(goal)/\(since)" }
}

extension MonthlyPlan {
  /// What an exception is called where it has no id of its own.
  fileprivate var name: String { "\(goal)/\(month)" }
}

extension Rate {
  /// What a rate is called where it has no id of its own.
  fileprivate var name: String { "\(pair)/\(date)" }
}
