/// One thing that is so, with its label: a line of `goal show`.
package struct Fact: Sendable {
  let key: String
  let label: String
  let value: Cell

  /// What programs get: figures, each under a key of its own.
  let fields: [(key: String, value: Cell)]

  /// A value, what people call it, and what programs call it; where people
  /// get a sentence, programs get the figures in it as `fields`.
  package init(
    _ key: String, _ label: String, _ value: Cell,
    fields: KeyValuePairs<String, Cell>? = nil
  ) {
    self.key = key
    self.label = label
    self.value = value
    self.fields = fields?.map { ($0, $1) } ?? [(key, value)]
  }
}

extension [Fact] {
  /// The facts as this look shows them; those without a value are left out,
  /// but for programs.
  func lines(_ look: Look) -> [String] {
    if look.isForPrograms { return [records(look)] }
    let said = compactMap { fact in
      fact.value.phrase(look).map { (fact.label, $0) }
    }
    if look.isAccessible {
      return said.map { label, value in "\(label): \(value.text(look))" }
    }
    let margin = (said.map { look.cells(of: $0.0) }.max() ?? 0) + 2
    var beside = look
    beside.width = look.width.map { Swift.max(1, $0 - margin) }
    return said.flatMap { label, value in
      value.lines(beside).enumerated().map { index, line in
        let start = look.plain(index == 0 ? label : "").padded(to: margin)
        return start.text + line
      }
    }
  }

  /// A record of key and value for every fact.
  private func records(_ look: Look) -> String {
    let form = look.format == .csv ? Delimited.csv : .tsv
    let header = [Field.figure("key"), .figure("value")]
    return form.text(
      [header]
        + flatMap(\.fields).flatMap { key, value in
          zip([key, key + "Currency"], value.fields(look))
            .map { key, value in [.figure(key), value] }
        })
  }
}
