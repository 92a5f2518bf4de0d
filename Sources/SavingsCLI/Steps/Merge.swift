internal import CommandGrammar
internal import SavingsCore

let merge = Command(
  "merge", "Bring another copy of the store in",
  Options.other, Options.base,
  option("here", .conflict, "Keep what is here, of this").repeated,
  option("there", .conflict, "Take what is there, of this").repeated,
  Options.driver,
  examples: [
    "cst merge ben.json", "cst merge ben.json --there all",
    "cst merge ben.json --here all --there goal/new-car/deadline",
    "cst merge -",
  ],
  details: #"""
    What one side changed since both knew the same is taken; what both changed
    differently is asked, all at once, and nothing is written before all is
    answered. NAME is the name of a conflict, its beginning up to a slash, or
    all; the longest that fits counts.

    What both knew is told by the histories beside the two files, so copy the
    history with the store: cp savings.json savings.json.history there/. Where
    there is none, name a copy of then with --base. With - it reads what
    another program writes, without a history: ssh ben cat savings.json | cst
    merge -

    With git, which then merges by itself, once in every clone:

      git config merge.cst.driver "cst merge %B --base %O --file %A --driver %P"

    and once for all of them, committed:

      echo "savings.json merge=cst" >>.gitattributes
      printf '%s\n' 'savings.json.*' '.savings.json.*' >>.gitignore
    """#,
  related: ["check", "undo"], changes: true
) { (session: Session, file, base, here, there, driver) in
  let answers =
    here.map { JoinAnswer($0, .here) } + there.map { JoinAnswer($0, .there) }
  if let name = here.first(where: there.contains) {
    throw Failure.badValue(
      "\(quoted: name) cannot be both from here and from there",
      tip: "leave one of the two out")
  }
  let snapshot = try session.snapshot()
  let other = session.request.other
  let past = try session.past(of: snapshot, and: other)
  // Git calls it by a name that it has only for now.
  let shown = driver ?? file
  let name = shown.fileName
  let outcome: JoinOutcome
  do {
    outcome = try snapshot.joining(other, since: past, answers: answers)
  } catch let problem as JoinProblem {
    throw problem.failure(of: shown, session.request)
  }
  guard case .joined(let joined) = outcome else {
    throw session.openFailure(
      outcome, file: file, base: base, past: past, answers: answers,
      driver: driver)
  }
  let old = try session.occasion()
  let change = Change(
    from: snapshot.book, old, to: joined.snapshot.book,
    merged: joined.isNew
      ? .init(other: other, revision: joined.snapshot.revision) : nil)
  let answer = MergeAnswer(file: file, past: past, joined: joined)
  return Reply(
    answer, joined.isNew ? change : nil,
    warnings: try joined.warnings.compactMap { try $0.warning(in: change) }
  ) {
    if !joined.isNew {
      "Nothing is new: all of \(quoted: name) is here already."
    } else {
      past.account(of: name)
      if past.source == .none, driver == nil { session.remedy }
      joined.document(in: [snapshot.book, other.book, change.after])
      change.required()
    }
    // One of the store's own name is the store of somebody else.
    if joined.isNew, file != "-", driver == nil, !session.request.isDryRun,
      name != session.store.path.pathName
    {
      "\(quoted: file) is in, and may be deleted."
    }
  }
  .told(confirms: true)
}

extension Notation {
  /// What a conflict is called, or how it begins.
  fileprivate static var conflict: Notation<String> {
    Notation<String>(
      "name", like: "goal/new-car", completes: .dynamic("conflict")
    ) { (text) throws(Misreading) in
      guard !text.isEmpty else {
        throw Misreading("an empty text names no conflict", tip: "write all")
      }
      return text.hasSuffix("/") ? String(text.dropLast()) : text
    }
  }
}

extension Snapshot {
  /// Whether it has records of a state of before, or all of them are gone.
  fileprivate func came(from base: Snapshot) -> Bool {
    let household = book.household
    return base.book.sharesRecords(with: book)
      || household.goals.isEmpty && household.assets.isEmpty
        && revision > base.revision
  }
}

extension Session {
  /// How it would be known what both knew.
  var remedy: Phrase {
    "Copy the history along with the store, or name a copy of then with --base."
  }

  /// What the store and another one both knew.
  func past(of snapshot: Snapshot, and other: Snapshot) throws -> Past {
    let file = try request.matches.value(of: Options.other)
    let others = file == "-" ? [] : [StoreFile(named: file)]
    let driver = request.store.nameAlone
    let lineage =
      try driver == nil ? request.store.lineage(with: others) : Lineage()
    do {
      guard let base = request.base else {
        if !snapshot.book.transactions.areRead
          || !other.book.transactions.areRead,
          !lineage.came(snapshot.state, from: other.state)
        {
          throw Unasked()
        }
        return try Past(of: snapshot, and: other, in: lineage)
      }
      // Git knows; and of a base without records nothing can be deleted.
      let household = base.book.household
      if driver == nil, !household.goals.isEmpty || !household.assets.isEmpty {
        for side in [snapshot, other] where !side.came(from: base) {
          guard snapshot.book.sharesRecords(with: other.book) else {
            throw JoinProblem.notRelated
          }
          throw Failure(
            "not_related", .refused,
            "what --base names does not share records with both stores",
            tip: "leave it out, or name a copy of before")
        }
        let sides = [snapshot.state, other.state]
        for place in 0...1
        where base.state == sides[place]
          && !lineage.came(sides[1 - place], from: base.state)
        {
          throw Failure.badValue(
            """
            --base names what both knew before they changed it, and this is \
            one of the two
            """, tip: "leave it out, or name a copy of before")
        }
      }
      // What is all here already is nothing new, whatever somebody names.
      if driver == nil, lineage.came(snapshot.state, from: other.state) {
        return try Past(of: snapshot, and: other, in: lineage)
      }
      return Past(given: base, here: snapshot)
    } catch let problem as JoinProblem {
      throw problem.failure(of: driver ?? file, request)
    }
  }

  /// The names of what would have to be answered, with what each side says.
  func conflictNames() throws -> [(String, String)] {
    // What comes in is not there yet while somebody types.
    if try request.matches.value(of: Options.other) == "-" { return [] }
    try request.readOthers()
    let snapshot = try snapshot()
    let other = request.other
    let outcome = try snapshot.joining(
      other, since: try past(of: snapshot, and: other))
    guard case .open(let conflicts) = outcome else { return [] }
    let look = Look(settings)
    return conflicts.map { conflict in
      let words = conflict.versions(in: snapshot.book.household)
      return (
        conflict.name,
        "\(words[1].text(look)), or \(words[2].text(look)) there"
      )
    } + [("all", "everything that is open")]
  }
}
