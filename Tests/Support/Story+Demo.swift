package import SavingsCore

extension Story {
  /// The demo household, as the README tells it.
  package static func demo() throws -> Story {
    var story = try Story(payday: 25, currency: "EUR")
    let autumn = "2025-09-01"
    try story.goal(
      "Emergency fund", "10000", by: "2026-12-31", from: "2025-12-01")
    try story.goal("Wedding gift", "600", by: "2026-04-20", from: autumn)
    try story.goal("日本旅行", "450000", "JPY", by: "2026-11-15", from: autumn)
    try story.goal("New car", "25000", by: "2027-09-01", from: "2025-12-01")
    try story.goal("Laptop", "1800", "USD", by: "2026-06-30", from: autumn)
    try story.asset(
      "Savings account", slug: "savings", holding: "7750", on: autumn)
    try story.asset(
      "Bitcoin wallet", "BTC", slug: "btc-wallet", holding: "0.02", on: autumn)
    try story.asset("Yen cash", "JPY", holding: "153000", on: autumn)
    try story.asset("Dollar account", "USD", holding: "1800", on: autumn)
    for date in [
      "2025-09-25", "2025-10-25", "2025-11-25", "2025-12-25", "2026-01-25",
      "2026-02-25", "2026-03-04",
    ] {
      try story.move("250", .deposit, in: "Savings account", on: date)
    }
    for (share, asset, goal) in [
      ("420", "Savings account", "Wedding gift"),
      ("70%", "Savings account", "Emergency fund"),
      ("15%", "Savings account", "New car"),
      ("100%", "Bitcoin wallet", "New car"), ("100%", "Yen cash", "日本旅行"),
      ("100%", "Dollar account", "Laptop"),
    ] {
      try story.share(share, of: asset, for: goal, since: "2025-10-01")
    }
    try story.rate(("BTC", "EUR"), "82000", on: "2026-03-09")
    try story.rate(("JPY", "EUR"), "0.0062", on: "2026-03-09")
    try story.rate(("USD", "EUR"), "0.92", on: "2026-03-09")
    return story
  }
}

extension Snapshot {
  /// What `fixtures/stores/demo.json` holds, to the byte.
  package static func demo() throws -> Snapshot {
    Snapshot(revision: 6, try Story.demo().book)
  }
}
