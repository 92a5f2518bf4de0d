/// What a store holds, and which of its lines a change may keep.
package final class WholeStore {
  package let snapshot: Snapshot

  /// Where its transactions stand, if their lines may be kept.
  package let lines: LinePlaces?

  package let version: Int

  init(_ snapshot: Snapshot, lines: LinePlaces?, version: Int) {
    self.snapshot = snapshot
    self.lines = lines
    self.version = version
  }
}
