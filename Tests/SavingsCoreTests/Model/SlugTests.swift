import SavingsCore
import Support
import Testing

@Suite struct SlugTests {
  @Test(
    arguments: [
      ("Emergency fund", "emergency-fund"),
      ("  New   car! ", "new-car"),
      ("Trip 2027", "trip-2027"),
      ("日本旅行", "日本旅行"),
      ("Żółta łódź", "żółta-łódź"),
      ("Отпуск у моря", "отпуск-у-моря"),
      ("عطلة الصيف", "عطلة-الصيف"),
      ("हिंदी किताब", "हिंदी-किताब"),
      ("Ελλάδα", "ελλάδα"),
      ("a/b\\c..d", "a-b-c-d"),
      ("-rf", "rf"),
      ("../etc/passwd", "etc-passwd"),
      ("Kids' \"fun\" & games", "kids-fun-games"),
      ("✈️ Japan", "japan"),
      ("New\u{200d}car\u{fe0f}\u{34f} \u{200b}x", "newcar-x"),
      ("نمی‌خواهم", "نمیخواهم"),
      ("1️⃣ First", "1-first"),
      ("a \u{301}b", "a-b"),
      ("٢٠٢٧", "٢٠٢٧"),
      ("✈️", ""),
      ("---", ""),
      ("", ""),
    ])
  func isMadeOfLettersAndDigits(name: String, slug: String) {
    #expect(Slug.of(name) == slug)
    #expect(Slug.accepts(slug) == !slug.isEmpty)
  }

  @Test(
    arguments: [
      "", "Car", "new car", "new_car", "-car", "car-", "new--car", "car!",
      "new/car", "car ", "c\u{1b}r", String(repeating: "a", count: 141),
    ])
  func refuses(text: String) {
    #expect(!Slug.accepts(text))
  }

  @Test func isFreeAmongTheOthers() throws {
    var book = Book()
    let slugs = try (1...3).map { number in
      let slug = book.goalSlug(for: "Car!")
      book = try book.adding(
        Goal.sample(UInt128(number), "Car \(number).", slug: slug))
      return slug
    }
    #expect(slugs == ["car", "car-2", "car-3"])
    #expect(book.assetSlug(for: "Car") == "car")
  }

  /// A name is found before a slug, so one that others are called by is taken.
  @Test func leadsToNobodyElse() throws {
    let book = try Book().adding(Goal.sample(1, "Car", slug: "old-car"))
    #expect(book.goalSlug(for: "Car!") == "car-2")
    #expect(book.goalSlug(for: "car") == "car")
    _ = try book.adding(
      Goal.sample(2, "Car!", slug: book.goalSlug(for: "Car!")))
  }

  @Test func isNumberedWhereNothingIsLeftOfTheName() throws {
    var book = Book()
    #expect(book.goalSlug(for: "✈️") == "goal-1")
    #expect(book.assetSlug(for: "💶") == "asset-1")
    book = try book.adding(Goal.sample(1, "✈️", slug: "goal-1"))
    book = try book.adding(Asset.sample(1, "💶", slug: "asset-1"))
    #expect(book.goalSlug(for: "🚗") == "goal-2")
    #expect(book.assetSlug(for: "🏦") == "asset-2")
  }

  /// Slugs that nobody can tell apart are not given to two records.
  @Test(arguments: [("paco", "расо"), ("oxy", "оху"), ("vo", "νο")])
  func looksLikeNoOther(slug: String, other: String) throws {
    let book = try Book().adding(Goal.sample(1, "One", slug: slug))
    #expect(throws: BookProblem.slugAlike(other, name: "One", by: .goal)) {
      try book.adding(Goal.sample(2, "Two", slug: other))
    }
    #expect(book.goalSlug(for: other) == "\(other)-2")
  }

  @Test(arguments: [("car", "саг"), ("caro", "каро"), ("sinir", "sınır")])
  func anotherLookIsAnotherSlug(slug: String, other: String) throws {
    let book = try Book().adding(Goal.sample(1, "One", slug: slug))
    #expect(throws: Never.self) {
      try book.adding(Goal.sample(2, "Two", slug: other))
    }
    #expect(book.goalSlug(for: other) == other)
  }

  /// What `of` makes it makes again, and `accepts` takes it.
  @Test func everySlugIsItsOwnSlug() throws {
    var dice = SplitMix64(seed: 12)
    let scalars = Array("aZ ß-İ1日é\u{301}'./λΣςЖ٣ा🚗\u{200d}½ ")
    for _ in 0..<1_000 {
      let name = String(
        (0...dice.number(0...12)).map { _ in dice.one(of: scalars) })
      let slug = Slug.of(name)
      try #require(Slug.of(slug) == slug, "\(name)")
      try #require(slug.isEmpty || Slug.accepts(slug), "\(name)")
    }
  }

  /// Even the longest name has a free slug that a book accepts.
  @Test func theLongestNameHasAFreeSlugToo() throws {
    let name = String(repeating: "a", count: 120)
    let book = try Book().adding(Goal.sample(1, "Short", slug: name))
    let slug = book.goalSlug(for: name)
    #expect(slug == name + "-2")
    #expect(throws: Never.self) {
      try book.adding(Goal.sample(2, name, slug: slug))
    }
  }
}
