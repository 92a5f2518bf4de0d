package import CommandGrammar

/// Everything that can be said to `cst`.
package let grammar = Grammar<Session, Reply>(
  "cst", "What must be saved this month, for each goal and in all",
  everywhere: Common.everywhere, onChanges: Common.onChanges,
  nouns: [
    Noun("goal", "What you save for"),
    Noun("asset", "Accounts and wallets"),
    Noun("tx", "What moved"),
    Noun("alloc", "What belongs to which goal"),
    Noun("rate", "What currencies are worth"),
    Noun("settings", "What you prefer"),
  ],
  areas: [
    Area("Every month", ["plan", "save", "flex", "budget", "explain"]),
    Area("What there is", ["goal", "asset", "tx", "alloc", "rate"]),
    Area(
      "The program",
      [
        "undo", "redo", "log", "check", "settings", "completion", "help",
        "version",
      ]),
  ],
  aliases: [
    "transaction": "tx", "allocation": "alloc", "ls": "list", "rm": "delete",
  ],
  synonyms: synonyms, topics: topics,
  commands: [
    plan, planSet, planProtect, planSkip, planFlexible, planReset,
    flex, budget, explain, save,
    goalAdd, goalList, goalShow, goalEdit, goalFinish, goalCancel, goalReopen,
    goalDelete,
    assetAdd, assetList, assetShow, assetEdit, assetReconcile, assetDelete,
    txDeposit, txWithdraw, txInterest, txList, txShow, txEdit, txDelete,
    allocSet, allocClear, allocList,
    rateSet, rateList, rateDelete,
    settingsList, settingsSet, settingsUnset,
    undo, redo, log, check, completion,
  ])

/// Words that people try, and the words to point them to.
private let synonyms: [String: [String]] = [
  "remove": ["delete", "clear"], "del": ["delete", "clear"],
  "erase": ["delete", "clear"], "destroy": ["delete", "clear"],
  "create": ["add", "set"], "new": ["add", "set"], "make": ["add", "set"],
  "insert": ["add", "set"], "update": ["edit", "set"],
  "change": ["edit", "set"], "modify": ["edit", "set"],
  "rename": ["edit"], "view": ["show", "list"], "get": ["show", "list"],
  "info": ["show"], "describe": ["show", "explain"], "close": ["finish"],
  "done": ["finish"], "complete": ["finish"], "abandon": ["cancel"],
  "restore": ["reopen"], "account": ["asset"], "wallet": ["asset"],
  "share": ["alloc"], "budgets": ["budget"], "config": ["settings"],
  "setting": ["settings"], "goals": ["goal"], "assets": ["asset"],
  "rates": ["rate"], "why": ["explain"], "status": ["plan"],
  "month": ["plan"], "deposit": ["deposit", "save"],
]
