internal import SavingsCore

extension Cell {
  /// The cell for a program: a sum takes two fields, a code none.
  func fields(_ look: Look) -> [Field] {
    switch self {
    case .blank: [.figure("")]
    case .text(let phrase, _): [.prose(phrase.field(look.settings))]
    case .name(let name, _): [.prose(name)]
    case .money(let money), .change(let money):
      [
        .figure(money.map { look.settings.text(of: $0) }),
        .figure(money?.currency.code),
      ]
    case .date(let date): [.figure(date.map { "\($0)" })]
    case .count(let count): [.figure("\(count)")]
    case .percent(let ratio), .progress(let ratio, _):
      [.figure(ratio?.text(decimals: 6))]
    case .mark(let mark): [.figure(mark.rawValue)]
    case .code: []
    }
  }
}

extension Settings {
  /// A sum as programs read it, with all the decimals of its currency.
  func text(of money: Money) -> String {
    money.amount.text(decimals: digits(of: money.currency))
  }
}
