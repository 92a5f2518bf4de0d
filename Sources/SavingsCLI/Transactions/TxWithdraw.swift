internal import CommandGrammar
internal import SavingsCore

let txWithdraw = recording(
  "tx withdraw", "Record money that went out", .withdrawal,
  goal: "The goal that it is taken from", counterparty: "Who got it",
  examples: [
    "cst tx withdraw 100 --asset savings --goal new-car",
    "cst tx withdraw 40EUR --asset savings --note \"New tyres\"",
  ],
  related: ["tx deposit", "tx list"])
