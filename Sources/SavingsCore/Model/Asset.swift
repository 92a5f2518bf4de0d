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

  /// What a bank calls it in its statements.
  public var account: String? {
    get { texts.account }
    set { texts.account = newValue }
  }

  /// The columns of its tables, as `ColumnList` reads them.
  public var columns: String? {
    get { texts.columns }
    set { texts.columns = newValue }
  }

  /// The order in which its statements write days.
  public var dates: String? {
    get { texts.dates }
    set { texts.dates = newValue }
  }

  /// What marks the decimals in its statements.
  public var decimal: String? {
    get { texts.decimal }
    set { texts.decimal = newValue }
  }

  // What people wrote stands apart: most who pass it on read none of it.
  @Boxed private var texts: Texts

  private struct Texts: Equatable {
    var name: String
    var slug: String
    var address: String?
    var chain: String?
    var note: String?
    var account: String?
    var columns: String?
    var dates: String?
    var decimal: String?
  }

  /// An asset with everything it needs.
  public init(
    id: ID, name: String, slug: String, currency: Currency,
    address: String? = nil, chain: String? = nil, note: String? = nil,
    account: String? = nil, columns: String? = nil, dates: String? = nil,
    decimal: String? = nil
  ) {
    self.id = id
    self.currency = currency
    texts = Texts(
      name: name, slug: slug, address: address, chain: chain, note: note,
      account: account, columns: columns, dates: dates, decimal: decimal)
  }
}
