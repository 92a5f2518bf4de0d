internal import CommandGrammar
internal import SavingsCore

let chartGoals = Command(
  "chart goals", "Draw every goal on one line of time",
  examples: ["cst chart goals", "cst chart goals --format csv"],
  details: [
    """
    A track runs from a goal's start to its deadline and is filled by what is \
    saved: where that ends before today, less is saved than time has passed. \
    Dots lead to the day on which the goal is reached going on as so far.
    """
  ],
  related: ["forecast", "chart saved"], lists: true
) { (session: Session) in
  let past = Plan.pointsLookedBack(on: session.today)
  let asked = LookedAt(points: past)
  let occasion = try session.occasion { _ in asked }
  let plan = try occasion.plan()
  let months = try Months(occasion.over(asked), asking: [])
  let forecasts = try plan.forecasts(
    of: plan.goals, months, withChances: false)
  let line = LineOfTime(plan, forecasts)
  let look = session.request.look.of(plan.settings)
  return Reply(
    GoalsAnswer(line: line), warnings: plan.warnings(with: forecasts)
  ) {
    if occasion.household.goals.isEmpty {
      Document.nothingToDraw
    } else if line.tracks.isEmpty {
      "No goal is active, so there is nothing to draw."
    } else {
      ForecastOverview(plan: plan, goals: forecasts).headline
      ""
    }
    if look.isForPrograms || !look.isAccessible && !look.isList {
      line.table
    } else if look.isAccessible {
      line.account
    } else {
      line.list(look)
    }
  }
}

extension Document {
  /// That there is no goal, and how to add one.
  static let nothingToDraw = Document([
    .sentence("No goals yet, so there is nothing to draw."),
    .tip(
      "\(run: "cst goal add \"Emergency fund\" --target 10000EUR --deadline +1y")"
    ),
  ])
}

/// Every goal on one line of time, as `cst chart goals` answers.
final class GoalsAnswer: Answer {
  let line: LineOfTime

  init(line: LineOfTime) { self.line = line }

  static let kind = "chartGoals"
  static let about = "Every goal on one line of time."

  static let fields: [Field<GoalsAnswer>] = [
    Field("from") { $0.line.from }, Field("to") { $0.line.to },
    Field("goals") { $0.line.tracks },
  ]
}

extension LineOfTime.Track: Described {
  static let fields: [Field<LineOfTime.Track>] = [
    Field("slug") { Slug($0.requirement.goal.slug) },
    Field("name") {
      Name($0.requirement.goal.name, emoji: $0.requirement.goal.emoji)
    },
    Field("status") { $0.requirement.status },
    Field("start") { $0.start },
    Field("deadline") { $0.requirement.deadline },
    Field("progress") { $0.requirement.ratio },
    Field("timePassed") { IfAny($0.timePassed) },
    Field("reached") { $0.reached },
    Field("planReached") { $0.planReached },
  ]

  /// How much of its time has passed.
  fileprivate var timePassed: Ratio? {
    passed.map { Ratio(Amount($0.days), of: Amount($0.of)) }
  }

  /// The goal's name as people see it.
  private var shownName: Name {
    Name(requirement.goal.name, emoji: requirement.goal.emoji)
  }

  /// How much is saved of the target; nothing without one.
  private var share: IfAny<Ratio?> {
    IfAny(requirement.isEndless ? nil : .some(requirement.ratio))
  }

  fileprivate static func columns(
    _ line: LineOfTime
  ) -> [Column<LineOfTime.Track>] {
    [
      Column("slug", "SLUG", for: .programs),
      Column("goal", "GOAL", for: .people) { $0.shownName },
      Column("name", "NAME", for: .programs),
      Column("saved", "SAVED", for: .people) { $0.share },
      Column("status", "STATUS", for: .programs),
      Column("start", "START", for: .programs),
      Column("until", "DEADLINE", for: .people) {
        $0.requirement.deadlineOrDash
      },
      Column("deadline", "DEADLINE", for: .programs),
      Column("progress", "PROGRESS", for: .programs),
      Column("timePassed", "PASSED", for: .programs),
      Column("average", "REACHED", for: .people, dropping: 1) {
        $0.forecast.reachedWords
      },
      Column("reached", "REACHED", for: .programs),
      Column("planReached", "PLAN", for: .programs),
      Column(
        "picture", "", for: .people,
        stance: .picture(.line) { line.labels(in: $0) }
      ) { track in Value.drawing(line.picture(of: track)) },
    ]
  }

