/// An amount that may differ by month: the narrowest that is set counts.
public struct ByMonth: Hashable, Sendable {
  /// What holds in every month.
  public var all: Amount?

  /// What holds in a month of every year, by its number from 1.
  public var yearly: [Int: Amount] = [:]

  /// What holds in one month alone.
  public var single: [Month: Amount] = [:]

  /// Nothing set.
  public init() {}

  /// What holds in a month, `nil` where nothing is set for it.
  public func value(in month: Month) -> Amount? {
    single[month] ?? yearly[month.number] ?? all
  }

  /// Whether nothing is set at all.
  public var isEmpty: Bool {
    all == nil && yearly.isEmpty && single.isEmpty
  }
}

extension ByMonth {
  /// For which months an amount is set.
  public enum Key: Hashable, Sendable {
    /// For every one.
    case all
    /// For one of every year.
    case yearly(Int)
    /// For one alone.
    case single(Month)

    /// Reads `all`, `07` (also as `7`) or `2027-03`.
    public init?(_ text: some StringProtocol) {
      if text == "all" {
        self = .all
      } else if let month = Month(text) {
        self = .single(month)
      } else if (1...2).contains(text.utf8.count),
        text.utf8.allSatisfy({ $0 &- 48 < 10 }), let number = Int(text),
        (1...12).contains(number)
      {
        self = .yearly(number)
      } else {
        return nil
      }
    }
  }

  /// What is set for some months.
  public subscript(key key: Key) -> Amount? {
    get {
      switch key {
      case .all: all
      case .yearly(let number): yearly[number]
      case .single(let month): single[month]
      }
    }
    set {
      switch key {
      case .all: all = newValue
      case .yearly(let number): yearly[number] = newValue
      case .single(let month): single[month] = newValue
      }
    }
  }

  /// Everything that is set: for all, for months of every year, for months
  /// alone, each in the order of the calendar.
  public var entries: [(key: Key, amount: Amount)] {
    var entries: [(key: Key, amount: Amount)] = []
    if let all { entries.append((.all, all)) }
    for (number, amount) in yearly.sorted(by: { $0.key < $1.key }) {
      entries.append((.yearly(number), amount))
    }
    for (month, amount) in single.sorted(by: { $0.key < $1.key }) {
      entries.append((.single(month), amount))
    }
    return entries
  }
}

extension ByMonth.Key: CustomStringConvertible {
  /// As it is stored: `all`, `07`, `2027-03`.
  public var description: String {
    switch self {
    case .all: "all"
    case .yearly(let number): number < 10 ? "0\(number)" : "\(number)"
    case .single(let month): "\(month)"
    }
  }
}
