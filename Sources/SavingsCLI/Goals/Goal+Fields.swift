internal import SavingsCore

extension Goal: Described {
  static let definition: String? = "goalRecord"

  static let fields: [Field<Goal>] = [
    Field("id") { $0.id },
    Field("slug") { $0.shortName },
    Field("name") { $0.shownName },
    Field("emoji") { $0.emoji },
    Field("note") { $0.note },
    Field("link") { $0.link },
    Field("currency") { $0.currency },
    Field("target") { IfAny(Money($0.target, $0.currency)) },
    Field("start") { $0.start },
    Field("deadline") { $0.deadline },
    Field("flex") { $0.standing },
    Field("lifecycle", as: .words(["active", "finished", "cancelled"])) {
      $0.lifecycle.word
    },
    Field("ended") { $0.lifecycle.end },
    Field("kind") { $0.kind },
    Field("every") { $0.every },
    Field("monthly") { IfAny(Money($0.monthly, $0.currency)) },
    Field("yield") { $0.yield },
    Field("roundsFinished", \.roundsFinished),
    Field("match") { $0.match },
  ]
}
