import SavingsCore
import Testing

@Suite struct ISO4217Tests {
  @Test(
    arguments: [
      ("EUR", 2), ("USD", 2), ("GBP", 2), ("CHF", 2), ("HUF", 2), ("CZK", 2),
      ("JPY", 0), ("KRW", 0), ("ISK", 0), ("VND", 0), ("CLP", 0), ("XOF", 0),
      ("KWD", 3), ("BHD", 3), ("TND", 3),
      ("CLF", 4), ("UYW", 4),
      ("DEM", 2), ("FRF", 2), ("BGN", 2), ("HRK", 2),  // withdrawn
      ("ITL", 0), ("ESP", 0), ("BEF", 0), ("TRL", 0),
    ])
  func hasMinorUnits(code: String, digits: Int) throws {
    let currency = try Currency(code)
    #expect(currency.isoDigits == digits)
    #expect(Settings().digits(of: currency) == digits)
  }

  /// Metals, funds without a minor unit, test codes, coins and other things.
  @Test(
    arguments: [
      "XAU", "XAG", "XPT", "XPD", "XDR", "XSU", "XUA", "XTS", "XXX", "BTC",
      "ETH", "USDT", "EURO", "E2R", "EU", "ZZZ",
    ])
  func hasNoMinorUnit(code: String) throws {
    let currency = try Currency(code)
    #expect(currency.isoDigits == nil)
    #expect(Settings().digits(of: currency) == 8)
  }

  /// Those that are not two, of the codes in use.
  private static let exceptions = [
    0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
    3: "BHD IQD JOD KWD LYD OMR TND",
    4: "CLF UYW",
  ]

  private static let inUse = """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB
    BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF CLP CNY COP COU
    CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS
    GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD
    JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD
    MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO
    NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR
    SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT
    TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND
    VUV WST XAD XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
    """

  @Test func knowsEveryCodeInUse() throws {
    var digits: [Substring: Int] = [:]
    for (count, codes) in Self.exceptions {
      for code in codes.split(separator: " ") { digits[code] = count }
    }
    let codes = Self.inUse.split(whereSeparator: \.isWhitespace)
    #expect(codes.count == 165)
    for code in codes {
      #expect(
        try Currency(String(code)).isoDigits == digits[code] ?? 2, "\(code)")
    }
  }

  /// Counted over every code of three letters, so that none of the table's own
  /// entries can be one that does not parse.
  @Test func theTableIsWhole() throws {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
      String(UnicodeScalar($0))
    }
    var counts: [Int: Int] = [:]
    for first in letters {
      for second in letters {
        for third in letters {
          let currency = try Currency(first + second + third)
          if let digits = currency.isoDigits { counts[digits, default: 0] += 1 }
        }
      }
    }
    #expect(counts == [0: 36, 2: 245, 3: 7, 4: 2])
  }

  @Test(
    arguments: [
      ("EUR", true), ("DEM", true), ("XAU", true), ("BTC", true),
      ("USDC", true), ("EURO", false), ("XYZ", false), ("ZZZ", false),
    ])
  func knowsTheCodesThatNobodyTakesForASlip(
    _ code: String, isKnown: Bool
  ) throws {
    #expect(try Currency(code).isWellKnown == isKnown)
  }
}
