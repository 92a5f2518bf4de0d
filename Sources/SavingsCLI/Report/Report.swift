internal import CommandGrammar
internal import SavingsCore

let report = Command(
  "report", "Write a page to look at, print or give away",
  option("goal", .goal, "Only this goal").repeated,
  option("currency", .currency, "The currency of the totals").optional,
  Options.output,
  examples: [
    "cst report -o report.html",
    "cst report --goal new-car -o -",
  ],
  details: """
    It is one file of HTML with what is left to save, how far every goal is,
    and what the last months came to. It loads nothing and runs nothing, reads
    well on a phone, on a wide screen, in the dark, on paper and aloud, and
    holds no notes and no addresses. With --goal it tells of these goals only.

    A file that is there is replaced only if it is such a page. With --json
    the answer is what the page shows, whether a file is written or not.
    """,
  related: ["plan", "forecast", "month list"]
) { (session: Session, names, currency, place) in
  let isJSON = session.request.look.isJSON
  guard place != nil || isJSON else {
    throw Failure(
      "missing_argument", .usage, "a report needs a file to go to",
      tip: "\(run: "cst report -o report.html")")
  }
  if place == "-", isJSON {
    throw Failure.badValue(
      "-o - and --json both want standard output",
      tip: "name a file: \(run: "cst report -o report.html --json")")
  }
  let file = place == "-" ? nil : place
  let answer = try ReportAnswer(session, names, in: currency, file: file)
  let page = ReportPage(answer, revision: session.revision)
  let path = try file.map { file in
    try session.write(
      to: file, replacing: ReportPage.beginning, "is not a report of cst",
      page.next)
  }
  return Reply(answer, warnings: answer.warnings) {
    if let file, let path {
      """
      Wrote \(link(file, path, session)): \
      \(Phrase(.words(answer.plan.month.spelled))), \
      \(answer.plan.goals.count, "goal"), \((page.count + 1023) / 1024) KB.
      """
    }
  }
  .told(as: place == "-" ? page.written() : nil, confirms: file != nil)
}

/// The name of a file, which a terminal leads from to it.
private func link(_ file: String, _ path: String, _ session: Session) -> Phrase
{
  let world = session.request.world
  guard world.output.isTerminal, world.environment["TERM"] != "dumb",
    let host = world.host()
  else { return Phrase(file) }
  let parts = path.parts(at: "/").map(\.percentEncoded)
  let address = host.percentEncoded + parts.joined(separator: "/")
  return Phrase(.link(file, to: "file://" + address))
}
