/// A key and its value, or neither where there is none.
extension JSONWriter {
  mutating func write(_ key: some Vocabulary, _ text: String?) {
    field(key, text) { $0.write(text: $1) }
  }

  mutating func write(_ key: some Vocabulary, _ id: Identifier<some Any>?) {
    field(key, id) { $0.write(quoted: IDText($1)) }
  }

  mutating func write(_ key: some Vocabulary, _ amount: Amount?) {
    field(key, amount) { json, amount in json.quoted { $0.write(amount) } }
  }

  mutating func write(_ key: some Vocabulary, _ date: CalendarDate?) {
    field(key, date) { json, date in json.quoted { $0.write(date) } }
  }

  /// Writes dates under a key, if there are any.
  mutating func write(_ key: some Vocabulary, _ dates: [CalendarDate]) {
    field(key, dates.isEmpty ? nil : dates) { json, dates in
      json.list(dates.count) { json, place in
        json.quoted { $0.write(dates[place]) }
      }
    }
  }

  /// Writes amounts by month under a key, if there are any.
  mutating func write(_ key: some Vocabulary, _ amounts: ByMonth) {
    field(key, amounts.isEmpty ? nil : amounts) { json, amounts in
      json.open()
      for (key, amount) in amounts.entries {
        json.write(key: key.description)
        json.quoted { $0.write(amount) }
      }
      json.close()
    }
  }

  /// Writes texts by name under a key, if there are any.
  @inline(never)
  mutating func write(
    _ key: some Vocabulary, _ texts: [(key: String, text: String)]
  ) {
    field(key, texts.isEmpty ? nil : texts) { json, texts in
      json.open()
      for entry in texts {
        json.write(key: entry.key)
        json.write(text: entry.text)
      }
      json.close()
    }
  }

  mutating func write(_ key: some Vocabulary, _ month: Month?) {
    field(key, month) { json, month in json.quoted { $0.write(month) } }
  }

  mutating func write(_ key: some Vocabulary, _ currency: Currency?) {
    field(key, currency) { $0.write(quoted: $1) }
  }

  mutating func write(_ key: some Vocabulary, _ number: Int?) {
    field(key, number) { $0.write($1) }
  }

  mutating func write(_ key: some Vocabulary, _ checksum: Checksum) {
    field(key, checksum) { json, checksum in
      json.quoted { $0.write(hexadecimal: checksum.bits) }
    }
  }

  private mutating func field<Value>(
    _ key: some Vocabulary, _ value: Value?,
    _ write: (inout JSONWriter, Value) -> Void
  ) {
    guard let value else { return }
    self.write(key: key.rawValue)
    write(&self, value)
  }
}
