internal import SavingsCore

/// A step from one book to the next, and both on the day of the step.
final class Change {
  /// What programs call the answer that only tells of a change.
  static let answer = "change"

  /// What there was and what there is to be, and both on the day.
  let before: Book
  let after: Book
  let old: Occasion
  let new: Occasion

  /// What sort of change it is, for the history.
  let kind: HistoryStep.Kind

  /// Where it began, for the history.
  let origin: HistoryNote.Origin

  /// The other store that comes in with it, and the revision that it leads to.
  let merged: Merged?

  /// Another store that comes in.
  final class Merged {
    let other: Snapshot
    let revision: Int

    init(other: Snapshot, revision: Int) {
      self.other = other
      self.revision = revision
    }
  }

  /// The change from one book, of which the day may be known in part, to
  /// another.
  @inline(never)
  init(
    from before: Book, _ old: Occasion, to after: Book,
    as kind: HistoryStep.Kind = .change, origin: HistoryNote.Origin = .stored,
    merged: Merged? = nil
  ) {
    self.merged = merged
    self.before = before
    self.after = after
    self.old = old
    self.kind = kind
    self.origin = origin
    new = Occasion(after, after: old)
  }

  func on(_ day: CalendarDate) -> Change {
    day == old.today
      ? self
      : Change(
        from: before, Occasion(before, on: day), to: after, as: kind,
        origin: origin, merged: merged)
  }

  /// The state that it leads to from another one.
  func next(after snapshot: Snapshot) -> Snapshot {
    Snapshot(revision: merged?.revision ?? snapshot.revision + 1, after)
  }

  /// Whether there is nothing to save; what came in is remembered, and a step
  /// back over a change that left all records as they were is a step all the
  /// same.
  @inline(never)
  var isEmpty: Bool {
    kind == .change && origin == .stored && merged == nil && before == after
  }

  /// That nothing became of what was typed, where it was so already.
  var wordsOfNone: Document {
    Document { if isEmpty { "That was so before; nothing was changed." } }
  }

  /// The goals that have less saved after it than before.
  ///
  /// Where nobody can count what there was, nothing is compared: what is
  /// beyond reason could not be corrected otherwise.
  @inline(never)
  func losses() throws -> [Loss] {
    guard let before = try? old.plan() else { return [] }
    return try before.losses(to: new.plan())
  }

  /// What a step back would take from goals, which have more saved after it.
  func lossesBack() throws -> [Loss] {
    guard let before = try? old.plan() else { return [] }
    return try new.plan().losses(to: before)
  }
}
