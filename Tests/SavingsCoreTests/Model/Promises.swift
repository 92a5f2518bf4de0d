import SavingsCore
import Support

extension Book {
  /// The first promise of a book that this one breaks, in plain loops.
  ///
  /// Names of these tests are plain, so lower case is enough to compare them.
  func brokenPromise(on days: [CalendarDate]) -> String? {
    let (goals, assets) = (household.goals, household.assets)
    let active = goals.filter { $0.lifecycle == .active }
    let rows = household.allocations
    let goalIDs = goals.map(\.id)
    let assetIDs = assets.map(\.id)
    let promises: [(String, Bool)] = [
      ("goals have ids of their own", areUnique(goalIDs)),
      (
        "active goals have names of their own",
        areUnique(active.map { $0.name.lowercased() })
      ),
      ("goals have slugs of their own", areUnique(goals.map(\.slug))),
      (
        "deadlines come after starts",
        goals.allSatisfy { $0.start < $0.due }
      ),
      ("assets have ids of their own", areUnique(assetIDs)),
      (
        "assets have names of their own",
        areUnique(assets.map { $0.name.lowercased() })
      ),
      ("assets have slugs of their own", areUnique(assets.map(\.slug))),
      ("transactions have ids of their own", areUnique(transactions.map(\.id))),
      (
        "transactions stand by date",
        transactions.map(\.date) == transactions.map(\.date).sorted()
      ),
      (
        "transactions name what is there",
        transactions.allSatisfy { transaction in
          assetIDs.contains(transaction.asset)
            && transaction.goal.map(goalIDs.contains) ?? true
        }
      ),
      (
        "transactions have external ids of their own",
        areUnique(
          transactions.compactMap { transaction in
            transaction.externalID.map { Both(transaction.asset, $0) }
          })
      ),
      (
        "a side of a transfer has the other one",
        transactions.allSatisfy { side in
          side.transfer == nil
            || transactions.contains { other in
              other.id == side.transfer && other.transfer == side.id
                && other.date == side.date && other.asset != side.asset
                && other.goal == side.goal
                && Set([other.kind, side.kind]) == [.deposit, .withdrawal]
            }
        }
      ),
      (
        "rows name what is there",
        rows.allSatisfy {
          assetIDs.contains($0.asset) && goalIDs.contains($0.goal)
        }
      ),
      (
        "a pair has one row a day",
        areUnique(rows.map { Both($0.asset, Both($0.goal, $0.since)) })
      ),
      ("no more than all is given", days.allSatisfy(givesAtMostAll)),
      ("an ended goal has no share", goals.allSatisfy { isFree($0, on: days) }),
      (
        "plans name what is there",
        household.plans.allSatisfy { goalIDs.contains($0.goal) }
      ),
      (
        "a goal has one plan a month",
        areUnique(household.plans.map { Both($0.goal, $0.month) })
      ),
      (
        "plans say something",
        household.plans.allSatisfy { $0.flex != nil || $0.custom != nil }
      ),
      (
        "there is a currency for totals",
        household.settings.currency != nil || goals.isEmpty && assets.isEmpty
      ),
    ]
    return promises.first { !$0.1 }?.0
  }

  /// The share of a pair on a day, looked for row by row.
  private func share(
    _ asset: Asset.ID, _ goal: Goal.ID, _ day: CalendarDate
  ) -> Share? {
    var latest: AssetAllocation?
    for row in household.allocations
    where row.asset == asset && row.goal == goal && row.since <= day {
      if let known = latest, known.since > row.since { continue }
      latest = row
    }
    return latest?.share
  }

  private func givesAtMostAll(on day: CalendarDate) -> Bool {
    household.assets.allSatisfy { asset in
      var sum = 0
      for goal in household.goals {
        if case .percentage(let part) = share(asset.id, goal.id, day) {
          sum += Int(part.parts)
        }
      }
      return sum <= 1_000_000
    }
  }

  private func isFree(_ goal: Goal, on days: [CalendarDate]) -> Bool {
    guard let end = goal.lifecycle.end else { return true }
    return household.assets.allSatisfy { asset in
      days.filter { $0 >= end }.allSatisfy { day in
        [nil, Share.none].contains(share(asset.id, goal.id, day))
      }
    }
  }
}

/// Two things that are one key together.
private struct Both<First: Hashable, Second: Hashable>: Hashable {
  let first: First
  let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

private func areUnique(_ things: [some Hashable]) -> Bool {
  Set(things).count == things.count
}
