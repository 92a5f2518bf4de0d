/// What stands around the values of a transaction that cst wrote.
struct TransactionFrame: Sendable {
  static let all = TransactionFrame()

  let id = Literal("\n    {\"id\":\"")
  let asset = Literal("\",\"asset\":\"")
  let date = Literal("\",\"date\":\"")
  let kind = Literal("\",\"kind\":\"")
  let amount = Literal(",\"amount\":\"")
  let goal = Literal(",\"goal\":\"")
  let note = Literal(",\"note\":")
  let counterparty = Literal(",\"counterparty\":")
  let externalID = Literal(",\"externalId\":")
  let transfer = Literal(",\"transfer\":\"")

  private init() {}

  private let opening = Literal("opening\"")
  private let deposit = Literal("deposit\"")
  private let withdrawal = Literal("withdrawal\"")
  private let interest = Literal("interest\"")
  private let adjustment = Literal("adjustment\"")

  /// The kind that stands here, and the place behind its quote.
  @inline(__always)
  func kind(
    at place: Int, in words: RawSpan
  ) -> (kind: Transaction.Kind, end: Int)? {
    let (eight, nine, eleven) = (place + 8, place + 9, place + 11)
    if deposit.stands(from: place, to: eight, in: words) {
      return (.deposit, eight)
    }
    if withdrawal.stands(from: place, to: eleven, in: words) {
      return (.withdrawal, eleven)
    }
    if interest.stands(from: place, to: nine, in: words) {
      return (.interest, nine)
    }
    if adjustment.stands(from: place, to: eleven, in: words) {
      return (.adjustment, eleven)
    }
    if opening.stands(from: place, to: eight, in: words) {
      return (.opening, eight)
    }
    return nil
  }
}
