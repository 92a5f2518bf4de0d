internal import CommandGrammar
internal import SavingsCore

/// The values that only the program knows, most of them from the store.
struct KnownValues {
  /// What is typed so far.
  let words: [String]
  let world: World
  let grammar: Grammar<Session, Reply>

  /// The values of a kind that begin with what is typed, each with a few words
  /// about it; none where the store is of no use.
  func values(of kind: String, _ typed: String) -> [(String, String)] {
    (try? all(kind, typed).filter { $0.0.hasPrefix(typed) }) ?? []
  }

  private func all(
    _ kind: String, _ typed: String
  ) throws -> [(String, String)] {
    switch kind {
    case "goal":
      try session().goalNames(for: grammar.command(calledBy: words)?.name)
    case "asset": try session().assetNames()
    case "transaction": try session().transactionNames(typed)
    case "pair": try session().pairs()
    case "currency": currencies(typed)
    case "setting": settingKeys
    case "value": settingValues(typed)
    case "conflict": try session().conflictNames()
    default: []
    }
  }

  /// The currencies of the household, and then those of ISO 4217; without a
  /// letter typed only those that most people mean.
  private func currencies(_ typed: String) -> [(String, String)] {
    let used = usedCodes
    var offers = used.map { ($0, "in use") }
    let others =
      typed.isEmpty ? UnitNames.codes : Currency.isoCodes(beginning: typed)
    for code in others where !used.contains(code) {
      offers.add((code, UnitNames.of(code)?.many ?? ""))
    }
    return offers
  }

  /// The codes of the household, in the order of the alphabet.
  private var usedCodes: [String] {
    let household = try? session().store.household()
    return household?.currencies.map(\.code) ?? []
  }

  /// The settings that are there for everybody, those of income and of months,
  /// and those of services and of currencies that are used.
  private var settingKeys: [(String, String)] {
    var keys: [(String, String)] = []
    for (term, meaning) in SettingKey.explanations
    where !term.holds("CODE") && !term.holds("MONTH") && !term.holds("NAME") {
      keys.add((term, meaning))
    }
    keys.add(("income", "what comes in a month"))
    keys.add(("essentials", "what of it everybody needs"))
    for month in 1...12 {
      keys.add(
        (
          "weight.\(month < 10 ? "0" : "")\(month)",
          "what that month carries beside others"
        ))
    }
    for code in usedCodes where code != "EUR" {
      keys.add(("source.\(code)", "who prices it"))
    }
    for name in Endpoint.pricing + Chain.all.map(\.name) {
      keys.add(("service.\(name)", "who is asked"))
    }
    for code in usedCodes where Currency.isoCodes(beginning: code) != [code] {
      keys.add(("digits.\(code)", "the decimals of \(code)"))
    }
    return keys
  }

  private func settingValues(_ typed: String) -> [(String, String)] {
    let key = words.dropLast().compactMap { word in
      SettingKey.known.first { $0.name == word }
    }.first
    switch key {
    case .currency: return currencies(typed)
    case .palette: return Palette.allCases.map { ($0.rawValue, "") }
    case .payday:
      return (1...31).map { ("\($0)", "") }
        + [("last", "the last day of every month")]
    case .ambiguousWidth: return [("1", ""), ("2", "")]
    case .critical, .attention, .staleDays, .digits, .weight, .income,
      .essentials, .named, nil:
      return []
    }
  }

  private func session() throws -> Session {
    let home = world.environment["HOME"]
    let request = try Request(
      grammar.peek(words.map { $0.withHome(home) }), typed: words, in: world,
      by: grammar)
    return Session(request)
  }
}

extension Session {
  /// The commands that can do something with a goal that has ended.
  private static let takingEnded: Set = [
    "goal show", "goal edit", "goal delete", "goal reopen", "goal add",
    "tx deposit", "tx withdraw", "tx transfer", "tx edit", "tx list",
    "alloc clear", "plan reset", "month list", "chart days",
  ]

  /// The slugs of the goals that a command can do something with, those that
  /// are active first, with how far they are.
  fileprivate func goalNames(
    for command: String?
  ) throws -> [(String, String)] {
    let accounts = try accounts()
    let plan = try Plan(accounts)
    let look = Look(settings)
    let active = plan.goals.filter {
      command != "goal reopen" || !$0.goal.roundsFinished.isEmpty
    }.map { requirement in
      (
        requirement.goal.slug,
        ("\(requirement.goal.name), \(requirement.ratio)" as Phrase).text(look)
      )
    }
    guard command.map(Session.takingEnded.contains) ?? true else {
      return active
    }
    let ended = accounts.household.goals.filter { !$0.isActive(on: today) }
      .map { ($0.slug, "\($0.name), \($0.lifecycle.word)") }
    return active + ended
  }

  /// The slugs of assets, with what they hold.
  fileprivate func assetNames() throws -> [(String, String)] {
    let accounts = try accounts()
    let look = Look(settings)
    return try accounts.household.assets.enumerated().map { place, asset in
      let balance = Money(try accounts.balance(of: place), asset.currency)
      return (asset.slug, "\(asset.name), \(look.money(balance))")
    }
  }

  /// The ids of the newest transactions that begin like this, with their days
  /// and sums.
  fileprivate func transactionNames(
    _ typed: String
  ) throws -> [(String, String)] {
    guard let latest = try store.latest(20, beginning: typed) else { return [] }
    let household = latest.household
    let look = Look(household.settings)
    return latest.transactions.map { transaction in
      let asset = household.asset(transaction.asset)
      let sum = asset.map { Money(transaction.amount, $0.currency) }
      let words: Phrase = """
        \(transaction.date), \(change: sum), \(asset?.name ?? "")
        """
      return (transaction.id.description, words.text(look))
    }
  }

  /// The pairs that have a rate, each with its latest one.
  fileprivate func pairs() throws -> [(String, String)] {
    guard let household = try store.household() else { return [] }
    let look = Look(household.settings)
    let names = household.rates.map(\.pair.description).withoutRepetitions
    return names.ordered(by: <).compactMap { name in
      household.rates.last { $0.pair.description == name }.map { rate in
        (name, ("\(rate: rate.price) of \(rate.date)" as Phrase).text(look))
      }
    }
  }
}

extension String {
  /// The path with the home folder in place of its `~`, because a shell does
  /// not do that before it completes.
  fileprivate func withHome(_ home: String?) -> String {
    guard let home, hasPrefix("~/") else { return self }
    return home + dropFirst()
  }
}
