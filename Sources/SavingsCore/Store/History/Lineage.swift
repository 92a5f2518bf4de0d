/// How the states of some files came to be, as far as any history remembers.
///
/// It is found by walking back, as `undo` walks: from a state to the one that
/// was changed, and to the other store that came in.
public struct Lineage: Sendable {
  /// All states that are known, in the order of their bits.
  private var states: [StoreState] = []

  /// That one came of another, by their places and in the order of what came
  /// of it, with what led there; without that where both hold the same.
  private var links: [(child: Int, parent: Int, changes: Changes?)] = []

  /// The changes of one store that took in nothing of another.
  private var own: [(state: StoreState, changes: Changes)] = []

  /// What changed, as it is written.
  package typealias Changes = ArraySlice<UInt8>

  /// That nothing is known.
  public init() {}

  /// What the lines of some histories tell, file by file.
  init(_ histories: [[HistoryStep]]) {
    var found: [Descent] = []
    for steps in histories {
      for place in steps.indices {
        found += descents(of: place, in: steps)
        let step = steps[place]
        if step.kind == .change, step.merged == nil, let changes = step.changes
        {
          own.add((step.state, changes))
        }
      }
    }
    let all = histories.flatMap { $0.map(\.state) } + found.map(\.parent)
    for state in all.ordered(by: { $0.bits < $1.bits })
    where states.last != state { states.add(state) }
    for (child, parent, changes) in found {
      guard let child = place(of: child), let parent = place(of: parent),
        child != parent
      else { continue }
      links.add((child, parent, changes))
    }
    links = links.ordered { $0.child < $1.child }
  }

  private func place(of state: StoreState) -> Int? {
    states.place(of: state.bits) { $0.bits }
  }

  /// Whether a line tells how a state came to be.
  package func tells(of state: StoreState) -> Bool {
    guard let place = place(of: state) else { return false }
    return links.place(of: place) { $0.child } != nil
      || own.contains { $0.state == state }
  }

  /// The link by which each state is reached from one of them, walking back;
  /// -1 where it is that one itself, `nil` where there is no way.
  private func reached(from start: Int) -> [Int?] {
    var reached = [Int?](repeating: nil, count: states.count)
    reached[start] = -1
    var open = [start]
    var next = 0
    while next < open.count {
      var link = links.firstPlace { $0.child >= open[next] }
      while link < links.count, links[link].child == open[next] {
        if reached[links[link].parent] == nil {
          reached[links[link].parent] = link
          open.add(links[link].parent)
        }
        link += 1
      }
      next += 1
    }
    return reached
  }

  /// The newest states that all of some others came from; a state came from
  /// itself.
  func newestCommon(of all: [StoreState]) -> [StoreState] {
    if let first = all.first, all.allSatisfy({ $0 == first }) { return [first] }
    var isNewest = states.map { _ in true }
    for state in all {
      guard let start = place(of: state) else { return [] }
      let reached = reached(from: start)
      for place in states.indices where reached[place] == nil {
        isNewest[place] = false
      }
    }
    let isCommon = isNewest
    for link in links where isCommon[link.child] {
      isNewest[link.parent] = false
    }
    return states.indices.filter { isNewest[$0] }.map { states[$0] }
  }

  /// Whether one state came from another, or is it.
  public func came(_ state: StoreState, from other: StoreState) -> Bool {
    way(from: state, to: other) != nil
  }

  /// What was changed from an earlier state up to another one, the latest
  /// first, as it is written; `nil` where there is no way.
  package func way(
    from state: StoreState, to earlier: StoreState
  ) -> [Changes]? {
    if state == earlier { return [] }
    guard let start = place(of: state), var place = place(of: earlier) else {
      return nil
    }
    let reached = reached(from: start)
    var changes: [Changes] = []
    while let link = reached[place] {
      if link < 0 { return changes.reversed() }
      if let step = links[link].changes { changes.add(step) }
      place = links[link].child
    }
    return nil
  }

  /// The states that a state came from by changes that took in nothing of
  /// another store, the latest first, each with what it changed.
  func ownChanges(
    before state: StoreState
  ) -> [(state: StoreState, changes: Changes)] {
    guard let start = place(of: state) else { return [] }
    let reached = reached(from: start)
    return own.filter { change in
      place(of: change.state).map { reached[$0] != nil } ?? false
    }
    .ordered { $0.state.revision > $1.state.revision }
  }
}

/// That one state came of another, and what led there.
private typealias Descent = (
  child: StoreState, parent: StoreState, changes: Lineage.Changes?
)

/// What a line of a history tells, among the lines of its file.
///
/// A merge that was undone never was: what takes it back counts as the state
/// that it goes back to, and what makes it again as the one that it makes.
private func descents(of place: Int, in steps: [HistoryStep]) -> [Descent] {
  let step = steps[place]
  var found: [Descent] = []
  if let merged = step.merged {
    found.add((step.state, merged.state, merged.changes))
  }
  let lines = step.kind.walked.map { revision in
    steps[..<place].last { $0.revision == revision }
  }
  // Where one of them is not known, it may have been a merge.
  guard lines.allSatisfy({ $0 != nil }) else { return found }
  if lines.contains(where: { $0?.merged != nil }), let last = lines.last {
    var parent = last?.from
    if case .redo = step.kind { parent = last?.state }
    if let parent { found.add((step.state, parent, nil)) }
  } else if let from = step.from, let changes = step.changes {
    found.add((step.state, from, changes))
  }
  return found
}
