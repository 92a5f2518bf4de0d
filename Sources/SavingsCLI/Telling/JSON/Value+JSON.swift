extension Value {
  /// The value as a part of a document.
  var json: JSON {
    switch self {
    case .blank: .null
    case .text(let phrase, _): .prose(phrase)
    case .name(let name, _): .string(name)
    case .money(let money), .change(let money): .money(money)
    case .number(let amount): .amount(amount)
    case .date(let date): .date(date)
    case .month(let month): .month(month)
    case .count(let count): .int(count)
    case .flag(let answer): .bool(answer)
    case .percent(let ratio), .progress(let ratio, _): .ratio(ratio)
    case .mark(let mark): .string(mark.rawValue)
    case .code(let currency): .currency(currency)
    case .list(let values): .array(values.map(\.json))
    case .record(let pairs, onOneLine: false):
      .object(pairs.map { ($0.key, $0.value.json) })
    case .record(let pairs, onOneLine: true):
      .line(pairs.map { ($0.key, $0.value.json) })
    }
  }
}

extension Tellable {
  /// What there is to say of it, as a part of a document.
  var json: JSON { value.json }
}
