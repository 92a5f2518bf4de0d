internal import CommandGrammar
internal import SavingsCore

let chartShares = Command(
  "chart shares", "Draw which account holds what, and for whom",
  positional("goal", .goal, "Only the accounts of this goal").optional,
  examples: ["cst chart shares", "cst chart shares new-car"],
  related: ["alloc list", "asset list"], lists: true
) { (session: Session, name) in
  let accounts = try session.accounts()
  let settings = accounts.household.settings
  func reply(_ shares: Shares) -> Reply {
    Reply(
      shares,
      warnings: shares.missingRates.warnings(asking: settings)
        + shares.rates.warnings(on: session.today, asking: settings)
    ) {
      shares.document(session.request.look.of(settings))
    }
  }
  guard let name else { return reply(try Shares(accounts)) }
  let goal = try session.goal(name, in: accounts.household)
  guard let requirement = try session.occasion().requirement(of: goal) else {
    throw Failure.hasEnded(goal, "no account holds anything for it")
  }
  return reply(try Shares(of: requirement, in: accounts))
}

extension Shares: Answer {
  static let kind = "chartShares"
  static let about = "Which account holds what, and for whom."

  static let fields: [Field<Shares>] = [
    Field("goal", as: .slug.orNull) { shares in
      shares.goal.map { Slug($0.slug) }
    },
    Field("total") { IfAny($0.total) },
    Field(
      "assets",
      as: .list(
        .record([
          ("slug", .slug), ("name", String.schema), ("balance", .money),
          ("value", Schema.money.orNull),
          (
            "parts",
            .list(
              .record([
                ("goal", Schema.slug.orNull), ("funded", .money),
                ("value", Schema.money.orNull), ("part", Schema.ratio.orNull),
              ]))
          ),
        ]))
    ) { shares in Value.list(shares.assets.map(\.told)) },
  ]
}

extension Shares.OfAsset {
  fileprivate var told: Value {
    [
      "slug": Slug(asset.slug).value, "name": .name(asset.name),
      "balance": balance.value, "value": IfAny(value).value,
      "parts": .list(
        parts.map { part in
          .line([
            "goal": part.goal.map { Slug($0.slug).value } ?? .blank,
            "funded": part.funded.value, "value": IfAny(part.value).value,
            "part": IfAny(part.ratio).value,
          ])
        }),
    ]
  }
}

extension Shares.Part {
  /// How much it is of the whole.
  fileprivate var ratio: Ratio? {
    size.map { Ratio($0.part, of: $0.whole) }
  }

  /// Who it is for.
  fileprivate var owner: Name {
    goal.map { Name($0.name, emoji: $0.emoji) } ?? Name("free")
  }

  /// Where it lies in the bar of its whole.
  fileprivate func picture(most: Int) -> Picture? {
    guard size != nil else { return nil }
    return Picture(extent: .bar(most: most)) { count in
      let cells = self.cells(in: count)
      var drawing = Drawing()
      drawing.add(.rest, cells.lowerBound)
      drawing.add(self.goal == nil ? .planned : .filled, cells.count)
      drawing.add(.rest, count - cells.upperBound)
      return drawing
    }
  }
}

extension Shares {
  /// A part of an account, or an account that has none.
  private final class Row: Sendable {
    let asset: OfAsset
    let part: Part?

    init(asset: OfAsset, part: Part?) {
      self.asset = asset
      self.part = part
    }

    var owner: Name { part?.owner ?? Name(asset.emptiness) }
    var funded: Money { part?.funded ?? asset.balance }
    var ratio: IfAny<Ratio?> { IfAny(part.map { $0.ratio }) }

    /// The amount and the part in words.
    var words: Phrase {
      part == nil
        ? "\(funded)" : "\(funded), \(part?.ratio)"
    }
  }

  /// The rows; programs get none of an account that has no parts.
  private func rows(_ look: Look) -> [Row] {
    assets.flatMap { asset -> [Row] in
      asset.parts.isEmpty && !look.isForPrograms
        ? [Row(asset: asset, part: nil)]
        : asset.parts.map { Row(asset: asset, part: $0) }
    }
  }

  /// What there is in all, or is known of it.
  var sumWords: Phrase {
    let unknown: Phrase = total == nil && known != nil ? "at least " : ""
    return "\(unknown)\(known)"
  }

  fileprivate func document(_ look: Look) -> Document {
    let rows = rows(look)
    return Document {
      headline
      if assets.isEmpty, !look.isForPrograms {
        ""
      } else if look.isForPrograms {
        table(rows)
      } else if look.isAccessible {
        ""
        for row in rows {
          "\(row.asset.asset.name), \(row.owner.text): \(row.words)"
        }
      } else if goal == nil, look.isList {
        ""
        list(rows, look)
      } else {
        ""
        table(rows)
      }
    }
  }

  private var headline: Phrase {
    if let goal {
      return assets.isEmpty
        ? "\(goal.name): nothing is saved in any account."
        : "\(goal.name): \(sumWords) saved, in these accounts."
    }
    if assets.isEmpty {
      return "No accounts yet, so there is nothing to share."
    }
    let free = assets.compactMap { asset in
      asset.free.map { "\($0) in \(asset.asset.name)" as Phrase }
    }
    let rest: Phrase =
      free.isEmpty ? "nothing is free" : "free: \(free.joined(", "))"
    return "\(sumWords) in \(assets.count, "account"); \(rest)."
  }

  private func table(_ rows: [Row]) -> Table {
    let isOfGoal = goal != nil
    let table = Table(
      "Part", of: rows,
      [
        Column("slug", "SLUG", for: .programs) { Slug($0.asset.asset.slug) },
        Column("name", "ASSET") { Name($0.asset.asset.name) },
        Column("balance", "BALANCE", for: .programs) { $0.asset.balance },
        Column("goal", "GOAL", for: .programs) { row in
          row.part?.goal.map { Slug($0.slug).value } ?? .blank
        },
      ]
        + (isOfGoal
          ? [] : [Column("owner", "GOAL", for: .people) { $0.owner }])
        + [
          Column("funded", "FUNDED") { $0.funded },
          .code { $0.funded.currency },
          Column("value", "VALUE", for: .programs) { IfAny($0.part?.value) },
        ]
        + (isOfGoal
          ? [
            Column("worth", "VALUE", for: .people, dropping: 1) {
              $0.part?.value
            }
          ] : [])
        + [
          Column("part", "PART", stance: .number) { $0.ratio },
          Column(
            "picture", "", for: .people, stance: .picture(.bar(most: 30))
          ) { row in Value.drawing(row.part?.picture(most: 30)) },
        ])
    return table.told(
      Table.Manner(joinsCodes: true, isAlwaysInColumns: isOfGoal))
  }

  /// The accounts under each other, for a narrow screen.
  private func list(_ rows: [Row], _ look: Look) -> Document {
    var blocks: [Document.Block] = []
    for asset in assets {
      blocks.add(.sentence("\(asset.asset.name)"))
      for row in rows where row.asset.asset.id == asset.asset.id {
        blocks.add(.sentence("  \(row.owner.text)  \(row.words)"))
        let picture = row.part?.picture(most: 50)?.line(look)
        if let picture { blocks.add(.line(picture)) }
      }
    }
    return Document(blocks)
  }
}

extension Shares.OfAsset {
  /// Why it has no parts.
  fileprivate var emptiness: String {
    balance.amount.isNegative ? "overdrawn" : "nothing in it"
  }
}
