internal import CommandGrammar

/// What `cst` alone says.
let startPage = Document {
  "cst tells what you must save this month, for each goal and in all."
  ""
  [
    TipLine("cst plan", "what this month asks"),
    TipLine(
      "cst goal add \"Emergency fund\" --target 10000EUR --deadline +1y",
      "something to save for"),
    TipLine(
      "cst asset add Savings --currency EUR --balance 2000",
      "an account or a wallet"),
    TipLine("cst save 250EUR --goal emergency-fund", "money put aside"),
    TipLine("cst flex --adjust 0.5", "a month with less money"),
    TipLine("cst help", "all commands and topics"),
  ]
}