  /// Two lines about it, for a narrow screen.
  fileprivate func lines(_ look: Look) -> [Phrase] {
    let goal = requirement.goal
    let name: Phrase = goal.emoji.map { "\($0) \(goal.name)" } ?? "\(goal.name)"
    let part: Phrase = requirement.isEndless ? "" : "  \(requirement.ratio)"
    let words = forecast.reachedWords
    let day: Phrase = reached == nil ? words : "reached \(words)"
    let by: Phrase = requirement.deadline.map { "by \($0), " } ?? ""
    return ["\(name)\(part)", "  \(by)\(day)"]
  }

  /// The same for the ear.
  fileprivate var account: [Phrase] {
    let part: Phrase = "\(requirement.ratio)"
    let passed: Phrase =
      timePassed.map { ", time passed: \($0)" } ?? ""
    let saved: Phrase =
      requirement.isEndless
      ? "\(requirement.money(requirement.saved))" : part
    let span: Phrase =
      requirement.deadline.map { "\(start) to \($0)" } ?? "\(start) on"
    return [
      "  Saved: \(saved)\(passed)", "  From: \(span)",
      "  Reached on average: \(forecast.reachedWords)",
    ]
  }
}

extension LineOfTime {
  fileprivate var table: Table {
    Table(
      "Goal", of: tracks, fields: Track.fields, Track.columns(self))
  }

  /// The goals under each other.
  fileprivate func list(_ look: Look) -> Document {
    let labels = Picture(extent: .line) { self.labels(in: $0) }.line(look)
    var blocks: [Document.Block] = labels.map { [.line($0)] } ?? []
    for track in tracks {
      blocks += track.lines(look).map { .sentence($0) }
      if let line = picture(of: track).line(look) { blocks.add(.line(line)) }
    }
    return Document(blocks)
  }

  /// The goals for the ear.
  fileprivate var account: Document {
    var blocks: [Document.Block] = []
    for (place, track) in tracks.enumerated() {
      if place > 0 { blocks.add(.blank) }
      blocks.add(
        .sentence(
          "Goal \(place + 1) of \(tracks.count): \(track.requirement.goal.name)"
        ))
      blocks += track.account.map { .sentence($0) }
    }
    return Document(blocks)
  }

  /// The track of a goal.
  fileprivate func picture(of track: Track) -> Picture {
    Picture(extent: .line) { self.drawing(of: track, in: $0) }
  }

  private func drawing(of track: Track, in count: Int) -> Drawing {
    var drawing = Drawing(track.requirement.mark, isExact: true)
    var cells = cells(of: track, in: count)
    while cells.last == .blank { cells.removeLast() }
    for cell in cells { drawing.add(cell.sign) }
    return drawing
  }

  /// The days over the tracks: today, and the firsts of some months.
  fileprivate func labels(in count: Int) -> Drawing {
    var line = Array(repeating: UInt8(ascii: " "), count: count)
    func put(_ label: String, at place: Int) {
      for (offset, letter) in label.utf8.enumerated() {
        line[place + offset] = letter
      }
    }
    let word = "today"
    var taken: [Range<Int>] = []
    if let now = cell(of: today, in: count), count >= word.utf8.count {
      let place = min(now, count - word.utf8.count)
      put(word, at: place)
      taken.add(place..<place + word.utf8.count)
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
      taken.add(place..<end)
    }
    while line.last == UInt8(ascii: " ") { line.removeLast() }
    var drawing = Drawing()
    drawing.add(String(decoding: line, as: UTF8.self))
    return drawing
  }
}

extension LineOfTime.Cell {
  fileprivate var sign: Drawing.Sign {
    switch self {
    case .blank: .blank
    case .saved: .filled
    case .rest: .rest
    case .today: .today
    case .late: .late
    case .lateDay: .lateDay
    case .beyond: .beyond
    }
  }
}
