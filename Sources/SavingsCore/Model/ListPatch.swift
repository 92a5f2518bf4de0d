/// What turns one list into another: what is taken out, and what is put in.
///
/// A record that only changed is in both, at the same place. Turned round, it
/// leads back.
public struct ListPatch<Record: Hashable & Sendable>: Hashable, Sendable {
  /// A record and its place in its list.
  public struct Entry: Hashable, Sendable {
    /// The place, from 0.
    public let place: Int

    /// The record.
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

  /// A patch of known parts, each in the order of places.
  public init(removed: [Entry], inserted: [Entry]) {
    self.removed = removed
    self.inserted = inserted
  }

  /// What differs between two lists, or between what two longer ones have
  /// from a place on; `key` tells which records are the same one at two times.
  public init<Key: Hashable>(
    from before: [Record], to after: [Record], startingAt start: Int = 0,
    by key: (Record) -> Key
  ) {
    var removed: [Entry] = []
    var inserted: [Entry] = []
    // What the two have in common at their ends is not looked at again.
    var (here, there) = (0, 0)
    var (end, other) = (before.count, after.count)
    if before == after { (here, there) = (end, other) }
    while here < min(end, other), before[here] == after[there] {
      here += 1
      there += 1
    }
    while min(end, other) > here, before[end - 1] == after[other - 1] {
      end -= 1
      other -= 1
    }
    let oldKeys = Set(before[here..<end].map(key))
    let newKeys = Set(after[there..<other].map(key))
    while here < end || there < other {
      let gone = here < end && !newKeys.contains(key(before[here]))
      let came = there < other && !oldKeys.contains(key(after[there]))
      let isSame = here < end && there < other && before[here] == after[there]
      if isSame {
        here += 1
        there += 1
        continue
      }
      if here < end, gone || !came {
        removed.append(Entry(place: start + here, before[here]))
        here += 1
      }
      if there < other, came || !gone {
        inserted.append(Entry(place: start + there, after[there]))
        there += 1
      }
    }
    self.removed = removed
    self.inserted = inserted
  }

  /// The same of what is made of each record.
  func map<Other>(_ make: (Record) -> Other) -> ListPatch<Other> {
    func made(_ entry: Entry) -> ListPatch<Other>.Entry {
      .init(place: entry.place, make(entry.record))
    }
    return ListPatch<Other>(
      removed: removed.map(made), inserted: inserted.map(made))
  }

  /// Whether the lists are the same.
  public var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

  /// The patch that leads back.
  public var inverse: ListPatch {
    ListPatch(removed: inserted, inserted: removed)
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
      result.append(entry.record)
      from += count
    }
    return result + kept[from...]
  }
}
