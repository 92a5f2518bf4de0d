internal import SavingsCore

extension Value {
  /// The value for a program that reads records: a sum takes two places, and a
  /// code none, as what has parts of its own.
  func delimited(_ look: Look) -> [DelimitedText] {
    switch self {
    case .blank: [.figure("")]
    case .text(let phrase, _): [.prose(phrase.field(look.settings))]
    case .name(let name, _): [.prose(name)]
    case .money(let money), .change(let money):
      [
        .figure(money.map { look.settings.text(of: $0) }),
        .figure(money?.currency.code),
      ]
    case .number(let amount): [.figure(amount.description)]
    case .date(let date): [.figure(date.map { "\($0)" })]
    case .month(let month): [.figure("\(month)")]
    case .count(let count, _): [.figure("\(count)")]
    case .flag(let answer): [.figure(answer ? "true" : "false")]
    case .percent(let ratio), .progress(let ratio, _):
      [.figure(ratio?.text(decimals: 6))]
    case .mark(let mark, _): [.figure(mark.rawValue)]
    case .code, .drawing, .list, .record: []
    }
  }
}

extension Settings {
  /// A sum as programs read it, with all the decimals of its currency.
  func text(of money: Money) -> String {
    money.amount.text(decimals: digits(of: money.currency))
  }
}
