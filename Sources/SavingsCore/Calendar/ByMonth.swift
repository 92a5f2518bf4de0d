/// An amount that may differ by month: the narrowest that is set counts.
public struct ByMonth: Equatable, Sendable {
  /// What is set, in the order of its keys.
  private var all: [Entry] = []

  /// An amount, and for which months it is set.
  private struct Entry: Equatable {
    let key: Key
    let amount: Amount
  }

  /// Nothing set.
  public init() {}

  /// What holds in a month, `nil` where nothing is set for it.
  public func value(in month: Month) -> Amount? {
    if isEmpty { return nil }
    return self[key: .single(month)] ?? self[key: .yearly(month.number)]
      ?? self[key: .all]
  }

  /// Whether nothing is set at all.
  public var isEmpty: Bool { all.isEmpty }

  /// Everything that is set: for all, for months of every year, for months
  /// alone, each in the order of the calendar.
  public var entries: [(key: Key, amount: Amount)] {
    all.map { ($0.key, $0.amount) }
  }

  /// The last month for which alone something is set.
  var lastAlone: Month? {
    if case .single(let month) = all.last?.key { month } else { nil }
  }

  /// What is set for some months.
  public subscript(key key: Key) -> Amount? {
    get { all.place(of: key, by: \.key).map { all[$0].amount } }
    set {
      let place = all.firstPlace { $0.key >= key }
      if place < all.count, all[place].key == key { all.remove(at: place) }
      if let newValue {
        all.insert(Entry(key: key, amount: newValue), at: place)
      }
    }
  }

  /// For which months an amount is set.
  public enum Key: Comparable, Sendable {
    /// For every one.
    case all
    /// For one of every year.
    case yearly(Int)
    /// For one alone.
    case single(Month)

    /// Reads `all`, `07` (also as `7`) or `2027-03`.
    public init?(_ text: String) {
      if text == "all" {
        self = .all
      } else if let month = Month(text) {
        self = .single(month)
      } else if (1...2).contains(text.utf8.count),
        let number = Int(digits: text[...]), (1...12).contains(number)
      {
        self = .yearly(number)
      } else {
        return nil
      }
    }
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
