import SavingsCLI
import SavingsCore
import Support
import Testing

/// The days that a chain and a household know are not one another's.
@Suite struct AssetSyncDaysTests {
  /// A block of the evening before may well be newer than what was found
  /// today: nobody is asked whether it was in the opening.
  @Test func whatMovedSinceIsNotAskedToHaveBeenThere() throws {
    var stage = try Stage(today: "2026-03-10")
    try stage.must(
      "cst asset add Coins --currency BTC --chain bitcoin "
        + "--address \(AssetSyncCommandTests.address)")
    try stage.must("cst settings set service.bitcoin https://mempool.space/api")
    func tells(spent: Int, tip: Int, _ moves: String) {
      stage.network = { request in
        let text =
          if request.url.hasSuffix("/height") {
            "\(tip)"
          } else if request.url.hasSuffix("/txs/chain") {
            "[\(moves)]"
          } else {
            """
            {"chain_stats":{"funded_txo_sum":2000000,"spent_txo_sum":\
            \(spent)},"mempool_stats":{"funded_txo_sum":0,\
            "spent_txo_sum":0}}
            """
          }
        return .response(WebResponse(status: 200, body: Array(text.utf8)))
      }
    }
    tells(spent: 0, tip: 890_100, "")
    #expect(try stage.must("cst asset sync").contains("opening"))
    let id = String(repeating: "ab", count: 32)
    tells(
      spent: 500_000, tip: 890_101,
      """
      {"txid":"\(id)","vin":[{"prevout":{"scriptpubkey_address":\
      "\(AssetSyncCommandTests.address)","value":500000}}],"vout":[],"status":\
      {"confirmed":true,"block_height":890101,"block_time":1773014400}}
      """)
    let outcome = stage.run("cst asset sync --json")
    #expect(outcome.status == .success)
    #expect(outcome.out.contains("\"date\": \"2026-03-09\""), "\(outcome.out)")
    #expect(!outcome.out.contains("before_opening"), "\(outcome.out)")
    // Who enters the same by hand is asked.
    try stage.must("cst undo")
    let typed = stage.run(
      "cst tx withdraw 0.005 --asset coins --date 2026-03-09 --json")
    #expect(typed.out.contains("before_opening"), "\(typed.out)")
  }
}
