extension RawStatement {
  /// That nobody can be sure of the columns, with what there is to choose
  /// from.
  func unclear(_ cause: UnclearColumns.Cause) -> StatementProblem {
    let lines = sample()
    return .unclearColumns(
      UnclearColumns(
        cause: cause, lines: lines, suggestion: suggestion(lines, cause)))
  }

  /// Lines of the table, the headings first: of all lines of one width those
  /// that have the most cells, because what stands before a table has few.
  private func sample() -> [[String]] {
    var text = text
    let (marks, start) = FoundTable.delimiters(of: text)
    // Behind the last row may stand what was written anew.
    let last = rows.last.map { Int($0.place) } ?? text.count
    var best = (cells: 0, lines: [[String]]())
    for mark in table.map({ [$0.delimiter.asciiValue ?? 0x2c] }) ?? marks {
      var lines = TableLines(mark, from: start, upTo: text.count)
      var found: [(count: Int, lines: [[String]], above: [String])] = []
      var above: [String] = []
      for _ in 0..<FoundTable.most {
        guard lines.next(in: &text), lines.start <= last else { break }
        let cells = lines.texts(in: text)
        defer { above = cells }
        guard cells.count > 1 else { continue }
        guard
          let place = found.firstIndex(where: {
            $0.lines[0].count == cells.count
          })
        else {
          found.add((1, [cells], above))
          continue
        }
        found[place].count += 1
        if found[place].lines.count < 3 { found[place].lines.add(cells) }
      }
      for group in found {
        let first = group.lines[0]
        guard group.count * first.count > best.cells else { continue }
        let isHeaded = group.above.isAlmost(first) && !group.above.hasDay
        let lines =
          isHeaded ? [group.above] + group.lines.prefix(2) : group.lines
        best = (group.count * first.count, lines)
      }
    }
    return best.lines
  }

  /// Roles for the columns by their headings, and where nobody knows these, by
  /// what the lines say; empty where these tell no day or no sum.
  private func suggestion(
    _ lines: [[String]], _ cause: UnclearColumns.Cause
  ) -> String {
    var guess = ColumnGuess(lines)
    if let table {
      for (role, heading) in table.columns { guess.take(role, heading) }
      switch cause {
      case .direction(let heading): guess.take(.sign, heading)
      case .twice(let heading): guess.moveCurrency(heading)
      case .noTable, .noRates: break
      }
    } else {
      guess.takeKnown()
      guess.takeRest()
    }
    return guess.list
  }
}

/// What the columns of some lines may stand for.
private struct ColumnGuess {
  private let headings: [String]
  private let rows: [[String]]
  private var roles: [ColumnRole?]

  init(_ lines: [[String]]) {
    let isHeaded = lines.first.map { !$0.hasDay } ?? false
    headings = isHeaded ? lines[0] : []
    rows = Array(lines.dropFirst(isHeaded ? 1 : 0))
    roles = Array(repeating: nil, count: lines.map(\.count).max() ?? 0)
  }

  /// Gives a role to the column that is called so, or has this number.
  mutating func take(_ role: ColumnRole, _ heading: String) {
    let place = headings.firstIndex(of: heading) ?? Int(heading).map { $0 - 1 }
    if let place, roles.indices.contains(place) { roles[place] = role }
  }

  /// Takes the currency from the column behind the amount, where it stands
  /// behind the balance, too.
  mutating func moveCurrency(_ heading: String) {
    guard let first = roles.firstIndex(of: .currency),
      let amount = roles.firstIndex(of: .amount), amount + 1 < headings.count,
      roles[amount + 1] == nil, headings[amount + 1].asHeading == heading,
      headings[first].asHeading == heading
    else { return }
    roles.swapAt(first, amount + 1)
  }

  /// Gives the columns the roles of their headings, as far as the rows bear
  /// them out.
  mutating func takeKnown() {
    let (columns, _) = ColumnRole.table.columns(of: headings)
    for role in ColumnRole.allCases where role != .account {
      guard let place = columns[role.rawValue], roles[place] == nil,
        fits(role, place)
      else { continue }
      roles[place] = role
    }
  }

  /// Gives the columns without a role those that the rows speak for.
  mutating func takeRest() {
    if !roles.contains(.date) { give(.date) }
    if !roles.contains(where: { $0.map(ColumnRole.sums.contains) ?? false }) {
      give(.amount)
    }
    if let amount = roles.firstIndex(of: .amount),
      texts(amount).allSatisfy({ !WrittenSum($0.utf8.span).isNegative })
    {
      give(.sign)
    }
    if !roles.contains(.payee), !roles.contains(.note) {
      give(.payee)
      give(.note)
    }
  }

  private mutating func give(_ role: ColumnRole) {
    var places = roles.indices.filter { roles[$0] == nil && fits(role, $0) }
    if role == .amount {
      // Digits alone may be the number of an account.
      let others = places.filter { !texts($0).allSatisfy(\.isDigits) }
      if !others.isEmpty { places = others }
      // One that is not everywhere is half of what moved.
      places.removeAll { texts($0).count < rows.count }
    }
    if let place = places.first { roles[place] = role }
  }

  /// What the rows say in a column, where they say something.
  private func texts(_ place: Int) -> [String] {
    rows.compactMap { $0.count > place && $0[place] != "" ? $0[place] : nil }
  }

  private func fits(_ role: ColumnRole, _ place: Int) -> Bool {
    let texts = texts(place)
    let known = ColumnRole.table.roles[role.rawValue].words
    return switch role {
    case .date: !texts.isEmpty && texts.allSatisfy(\.isDay)
    case .amount, .incoming, .outgoing, .fee, .balance:
      !texts.isEmpty && texts.allSatisfy(\.isSum)
    case .sign:
      !texts.isEmpty
        && texts.allSatisfy {
          StateWord.isIncoming(Wording.folded($0)) != nil
        }
    case .state:
      texts.allSatisfy { StateWord.isBooked(Wording.folded($0)) != nil }
    case .payee, .note:
      headings.count > place && known.contains(headings[place].asHeading)
        || texts.contains {
          !$0.isDay && !$0.isSum
            && $0.unicodeScalars.contains(where: \.properties.isAlphabetic)
        }
    case .currency, .account, .id: true
    }
  }

  /// The roles as they are typed, empty where these are no day and sum.
  var list: String {
    guard roles.contains(.date),
      roles.contains(where: { $0.map(ColumnRole.sums.contains) ?? false })
    else { return "" }
    let end = roles.lastIndex { $0 != nil } ?? 0
    return roles[...end].map { $0?.name ?? "-" }.joined(separator: ",")
  }
}

extension [String] {
  fileprivate var hasDay: Bool { contains(where: \.isDay) }

  /// Whether it has one cell more or less, which is empty.
  fileprivate func isAlmost(_ other: [String]) -> Bool {
    count == other.count + 1 && last == ""
      || count + 1 == other.count && other.last == ""
  }
}

extension String {
  fileprivate var isDay: Bool { WrittenDay(utf8.span).isSome }
  fileprivate var isSum: Bool { WrittenSum(utf8.span).isSome }
  fileprivate var isDigits: Bool { utf8.allSatisfy(\.isDigit) }
}
