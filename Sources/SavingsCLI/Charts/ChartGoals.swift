internal import CommandGrammar
internal import SavingsCore

let chartGoals = Command(
  "chart goals", "Draw every goal on one line of time",
  examples: ["cst chart goals", "cst chart goals --format csv"],
  details: """
    A track runs from a goal's start to its deadline and is filled by what is
    saved: where that ends before today, less is saved than time has passed.
    Dots lead to the day on which the goal is reached going on as so far.
    """,
  related: ["forecast", "chart saved"], lists: true
) { (session: Session) in
  let past = Plan.pointsLookedBack(on: session.today)
  let asked = LookedAt(points: past)
  let occasion = try session.occasion { _ in asked }
  let plan = try occasion.plan()
  let months = try Months(occasion.over(asked), asking: [])
  let forecasts = try plan.forecasts(of: plan.goals, months, withChances: false)
  let line = LineOfTime(plan, forecasts)
  let look = session.request.look.of(plan.settings)
  return Reply(line, warnings: plan.warningsOfRates(for: forecasts)) {
    if occasion.household.goals.isEmpty {
      Document.nothingToDraw
    } else if line.tracks.isEmpty {
      "No goal is active, so there is nothing to draw."
    } else {
      forecasts.headline
      ""
    }
    if look.isList, !look.isForPrograms, !look.isAccessible {
      line.list(look)
    } else {
      line.table
    }
  }
}

extension Document {
  /// That there is no goal, and how to add one.
  static let nothingToDraw = Document([
    .sentence("No goals yet, so there is nothing to draw."),
    .tip("\(run: TipLine.firstGoal.command)"),
  ])
}

extension LineOfTime: Answer {
  static let kind = "chartGoals"
  static let about = "Every goal on one line of time."

  static let fields: [Field<LineOfTime>] = [
    Field("from") { $0.from }, Field("to") { $0.to },
    Field("goals") { $0.tracks },
  ]
}

extension LineOfTime.Track: Described {
  static let fields: [Field<LineOfTime.Track>] = [
    Field("slug") { $0.requirement.goal.shortName },
    Field("name") { $0.requirement.goal.shownName },
    Field("status") { $0.requirement.status },
    Field("start") { $0.start },
    Field("deadline") { $0.requirement.deadline },
    Field("progress") { $0.requirement.ratio },
    Field("timePassed") { IfAny($0.timePassed) },
    Field("reached") { $0.reached },
    Field("planReached") { $0.planReached },
  ]

  fileprivate var timePassed: Ratio? {
    passed.map { Ratio(Amount($0.days), of: Amount($0.of)) }
  }

  /// Two lines about it, for a narrow screen.
  fileprivate var lines: [Phrase] {
    let part: Phrase = requirement.isEndless ? "" : "  \(requirement.ratio)"
    let words = forecast.reachedWords
    let day: Phrase = reached == nil ? words : "reached \(words)"
    let by: Phrase = requirement.deadline.map { "by \($0), " } ?? ""
    return ["\(requirement.goal.title)\(part)", "  \(by)\(day)"]
  }

  /// What is said of it for the ear.
  fileprivate static let said: [Field<LineOfTime.Track>] = [
    Field("saved") { track -> Phrase in
      let passed: Phrase = track.timePassed.map { ", time passed: \($0)" } ?? ""
      let goal = track.requirement
      return goal.isEndless
        ? "\(goal.money(goal.saved))\(passed)" : "\(goal.ratio)\(passed)"
    },
    Field("span") { track -> Phrase in
      track.requirement.deadline.map { "\(track.start) to \($0)" }
        ?? "\(track.start) on"
    },
    Field("average") { $0.forecast.reachedAloud },
  ]
}

extension LineOfTime {
  fileprivate var table: Table {
    Table(
      "Goal", of: tracks, fields: Track.fields + Track.said,
      Column("slug", "SLUG", for: .programs),
      Column("name", "GOAL"),
      Column("saved", "SAVED", for: .people) { track -> IfAny<Ratio?> in
        IfAny(
          track.requirement.isEndless ? nil : .some(track.requirement.ratio))
      },
      Column("status", "STATUS", for: .programs),
      Column("start", "START", for: .programs),
      Column("deadline", "DEADLINE").seen { $0.requirement.deadline.orDash },
      Column("progress", "PROGRESS", for: .programs),
      Column("timePassed", "PASSED", for: .programs),
      Column("reached", "REACHED", dropping: 1).seen {
        $0.forecast.reachedWords
      },
      Column("planReached", "PLAN", for: .programs),
      Column(
        "picture", "", for: .people,
        stance: .picture(.line) { self.labels(in: $0) }
      ) { track in Value.drawing(self.picture(of: track)) },
      aloud: ["Saved: {saved}", "From: {span}", "{average}"])
  }

  /// The goals under each other.
  @Composing fileprivate func list(_ look: Look) -> Document {
    let labels = Picture(extent: .line) { self.labels(in: $0) }
    labels.line(look)
    for track in tracks {
      for line in track.lines { line }
      picture(of: track).line(look)
    }
  }

  fileprivate func picture(of track: Track) -> Picture {
    Picture(extent: .line) { count in
      var drawing = Drawing(track.requirement.mark, isExact: true)
      var cells = self.cells(of: track, in: count)
      while cells.last == .blank { cells.removeLast() }
      for cell in cells { drawing.add(cell.sign) }
      return drawing
    }
  }

  /// The days over the tracks: today, and the firsts of some months.
  fileprivate func labels(in count: Int) -> Drawing {
    var line = Array(repeating: UInt8(ascii: " "), count: count)
    var taken: [Range<Int>] = []
    func put(_ label: String, at place: Int) {
      var end = place
      for letter in label.utf8 {
        line[end] = letter
        end += 1
      }
      taken.add(place..<end)
    }
    let word = "today"
    if let now = cell(of: today, in: count), count >= word.utf8.count {
      put(word, at: min(now, count - word.utf8.count))
    }
    for tick in TimeTick.ticks(from: from, to: to, atMost: count / 10) {
      guard let place = cell(of: tick.date, in: count) else { continue }
      let label =
        tick.isYear
        ? String("\(tick.month)".prefix(4)) : String(tick.month.name.prefix(3))
      let end = place + label.utf8.count
      guard end <= count,
        taken.allSatisfy({ $0.upperBound < place || end < $0.lowerBound })
      else { continue }
      put(label, at: place)
    }
    while line.last == UInt8(ascii: " ") { line.removeLast() }
    return Drawing(words: String(decoding: line, as: UTF8.self))
  }
}

extension LineOfTime.Cell {
  fileprivate var sign: Drawing.Sign {
    switch self {
    case .blank: Drawing.Sign(" ", " ")
    case .saved: .filled
    case .rest: .rest
    case .today: Drawing.Sign("│", "|")
    case .late: Drawing.Sign("·", ".", isColoured: true)
    case .lateDay: Drawing.Sign("o", "o")
    case .beyond: Drawing.Sign(">", ">", isColoured: true)
    }
  }
}
