import SavingsCore
import Support
import Testing

/// Whatever was merely set up was there from the start.
@Suite struct FirstDaysTests {
  /// The way in which somebody came to a goal of 12,000 that has 2,000.
  enum Way: CaseIterable {
    case goalFirst, accountFirst, fixedSum, openedYesterday, openedYearsAgo
    case allocatedTomorrow, oldAccountAllocatedTomorrow
    case accountOpenedTomorrow, openedAfterItWasShared
    case startedMonthsBack, startedMonthsBackAllocatedTomorrow
    case historyWithoutOpening, givenUpAndGivenAgain

    func tell(_ story: inout Story) throws {
      switch self {
      case .goalFirst:
        try goal(&story)
        try account(&story, "2026-11-20")
        try share(&story, "2026-11-20")
      case .accountFirst:
        try account(&story, "2026-11-20")
        try goal(&story)
        try share(&story, "2026-11-20")
      case .fixedSum:
        try account(&story, "2026-11-20", holding: "9000")
        try goal(&story)
        try share(&story, "2026-11-20", "2000")
      case .openedYesterday:
        try account(&story, "2026-11-19")
        try goal(&story)
        try share(&story, "2026-11-20")
      case .openedYearsAgo:
        try account(&story, "2020-01-01")
        try goal(&story)
        try share(&story, "2026-11-20")
      case .allocatedTomorrow:
        try goal(&story)
        try account(&story, "2026-11-20")
        try share(&story, "2026-11-21")
      case .oldAccountAllocatedTomorrow:
        try goal(&story)
        try account(&story, "2020-01-01")
        try share(&story, "2026-11-21")
      case .accountOpenedTomorrow:
        try goal(&story)
        try account(&story, "2026-11-21")
        try share(&story, "2026-11-21")
      case .openedAfterItWasShared:
        try goal(&story)
        try account(&story, "2026-11-21")
        try share(&story, "2026-11-20")
      case .startedMonthsBack:
        try goal(&story, from: "2026-05-20")
        try account(&story, "2026-11-20")
        try share(&story, "2026-11-20")
      case .startedMonthsBackAllocatedTomorrow:
        try account(&story, "2026-11-20")
        try goal(&story, from: "2026-05-20")
        try share(&story, "2026-11-21")
      case .historyWithoutOpening:
        try account(&story, nil)
        try story.move("1500", .deposit, in: "Savings", on: "2026-03-01")
        try story.move("500", .interest, in: "Savings", on: "2026-11-02")
        try goal(&story)
        try share(&story, "2026-11-20")
      case .givenUpAndGivenAgain:
        try account(&story, "2020-01-01")
        try goal(&story)
        try share(&story, "2026-11-10", "0%")
        try share(&story, "2026-11-21")
      }
    }

    private func goal(
      _ story: inout Story, from start: String = "2026-11-20"
    ) throws {
      try story.goal("House", "12000", by: "2027-11-20", from: start)
    }

    private func account(
      _ story: inout Story, _ opened: String?, holding: String = "2000"
    ) throws {
      try story.asset(
        "Savings", holding: opened.map { _ in holding },
        on: opened ?? "2026-11-20")
    }

    private func share(
      _ story: inout Story, _ since: String, _ share: String = "100%"
    ) throws {
      try story.share(share, of: "Savings", for: "House", since: since)
    }
  }

  @Test(arguments: Way.allCases)
  func nothingThatWasSetUpCountsAsSaved(_ way: Way) throws {
    var story = try Story(payday: 25)
    try way.tell(&story)
    try check(story, "2026-11-21", month: "0", left: "833.33")
    try story.save("500", for: "House", in: "Savings", on: "2026-11-22")
    try check(story, "2026-11-22", month: "500", left: "333.33")
    let december = try story.figures("House", "2026-12-01")
    #expect(december.base.description == "2500")
    #expect(december.savedThisMonth.isZero)
    #expect(december.required.description == "863.64")
  }

  @Test func savingForAGoalToComeIsNotLost() throws {
    var story = try Story(payday: 25)
    try story.goal("House", "12000", by: "2027-11-20", from: "2026-12-05")
    try story.asset("Savings", holding: "2000", on: "2020-01-01")
    try story.share("100%", of: "Savings", for: "House", since: "2026-11-20")
    for date in ["2026-11-20", "2026-11-21", "2026-12-05"] {
      let figures = try story.figures("House", date)
      #expect(figures.base.description == "2000")
      #expect(figures.savedThisMonth.isZero)
      // 10,000 / 11
      #expect(figures.perPayment.description == "909.09")
    }
  }

  @Test func anAccountAddedLaterWasThereFromTheStart() throws {
    var story = try eleventhMonth()
    try story.asset("Old", holding: "5300", on: "2026-11-12")
    try story.share("100%", of: "Old", for: "House", since: "2026-11-13")
    let figures = try story.figures("House", "2026-11-13")
    #expect(figures.base.description == "5300")
    #expect(figures.savedThisMonth.isZero)
    // 6,700 / 2
    #expect(figures.required.description == "3350")
    try story.move("40", .deposit, in: "Old", on: "2026-11-14")
    let later = try story.figures("House", "2026-11-14")
    #expect(later.savedThisMonth.description == "40")
    #expect(later.required.description == "3350")
    // With anything dated before the window it is not new.
    try story.move("1", .deposit, in: "Old", on: "2026-10-31")
    #expect(try story.figures("House", "2026-11-14").base.isZero)
  }

  @Test func anAccountThatWasOpenBeforeIsAShiftedShare() throws {
    var story = try eleventhMonth()
    try story.asset("Old", holding: "5000", on: "2026-01-20")
    try story.share("100%", of: "Old", for: "House", since: "2026-11-13")
    let figures = try story.figures("House", "2026-11-13")
    #expect(figures.base.isZero)
    #expect(figures.savedThisMonth.description == "5000")
  }

  private func eleventhMonth() throws -> Story {
    var story = try Story(payday: 25)
    try story.goal("House", "12000", by: "2027-01-20", from: "2026-01-20")
    return story
  }

  private func check(
    _ story: Story, _ date: String, month: String, left: String,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let figures = try story.figures("House", date)
    #expect(figures.base.description == "2000", sourceLocation: place)
    #expect(figures.required.description == "833.33", sourceLocation: place)
    #expect(figures.savedThisMonth.description == month, sourceLocation: place)
    #expect(figures.left.description == left, sourceLocation: place)
  }
}
