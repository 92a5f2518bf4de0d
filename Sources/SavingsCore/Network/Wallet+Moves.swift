/// What one transaction of a chain moved for the addresses of a wallet.
final class ChainMove {
  let id: String
  let block: Int

  /// The day of the block in Greenwich.
  let day: CalendarDate

  /// What came, or below 0 what went, fees included.
  let units: Int128

  /// Reads an entry of a page, and what it moved for some addresses.
  fileprivate init(
    _ entry: JSONTree, of addresses: [String]
  ) throws(Unexpected) {
    id = try entry.words("txid").lowercased()
    guard id.utf8.count == 64, id.isHexadecimal else {
      throw Unexpected("a transaction", at: "txid")
    }
    let status = try entry.at("status")
    guard try status.member("confirmed")?.isTrue == true else {
      throw Unexpected("a block", at: "status")
    }
    day = try status.day("block_time")
    block = try status.count("block_height")
    var units: Int128 = 0
    for part in try entry.list("vout") {
      units += try ChainMove.sum(of: part, addresses)
    }
    for part in try entry.list("vin") {
      if let spent = try part.member("prevout"), spent.form != .null {
        units -= try ChainMove.sum(of: spent, addresses)
      }
    }
    self.units = units
  }

  /// What an output holds for some addresses.
  private static func sum(
    of output: JSONTree, _ addresses: [String]
  ) throws(Unexpected) -> Int128 {
    guard let address = try output.member("scriptpubkey_address"),
      addresses.contains(address.text)
    else { return 0 }
    return Int128(try output.count("value"))
  }
}

extension Wallet {
  /// How many transactions a page has, and how many pages are asked for.
  private static let page = 25
  private static let pages = 40

  /// What moved above a block, or from a day on, the newest first; `nil` where
  /// the rest of it lies behind the last page.
  func moves(
    round: Int, above block: Int, since: CalendarDate?, _ ask: Asking
  ) throws -> [ChainMove]? {
    func isWanted(_ move: ChainMove) -> Bool {
      since.map { move.day >= $0 } ?? (move.block > block)
    }
    var all: [ChainMove] = []
    for address in addresses {
      var path = "/address/\(address)/txs/chain"
      var pages = 0
      while true {
        guard pages < Wallet.pages else { return nil }
        pages += 1
        let request = try endpoints.request(endpoint, path: path, round: round)
        do {
          var last: ChainMove?
          let entries = try request.tree(ask).list("")
          for entry in entries {
            let move = try ChainMove(entry, of: addresses)
            last = move
            let isKnown = all.contains { $0.id == move.id }
            if isWanted(move), !isKnown { all.add(move) }
          }
          guard let last, entries.count == Wallet.page, isWanted(last) else {
            break
          }
          path = "/address/\(address)/txs/chain/\(last.id)"
        } catch {
          throw request.problem(error)
        }
      }
    }
    return all
  }
}
