/// What turns one list into another: what is taken out, and what is put in.
///
/// A record that only changed is in both, at the same place. Turned round, it
/// leads back.
public struct ListPatch<Record: Sendable>: Sendable {
  /// A record and its place in its list.
  public struct Entry: Sendable {
    /// The place, from 0.
    public let place: Int

    public let record: Record

    /// A record at a place.
    public init(place: Int, _ record: Record) {
      self.place = place
      self.record = record
    }
  }

  /// What is taken out, by its place in the list before.
  public let removed: [Entry]

  /// What is put in, by its place in the list after.
  public let inserted: [Entry]

  /// Whether the lists are the same: of which kind they are does not have to be
  /// looked up to tell.
  public let isEmpty: Bool

  /// A patch of known parts, each in the order of places.
  public init(removed: [Entry], inserted: [Entry]) {
    self.removed = removed
    self.inserted = inserted
    isEmpty = removed.count + inserted.count == 0
  }

  /// The records that it takes out, and those that it puts in.
  public var records: [Record] { (removed + inserted).map(\.record) }

  /// The patch that leads back.
  public var inverse: ListPatch {
    ListPatch(removed: inserted, inserted: removed)
  }
}

extension ListPatch where Record: Equatable {
  /// What differs between two lists, or between what two longer ones have
  /// from a place on; `key` tells which records are the same one at two times.
  public init<Key: Hashable>(
    from before: [Record], to after: [Record], startingAt start: Int = 0,
    by key: (Record) -> Key
  ) {
    let (removed, inserted) = differences(
      before.count, after.count, { key(before[$0]) }, { key(after[$0]) },
      areEqual: { before[$0] == after[$1] })
    self.init(
      removed: removed.map { Entry(place: start + $0, before[$0]) },
      inserted: inserted.map { Entry(place: start + $0, after[$0]) })
  }

  /// The list after, `nil` where the list is not the one it was made for.
  public func applied(to list: [Record]) -> [Record]? {
    var kept: [Record] = []
    kept.reserveCapacity(list.count)
    var from = 0
    for entry in removed {
      guard (from..<max(from, list.count)).contains(entry.place),
        list[entry.place] == entry.record
      else { return nil }
      kept += list[from..<entry.place]
      from = entry.place + 1
    }
    kept += list[from...]
    guard !inserted.isEmpty else { return kept }

    var result: [Record] = []
    result.reserveCapacity(kept.count + inserted.count)
    from = 0
    for entry in inserted {
      let count = entry.place - result.count
      guard count >= 0, from + count <= kept.count else { return nil }
      result += kept[from..<from + count]
      result.add(entry.record)
      from += count
    }
    return result + kept[from...]
  }
}

/// The places of one list that are not in another one, and of that one that are
/// not in the first, whatever the lists hold.
///
/// What the two have in common at their ends is not looked at again.
private func differences<Key: Hashable>(
  _ before: Int, _ after: Int, _ oldKey: (Int) -> Key, _ newKey: (Int) -> Key,
  areEqual: (Int, Int) -> Bool
) -> (removed: [Int], inserted: [Int]) {
  var (here, there) = (0, 0)
  var (end, other) = (before, after)
  while here < min(end, other), areEqual(here, there) {
    here += 1
    there += 1
  }
  while min(end, other) > here, areEqual(end - 1, other - 1) {
    end -= 1
    other -= 1
  }
  // Dictionaries as others have them: sets would be compiled beside them.
  var (oldKeys, newKeys): ([Key: Int], [Key: Int]) = ([:], [:])
  // Where there is nothing on one side, nothing has to be found on it.
  if here < end, there < other {
    for place in here..<end { oldKeys[oldKey(place)] = 0 }
    for place in there..<other { newKeys[newKey(place)] = 0 }
  }
  var (removed, inserted): ([Int], [Int]) = ([], [])
  while here < end || there < other {
    let isGone = here < end && newKeys[oldKey(here)] == nil
    let isNew = there < other && oldKeys[newKey(there)] == nil
    if here < end, there < other, areEqual(here, there) {
      here += 1
      there += 1
      continue
    }
    if here < end, isGone || !isNew {
      removed.add(here)
      here += 1
    }
    if there < other, isNew || !isGone {
      inserted.add(there)
      there += 1
    }
  }
  return (removed, inserted)
}
