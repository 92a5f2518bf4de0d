import CommandGrammar
import Testing

/// The pages of `help`, as a person reads them.
@Suite struct HelpPageTests {
  @Test func aCommandExplainsItself() {
    #expect(
      sample.help(of: .command(["goal", "add"]), width: 80) == #"""
        Start saving for something

        Usage:
          cst goal add NAME --target AMOUNT [--flex flexible|protected]
              [--note TEXT] [--link TEXT]...

        Examples:
          cst goal add "Emergency fund" --target 10000EUR --flex protected
          cst goal add Boat --target 5000EUR

        Arguments:
          NAME  What it is

        Options:
              --target AMOUNT            How much it takes
              --flex flexible|protected  How far it gives way (default: flexible)
              --note TEXT                A few words about it
              --link TEXT                A page about it; may be repeated
          -n, --dry-run                  Show what would change
          -y, --yes                      Do not ask

        The name can be changed later. The target is exact: nothing is rounded.

        Options of every command: cst help options

        See also: cst goal list, cst help amounts

        """#)
  }

  @Test func aCommandReflowsToFortyColumns() {
    #expect(
      sample.help(of: .command(["goal", "add"]), width: 40) == #"""
        Start saving for something

        Usage:
          cst goal add NAME --target AMOUNT
              [--flex flexible|protected]
              [--note TEXT] [--link TEXT]...

        Examples:
          cst goal add "Emergency fund" \
              --target 10000EUR \
              --flex protected
          cst goal add Boat \
              --target 5000EUR

        Arguments:
          NAME  What it is

        Options:
              --target AMOUNT
                           How much it takes
              --flex flexible|protected
                           How far it gives way
                           (default: flexible)
              --note TEXT  A few words about it
              --link TEXT  A page about it; may
                           be repeated
          -n, --dry-run    Show what would
                           change
          -y, --yes        Do not ask

        The name can be changed later. The
        target is exact: nothing is rounded.

        Options of every command: cst help
        options

        See also: cst goal list,
        cst help amounts

        """#)
  }

  @Test func aNounListsItsVerbs() {
    #expect(
      sample.help(of: .noun("goal"), width: 80) == #"""
        What you save for

        Usage:
          cst goal VERB [options]

        Verbs:
          add     Start saving for something
          list    List the goals
          show    Show one goal
          delete  Delete a goal

        Read about a verb: cst help goal add

        """#)
  }

  @Test func theOverviewListsEverything() {
    #expect(
      sample.help(of: .everything, width: 80) == #"""
        Plan what to save each month
        Usage: cst COMMAND [options]

        The month:
          plan [VERB]  Show what this month requires: set
          flex         Try another amount this month
          undo         Take back the last changes

        Goals and money:
          goal VERB  add, list, show, delete
          tx VERB    deposit, list

        Other commands:
          help     Explain a command or a topic
          version  Show the version

        Topics (cst help TOPIC): amounts, undo, options
        A command: cst help COMMAND. Options of every command: cst help options

        """#)
  }

  @Test func aTopicIsReadBesideItsCommand() {
    #expect(
      sample.help(of: .command(["undo"]), width: 80) == #"""
        Take back the last changes

        Usage:
          cst undo [N]

        Examples:
          cst undo 2

        Arguments:
          N  How many (default: 1)

        Options:
          -n, --dry-run  Show what would change
          -y, --yes      Do not ask

        Every change can be undone.

        Options of every command: cst help options

        """#)
  }

  @Test func theOptionsOfEveryCommandAreATopic() {
    #expect(
      sample.help(of: .topic("options"), width: 80) == #"""
        The options that every command takes

              --json[=1]  Answer with one JSON document
              --width N   Fit the answer to a width
          -h, --help      Show help and stop
          -V, --version   Show the version and stop

        Every command that changes something also takes:

          -n, --dry-run  Show what would change
          -y, --yes      Do not ask

        """#)
  }

  @Test func aTopicExplainsItself() {
    #expect(
      sample.help(of: .topic("amounts"), width: 80) == #"""
        How to write amounts

        Write 12000EUR. The mark is a point.

        .5 is refused.

          12000EUR  With its currency
          No        A word

        """#)
  }
}
