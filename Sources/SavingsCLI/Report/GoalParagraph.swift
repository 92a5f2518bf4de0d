internal import SavingsCore

/// What is said of a goal: what there is, what comes, and at what pace.
struct GoalParagraph {
  let forecast: Forecast
  let plan: Plan

  private var goal: Requirement { forecast.requirement }

  var words: Phrase {
    if goal.status == .completed { return reached }
    guard goal.figures != nil else {
      let target: Phrase = goal.target.map { " Its target is \($0)." } ?? ""
      return goal.saved == nil
        ? "What is saved is not known, because a rate is missing.\(target)"
        : """
        \(goal.money(goal.saved)) is saved\(places); what it needs is not \
        known, because a rate is missing.\(target)
        """
    }
    return state + monthly + ifFollowed + onAverage + pace
  }

  private var reached: Phrase {
    let target: Phrase = goal.target.map { " of \(bare: $0)" } ?? ""
    let needed: Phrase = goal.deadline.map { " Needed by \($0)." } ?? ""
    let saved = goal.money(forecast.counted)
    return "Reached: \(saved)\(target).\(needed)\(goal.apartSentence)"
  }

  private var state: Phrase {
    let part: Phrase = goal.target.map { " of \(bare: $0)" } ?? ""
    return """
      \(goal.money(forecast.counted))\(part) saved\(places)\
      \(goal.paidAlready).\(goal.apartSentence)
      """
  }

  /// Where it is, if that is more than one place.
  private var places: Phrase {
    let assets = (try? Shares(of: goal, in: plan.accounts))?.assets ?? []
    guard assets.count > 1 else { return "" }
    let words = assets.map { account -> Phrase in
      "\(bare: account.parts.first?.value) in \(account.asset.name)"
    }
    return ": \(words.joined(", "))"
  }

  private var monthly: Phrase {
    goal.money(goal.goal.monthly).map { " It gets \($0) a month." } ?? ""
  }

  private var ifFollowed: Phrase {
    guard let plan = forecast.plan else { return "" }
    // The picture below shows the same day.
    guard let day = forecast.projection?.reached else {
      return plan.short.isPositive
        ? " If the plan is followed, \(goal.money(plan.short)) is missing." : ""
    }
    let start: Phrase = " If the plan is followed it is reached on \(day)"
    guard let deadline = goal.deadline else { return "\(start)." }
    let days = day.days(until: deadline)
    return switch days {
    case 0: "\(start), the day it is needed."
    case 1...: "\(start), \(days, "day") before it is needed."
    default: "\(start), \(-days, "day") after it is needed."
    }
  }

  private var onAverage: Phrase {
    guard let pace = forecast.averages.last, let months = pace.months else {
      return ""
    }
    let start: Phrase = """
       As in the last \(months, "month"), \(goal.money(pace.amount)) a month
      """
    if forecast.rest?.needed == nil { return "\(start)." }
    guard let day = pace.reached else { return "\(start): never." }
    let lateness = forecast.lateness(ofPayday: day)
    let verdict = forecast.verdict(lateness)
    let end: Phrase = verdict.isEmpty ? "" : ", \(verdict)"
    return "\(start): \(day)\(end)."
  }

  private var pace: Phrase {
    guard let pace = goal.pace else {
      return goal.beginning.map { " \($0)." } ?? ""
    }
    let by = goal.money(pace.by.magnitude)
    return switch pace.state {
    case .behind: " Behind an even pace by \(by)."
    case .ahead: " Ahead of an even pace by \(by)."
    case .onPace: " On an even pace."
    }
  }
}
