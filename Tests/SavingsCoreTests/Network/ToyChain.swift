import SavingsCore
import Support

/// A chain of blocks that a test moves on, told as Esplora tells it.
struct ToyChain {
  struct Move {
    let id: String
    var block: Int
    let units: Int
  }

  var tip = 1000
  var moves: [Move] = []
  private var count = 0

  static let address = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"

  /// What the address holds.
  var balance: Int { moves.reduce(0) { $0 + $1.units } }

  /// A transaction in a new block.
  mutating func move(_ units: Int) {
    tip += 1
    count += 1
    let digits = String(count, radix: 16)
    let id = String(repeating: "0", count: 64 - digits.count) + digits
    moves.append(Move(id: id, block: tip, units: units))
  }

  func answer(_ request: WebRequest) -> WebAnswer {
    .response(WebResponse(status: 200, body: Array(text(request.url).utf8)))
  }

  private func text(_ url: String) -> String {
    if url.hasSuffix("/blocks/tip/height") { return "\(tip)" }
    if url.hasSuffix("/address/\(Self.address)") {
      let came = moves.reduce(0) { $0 + max($1.units, 0) }
      return """
        {"chain_stats":{"funded_txo_sum":\(came),"spent_txo_sum":\
        \(came - balance)},"mempool_stats":{"funded_txo_sum":0,\
        "spent_txo_sum":0}}
        """
    }
    let newest = moves.sorted { ($1.block, $0.id) < ($0.block, $1.id) }
    let parts = url.split(separator: "/")
    let last = parts.last.map(String.init)
    let start = newest.firstIndex { $0.id == last }.map { $0 + 1 } ?? 0
    let page = newest[start...].prefix(25).map { move -> String in
      let output = """
        {"scriptpubkey_address":"\(Self.address)","value":\(abs(move.units))}
        """
      let (vin, vout) =
        move.units > 0
        ? ("{\"prevout\":null}", output) : ("{\"prevout\":\(output)}", "")
      return """
        {"txid":"\(move.id)","vin":[\(vin)],"vout":[\(vout)],"status":\
        {"confirmed":true,"block_height":\(move.block),\
        "block_time":1773100000}}
        """
    }
    return "[" + page.joined(separator: ",") + "]"
  }
}
