/// An account, a wallet or a jar: one place that holds one currency.
public struct Asset: Equatable, Sendable {
  /// What names an asset for good.
  public typealias ID = Identifier<Asset>

  /// What names it for good.
  public let id: ID

  /// What people call it.
  public var name: String {
    get { texts.name }
    set { texts.name = newValue }
  }

  /// What is short to type.
  public var slug: String {
    get { texts.slug }
    set { texts.slug = newValue }
  }

  /// What it holds.
  public var currency: Currency

  /// Where a wallet is found on its chain.
  public var address: String? {
    get { texts.address }
    set { texts.address = newValue }
  }

  /// The chain of a wallet.
  public var chain: String? {
    get { texts.chain }
    set { texts.chain = newValue }
  }

  /// Whatever is worth remembering.
  public var note: String? {
    get { texts.note }
    set { texts.note = newValue }
  }

  // What people wrote stands apart: most who pass it on read none of it.
  @Boxed private var texts: Texts

  private struct Texts: Equatable {
    var name: String
    var slug: String
    var address: String?
    var chain: String?
    var note: String?
  }

  /// An asset with everything it needs.
  public init(
    id: ID, name: String, slug: String, currency: Currency,
    address: String? = nil, chain: String? = nil, note: String? = nil
  ) {
    self.id = id
    self.currency = currency
    texts = Texts(
      name: name, slug: slug, address: address, chain: chain, note: note)
  }
}
