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
      let lines = value.lines(beside)
      // What no line beside its label has room for stands below it.
      if let room = beside.width,
        lines.contains(where: { look.cells(of: $0) > room })
      {
        return [label] + ("  " + value).lines(look)
      }
      return lines.enumerated().map { index, line in
        let start = look.plain(index == 0 ? label : "").padded(to: margin)
        return start.text + line
      }
    }
  }
}
