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
    throw Failure(ended: goal, asking: "cst chart shares")
  }
  return reply(try Shares(of: requirement, in: accounts))
}

extension Shares: Answer {
  static let kind = "chartShares"
  static let about = "Which account holds what, and for whom."

  static let fields: [Field<Shares>] = [
    Field("goal") { $0.goal?.shortName }, Field("total") { $0.total },
    .list("assets", OfAsset.fields) { $0.assets },
  ]
}

extension Shares.OfAsset {
  fileprivate static let fields: [Field<Shares.OfAsset>] = [
    Field("slug") { $0.asset.shortName }, Field("name") { $0.asset.shownName },
    Field("balance") { $0.balance }, Field("value") { $0.value },
    .list("parts", onOneLine: true, Shares.Part.fields) { $0.parts },
  ]
}

extension Shares.Part {
  fileprivate static let fields: [Field<Shares.Part>] = [
    Field("goal") { $0.goal?.shortName }, Field("funded") { $0.funded },
    Field("value") { $0.value }, Field("part") { $0.ratio },
  ]

  /// How much it is of the whole.
  fileprivate var ratio: Ratio? { size.map { Ratio($0.part, of: $0.whole) } }

  fileprivate var owner: Name { goal?.shownName ?? Name("free") }

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

    var owner: Name {
      part?.owner
        ?? Name(asset.balance.amount.isNegative ? "overdrawn" : "nothing in it")
    }
    var funded: Money { part?.funded ?? asset.balance }
    var ratio: IfAny<Ratio?> { IfAny(part.map { $0.ratio }) }

    /// The amount and the part in words.
    var words: Phrase {
      part == nil ? "\(funded)" : "\(funded), \(part?.ratio)"
    }
  }

  /// What there is in all, or is known of it.
  var sumWords: Phrase {
    total == nil && known != nil
      ? .known("\(known)", isAtLeast: isAtLeast) : "\(known)"
  }

  @Composing fileprivate func document(_ look: Look) -> Document {
    // Programs get no row of an account that has no parts.
    let rows = assets.flatMap { asset -> [Row] in
      asset.parts.isEmpty && !look.isForPrograms
        ? [Row(asset: asset, part: nil)]
        : asset.parts.map { Row(asset: asset, part: $0) }
    }
    let isListed = goal == nil && look.isList
    headline
    ""
    if look.isForPrograms || !look.isAccessible && !isListed {
      table(rows)
    } else if look.isAccessible {
      for row in rows {
        "\(row.asset.asset.name), \(row.owner.text): \(row.words)"
      }
    } else {
      list(rows, look)
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
    let columns: [Column<Row>?] = [
      Column("slug", "SLUG", for: .programs) { $0.asset.asset.shortName },
      Column("name", "ASSET") { $0.asset.asset.shownName },
      Column("balance", "BALANCE", for: .programs) { $0.asset.balance },
      Column("goal", "GOAL", for: .programs) { $0.part?.goal?.shortName },
      isOfGoal ? nil : Column("owner", "GOAL", for: .people) { $0.owner },
      Column("funded", "FUNDED") { $0.funded },
      .code { $0.funded.currency },
      Column("value", "VALUE", for: .programs) { IfAny($0.part?.value) },
      isOfGoal
        ? Column("worth", "VALUE", for: .people, dropping: 1) {
          $0.part?.value
        } : nil,
      Column("part", "PART", stance: .number) { $0.ratio },
      Column(
        "picture", "", for: .people, stance: .picture(.bar(most: 30))
      ) { row in Value.drawing(row.part?.picture(most: 30)) },
    ]
    return Table("Part", of: rows, columns.compactMap(\.self)).told(
      Table.Manner(joinsCodes: true, isAlwaysInColumns: isOfGoal))
  }

  /// The accounts under each other, for a narrow screen.
  @Composing private func list(_ rows: [Row], _ look: Look) -> Document {
    for asset in assets {
      "\(asset.asset.name)"
      for row in rows where row.asset.asset.id == asset.asset.id {
        "  \(row.owner.text)  \(row.words)"
        row.part?.picture(most: 50)?.line(look)
      }
    }
  }
}
