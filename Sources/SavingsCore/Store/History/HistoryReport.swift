/// The latest changes of a store, and what became of each.
public final class HistoryReport: Sendable {
  /// The number of changes that led to the store's state.
  public let revision: Int

  /// All that is remembered.
  public let history: History

  /// The latest changes, the latest first.
  public let rows: [Row]

  /// A change, and what became of it.
  public final class Row: Sendable {
    public let step: HistoryStep

    /// `nil` where it went back or forward itself, or was dropped.
    public let state: State?

    init(step: HistoryStep, state: State?) {
      self.step = step
      self.state = state
    }
  }

  /// Whether a change holds.
  public enum State: String, CaseIterable, Sendable {
    /// It can be undone.
    case done
    /// It can be redone.
    case undone
  }

  /// So many of the latest changes.
  public init(_ history: History, at revision: Int, latest limit: Int) {
    self.revision = revision
    self.history = history
    rows = history.steps.reversed().prefix(limit).map { step in
      Row(
        step: step,
        state: history.done.place(of: step.revision) { $0.revision } != nil
          ? .done
          : history.undone.contains { $0.revision == step.revision }
            ? .undone : nil)
    }
  }
}
