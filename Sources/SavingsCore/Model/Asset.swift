/// An account, a wallet or a jar: one place that holds one currency.
public struct Asset: Equatable, Sendable {
  /// What names an asset for good.
  public typealias ID = Identifier<Asset>

  /// What names it for good.
  public let id: ID

  /// What people call it.
  public var name: String

  /// What is short to type.
  public var slug: String

  /// What it holds.
  public var currency: Currency

  /// Where a wallet is found on its chain.
  public var address: String?

  /// The chain of a wallet.
  public var chain: String?

  /// Whatever is worth remembering.
  public var note: String?

  /// An asset with everything it needs.
  public init(
    id: ID, name: String, slug: String, currency: Currency,
    address: String? = nil, chain: String? = nil, note: String? = nil
  ) {
    self.id = id
    self.name = name
    self.slug = slug
    self.currency = currency
    self.address = address
    self.chain = chain
    self.note = note
  }
}
