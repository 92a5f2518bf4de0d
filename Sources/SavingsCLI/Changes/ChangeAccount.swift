internal import SavingsCore

/// What a change did, or would do, told for programs and for people.
final class ChangeAccount: Answer {
  private let change: Change
  private let command: String
  private let isDryRun: Bool
  private let revision: Int?
  private let savings: SavingEffect?
  private let tellsPlan: Bool

  /// `tellsPlan` where the change is of the day, so that its plans are.
  init(
    _ change: Change, command: String, isDryRun: Bool, revision: Int?,
    savings: SavingEffect? = nil, tellsPlan: Bool = true
  ) {
    self.tellsPlan = tellsPlan
    self.change = change
    self.command = command
    self.isDryRun = isDryRun
    self.revision = revision
    self.savings = savings
  }

  static let kind = Change.answer
  static let about = "What a change did, or would do."
  static let definition: String? = kind
  static let summary: String? = about

  static let fields: [Field<ChangeAccount>] = [
    Field("command", \.command), Field("dryRun", \.isDryRun),
    Field("revision", \.revision), Field("changes", \.entries),
    .group(
      "plan",
      Field("before") { $0.planBefore.map(PlanTotals.init) },
      Field("after") { $0.planAfter.map(PlanTotals.init) }),
    .list(
      "reached",
      Field<SavingEffect.Part>("goal") { $0.goal.shortName },
      Field("amount", \.change), Field("saved", \.saved),
      Field("asset") { $0.asset.shortName }
    ) { $0.savings?.reached ?? [] },
    Field<SavingEffect.Step>.group(
      "free", onOneLine: true,
      [Field("before", \.before), Field("after", \.after)]
    ).ifAny { $0.savings?.free },
  ]

  var entries: [RecordChange] {
    StorePart.allCases.flatMap { entries(of: $0.told) }
  }

  private func entries<Record: ToldRecord>(
    of kind: Record.Type
  ) -> [RecordChange] {
    let patch = Record.patch(from: change.before, to: change.after)
    // Of those with the same id the first one is what it is now.
    var places = [String: Int]()
    for place in patch.inserted.indices.reversed() {
      places[patch.inserted[place].record.toldID ?? ""] = place
    }
    var known = [String: Int]()
    var entries: [RecordChange] = []
    for removed in patch.removed {
      let id = removed.record.toldID ?? ""
      known[id] = 0
      let place = places[id]
      // What only stands elsewhere is as it was.
      if let place, patch.inserted[place].record == removed.record { continue }
      entries.add(
        entry(
          from: removed.record, to: place.map { patch.inserted[$0].record }))
    }
    for new in patch.inserted where known[new.record.toldID ?? ""] == nil {
      entries.add(entry(from: nil, to: new.record))
    }
    return entries
  }

  private func entry<Record: ToldRecord>(
    from before: Record?, to after: Record?
  ) -> RecordChange {
    RecordChange(
      kind: Record.toldKind, id: (before ?? after)?.toldID,
      before: before.map { $0.told(in: change.before.household) }.value,
      after: after.map { $0.told(in: change.after.household) }.value)
  }

  /// The answer for people; a dry run adds what the change would ask, and what
  /// it does to the plan.
  func document(around reply: Reply, asks: Bool) -> Document {
    guard isDryRun, !change.isEmpty else { return reply.document }
    return Document {
      "Dry run: nothing was changed. Without --dry-run:"
      ""
      if let confirmation = reply.confirmation {
        asks
          ? "It asks first, unless --yes is given:"
          : "With --yes it asks nothing:"
        for reason in confirmation.effects(of: "It") { "  \(reason)" }
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
    tellsPlan && change.origin != .unknown ? try? change.old.plan() : nil
  }

  /// The plan after, `nil` where amounts are too large to be summed; the change
  /// stands, and `plan` says what is the matter.
  private var planAfter: Plan? { tellsPlan ? try? change.new.plan() : nil }

  /// The records that it touched, each with what it says differently.
  @Composing var records: Document {
    let entries = entries
    if entries.isEmpty { "No record is other than before." }
    for entry in entries { entry.document }
  }
}
