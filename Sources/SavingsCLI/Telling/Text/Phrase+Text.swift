internal import CommandGrammar
package import SavingsCore

extension Phrase {
  /// The phrase as this look says it.
  package func text(_ look: Look) -> String { painted(look).text }

  func painted(_ look: Look) -> Painted {
    segments.reduce(into: .empty) { $0 += $1.painted(look) }
  }

  /// The phrase for a program: the text that somebody typed is as it was, and
  /// figures are the same however they would be looked at or listened to.
  @inline(never)
  package func field(_ settings: Settings) -> String {
    segments.map { $0.field(settings) }.joined()
  }

  /// The phrase in lines that the look has room for.
  ///
  /// Lines break between words, and never within a figure or a command, because
  /// half a command does not work. All but the first begin under the first
  /// word, `indent` cells further in. For the ear one phrase is one line,
  /// because a break would sound like an end; and so is one with a command that
  /// names a store, because a path is long.
  func lines(_ look: Look, indent: Int = 0) -> [String] {
    let whole = painted(look)
    guard let width = look.width, whole.width > width, !look.isAccessible,
      commands.allSatisfy({ $0.naming(store: look.store) == $0 })
    else { return [whole.text] }
    let margin = whole.text.prefix { $0 == " " }.count
    var lines: [String] = []
    var line = Painted.empty
    var gap = 0
    for word in words(look) {
      gap += 1
      // Between two spaces there is none.
      if word.text == "" { continue }
      if line.width == 0 {
        line = .spaces(margin) + word
      } else if line.width + gap + word.width <= width {
        line = line + .spaces(gap) + word
      } else {
        lines.add(line.text)
        line = .spaces(margin + indent) + word
      }
      gap = 0
    }
    return lines + [line.text]
  }

  /// What stands between two spaces where a line may break.
  private func words(_ look: Look) -> [Painted] {
    var words: [Painted] = []
    var word = Painted.empty
    for segment in segments {
      let whole = segment.painted(look)
      guard segment.canBreak else {
        word = word + whole
        continue
      }
      for (index, piece) in whole.text.parts(at: " ").enumerated() {
        if index > 0 {
          words.add(word)
          word = .empty
        }
        word = word + look.plain(piece)
      }
    }
    return words + [word]
  }
}

extension Phrase.Segment {
  /// Whether it is prose, and not a figure that belongs on one line.
  fileprivate var canBreak: Bool {
    switch self {
    case .words, .typed, .relation: true
    default: false
    }
  }

  fileprivate func field(_ settings: Settings) -> String {
    switch self {
    case .words(let text), .typed(let text), .link(let text, _): text
    case .command(let command): command.line
    case .rate(let money): "\(money.amount) \(money.currency)"
    case .number(let amount): "\(amount)"
    case .relation(let relation): relation.text(isAccessible: false)
    case .time(let time): time
    case .count(let count, let one, let many):
      "\(count) \(count == 1 ? one : many)"
    case .money(let money?): "\(settings.text(of: money)) \(money.currency)"
    case .bare(let money?): settings.text(of: money)
    case .change(let money?):
      (money.amount.isPositive ? "+" : "")
        + "\(settings.text(of: money)) \(money.currency)"
    case .mark(_, let word): word
    case .sign, .drawing: ""
    case .money(nil), .bare(nil), .change(nil), .date, .month, .percent,
      .percentage:
      painted(Look(settings)).text
    }
  }

  func painted(_ look: Look) -> Painted {
    switch self {
    case .words(let words): look.plain(words)
    case .typed(let text): look.plain(text.shownSafely)
    case .command(let command): look.command(command)
    case .money(let money): look.said(look.money(money), money)
    case .bare(let money): look.said(look.bare(money), money)
    case .change(let money):
      look.said(
        money.map { "\(look.change(money)) \($0.currency)" } ?? look.unknown,
        money)
    case .rate(let money):
      look.said("\(look.number(money.amount)) \(money.currency)", money)
    case .number(let amount): look.plain(look.number(amount))
    case .relation(let relation):
      look.plain(relation.text(isAccessible: look.isAccessible))
    case .time(let time): look.plain(look.time(time.shownSafely))
    case .date(let date): look.plain(look.date(date))
    case .month(let month): look.plain(look.month(month))
    case .count(let count, let one, let many):
      look.plain("\(look.number(Amount(count))) \(count == 1 ? one : many)")
    case .percent(let ratio): look.plain(look.percent(ratio))
    case .percentage(let number): look.plain(look.percent(number))
    case .mark(let mark, let word):
      look.isAccessible
        ? look.plain(mark.aloud(because: word))
        : sign(mark, look) + look.plain(word)
    case .sign(let mark): sign(mark, look)
    case .drawing(let drawing): drawing.painted(look)
    case .link(let text, let place): link(text, to: place, look)
    }
  }

  /// The text, which a terminal leads from to a place (OSC 8).
  private func link(_ text: String, to place: String, _ look: Look) -> Painted {
    var shown = look.plain(text.shownSafely)
    guard look.isTerminal, !look.isAccessible else { return shown }
    shown.text = [
      "\u{1B}]8;;", place, "\u{1B}\\", shown.text, "\u{1B}]8;;\u{1B}\\",
    ].joined()
    return shown
  }

  private func sign(_ mark: Mark, _ look: Look) -> Painted {
    let sign = look.sign(mark)
    return sign.width == 0 ? sign : sign + .spaces(1)
  }
}

extension Look {
  /// The figure, and the sum in words where that was asked for.
  fileprivate func said(_ figure: String, _ money: Money?) -> Painted {
    guard self.isSpoken, let words = money?.words else { return plain(figure) }
    return plain("\(figure) (\(words))")
  }
}
