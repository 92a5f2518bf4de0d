import CommandGrammar
import Support
import Testing

/// The pages written from the declarations.
@Suite struct DocumentTests {
  private let manual = sample.manual(date: "March 10, 2026", version: "1.0.0")

  @Test func theMarkdownShowsEveryCommandWhole() {
    let text = sample.markdown
    for command in sample.commands {
      #expect(text.contains("\n### cst \(command.name)\n"))
      #expect(text.contains("\n\(command.summary).\n"))
      for example in command.examples { #expect(text.contains(example)) }
      for shape in sample.options(of: command) + command.positionals {
        #expect(text.contains("`\(shape.synopsis)`: \(shape.explanation)"))
      }
    }
    #expect(text.contains("- `ls` is `list`\n"))
    #expect(text.contains("\ncst flex (--adjust TEXT | --to AMOUNT)"))
  }

  @Test func theMarkdownOfACommandReadsWell() {
    #expect(
      sample.markdown.contains(
        """
        ### cst goal add

        Start saving for something.

        ```
        cst goal add NAME --target AMOUNT [--flex flexible|protected] [--note TEXT]
            [--link TEXT]...
        ```

        For example:

        ```
        cst goal add "Emergency fund" --target 10000EUR --flex protected
        cst goal add Boat --target 5000EUR
        ```

        - `NAME`: What it is
        - `--target AMOUNT`: How much it takes (required)
        - `--flex flexible|protected`: How far it gives way (default: flexible)
        - `--note TEXT`: A few words about it
        - `--link TEXT`: A page about it; may be repeated

        It takes the options of every change, too.

        The name can be changed later. The target is exact: nothing is rounded.

        See also `cst goal list` and `cst help amounts`.

        """))
  }

  @Test func theManualHasItsPartsInOrder() {
    let titles = manual.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }
    #expect(
      titles == [
        ".Sh NAME", ".Sh SYNOPSIS", ".Sh DESCRIPTION", ".Sh EXAMPLES",
      ])
    #expect(manual.hasPrefix(".Dd March 10, 2026\n.Dt CST 1\n.Os cst 1.0.0\n"))
  }

  @Test func theManualShowsEveryOption() {
    for command in sample.commands {
      #expect(manual.contains("\n.Ic \(command.name)\n"))
      for shape in sample.options(of: command) {
        #expect(manual.contains("Fl -\(shape.name)"))
      }
    }
    #expect(manual.contains("\n.It Fl n , Fl -dry-run\n"))
    #expect(manual.contains("\n.It Fl -json Ns Op = Ns Ar 1\n"))
    #expect(manual.contains("\n.Pq Fl -adjust Ar TEXT | Fl -to Ar AMOUNT\n"))
  }

  @Test func theManualClosesWhatItOpens() {
    let lines = manual.split(separator: "\n")
    for (opening, closing) in [
      (".Bl", ".El"), (".Bd", ".Ed"), (".It Xo", ".Xc"),
    ] {
      let opened = lines.count { $0.hasPrefix(opening) }
      #expect(opened > 0)
      #expect(opened == lines.count { $0.hasPrefix(closing) })
    }
  }

  @Test func textsOfTheManualAreNeverMacros() {
    #expect(manual.contains("\nThe mark is a point.\n"))
    #expect(manual.contains("\n\\&.5 is refused.\n"))
    #expect(manual.contains("\n.It Li \\&No\n"))

    let odd = Command<Int, String>(
      "odd", "Say \\ and ' and .", examples: ["'odd'", ".odd"],
      details: "'quoted' first. A \\n is no line.\n\nAnother"
    ) { _ in "" }
    let grammar = Grammar("odd", "At \"No\" place ,", commands: [odd])
    let text = grammar.manual(date: "May 1, 2026", version: "1")
    #expect(text.contains("\n.Nd at \\(dqNo\\(dq place \\&,\n"))
    #expect(text.contains("\nSay \\e and ' and ..\n.Pp\n"))
    #expect(text.contains("\n\\&'quoted' first.\nA \\en is no line.\n"))
    #expect(text.contains("\n\\&'odd'\n"))
  }

  @Test func theManualHasNoLongOrBlankLines() {
    for line in manual.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    {
      #expect((1...79).contains(line.count), "\(line)")
      #expect(line.last != " ")
    }
  }
}
