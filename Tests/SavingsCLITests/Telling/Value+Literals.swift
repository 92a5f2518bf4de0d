package import SavingsCLI

// What only examples write: no answer is put together of these by itself.
extension Value: ExpressibleByArrayLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  package init(arrayLiteral values: Value...) { self = .list(values) }

  package init(booleanLiteral answer: Bool) { self = .flag(answer) }

  package init(nilLiteral: ()) { self = .blank }
}

extension Mark: Tellable {
  package var value: Value { .mark(self, word: word) }
}
