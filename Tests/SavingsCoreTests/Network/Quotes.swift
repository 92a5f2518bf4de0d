import SavingsCore
import Support

/// Services that tell the prices that a test writes down, text by text.
struct Quotes {
  /// What one euro costs, by code and day.
  var bank: [String: [String: String]] = [:]

  /// What a coin costs in euro, by id and day.
  var coins: [String: [String: String]] = [:]

  /// Whether rows and coins come the other way round.
  var isTurned = false

  /// What is done to an answer before it is sent.
  var bend: @Sendable ([UInt8]) -> [UInt8] = { $0 }

  func answer(_ request: WebRequest) -> WebAnswer {
    let text =
      switch request.service {
      case "ecb": table(request.url)
      case "coingecko" where request.url.contains("/simple/price"): spot
      case "coingecko" where request.url.contains("/market_chart/"):
        chart(request.url)
      default: ""
      }
    return .response(WebResponse(status: 200, body: bend(Array(text.utf8))))
  }

  private func inOrder<Value>(_ all: [String: Value]) -> [(String, Value)] {
    let sorted = all.sorted { $0.key < $1.key }
    return isTurned ? sorted.reversed() : sorted
  }

  private func table(_ url: String) -> String {
    var lines = ["KEY,FREQ,CURRENCY,CURRENCY_DENOM,TIME_PERIOD,OBS_VALUE"]
    for (code, days) in inOrder(bank) {
      guard url.contains(code) else { continue }
      for (day, text) in inOrder(days) {
        lines.append("EXR.D.\(code),D,\(code),EUR,\(day),\(text)")
      }
    }
    return lines.map { $0 + "\r\n" }.joined()
  }

  private var spot: String {
    let members = inOrder(coins).compactMap { id, days -> String? in
      guard let last = days.max(by: { $0.key < $1.key }),
        let seconds = CalendarDate(last.key)?.noon
      else { return nil }
      return "\"\(id)\":{\"eur\":\(last.value),\"last_updated_at\":\(seconds)}"
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private func chart(_ url: String) -> String {
    let days = coins.first { url.contains("/coins/\($0.key)/") }?.value ?? [:]
    let points = days.sorted { $0.key < $1.key }.compactMap { day, text in
      CalendarDate(day).map { "[\($0.noon)000,\(text)]" }
    }
    return "{\"prices\":[" + points.joined(separator: ",") + "]}"
  }
}

extension CalendarDate {
  /// Noon of the day in Greenwich, in seconds since 1970.
  var noon: Int {
    CalendarDate(year: 1970, month: 1, day: 1)
      .map { $0.days(until: self) * 86_400 + 43_200 } ?? 0
  }
}

extension Endpoints {
  /// Those that everybody has.
  static var usual: Endpoints { Endpoints(NamedTexts(), keys: []) { _ in nil } }
}
