internal import CommandGrammar
internal import SavingsCore

let allocClear = Command(
  "alloc clear", "Take a goal's share of an asset back",
  option("asset", .asset, "The asset that gives"),
  option("goal", .goal, "The goal that gets"),
  examples: ["cst alloc clear --asset savings --goal new-car"],
  details: "What it was to have from a later day on is taken back too.",
  related: ["alloc set", "alloc list"], changes: true
) { (session: Session, assetName, goalName) in
  let book = try session.book()
  let asset = try session.asset(assetName, in: book.household)
  let goal = try session.goal(goalName, in: book.household)
  let clearing = book.clearing(asset.id, for: goal.id, on: session.today)
  let change = try session.change(to: clearing.book)
  return try Reply(change) {
    if clearing.hadShare {
      "\(quoted: goal.name) gives up its share of \(quoted: asset.name)."
    } else if !clearing.isChange {
      """
      \(quoted: goal.name) has no share of \(quoted: asset.name); nothing was \
      changed.
      """
    }
    for row in clearing.later { row.givenUp(in: book.household) }
    try change.old.freed(goal, by: change.new).document
    try change.lossesBack().asGains
    if clearing.isChange { try change.new.giving(of: asset) }
  }
}
