internal import CommandGrammar
internal import SavingsCore

/// What a shell may offer for the last of `words`, which is half typed.
///
/// An offer is a line: the text, a tab, and a few words about it. The lines
/// `:file` and `:folder` ask the shell for names that it knows better. A store
/// that cannot be read is no reason to say anything.
func completing(_ words: [String], in world: World) -> Outcome {
  let known = KnownNames(words, in: world)
  let paths =
    switch grammar.completion(for: words) {
    case .file: ":file\n"
    case .folder: ":folder\n"
    case .nothing, .choices, .dynamic: ""
    }
  let offers = grammar.completions(
    for: words, values: known.values(of:_:))
  return Outcome(out: paths + offers.map(\.line).joined())
}

extension Candidate {
  fileprivate var line: String {
    "\(text)\t\(description.shownSafely)\n"
  }
}

/// The names that only the store knows.
private struct KnownNames {
  private let words: [String]
  private let world: World

  init(_ words: [String], in world: World) {
    self.words = words
    self.world = world
  }

  /// The values of a kind that begin with what is typed.
  func values(of kind: String, _ typed: String) -> [(String, String)] {
    if kind == "setting" {
      return SettingKey.explanations.filter { key, _ in
        key.hasPrefix(typed) && !key.holds("CODE")
      }
    }
    do {
      let session = try session()
      let named =
        try kind == "goal" ? session.goalNames() : session.assetNames()
      return named.filter { $0.0.hasPrefix(typed) }
    } catch {
      return []
    }
  }

  private func session() throws -> Session {
    let file = grammar.peek(Options.file, in: words) ?? nil
    let setup = SessionSetup(
      today: try RunOptions.today(peeking: words, in: world), todaySource: nil,
      store: try StoreFile(
        named: file?.withHome(world.environment["HOME"]),
        environment: world.environment),
      storeSource: "", storeOption: StoreOption(nil), palette: nil,
      isStrict: false, isDryRun: true)
    return Session(setup, in: world)
  }
}

extension Session {
  /// The slugs of goals, those that are active first, with how far they are.
  fileprivate func goalNames() throws -> [(String, String)] {
    let accounts = try accounts()
    let plan = try Plan(accounts)
    let look = Look(settings)
    let active = plan.goals.map { requirement in
      (
        requirement.goal.slug,
        ("\(requirement.goal.name), \(requirement.ratio)" as Phrase).text(look)
      )
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
}

extension String {
  /// The path with the home folder in place of its `~`, because a shell does
  /// not do that before it completes.
  fileprivate func withHome(_ home: String?) -> String {
    guard let home, hasPrefix("~/") else { return self }
    return home + dropFirst()
  }
}
