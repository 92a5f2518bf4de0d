/// One change of a store, as the history remembers it.
public final class HistoryStep: Sendable {
  /// The revision that the change led to.
  public let revision: Int

  /// When it was made, in UTC: `2026-11-20T08:15:00Z`.
  public let time: String

  /// The command as it was typed.
  public let command: String

  /// What sort of change it was.
  public let kind: Kind

  /// What it changed, as it is written; `nil` for what was done by hand.
  ///
  /// Records are made of it by whoever goes that way (`patch`).
  let changes: ArraySlice<UInt8>?

  /// The state that was changed, `nil` where the line does not say so.
  let from: StoreState?

  let merged: Merged?

  /// The checksum of the store after it.
  let store: Checksum

  /// The state that it led to.
  var state: StoreState { StoreState(revision: revision, store: store) }

  /// Another store that came in.
  struct Merged {
    let state: StoreState

    /// What led from it to what there was then, as it is written; `nil` where
    /// that was the same.
    let changes: ArraySlice<UInt8>?
  }

  /// What sort of change a step is.
  public enum Kind: Equatable, Sendable {
    /// Something new.
    case change
    /// The step back from these revisions, the latest first.
    case undo([Int])
    /// The step forward again to what these revisions did.
    case redo([Int])

    /// The revisions that it went back or forward over.
    public var walked: [Int] {
      switch self {
      case .change: []
      case .undo(let revisions), .redo(let revisions): revisions
      }
    }
  }

  init(
    revision: Int, time: String, command: String, kind: Kind,
    changes: ArraySlice<UInt8>?, from: StoreState?, merged: Merged?,
    store: Checksum
  ) {
    self.revision = revision
    self.time = time
    self.command = command
    self.kind = kind
    self.changes = changes
    self.from = from
    self.merged = merged
    self.store = store
  }
}

/// What the history is told of a change, besides what changed.
public final class HistoryNote: Sendable {
  /// When it is made, in UTC: `2026-11-20T08:15:00Z`.
  public let time: String

  /// The command as it was typed.
  public let command: String

  /// What sort of change it is.
  public let kind: HistoryStep.Kind

  /// What there was before the change.
  public let origin: Origin

  /// The other store that comes in with it.
  public let merged: Snapshot?

  /// What there was before a change.
  public indirect enum Origin: Equatable, Sendable {
    /// What the store held.
    case stored
    /// What the store had held before somebody edited it by hand.
    case known(Book)
    /// Nobody knows.
    case unknown
  }

  /// A note of a change that is made at a time of the clock; one before 1970 is
  /// taken to stand there.
  public init(
    secondsSince1970 seconds: Int, command: String,
    kind: HistoryStep.Kind = .change, origin: Origin = .stored,
    merged: Snapshot? = nil
  ) {
    let seconds = max(seconds, 0)
    let date = CalendarDate(secondsSince1970: seconds) ?? .first
    var time = "\(date)"
    for (mark, part) in [("T", 3600), (":", 60), (":", 1)] {
      let number = seconds % 86_400 / part % 60
      time += number < 10 ? "\(mark)0\(number)" : "\(mark)\(number)"
    }
    self.time = time + "Z"
    self.command = command
    self.kind = kind
    self.origin = origin
    self.merged = merged
  }
}
