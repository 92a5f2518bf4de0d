import SavingsCLI
import SavingsCore
import Support
import Testing

struct RatioTests {
  @Test(
    arguments: [
      ("420", "600", "70", "0.7", 7),
      ("9999.99", "10000", "99", "0.999999", 9),
      ("10000", "10000", "100", "1", 10),
      ("12345", "10000", "123", "1.2345", 10),
      ("0", "10000", "0", "0", 0),
      ("0", "0", "100", "1", 10),
      ("1", "3", "33", "0.333333", 3),
      ("1", "200", "0", "0.005", 0),
      ("-1", "8", "-12", "-0.125", 0),
      ("-1", "10000000", "0", "0", 0),
      (
        "170141183460469231731", "0.000000000000000001",
        "17014118346046923173100000000000000000000",
        "170141183460469231731000000000000000000", 10
      ),
      ("0.000000000000000001", "170141183460469231731", "0", "0", 0),
    ])
  func isCut(
    _ part: String, _ whole: String, percent: String,
    text: String, cells: Int
  ) throws {
    let ratio = Ratio(try Amount(part), of: try Amount(whole))
    #expect(ratio.percent() == percent)
    #expect(ratio.text(decimals: 6) == text)
    #expect(ratio.filled(of: 10) == cells)
  }

  @Test(arguments: 0..<100)
  func aHundredPercentIsDone(_ seed: Int) {
    var dice = SplitMix64(seed: seed)
    let whole = Int.random(in: 1...1_000_000, using: &dice)
    let part = Int.random(in: 0...(2 * whole), using: &dice)
    let ratio = ratio(part, whole)
    #expect(ratio.percent() == "\(100 * part / whole)")
    #expect(ratio.filled(of: 30) == min(30, 30 * part / whole))
    #expect((ratio.filled(of: 30) == 30) == (part >= whole))
  }
}
