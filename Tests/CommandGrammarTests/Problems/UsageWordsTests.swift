import CommandGrammar
import Testing

/// What is said about a command line that is not understood.
@Suite struct UsageWordsTests {
  @Test(
    arguments: [
      (
        "gaol list", #"there is no command "gaol""#,
        #"a similar one exists: "goal""#
      ),
      (
        "gaol add --targt 5EUR", #"there is no command "gaol""#,
        #"a similar one exists: "goal""#
      ),
      (
        "goal remove new-car", #"there is no command "goal remove""#,
        #"did you mean "cst goal delete new-car"?"#
      ),
      (
        "--json goal remove 'New car' --yes",
        #"there is no command "goal remove""#,
        #"did you mean "cst --json goal delete 'New car' --yes"?"#
      ),
      (
        "goal shwo x", #"there is no command "goal shwo""#,
        #"did you mean "cst goal show x"?"#
      ),
      (
        "goal sl", #"there is no command "goal sl""#,  // near an alias
        #"did you mean "cst goal list"?"#
      ),
      (
        "Goal list", #"there is no command "Goal""#,
        #"did you mean "cst goal list"?"#
      ),
      (
        "add goal Boat", #"there is no command "add""#,
        #"did you mean "cst goal add Boat"?"#
      ),
      (
        "list", #"there is no command "list""#,
        #"similar ones exist: "goal list" and "tx list""#
      ),
      (
        "remove x", #"there is no command "remove""#,
        #"a similar one exists: "goal delete""#
      ),
      (
        "plan st a 5", #"there is no command "plan st""#,
        #"did you mean "cst plan set a 5"?"#
      ),
      (
        "goal zzzz", #"there is no command "goal zzzz""#,
        "see every command with: cst help goal"
      ),
      (
        "", #"there is no command """#, "see every command with: cst help"
      ),
      (
        "goal", #""cst goal" needs one more word: add, list, show or delete"#,
        "see what each does with: cst help goal"
      ),
      (
        "-- goal", #"there is no command before "-- goal""#,
        "write the command first: cst COMMAND -- ..."
      ),
      (
        "goal add Boat --targt 5000EUR",
        #""cst goal add" has no option "--targt""#,
        #"a similar one exists: "--target""#
      ),
      (
        "goal --targt 5EUR add Boat", #""cst goal" has no option "--targt""#,
        #"a similar one exists: "--target""#
      ),
      (
        "plan --js", #""cst plan" has no option "--js""#,
        #"a similar one exists: "--json""#
      ),
      (
        "plan -x", #""cst plan" has no option "-x""#,
        "see its options with: cst help plan"
      ),
      (
        "undo -nx", #""cst undo" has no option "-x""#,
        "see its options with: cst help undo"
      ),
      (
        "goal add -Boat --target 5EUR",
        #""cst goal add" has no option "-Boat""#,
        "if it is a name, write it behind --: "
          + "cst goal add --target 5EUR -- -Boat"
      ),
      (
        "goal add Boat -Boat", #""cst goal add" has no option "-Boat""#,
        "see its options with: cst help goal add"
      ),
      (
        "goal list --target 1", #""cst goal list" has no option "--target""#,
        #""goal add" has it: see cst help goal add"#
      ),
      (
        "goal list -n", #""cst goal list" has no option "-n""#,
        #""plan set", "goal add" and "goal delete" have it, "#
          + "among others: see cst help plan set"
      ),
      (
        "--brief", #""cst" has no option "--brief""#,
        #""plan" has it: cst plan --brief"#
      ),
      (
        "goal add x --note --yes --target 5",
        #""--note" needs a value, and "--yes" looks like an option"#,
        "if it is the value, write --note=--yes"
      ),
      (
        "goal add x --target", #""--target" needs a value"#,
        "for example: --target 12000EUR"
      ),
      (
        "goal list --all=yes", #""--all" takes no value, and "yes" was given"#,
        "write just --all"
      ),
      (
        "undo -n=yes", #""-n" takes no value, and "yes" was given"#,
        "write just -n"
      ),
      (
        "goal add x --target 1EUR --target=2EUR",
        #""--target" was given more than once"#,
        "keep one: --target 1EUR or --target 2EUR"
      ),
      (
        "undo -nn", #""--dry-run" was given more than once"#,
        "keep one: --dry-run"
      ),
      (
        "plan --json --json=1", #""--json" was given more than once"#,
        "keep one: --json or --json=1"
      ),
      (
        "goal add", #""cst goal add" needs NAME and --target"#,
        #"for example: cst goal add "Emergency fund" --target 10000EUR "#
          + "--flex protected"
      ),
      (
        "plan set x", #""cst plan set" needs AMOUNT"#,
        "for example: cst plan set x AMOUNT"
      ),
      (
        "flex", #""cst flex" needs --adjust or --to"#,
        "for example: cst flex --adjust 0.5"
      ),
      (
        "flex --to 5EUR --adjust 1",
        #""cst flex" takes only one of --adjust and --to"#,
        "keep --adjust or --to"
      ),
      (
        "goal add Emergency fund --target 5EUR",
        #""cst goal add" has no place for "fund""#,
        "quote what belongs together: 'Emergency fund'"
      ),
      (
        "goal show New car", #""cst goal show" has no place for "car""#,
        "quote what belongs together: 'New car'"
      ),
      (
        "goal delete new-car laptop -n",
        #""cst goal delete" has no place for "laptop""#,
        "one at a time: cst goal delete new-car -n"
      ),
      (
        "goal show new car", #""cst goal show" has no place for "car""#,
        "one at a time: cst goal show new; "
          + "or quote what belongs together: 'new car'"
      ),
      (
        "tx deposit 5EUR --goal New car",
        #""cst tx deposit" has no place for "car""#,
        #"did you mean "cst tx deposit 5EUR --goal 'New car'"?"#
      ),
      (
        "tx deposit 5EUR --goal=New car",
        #""cst tx deposit" has no place for "car""#,
        #"did you mean "cst tx deposit 5EUR --goal 'New car'"?"#
      ),
      (
        "tx deposit 5EUR --goal=car car",
        #""cst tx deposit" has no place for "car""#,
        "quote what belongs together: '5EUR car'"
      ),
      (
        "tx deposit 5EUR --goal= ''",
        #""cst tx deposit" has no place for """#,
        "quote what belongs together: '5EUR '"
      ),
      (
        "tx deposit --goal My new car 5EUR",
        #""cst tx deposit" has no place for "car""#,
        #"did you mean "cst tx deposit --goal 'My new car' 5EUR"?"#
      ),
      (
        "goal add Boat --target 5 EUR --note x",
        #""cst goal add" has no place for "EUR""#,
        #"did you mean "cst goal add Boat --target '5 EUR' --note x"?"#
      ),
      (
        "goal show x --note y", #""cst goal show" has no option "--note""#,
        #""goal add" has it: see cst help goal add"#
      ),
      (
        "goal list car", #""cst goal list" has no place for "car""#,
        "for example: cst goal list --all"
      ),
      (
        "goal add Boat 5EUR", #""cst goal add" has no place for "5EUR""#,
        #"did you mean "cst goal add Boat --target 5EUR"?"#
      ),
      (
        "goal list 5EUR", #""cst goal list" has no place for "5EUR""#,
        "for example: cst goal list --all"
      ),
      (
        "goal add Boat -- --target 5EUR",
        #""cst goal add" has no place for "--target""#,
        #"did you mean "cst goal add Boat --target 5EUR"?"#
      ),
      (
        "goal add -- --target 5EUR",
        #""cst goal add" has no place for "5EUR""#,
        "see how it is typed: cst help goal add"
      ),
      (
        "goal add x --target many", #""many" is not a clear amount"#,
        "for example: --target 12000EUR"
      ),
      (
        "tx deposit many", #""many" is not a clear amount"#,
        "for example: 12000EUR"
      ),
      (
        "goal list --sort nmae",
        #""nmae" is not one of deadline, name, progress, required or status"#,
        #"a similar one exists: "name""#
      ),
      (
        "goal add x --target 1 --flex x",
        #""x" is not one of flexible or protected"#,
        "for example: --flex flexible"
      ),
      (
        "plan --json=2", #"there is no JSON version "2""#,
        "for example: --json=1"
      ),
      (
        "--width 0", #""0" is not a whole number of 1 or more"#,
        "for example: --width 3"
      ),
      (
        "undo +1", #""+1" is not a whole number of 1 or more"#,
        "for example: 3"
      ),
      (
        "help gaol", #"there is no help on "gaol""#,
        #"a similar one exists: "goal""#
      ),
      (
        "help amunts", #"there is no help on "amunts""#,
        #"a similar one exists: "amounts""#
      ),
      (
        "help goal lst", #"there is no help on "goal lst""#,
        #"a similar one exists: "goal list""#
      ),
      (
        "help plan zzzzzz", #"there is no help on "plan zzzzzz""#,
        "see what there is with: cst help plan"
      ),
    ] as [(String, String, String)])
  func says(of line: String, _ message: String, _ tip: String) throws {
    let words = line.isEmpty ? [""] : shellWords(line)
    #expect(throws: UsageProblem.self) { try sample.parse(words) }
    do throws(UsageProblem) { _ = try sample.parse(words) } catch {
      #expect(error.message == message)
      #expect(error.tip.text == tip)
    }
  }
}
