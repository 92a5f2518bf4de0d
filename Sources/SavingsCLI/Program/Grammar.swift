package import CommandGrammar
internal import SavingsCore

/// Everything that can be said to `cst`.
package let grammar = Grammar<Session, Reply>(
  "cst", "What must be saved this month, for each goal and in all",
  everywhere: Options.everywhere, onChanges: Options.onChanges,
  nouns: [
    "month": "What months came to",
    "chart": "Something to look at",
    "goal": "What you save for",
    "asset": "Accounts and wallets",
    "tx": "What moved",
    "alloc": "What belongs to which goal",
    "rate": "What currencies are worth",
    "settings": "What you prefer",
  ],
  areas: [
    "Every month": [
      "plan", "save", "flex", "budget", "month", "forecast", "try", "calendar",
      "remind", "chart", "report", "explain",
    ],
    "What there is": [
      "goal", "asset", "tx", "alloc", "rate", "import", "export",
    ],
    "The program": [
      "undo", "redo", "log", "merge", "check", "settings", "completion",
      "help", "version",
    ],
  ],
  aliases: [
    "transaction": "tx", "allocation": "alloc", "ls": "list", "rm": "delete",
  ],
  synonyms: synonyms, topics: topics,
  entries: [
    Entry("plan", plan),
    Entry("plan set", planSet),
    Entry("plan protect", planProtect),
    Entry("plan skip", planSkip),
    Entry("plan flexible", planFlexible),
    Entry("plan reset", planReset),
    Entry("flex", flex),
    Entry("budget", budget),
    Entry("forecast", forecast),
    Entry("try", trying),
    Entry("calendar", calendar),
    Entry("remind", remind),
    Entry("chart goals", chartGoals),
    Entry("chart saved", chartSaved),
    Entry("chart shares", chartShares),
    Entry("chart days", chartDays),
    Entry("report", report),
    Entry("explain", explain),
    Entry("save", save),
    Entry("month show", monthShow),
    Entry("month list", monthList),
    Entry("month close", monthClose),
    Entry("month reopen", monthReopen),
    Entry("goal add", goalAdd),
    Entry("goal list", goalList),
    Entry("goal show", goalShow),
    Entry("goal edit", goalEdit),
    Entry("goal finish", goalFinish),
    Entry("goal cancel", goalCancel),
    Entry("goal reopen", goalReopen),
    Entry("goal delete", goalDelete),
    Entry("asset add", assetAdd),
    Entry("asset list", assetList),
    Entry("asset show", assetShow),
    Entry("asset edit", assetEdit),
    Entry("asset reconcile", assetReconcile),
    Entry("asset sync", assetSync),
    Entry("asset delete", assetDelete),
    Entry("tx deposit", txDeposit),
    Entry("tx withdraw", txWithdraw),
    Entry("tx transfer", txTransfer),
    Entry("tx interest", txInterest),
    Entry("tx list", txList),
    Entry("tx show", txShow),
    Entry("tx edit", txEdit),
    Entry("tx delete", txDelete),
    Entry("alloc set", allocSet),
    Entry("alloc clear", allocClear),
    Entry("alloc list", allocList),
    Entry("rate set", rateSet),
    Entry("rate fetch", rateFetch),
    Entry("rate import", rateImport),
    Entry("rate list", rateList),
    Entry("rate delete", rateDelete),
    Entry("settings list", settingsList),
    Entry("settings set", settingsSet),
    Entry("settings unset", settingsUnset),
    Entry("import", importStatement),
    Entry("export", exportBook),
    Entry("undo", undo),
    Entry("redo", redo),
    Entry("log", log),
    Entry("merge", merge),
    Entry("check", check),
    Entry("completion", completion),
  ])

/// Words and options that people try, and those to point them to.
private var synonyms: [String: [String]] {
  var all = [String: [String]]()
  for line in triedWords.parts(at: "\n") {
    let sides = line.parts(at: "=").map { $0.parts(at: ",") }
    for word in sides[0] { all[word] = sides[1] }
  }
  return all
}

private let triedWords = """
  remove,del,rm,erase,destroy=delete,clear,unset
  delete=clear,unset
  unset=delete,clear,reset
  reset=unset
  add=set,deposit
  create,new,make,insert=add,set,deposit
  edit=set
  update,change,modify=edit,set
  rename=edit
  show=list
  view,get,select=show,list
  info=show
  describe=show,explain
  close=finish,close
  done,complete=finish
  abandon=cancel
  restore,uncancel,unfinish,unclose=reopen
  unskip=reset
  unprotect=flexible
  account,accounts,wallet,wallets,assets,balance=asset
  goals=goal
  share=alloc
  rates=rate
  months=month
  budgets=budget
  config,setting,payday,income,weight=settings
  why=explain
  status=plan
  what-if,simulate=try
  reminder=remind
  ical,agenda=calendar
  projection,predict,chart forecast=forecast
  charts,graph,picture=chart
  chart balance=chart saved
  chart months=month list
  heatmap=days
  timeline=goals
  deposit=deposit,save
  history=saved,log
  revert,rollback,goal undelete,asset undelete,tx undelete=undo
  --force=--yes
  --by,--until,--due,--end,--date=--deadline
  --amount=--target,--to
  --cost,--price,--sum=--target
  --repeat,--interval,--recurring=--every
  --per-month=--monthly
  --interest=--yield
  --begin=--start,--since
  --from=--asset,--since,--start
  --to,--in,--account=--asset
  --for=--goal
  --initial,--opening=--balance
  --memo,--comment,--description=--note
  --icon=--emoji
  --url=--link
  --payee=--counterparty
  """
