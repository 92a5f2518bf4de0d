internal import SavingsCore

extension Value {
  /// The value as programs read it, where it is one text and is known.
  func text(_ settings: Settings) -> String? {
    switch self {
    case .text(let phrase, _): phrase.field(settings)
    case .name(let name, _): name
    case .number(let amount): amount.description
    case .date(let date): date?.description
    case .month(let month): month.description
    case .count(let count, _): "\(count)"
    case .flag(let answer): answer ? "true" : "false"
    case .percent(let ratio), .progress(let ratio, _): ratio?.text(decimals: 6)
    case .mark(let mark, _): mark.rawValue
    case .code(let currency): currency.code
    case .blank, .money, .change, .drawing, .list, .record: nil
    }
  }

  /// The value for a program that reads records, in as many places as the
  /// column has, empty ones where there is nothing.
  ///
  /// A sum takes two places, and a code none, as what has parts of its own.
  func delimited(_ look: Look, of heading: Heading) -> [String] {
    let fields: [String] =
      switch self {
      case .blank: heading.keys.map { _ in "" }
      case .text, .name:
        [look.delimited(text(look.settings) ?? "", isProse: true)]
      case .money(let money), .change(let money):
        [
          look.delimited(money.map { look.settings.text(of: $0) } ?? ""),
          money?.currency.code ?? "",
        ]
      case .code, .drawing, .list, .record: []
      default: [look.delimited(text(look.settings) ?? "")]
      }
    // A sum in a column of figures leaves its currency to another one.
    return Array(fields.prefix(heading.keys.count))
  }
}

extension Settings {
  /// A sum as programs read it, with all the decimals of its currency.
  func text(of money: Money) -> String {
    money.amount.text(decimals: digits(of: money.currency))
  }
}
