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
    if deposit.stands(at: place, in: words) {
      return (.deposit, place + deposit.count)
    }
    if withdrawal.stands(at: place, in: words) {
      return (.withdrawal, place + withdrawal.count)
    }
    if interest.stands(at: place, in: words) {
      return (.interest, place + interest.count)
    }
    if adjustment.stands(at: place, in: words) {
      return (.adjustment, place + adjustment.count)
    }
    if opening.stands(at: place, in: words) {
      return (.opening, place + opening.count)
    }
    return nil
  }
}
