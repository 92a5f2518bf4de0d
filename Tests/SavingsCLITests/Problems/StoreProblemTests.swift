import Glibc
import Platform
import SavingsCLI
import SavingsCore
import Support
import Testing

/// What is said of every problem with a store, and what to do about it.
@Suite struct StoreProblemTests {
  private static let full = SystemFailure(.write, code: ENOSPC)

  @Test(
    arguments: [
      (.missing("a"), .unusable, "there is no file \"a\""),
      (
        .gone("a"), .unusable,
        "the file \"a\" is gone, but its backup is there"
      ),
      (.noFolder("a"), .unusable, "the folder of \"a\" is not there"),
      (
        .notAFile("a", kind: "pipe"), .unusable,
        "\"a\" is a pipe and not a file"
      ),
      (
        .inTheWay("a.bak", kind: "folder"), .failed,
        "\"a.bak\" is a folder, and cst keeps a file of its own there"
      ),
      (.danglingLink("a"), .unusable, "\"a\" is a link that leads nowhere"),
      (
        .linkLoop("a"), .unusable, "\"a\" is a link that leads in a circle"
      ),
      (
        .tooLarge("a", bytes: 2_000_000_000), .unusable,
        "\"a\" takes 2000000000 bytes, and cst goes up to 1073741824"
      ),
      (
        .content(.empty, in: "a", hasBackup: true), .unusable,
        "a: it has no bytes, which no cst ever wrote"
      ),
      (.busy("a"), .unusable, "another cst is changing \"a\""),
      (
        .editedMeanwhile("a"), .unusable,
        "another program changed \"a\" in the meantime"
      ),
      (
        .contradiction(.twice(.id(1))), .failed,
        "two records have the id 00000000-0000-0000-0000-000000000001"
      ),
      (
        .unfaithful("a"), .failed,
        "\"a\" would not say what it should, so it was not written"
      ),
      (
        .ownerLost("a", SystemFailure(.keepOwner, code: EPERM)), .failed,
        "\"a\" could not be left to its owner: operation not permitted"
      ),
      (
        .failed("a", full), .failed,
        "\"a\" could not be written: no space left on device"
      ),
      (
        .uncertain("a", full), .uncertain,
        "\"a\" was saved, but may not outlive a power cut: "
          + "no space left on device"
      ),
    ] as [(StoreProblem, StoreProblem.Outcome, String)])
  func says(
    _ problem: StoreProblem, _ outcome: StoreProblem.Outcome, _ words: String
  ) {
    #expect(problem.said == words)
    #expect(problem.outcome == outcome)
    #expect(!problem.tip.isEmpty)
  }

