import SavingsCLI
import SavingsCore
import Testing

/// What is said of a name that means nobody or several.
@Suite struct NamingProblemTests {
  @Test func saysWhatToWriteInstead() {
    let nobody = NamingProblem.nobody(.goal, "emergncy")
    #expect(nobody.said == "no goal matches \"emergncy\"")
    #expect(nobody.tip == "see what there is: cst goal list")
    #expect(
      NamingProblem.nobody(.transaction, "x").tip
        == "see what there is: cst tx list")
    let short = NamingProblem.nobody(.transaction, "5b0")
    #expect(short.said == "\"5b0\" is too short to be an id")
    #expect(
      short.tip
        == "write four characters of it or more, as they stand in: cst tx list")
    let several = NamingProblem.several(
      .asset, "ab", ["1", "2", "3", "4", "5", "6"])
    #expect(several.said == "more than one asset matches \"ab\"")
    #expect(several.tip == "write one of these: 1, 2, 3, 4, 5 and 1 more")
  }
}
