import Foundation
import SavingsCore
import Support
import Testing

/// What banks and programs write is read as the files beside the samples say.
@Suite struct StatementSampleTests {
  @Test func thereAreSamplesOfEveryForm() throws {
    #expect(StatementSample.all.count >= 40)
    var forms: Set<StatementForm> = []
    for sample in StatementSample.all {
      forms.insert(try StatementForm(of: StatementText(sample.bytes)))
    }
    #expect(forms == Set(StatementForm.allCases).subtracting([.cst]))
  }

  @Test(arguments: StatementSample.all)
  func givesItsRows(_ sample: StatementSample) throws {
    let told = sample.told()
    if Repository.isRecording {
      try Data(told.utf8).write(to: URL(filePath: sample.rowsPath))
    } else {
      #expect(told == sample.expected)
    }
  }

  /// Wherever an OFX file breaks off, it has an account or is none.
  @Test(arguments: StatementSample.all.filter { $0.name.hasSuffix("fx") })
  func everyCutHasAnAccountOrIsRefused(_ sample: StatementSample) throws {
    let bytes = sample.bytes
    for cut in bytes.indices {
      guard let accounts = try? sample.read(Array(bytes[..<cut])) else {
        continue
      }
      try #require(!accounts.isEmpty, "cut at \(cut)")
    }
  }

  /// Whatever a download that broke off or a bad disk makes of a sample, it
  /// gives rows or a problem, and never ends the program.
  @Test(arguments: StatementSample.all)
  func noDamageTraps(_ sample: StatementSample) throws {
    let bytes = sample.bytes
    var dice = SplitMix64(seed: UInt64(bytes.count))
    for _ in 0..<12 {
      let cut = Int.random(in: 0..<bytes.count, using: &dice)
      _ = try? sample.read(Array(bytes[..<cut]))
      var changed = bytes
      changed[Int.random(in: 0..<bytes.count, using: &dice)] = .random(
        in: 0...255, using: &dice)
      _ = try? sample.read(changed)
    }
  }
}
