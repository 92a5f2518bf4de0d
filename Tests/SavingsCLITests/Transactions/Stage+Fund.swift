import Support

extension Stage {
  /// One goal and 2,000 EUR in an account, each since the beginning of 2026,
  /// on a later day.
  static func withAFund(today: String) throws -> Stage {
    var stage = try Stage(today: "2026-01-01")
    try stage.must("cst goal add Fund --target 6000EUR --deadline 2027-01-01")
    try stage.must("cst asset add Savings --currency EUR --balance 2000")
    stage.today = try day(today)
    return stage
  }
}
