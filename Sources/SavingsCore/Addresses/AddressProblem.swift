/// Why a text cannot be the address of a wallet.
///
/// What shows more than an address is named, and never kept.
public indirect enum AddressProblem: Error, Equatable, Sendable {
  /// A key that shows all of a wallet.
  case extendedKey
  /// A key that spends, or the words of one.
  case secret
  /// An address of a net for trying things.
  case testNet
  /// An address of the XRP Ledger with a tag in it.
  case taggedAddress
  /// Not of the chain's form, or with a mistake in it, at a place among
  /// several, or at 0; it may be a key, so it is not kept.
  case notAnAddress(Int, chain: String)
  /// The same one twice.
  case twice(String)
  /// More than twenty.
  case tooMany(Int)
  /// A token of a chain that has none.
  case noTokens(chain: String)
}
