extension Currency {
  /// The minor unit that ISO 4217 gives this code, and `nil` for other codes.
  ///
  /// Withdrawn codes are included, because histories are long. Metals, funds
  /// and test codes have no minor unit there and count as other codes.
  @inline(never)
  public var isoDigits: Int? {
    guard count == 3,
      let place = place(character(at: 0), character(at: 1), character(at: 2))
    else { return nil }
    let digits = minorUnits[place]
    return digits < 0 ? nil : Int(digits)
  }

  /// Whether an amount has no more decimals than ISO 4217 gives this code;
  /// other codes take any.
  public func takes(_ amount: Amount) -> Bool {
    isoDigits.map { amount.decimalsNeeded <= $0 } ?? true
  }

  /// The codes of ISO 4217 that begin like this, in the order of the alphabet.
  public static func isoCodes(beginning start: String) -> [String] {
    var codes: [String] = []
    for place in minorUnits.indices where minorUnits[place] >= 0 {
      let letters = [place / 676, place / 26 % 26, place % 26]
      let code = String(decoding: letters.map { UInt8($0 + 65) }, as: UTF8.self)
      if code.hasPrefix(start) { codes.add(code) }
    }
    return codes
  }
}

/// The minor unit of every three letters, less than none where they are no
/// code: quicker made than a dictionary, and quicker asked.
private let minorUnits: [Int8] = {
  var units = [Int8](repeating: -1, count: 26 * 26 * 26)
  for (digits, codes) in codesByDigits {
    // Each code has three letters, and one space or one line's end behind it.
    let letters = Array(codes.utf8)
    for start in stride(from: 0, to: letters.count - 2, by: 4) {
      let place = place(letters[start], letters[start + 1], letters[start + 2])
      if let place { units[place] = digits }
    }
  }
  return units
}()

/// Where three letters stand among all that there are.
private func place(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int? {
  let (a, b, c) = (Int(first) - 65, Int(second) - 65, Int(third) - 65)
  guard 0..<26 ~= a, 0..<26 ~= b, 0..<26 ~= c else { return nil }
  return (a * 26 + b) * 26 + c
}

/// The list of 2026-01-01 with the withdrawn codes of list three.
private let codesByDigits: [(Int8, String)] = [
  (
    0,
    """
    ADP BEC BEF BEL BIF BYB BYR CLP DJF ESA ESB ESP GNF GRD ISK ITL JPY
    KMF KRW LUC LUF LUL MGF PTE PYG ROL RWF TPE TRL UGX UYI VND VUV XAF
    XOF XPF
    """
  ),
  (
    2,
    """
    AED AFA AFN ALK ALL AMD ANG AOA AOK AON AOR ARA ARP ARS ARY ATS AUD
    AWG AYM AZM AZN BAD BAM BBD BDT BGJ BGK BGL BGN BMD BND BOB BOP BOV
    BRB BRC BRE BRL BRN BRR BSD BTN BUK BWP BYN BZD CAD CDF CHC CHE CHF
    CHW CNY COP COU CRC CSD CSJ CSK CUC CUP CVE CYP CZK DDM DEM DKK DOP
    DZD ECS ECV EEK EGP ERN ETB EUR FIM FJD FKP FRF GBP GEK GEL GHC GHP
    GHS GIP GMD GNE GNS GQE GTQ GWE GWP GYD HKD HNL HRD HRK HTG HUF IDR
    IEP ILP ILR ILS INR IRR ISJ JMD KES KGS KHR KPW KYD KZT LAJ LAK LBP
    LKR LRD LSL LSM LTL LTT LVL LVR MAD MDL MGA MKD MLF MMK MNT MOP MRO
    MRU MTL MTP MUR MVQ MVR MWK MXN MXP MXV MYR MZE MZM MZN NAD NGN NIC
    NIO NLG NOK NPR NZD PAB PEH PEI PEN PES PGK PHP PKR PLN PLZ QAR RHD
    ROK RON RSD RUB RUR SAR SBD SCR SDD SDG SDP SEK SGD SHP SIT SKK SLE
    SLL SOS SRD SRG SSP STD STN SUR SVC SYP SZL THB TJR TJS TMM TMT TOP
    TRY TTD TWD TZS UAH UAK UGS UGW USD USN USS UYN UYP UYU UZS VEB VED
    VEF VES VNC WST XAD XCD XCG YDD YER YUD YUM YUN ZAL ZAR ZMK ZMW ZRN
    ZRZ ZWC ZWD ZWG ZWL ZWN ZWR
    """
  ),
  (3, "BHD IQD JOD KWD LYD OMR TND"),
  (4, "CLF UYW"),
]
