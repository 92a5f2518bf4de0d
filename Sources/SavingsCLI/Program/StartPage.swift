/// What `cst` alone says.
let startPage = Document {
  "cst tells what you must save this month, for each goal and in all."
  ""
  [
    Suggestion("cst plan", "what this month asks"),
    Suggestion(
      "cst goal add \"Emergency fund\" --target 10000EUR --deadline +1y",
      "something to save for"),
    Suggestion(
      "cst asset add Savings --currency EUR --balance 2000",
      "an account or a wallet"),
    Suggestion("cst save 250EUR --goal emergency-fund", "money put aside"),
    Suggestion("cst flex --adjust 0.5", "a month with less money"),
    Suggestion("cst help", "all commands and topics"),
  ]
}
