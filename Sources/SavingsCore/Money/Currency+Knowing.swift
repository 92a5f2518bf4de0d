extension Currency {
  /// Whether nobody would take the code for a slip of the hand: a currency of
  /// ISO 4217, a metal, or a coin that many hold.
  public var isWellKnown: Bool {
    isoDigits != nil || otherCodes.contains(self)
  }
}

/// Metals, drawing rights, and the coins that are traded most.
private let otherCodes = Set(
  """
  XAU XAG XPT XPD XDR BTC XBT SATS ETH USDT USDC DAI BNB SOL XRP ADA DOGE TRX
  TON DOT AVAX LINK LTC BCH XMR XLM ETC ATOM NEAR UNI ZEC DASH EOS XTZ ALGO
  FIL AAVE MATIC POL SHIB PEPE WBTC STETH
  """
  .split(whereSeparator: \.isWhitespace).compactMap { try? Currency($0) })
