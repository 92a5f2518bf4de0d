internal import CommandGrammar
internal import SavingsCore

/// Something that both sides of a merge changed, as people and programs read
/// it.
final class ToldConflict: Sendable {
  private let conflict: JoinConflict

  /// What was before, is here and is there, as people read it.
  fileprivate let words: [Phrase]

  init(_ conflict: JoinConflict, in household: Household, isKnown: Bool) {
    self.conflict = conflict
    let words = conflict.versions(in: household)
    // Without what both knew nobody knows what was before.
    self.words = isKnown ? words : ["?"] + words.dropFirst()
  }

  static let fields: [Field<ToldConflict>] = [
    Field("name", \.conflict.name), Field("before") { $0.conflict.text(0) },
    Field("here") { $0.conflict.text(1) },
    Field("there") { $0.conflict.text(2) },
  ]
}

extension [ToldConflict] {
  /// All of them, a line each.
  func text(_ look: Look) -> String {
    guard !isEmpty else { return "" }
    let titles = ["NAME", "BEFORE", "HERE", "THERE"]
    let columns: [Column<ToldConflict>] =
      [Column("name", titles[0])]
      + [1, 2, 3].map { place in
        Column(titles[place].lowercased(), titles[place], for: .people) {
          $0.words[place - 1]
        }
      }
    var look = look
    look.format = nil
    return Table(
      "Conflict", of: self, fields: ToldConflict.fields, columns
    ).lines(look).map { "  \($0)\n" }.joined()
  }
}
