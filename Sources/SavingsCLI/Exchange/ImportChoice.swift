internal import CommandGrammar
internal import SavingsCore

/// Which accounts of a statement come into which assets.
final class ImportChoice {
  /// The place of an account in the statement, and the asset it comes into.
  final class Pair {
    let place: Int
    let asset: Asset

    init(place: Int, asset: Asset) {
      self.place = place
      self.asset = asset
    }
  }

  let pairs: [Pair]

  /// The places of accounts that nobody remembers, of those left out.
  let others: [Int]

  /// The other assets that remember the account that was said for this one.
  let forgetful: [Asset.ID]

  /// Chooses by what was said, what is remembered, and what there is.
  init(
    _ raw: RawStatement, _ assets: [Asset], asset: Asset?,
    account wanted: String?, balance: Currency?, file: String,
    command: [String]
  ) throws(Failure) {
    let accounts = raw.accounts
    let names = accounts.compactMap(\.name)
    let said = wanted.flatMap { wanted in accounts.firstIndex { $0.has(wanted) }
    }
    if let wanted, said == nil { throw .noSuchAccount(wanted, names, file) }
    guard let asset else {
      var chosen: [Pair] = []
      for (place, account) in accounts.enumerated()
      where wanted.map(account.has) ?? true {
        if let owner = account.owners(among: assets).first {
          chosen.add(Pair(place: place, asset: owner))
        }
      }
      if chosen.isEmpty {
        guard names.isEmpty, assets.count == 1 else {
          let places = said.map { [$0] } ?? Array(accounts.indices)
          throw .whichAsset(
            places.map { (accounts[$0], raw.currency(of: $0)) },
            assets.filter { balance == nil || $0.currency == balance }, file,
            command)
        }
        chosen = [Pair(place: 0, asset: assets[0])]
      }
      pairs = chosen
      let taken = pairs.map(\.place)
      others = accounts.indices.filter { place in
        !taken.contains(place) && accounts[place].owners(among: assets).isEmpty
      }
      forgetful = []
      return
    }
    var place = 0
    if let said {
      place = said
    } else if let known = asset.account, !names.isEmpty {
      guard let found = accounts.firstIndex(where: { $0.has(known) }) else {
        throw .otherAccount(asset, known, names, command)
      }
      place = found
    } else if accounts.count > 1 {
      // Those in another currency cannot be meant; where all are, the first
      // one is refused as it is alone.
      let fitting = accounts.indices.filter { place in
        raw.currency(of: place).map { $0 == asset.currency } ?? true
      }
      if !fitting.isEmpty {
        let named = fitting.map { accounts[$0] }.filter { $0.name != nil }
        let free = named.first { $0.owners(among: assets).isEmpty }
        throw .whichAccount(
          names, (free ?? named.first)?.name ?? names.first ?? "", file,
          command)
      }
    }
    let rest = assets.filter { $0.id != asset.id }
    let owners = accounts[place].owners(among: rest)
    // Where both remember it, nobody is meant rather than the other.
    let remembers = asset.account.map(accounts[place].has) ?? false
    if let owner = owners.first, wanted == nil, !remembers {
      throw .otherAsset(asset, owner, accounts[place].name ?? "", command)
    }
    pairs = [Pair(place: place, asset: asset)]
    others = accounts.indices.filter {
      $0 != place && accounts[$0].owners(among: rest).isEmpty
    }
    forgetful = wanted == nil ? [] : owners.map(\.id)
  }
}

extension RawAccount {
  /// Those of some assets that remember to be this account.
  @inline(never)
  fileprivate func owners(among assets: [Asset]) -> [Asset] {
    assets.filter { $0.account.map(has) ?? false }
  }

  fileprivate func has(_ name: String) -> Bool {
    self.name?.accountKey == name.accountKey
  }
}

