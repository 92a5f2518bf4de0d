/// An account, a wallet or a jar: one place that holds one currency.
public struct Asset: Equatable, Sendable {
  /// What names an asset for good.
  public typealias ID = Identifier<Asset>

  public var id: ID { all.id }

  /// What people call it.
  public var name: String {
    get { all.name }
    set { all.name = newValue }
  }

  /// What is short to type.
  public var slug: String {
    get { all.slug }
    set { all.slug = newValue }
  }

  /// What it holds.
  public var currency: Currency {
    get { all.currency }
    set { all.currency = newValue }
  }

  /// Where a wallet is found on its chain.
  public var address: String? {
    get { all.address }
    set { all.address = newValue }
  }

  /// The chain of a wallet.
  public var chain: String? {
    get { all.chain }
    set { all.chain = newValue }
  }

  /// The contract on its chain, where a wallet holds a token.
  public var token: String? {
    get { all.token }
    set { all.token = newValue }
  }

  /// Whatever is worth remembering.
  public var note: String? {
    get { all.note }
    set { all.note = newValue }
  }

  /// What a bank calls it in its statements.
  public var account: String? {
    get { all.account }
    set { all.account = newValue }
  }

  /// The columns of its tables, as `ColumnList` reads them.
  public var columns: String? {
    get { all.columns }
    set { all.columns = newValue }
  }

  /// The order in which its statements write days.
  public var dates: String? {
    get { all.dates }
    set { all.dates = newValue }
  }

  /// What marks the decimals in its statements.
  public var decimal: String? {
    get { all.decimal }
    set { all.decimal = newValue }
  }

  // In one place, as those of a goal.
  @Boxed private var all: All

  private struct All: Equatable {
    let id: ID
    var name: String
    var slug: String
    var currency: Currency
    var address: String?
    var chain: String?
    var note: String?
    var token: String?
    var account: String?
    var columns: String?
    var dates: String?
    var decimal: String?
  }

  /// An asset with everything it needs.
  public init(
    id: ID, name: String, slug: String, currency: Currency,
    address: String? = nil, chain: String? = nil, note: String? = nil,
    token: String? = nil, account: String? = nil, columns: String? = nil,
    dates: String? = nil, decimal: String? = nil
  ) {
    all = All(
      id: id, name: name, slug: slug, currency: currency, address: address,
      chain: chain, note: note, token: token, account: account,
      columns: columns, dates: dates, decimal: decimal)
  }
}
