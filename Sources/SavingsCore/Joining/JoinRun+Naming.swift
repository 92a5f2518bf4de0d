extension JoinRun {
  /// What a record is called, in words of the commands.
  func name(of entry: JoinEntry) -> String {
    let text = entry.before ?? entry.sides[first] ?? entry.sides[1 - first]
    func said(_ key: String) -> String { text?.text(key) ?? "" }
    func slug(_ part: StorePart, _ key: String) -> String {
      self.slug(part, said(key))
    }
    switch entry.part {
    case .settings: return "settings"
    case .goals: return "goal/\(slug(.goals, "id"))"
    case .assets: return "asset/\(slug(.assets, "id"))"
    case .allocations:
      return
        "alloc/\(slug(.assets, "asset"))/\(slug(.goals, "goal"))/\(said("since"))"
    case .plans: return "plan/\(slug(.goals, "goal"))/\(said("month"))"
    case .rates: return "rate/\(said("base"))/\(said("quote"))/\(said("date"))"
    case .transactions:
      // Both sides of a transfer have the name of the withdrawal.
      let isOther = said("kind") == "deposit" && text?["transfer"] != nil
      return "tx/\(short(said(isOther ? "transfer" : "id")))"
    case .closings: return "closing\(entry.key.dropFirst("closings".count))"
    }
  }

  /// The beginning of an id, or all of it where another one begins so.
  private func short(_ id: String) -> String {
    let start = String(id.prefix(8))
    var place = ids.firstPlace { $0 >= start }
    while place < ids.count, ids[place].hasPrefix(start) {
      if ids[place] != id { return id }
      place += 1
    }
    return start
  }

  /// The slug of a goal or an asset: that of before, else that of the first
  /// store.
  func slug(_ part: StorePart, _ id: String) -> String {
    if let entry = entry(at: "\(part.rawValue)/\(id)") {
      let text = entry.before ?? entry.sides[first] ?? entry.sides[1 - first]
      return text?.text("slug") ?? id
    }
    let household = book(first).household
    let slug =
      part == .goals
      ? Goal.ID(id).flatMap { household.goal($0)?.slug }
      : Asset.ID(id).flatMap { household.asset($0)?.slug }
    return slug ?? id
  }
}
