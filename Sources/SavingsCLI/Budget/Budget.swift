internal import CommandGrammar
internal import SavingsCore

let budget = Command(
  "budget", "Find the least level amount that meets all",
  positional("amount", .budget, "What there is every payday, or 20% of income")
    .optional,
  flag("check", "Exit with 10 where the amount is too small"),
  flag("schedule", "Show every payment, month by month"),
  Options.apply,
  examples: [
    "cst budget", "cst budget 1500EUR", "cst budget 1500EUR --check",
    "cst budget 20%",
    "cst budget --schedule",
  ],
  details: """
    Without an amount it finds the least that, paid every month, meets every
    deadline. It only shows, until --apply uses this month's part of it.

    With several paydays a month, or months that weigh differently, an amount
    is one of each payday of weight 1. A percentage is of what comes in, as
    settings set income says, times the weight of the month.
    """,
  related: ["plan", "flex"], changes: true, onlyWith: "apply",
  isShallow: true, lists: true
) { (session: Session, typed, checks, listsPayments, applies) in
  if checks, typed == nil {
    throw Failure(
      "missing_amount", .usage, "--check needs an amount to check",
      tip: "name it: \(run: "cst budget 1500EUR --check")")
  }
  if checks, applies {
    throw Failure.badValue(
      "--check only looks, so it cannot be applied",
      tip: "check first, and then use --apply without --check")
  }
  let book = applies ? try session.book() : nil
  let plan = try session.plan()
  let (amount, measure, conversion) = try session.budget(typed, plan)
  let result = try BudgetPlan(plan, paying: amount, in: measure)
  let answer = try BudgetAnswer(
    result, listsPayments: listsPayments, naming: session.request.look.store)
  let change = try book.map {
    try session.change(to: try result.applied(to: $0))
  }
  // What is applied is held against an income as it is then.
  let planned = plan.income == nil ? nil : try change?.new.plan()
  return Reply(
    answer, change,
    warnings: (planned ?? plan).warnings,
    status: checks && !plan.goals.isEmpty && result.isFeasible != true
      ? .no : .success
  ) {
    answer.document(
      conversion: conversion, wasSo: change?.isEmpty,
      isDryRun: session.request.onlyShows)
  }
}

extension Session {
  /// A budget in the currency of totals, with the words about how it came to
  /// be one where it was typed in another.
  fileprivate func budget(
    _ typed: TypedBudget?, _ plan: Plan
  ) throws -> (Amount?, BudgetPlan.Measure, Phrase?) {
    switch typed {
    case nil: return (nil, .money, nil)
    case .percent(let percent): return (percent, .percent, nil)
    case .amount(let typed):
      guard let currency = plan.currency else { return (nil, .money, nil) }
      let money = try typed.money(in: currency, plan.settings)
      guard !money.amount.isNegative else {
        throw BookProblem.negativeAmount(money.amount, money.currency)
      }
      guard let converted = try plan.budget(of: money) else {
        let pair = "\(money.currency)/\(currency)"
        throw Failure(
          "missing_rate", .refused, "there is no rate for \(pair)",
          subject: pair,
          tip: "set it: \(run: "cst rate set \(pair) \(.rate)")")
      }
      return (
        converted.amount, .money,
        converted == money ? nil : "\(money) are \(converted)."
      )
    }
  }
}
