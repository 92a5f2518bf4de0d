/// The text of a journal while it is written, and what its tool wants to have
/// written otherwise.
struct JournalText: ~Copyable {
  /// Which tool reads it.
  enum Tool { case ledger, beancount }

  let tool: Tool
  let household: Household

  private(set) var bytes: [UInt8] = []

  /// How many bytes a transaction hardly ever takes more than.
  private static let most = 256

  /// How sums of the currency that was written last end, which is often the
  /// next one.
  private var unit: (currency: Currency, digits: Int, code: String)?

  init(_ tool: Tool, of book: Book) {
    self.tool = tool
    household = book.household
    // To grow would be to copy it, into memory that nobody touched before.
    bytes.reserveCapacity(book.transactions.count * JournalText.most)
  }

  @inline(never)
  mutating func add(_ words: String) {
    let words = words.utf8.span
    bytes.append(addingCapacity: words.count) { end in
      for place in words.indices { end.append(words[place]) }
    }
  }

  @inline(never)
  mutating func end() { bytes.append(0x0a) }

  @inline(never)
  mutating func line(_ words: String) {
    add(words)
    end()
  }

  @inline(never)
  mutating func line(_ start: String, _ words: String) {
    add(start)
    line(words)
  }

  @inline(never)
  mutating func post(
    _ account: String, _ amount: Amount, _ currency: Currency,
    then rest: String = ""
  ) {
    add(tool == .ledger ? "    " : "  ")
    add(account)
    add("  ")
    if unit?.currency != currency {
      unit = (
        currency, household.settings.digits(of: currency),
        " " + code(currency)
      )
    }
    if let unit {
      add(amount.text(decimals: unit.digits))
      add(unit.code)
    }
    line(rest)
  }

  /// A sum with at least the decimals of its currency, and all that there are.
  @inline(never)
  func sum(_ amount: Amount, _ currency: Currency) -> String {
    amount.text(decimals: household.settings.digits(of: currency)) + " "
      + code(currency)
  }

  /// A code as the tool takes it.
  func code(_ currency: Currency) -> String {
    let code = currency.code
    if code.isMade(of: "", digits: false) { return code }
    switch tool {
    case .ledger: return "\"\(code)\""
    case .beancount:
      return code.utf8.first.map(\.isDigit) == true ? "X-\(code)" : code
    }
  }

  /// A text between quotation marks, with nothing that a terminal would obey:
  /// a store that another program sealed may have it.
  func quoted(_ text: String) -> String {
    if text.isPlain(without: "\"\\") { return "\"" + text + "\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(Wording.isUnsafe(scalar) ? " " : scalar)
    }
    return quoted + "\""
  }
}

extension String {
  /// A slug with a capital, a digit or a letter without case at its start, as
  /// accounts have it; in the first place beancount takes no such letter.
  fileprivate func asAccount(isFirst: Bool) -> String {
    guard let first = unicodeScalars.first else { return self }
    let capital = first.properties.uppercaseMapping
    let isOne = capital.unicodeScalars.dropFirst().isEmpty
    let head = capital.unicodeScalars.first ?? first
    let category = head.properties.generalCategory
    let hasNoCase = !head.properties.isCased && head.properties.isAlphabetic
    let isFine =
      isOne
      && (category == .uppercaseLetter || category == .decimalNumber
        || hasNoCase && !isFirst)
    return isFine ? capital + String(unicodeScalars.dropFirst()) : "X-" + self
  }
}

extension [String] {
  /// The account of each slug below another; one that is taken goes on.
  fileprivate func accounts(_ above: String, areFirst: Bool) -> [String] {
    var accounts: [String] = []
    for slug in self {
      var account = above + slug.asAccount(isFirst: areFirst)
      while accounts.contains(account) { account += "-2" }
      accounts.add(account)
    }
    return accounts
  }
}

extension Transaction.Kind {
  /// The account from which it comes.
  var otherAccount: String {
    switch self {
    case .opening: "Equity:Opening-Balances"
    case .deposit, .withdrawal: "Equity:Transfers"
    case .interest: "Income:Interest"
    case .adjustment: "Equity:Adjustments"
    }
  }

  /// What stands where nobody is named.
  var journalName: String {
    switch self {
    case .opening: "Opening balance"
    case .deposit: "Deposit"
    case .withdrawal: "Withdrawal"
    case .interest: "Interest"
    case .adjustment: "Adjustment"
    }
  }
}

/// What assets hold and give to goals on the day of an export.
struct JournalDay {
  /// The accounts of the assets and of the goals, in their order.
  let assets: [String]
  let goals: [String]

  /// What each asset holds, in their order.
  let balances: [Amount]

  /// What each asset has for each goal that has something, by goal.
  private(set) var gifts: [(goal: Int, asset: Int, amount: Amount)] = []

  init(_ book: Book, on today: CalendarDate) throws(MoneyProblem) {
    let accounts = try Occasion(book, on: today).accounts()
    let household = book.household
    var balances: [Amount] = []
    var gifts: [(goal: Int, asset: Int, amount: Amount)] = []
    for place in household.assets.indices {
      balances.add(try accounts.balance(of: place))
      for ask in try accounts.funding(of: place).asks {
        let money = try household.settings.shown(
          ask.funded, household.assets[place].currency)
        if !money.amount.isZero { gifts.add((ask.goal, place, money.amount)) }
      }
    }
    assets = household.assets.map(\.slug).accounts("Assets:", areFirst: true)
    goals = household.goals.map(\.slug)
      .accounts("Equity:Goals:", areFirst: false)
    self.balances = balances
    self.gifts = gifts.ordered { $0.goal < $1.goal }
  }

  /// What all gifts of a currency come to, by code.
  func sums(in household: Household) throws(MoneyProblem) -> [Money] {
    var sums: [Money] = []
    for gift in gifts {
      try sums.count(Money(gift.amount, household.assets[gift.asset].currency))
    }
    return sums.ordered { $0.currency < $1.currency }
  }
}