  /// What the system refuses is told with what mends it, and what may not be
  /// read is no data.
  @Test(
    arguments: [
      (.write, ENOSPC, .failed, "free some space there"),
      (.sync, EDQUOT, .failed, "free some space there"),
      (.lock, EACCES, .failed, "see who may write there"),
      (.create, EROFS, .failed, "see who may write there"),
      (.open, EACCES, .failed, "see who may read it"),
      (.read, EIO, .failed, "try again"), (.write, EIO, .failed, "try again"),
    ] as [(SystemFailure.Attempt, Int32, StoreProblem.Outcome, String)])
  func aRefusalIsToldWithWhatMendsIt(
    _ attempt: SystemFailure.Attempt, _ code: Int32,
    _ outcome: StoreProblem.Outcome, _ words: String
  ) {
    let problem = StoreProblem.failed("a", SystemFailure(attempt, code: code))
    #expect(problem.outcome == outcome)
    #expect(
      problem.tip
        == "nothing was changed; \(words), or name another store with --file")
    #expect(Failure.of(problem).code == "not_saved")
  }

  /// What one may not read is no data.
  @Test func whatMayNotBeReadIsNoStore() {
    let problem = StoreProblem.unreadable(
      "a", SystemFailure(.open, code: EACCES))
    #expect(problem.outcome == .unusable)
    #expect(Failure.of(problem).code == "no_store")
    #expect(problem.tip.contains("see who may read it"))
  }

  /// Nobody wonders whether a question changed anything.
  @Test func aQuestionSaysNothingOfChanges() throws {
    let stage = try Stage.demo()
    let path = String(repeating: "a", count: 300)
    let asked = stage.run("cst plan --file \(path)").err
    #expect(
      asked.hasSuffix(
        "  tip: try again, or name another store with "
          + "--file\n"), "\(asked)")
    let changed = stage.run("cst plan skip new-car --file \(path)").err
    #expect(changed.contains("nothing was changed; try again"), "\(changed)")
  }

  @Test(
    arguments: [
      ("/a/savings.json", "cp -p /a/savings.json.bak /a/savings.json"),
      ("my file.json", "cp -p 'my file.json.bak' 'my file.json'"),
      ("it's", "cp -p 'it'\\''s.bak' 'it'\\''s'"),
      ("-rf", "cp -p ./-rf.bak ./-rf"),
    ])
  func namesTheWayBack(_ path: String, _ command: String) {
    #expect(
      StoreProblem.gone(path).tip
        == "put back what it held before the last change: \(command)")
    #expect(
      StoreProblem.content(.empty, in: path, hasBackup: true).tip
        == "nothing was changed; go back to before the last change: "
        + command)
    let damage = Damage(flaw: .utf16("UTF-16"), line: 7, column: 1, path: "")
    let torn = Damage(flaw: .nul, line: 7, column: 1, path: "")
    #expect(ContentProblem.damaged(damage).ofStore.tip.contains("UTF-8"))
    #expect(
      StoreProblem.content(.damaged(torn), in: path, hasBackup: true).tip
        == "nothing was changed; mend line 7 if you edited it, or go back to "
        + "before the last change: \(command)")
  }

  @Test(
    arguments: [
      (.edited, "its checksum is wrong: edited by hand, or damaged"),
      (
        .newer(found: 4),
        "it was written by a newer cst (schemaVersion 4, "
          + "and this one knows 3)"
      ),
      (.sums(.tooLarge("9")), "\"9\" is more than cst can count"),
      (
        .contradiction(.twice(.id(1))),
        "two records have the id 00000000-0000-0000-0000-000000000001"
      ),
    ] as [(ContentProblem, String)])
  func saysOfTheContent(_ problem: ContentProblem, _ words: String) {
    #expect(problem.ofStore.said == "a: \(words)")
    #expect(!problem.ofStore.tip.isEmpty)
  }

  @Test(
    arguments: [
      (.ends, "the file ends in the middle"),
      (
        .unexpected(.number, due: .text),
        "a text in quotes is due here, not a number"
      ),
      (.unexpected(.record, due: .list), "a list is due here, not a record"),
      (
        .unexpected(.mark("x"), due: .end),
        "the end of the file is due here, not \"x\""
      ),
      (
        .unexpected(.word("true"), due: .number),
        "a number is due here, not true"
      ),
      (.nul, "a NUL byte stands here"),
      (.notUTF8, "these bytes are not UTF-8"),
      (.controlCharacter(7), "a raw control character stands here (7)"),
      (.badEscape("\\a"), "\"\\a\" is not an escape of JSON"),
      (.loneSurrogate, "half of a surrogate pair stands alone"),
      (.unresolvedMerge, "an unresolved merge stands here"),
      (.unknownKey("x"), "there is no key \"x\" here"),
      (.duplicateKey("x"), "the key \"x\" is there twice"),
      (.misplacedKey("x", due: "y"), "the key \"y\" is due here, not \"x\""),
      (.missingKey("x"), "the key \"x\" is missing"),
      (.not(.date, "x"), "\"x\" is not a date"),
      (.notOneOf(["a", "b"], "x"), "\"x\" is none of a, b"),
      (.outOfRange(1...31, "32"), "32 does not lie from 1 to 31"),
      (.emptyPlan, "the plan says nothing"),
      (.endsTwice, "the goal is finished and cancelled"),
      (.utf16("big-endian"), "the file is UTF-16 (big-endian), not UTF-8"),
      (
        .breach(.emptyName),
        "a name needs at least one character that can be seen"
      ),
      (
        .contradiction(.twice(.id(1))),
        "two records have the id 00000000-0000-0000-0000-000000000001"
      ),
    ] as [(Flaw, String)])
  func saysOfAFlaw(_ flaw: Flaw, _ words: String) {
    let damage = Damage(flaw: flaw, line: 3, column: 4, path: "goals[3].slug")
    #expect(
      ContentProblem.damaged(damage).ofStore.said
        == "a: line 3, column 4: goals[3].slug: \(words)")
  }

  @Test func someDamageHasACureOfItsOwn() {
    func tip(_ flaw: Flaw) -> String {
      ContentProblem.damaged(
        Damage(flaw: flaw, line: 1, column: 1, path: "")
      ).ofStore.tip
    }
    #expect(
      tip(.unresolvedMerge)
        == "take both sides from git: git show :1:./a >base.json; "
        + "git show :3:./a >there.json; git show :2:./a >a, then: "
        + "cst merge there.json --base base.json")
    #expect(tip(.utf16("big-endian")) == "save it as UTF-8, then: cst check")
    #expect(
      tip(.missingKey("checksum"))
        == "write \"checksum\": \"0000000000000000\" as the last key, then: "
        + "cst check")
    #expect(
      tip(.nul)
        == "nothing was changed; mend line 1 if you edited it, or put a copy "
        + "back")
  }

  @Test func everyContradictionHasWords() {
    let month = CalendarDate.first.month
    let rows: [(Contradiction, String)] = [
      (
        .twice(.id(1)),
        "two records have the id 00000000-0000-0000-0000-000000000001"
      ),
      (.twice(.slug(.goal, "x")), "two goals have the slug \"x\""),
      (.twice(.name(.asset, "x")), "two assets have the name \"x\""),
      (
        .twice(.externalID(Asset.ID(bits: 1), "x")),
        "two transactions of one asset have the external id \"x\""
      ),
      (
        .twice(.share(Asset.ID(bits: 1), Goal.ID(bits: 1), .first)),
        "two allocations of one asset to one goal begin on 0001-01-01"
      ),
      (
        .twice(.plan(Goal.ID(bits: 1), month)),
        "two plans of one goal are about 0001-01"
      ),
      (
        .twice(.closing(month, nil)), "two closings of 0001-01 are of one thing"
      ),
      (
        .misplacedClosing(month),
        "a closing of 0001-01 does not stand behind that of its month, in order"
      ),
      (.dangling(.goal, "x"), "no goal has the id x"),
      (.oneSided("x"), "the transfer x has no other side"),
    ]
    for (contradiction, words) in rows {
      #expect(StoreProblem.contradiction(contradiction).said == words)
    }
  }
}