extension Failure {
  fileprivate static func whichAsset(
    _ accounts: [(raw: RawAccount, currency: Currency?)], _ assets: [Asset],
    _ file: String, _ command: [String]
  ) -> Failure {
    let names = accounts.compactMap(\.raw.name)
    // One that has no account yet, and is counted as an account of the file.
    let fitting = assets.filter { asset in
      accounts.contains {
        ($0.raw.currency ?? asset.currency.code) == asset.currency.code
      }
    }
    let free = fitting.filter { $0.account == nil }
    var slug = (free.first ?? (names.isEmpty ? fitting.first : nil))?.slug
    var account = names.first
    for told in accounts.reversed() {
      // Some are called like what they are counted in.
      let code = told.currency?.code ?? told.raw.name
      for asset in free.reversed() where code == asset.currency.code {
        (slug, account) = (asset.slug, told.raw.name ?? account)
      }
    }
    let code = accounts.compactMap(\.currency).first?.code ?? "EUR"
    let adding: ShellCommand = "cst asset add \(.name) --currency \(code)"
    let whose: Phrase =
      names.isEmpty
      ? "\(file) does not say which asset it is about"
      : "no asset remembers \(names.told) of \(file)"
    return Failure(
      "which_asset", .usage, whose,
      details: fitting.count > 1
        ? ["it may be \(fitting.map { "\($0.slug)" as Phrase }.anyOf)"] : [],
      subject: names.first, candidates: fitting.map(\.slug),
      tip: slug.map { slug in
        let more = names.count > 1 ? ["--account", account ?? ""] : []
        return .naming("name the one", command, ["--asset", slug] + more)
      } ?? "add the one: \(run: adding)")
  }

  fileprivate static func whichAccount(
    _ names: [String], _ one: String, _ file: String, _ command: [String]
  ) -> Failure {
    Failure(
      "which_account", .usage,
      "\(file) has several accounts: \(names.told)", subject: file,
      candidates: names,
      tip: .naming("name the one", command, ["--account", one]))
  }

  fileprivate static func noSuchAccount(
    _ wanted: String, _ names: [String], _ file: String
  ) -> Failure {
    Failure(
      "no_such_account", .notFound,
      names.isEmpty
        ? "\(file) names no account"
        : "\(quoted: wanted) is not in \(file), which has \(names.told)",
      subject: wanted, candidates: names,
      tip: names.isEmpty
        ? "leave --account out" : "name one of these with --account")
  }

  fileprivate static func otherAccount(
    _ asset: Asset, _ known: String, _ names: [String], _ command: [String]
  ) -> Failure {
    Failure(
      "wrong_account", .refused,
      """
      \(quoted: asset.name) is the account \(known), and this is \
      \(names.told)
      """, subject: asset.slug, candidates: names,
      tip: .naming(
        "to change that", command, ["--account", names.first ?? ""]))
  }

  fileprivate static func otherAsset(
    _ asset: Asset, _ owner: Asset, _ name: String, _ command: [String]
  ) -> Failure {
    Failure(
      "wrong_account", .refused,
      """
      \(name) is the account of \(quoted: owner.name), and not of \
      \(quoted: asset.name)
      """, subject: asset.slug, candidates: [owner.slug],
      tip: .naming("to change that", command, ["--account", name]))
  }
}

extension Tip {
  /// The command as it was typed, with more words.
  fileprivate static func naming(
    _ why: String, _ command: [String], _ more: [String]
  ) -> Tip {
    "\(why): \(run: ShellCommand(command + more))"
  }
}

extension [Phrase] {
  /// One of some, and how many more there are: `a, b or c`.
  fileprivate var anyOf: Phrase {
    count > 5 ? first(4, more: " or one of ") : listed(" or ")
  }
}

extension [String] {
  /// The names as a sentence lists them; of many the first ones.
  fileprivate var told: Phrase {
    let names = map { "\($0)" as Phrase }
    return count > 5 ? names.first(4) : names.listed()
  }
}
