/// The parts of a store of version 2, in order.
///
/// A record refers only to records of parts before its own, so one pass over
/// the file is enough.
enum Part: String, StorePart {
  case format, schemaVersion, revision, settings, goals, assets, allocations
  case plans, rates, transactions, checksum

  var keys: [String] {
    switch self {
    case .settings: SettingsKey.names
    case .goals: GoalKey.names
    case .assets: AssetKey.names
    case .allocations: AllocationKey.names
    case .plans: PlanKey.names
    case .rates: RateKey.names
    case .transactions: TransactionKey.names
    case .format, .schemaVersion, .revision, .checksum: []
    }
  }
}

/// The keys of the settings.
enum SettingsKey: String, Vocabulary {
  case currency, payday, critical, attention, staleDays, digits, palette
  case ambiguousWidth

  static let table = WordTable<Self>()
}

/// The keys of a goal.
enum GoalKey: String, Vocabulary {
  case id, name, slug, target, currency, deadline, start, flex, emoji, note
  case link, finished, cancelled

  static let table = WordTable<Self>()
}

/// The keys of an asset.
enum AssetKey: String, Vocabulary {
  case id, name, slug, currency, address, chain, note

  static let table = WordTable<Self>()
}

/// The keys of an allocation.
enum AllocationKey: String, Vocabulary {
  case asset, goal, share, since

  static let table = WordTable<Self>()
}

/// The keys of what one month does differently.
enum PlanKey: String, Vocabulary {
  case goal, month, flex, custom, by, own

  static let table = WordTable<Self>()
}

/// The keys of a rate.
enum RateKey: String, Vocabulary {
  case base, quote, rate, date, source

  static let table = WordTable<Self>()
}

/// The keys of a transaction.
enum TransactionKey: String, Vocabulary {
  case id, asset, date, kind, amount, goal, note, counterparty, externalId

  static let table = WordTable<Self>()
}

extension Transaction.Kind: Vocabulary {
  static let table = WordTable<Self>()
}

extension Goal.Standing: Vocabulary {
  static let table = WordTable<Self>()
}

extension Flex: Vocabulary {
  static let table = WordTable<Self>()
}

extension MonthlyPlan.Author: Vocabulary {
  static let table = WordTable<Self>()
}
