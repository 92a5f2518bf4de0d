import Foundation
import SavingsCore
import Support
import Testing

/// What only a process of its own can show.
@Suite(.serialized) struct ProcessTests {
  @Test func fiftyDepositsAtOnceAreFiftyDeposits() throws {
    let program = try Program()
    try program.begin()
    let all = try (1...50).map { count in
      try program.start(["save", "\(count)EUR", "--goal", "boat"])
    }
    for process in all {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let book = try book(of: program)
    let deposits = book.transactions.filter { $0.kind == .deposit }
    let amounts = deposits.map(\.amount).sorted()
    #expect(deposits.count == 50)
    #expect(amounts == (1...50).map { Amount($0) })
  }

  @Test func aKilledWriterLeavesTheOldOrTheNew() throws {
    let program = try Program()
    try program.begin()
    var saved = 0
    for round in 0..<60 {
      let writer = try program.start(["save", "1EUR", "--goal", "boat"])
      // Earlier or later in its short life, from one round to the next.
      try program.watch(writer, for: round % 8)
      kill(writer.processIdentifier, SIGKILL)
      writer.waitUntilExit()
      let deposits = try book(of: program).transactions
        .count { $0.kind == .deposit }
      try #require(deposits == saved || deposits == saved + 1)
      if writer.terminationReason == .exit, writer.terminationStatus == 0 {
        try #require(deposits == saved + 1)
      }
      saved = deposits
    }
    let after = try program.run(["save", "1EUR", "--goal", "boat"])
    #expect(after.status == 0, "\(after.err)")
  }

  @Test func aReaderMayGoAway() throws {
    let program = try Program()
    try program.begin()
    for line in ["help", "tx list", "plan --json"] {
      let ending = try program.shell(
        "cst \(line) | head -1; echo ${PIPESTATUS[0]}")
      let status = ending.out.split(separator: "\n").last ?? ""
      #expect(["0", "141"].contains(status), "\(line): \(ending)")
      #expect(ending.err == "", "\(line)")
    }
    let gone = try program.shell(
      "exec 3> >(true); wait $!; cst help >&3; echo $?")
    #expect(gone.out == "141\n")
    #expect(gone.err == "")
  }

  @Test func closedStreamsHarmNothing() throws {
    let program = try Program()
    try program.begin()
    let before = try Data(contentsOf: program.store)
    let plan = try program.shell("cst plan >&-; echo $?")
    #expect(plan.out == "1\n")
    #expect(plan.err.hasPrefix("error: the answer could not be printed"))
    #expect(try Data(contentsOf: program.store) == before)
    let save = try program.shell("cst save 1EUR --goal boat >&-; echo $?")
    #expect(save.out == "7\n")
    #expect(save.err.hasSuffix("  tip: see what was changed: cst log\n"))
    #expect(try book(of: program).transactions.count == 2)
    // Programs get a document, and one line.
    for (line, start) in [
      ("plan", #""code":"not_printed","exitCode":1,"#),
      ("help", #""code":"not_printed","exitCode":1,"#),
      ("undo", #""code":"not_certain","exitCode":7,"#),
    ] {
      let told = try program.shell("cst \(line) --json >&-")
      #expect(
        told.err.hasPrefix(
          #"{"schemaVersion":1,"kind":"error","error":{\#(start)"#))
      #expect(told.err.split(separator: "\n").count == 1)
    }
    let quiet = try program.shell("cst plan >/dev/null 2>&- <&-; echo $?")
    #expect(quiet.out == "0\n")
  }

  /// Both streams into one place, as `2>&1` does it, is the answer and then
  /// the messages, however long the answer is.
  @Test func answersStandBeforeMessages() throws {
    let program = try Program()
    try program.begin()
    for line in [
      "goal add Trip --target 900GBP --deadline +1y",
      "rate set EUR/USD 1.1 --date 2020-01-01",
      "goal add Car --target 900USD --deadline +9y",
    ] {
      let ending = try program.shell("cst \(line)")
      try #require(ending.status == 0, "\(ending.err)")
    }
    for line in [
      "plan", "plan --format csv", "plan --accessible", "flex --adjust 0.5",
      "budget 1EUR --schedule",
      "tx withdraw 5000EUR --asset savings --dry-run",
      "save 5EUR --goal boat --date +1y --dry-run",
    ] {
      let apart = try program.shell("cst \(line)")
      try #require(!apart.out.isEmpty && !apart.err.isEmpty, "\(line)")
      for place in ["2>&1 | cat", ">\"$HOME/it\" 2>&1; cat \"$HOME/it\""] {
        let both = try program.shell("{ cst \(line); } \(place)")
        try #require(both.out == apart.out + apart.err, "\(line) \(place)")
        try #require(both.err == "")
      }
    }
    let long = try program.shell("cst budget 1EUR --schedule | wc -c")
    let count = long.out.filter(\.isNumber)
    #expect(try #require(Int(count)) > 65_536, "longer than a pipe holds")
  }

  @Test func filesAreTheirOwnersAlone() throws {
    let program = try Program()
    let line = ["asset", "add", "Savings", "--currency", "EUR"]
    let loose = try program.shell(
      "umask 0; cst \(line.joined(separator: " ")) && cst goal add Boat "
        + "--target 5EUR --deadline +1y")
    #expect(loose.status == 0, "\(loose.err)")
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: program.home.path)
    #expect(names.count > 3)
    for name in names {
      let path = program.home.appending(path: name).path
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      let mode = attributes[.posixPermissions] as? Int
      let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
      #expect(mode == (isFolder ? 0o700 : 0o600), "\(name)")
    }
  }

  @Test func whatCannotBeReadIsTold() throws {
    let program = try Program()
    try program.begin()
    let pipe = try program.shell(
      "mkfifo \"$HOME/pipe\"; cst plan --file \"$HOME/pipe\"")
    #expect(pipe.status == 5)
    #expect(pipe.err.contains("and not a file"), "\(pipe.err)")
    // Root may read everything, so another user tries.
    let other = try program.shell(
      "chmod 755 \"$HOME\"; cp \"$CST_PROGRAM\" \"$HOME/program\"; "
        + "cp \"$HOME\"/.local/share/cst/savings.json \"$HOME/mine.json\"; "
        + "chmod 600 \"$HOME/mine.json\"; chmod 755 \"$HOME/program\"; "
        + "if [ $(id -u) = 0 ]; then setpriv --reuid 65534 --regid 65534 "
        + "--clear-groups \"$HOME/program\" plan --file \"$HOME/mine.json\"; "
        + "else chmod 0 \"$HOME/mine.json\"; cst plan --file \"$HOME/mine.json\"; fi"
    )
    #expect([1, 5].contains(other.status), "\(other)")
    #expect(other.err.contains("mine.json"), "\(other.err)")
    #expect(other.out == "")
  }

  @Test func thereIsNoQuestionWithoutATerminal() throws {
    let program = try Program()
    try program.begin()
    _ = try program.run(["save", "5EUR", "--goal", "boat"])
    let before = try Data(contentsOf: program.store)
    let ending = try program.shell("echo y | cst goal delete boat")
    #expect(ending.status == 4)
    #expect(ending.err.contains("--yes"))
    #expect(try Data(contentsOf: program.store) == before)
  }

  @Test func theVersionIsPrinted() throws {
    let program = try Program()
    let ending = try program.run(["--version"])
    #expect(ending.status == 0)
    #expect(ending.out.hasPrefix("cst "))
  }

  private func book(of program: Program) throws -> Book {
    let file = StoreFile(named: program.store.path)
    return try #require(try file.read()).book
  }
}
