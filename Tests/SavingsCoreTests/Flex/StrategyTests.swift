import SavingsCore
import Support
import Testing

/// Each strategy is what its definition says, on made-up months.
@Suite struct StrategyTests {
  @Test func urgentServesTheNearestDeadlinesFirst() throws {
    for made in try FlexedMonth.all() {
      let goals = made.expected.flexible
      let order = goals.indices.sorted { a, b in
        (goals[a].goal.due, goals[a].progress, goals[a].goal.name)
          < (goals[b].goal.due, goals[b].progress, goals[b].goal.name)
      }
      var exact = goals.map(\.floor)
      var rest = try made.expected.pool - exact.sum()
      for place in order where rest.isPositive {
        let step = min(rest, try goals[place].cap - exact[place])
        exact[place] = try exact[place] + step
        rest = try rest - step
      }
      try made.require(.urgent, gives: exact)
    }
  }

  @Test func largestMovesTheLargestAmountsFirst() throws {
    for made in try FlexedMonth.all() {
      let goals = made.expected.flexible
      let planned = try goals.map(\.value).sum()
      var exact = goals.map(\.value)
      if made.expected.pool < planned {
        let order = goals.indices.sorted { a, b in
          (goals[b].value, goals[b].goal.due, goals[a].goal.name)
            < (goals[a].value, goals[a].goal.due, goals[b].goal.name)
        }
        var cut = try planned - made.expected.pool
        for place in order {
          let step = min(cut, try goals[place].value - goals[place].floor)
          exact[place] = try exact[place] - step
          cut = try cut - step
        }
      } else {
        let order = goals.indices.sorted { a, b in
          (goals[b].value, goals[a].goal.due, goals[a].goal.name)
            < (goals[a].value, goals[b].goal.due, goals[b].goal.name)
        }
        var more = try made.expected.pool - planned
        for place in order {
          let step = min(more, try goals[place].cap - goals[place].value)
          exact[place] = try exact[place] + step
          more = try more - step
        }
      }
      try made.require(.largest, gives: exact)
    }
  }

  /// Nobody who keeps more than the floor keeps a larger part than somebody
  /// who could still take some.
  @Test func balancedKeepsTheSamePartOfEverything() throws {
    for made in try FlexedMonth.all() {
      let goals = try made.standing(by: .balanced)
      for rich in goals where rich.canGive {
        for poor in goals where poor.canTake {
          let part = try rich.least.times(
            poor.goal.value, over: rich.goal.value)
          try #require(
            part <= poor.most, "\(made.month.seed) \(rich.goal.goal.name)")
        }
      }
    }
  }

  /// The same of what is to catch up with, once the last payments are full.
  @Test func riskLeavesTheSameToCatchUpWith() throws {
    for made in try FlexedMonth.all() {
      let goals = try made.standing(by: .risk)
      for rich in goals where rich.canGive {
        for poor in goals where poor.canTake && poor.goal.id != rich.goal.id {
          guard rich.goal.payments > 1, poor.goal.payments > 1 else {
            try #require(
              poor.goal.payments > 1 || rich.isServed(before: poor),
              "\(made.month.seed) \(rich.goal.goal.name)")
            continue
          }
          let burden = try rich.goal.catchUp(with: rich.least) + made.worth.dust
          let other = try poor.goal.catchUp(with: poor.most)
          try #require(
            other <= burden,
            "\(made.month.seed) \(rich.goal.goal.name)")
        }
      }
    }
  }
}
