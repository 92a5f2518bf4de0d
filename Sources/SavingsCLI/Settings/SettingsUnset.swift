internal import CommandGrammar
internal import SavingsCore

let settingsUnset = Command(
  "settings unset", "Take a setting back to its default",
  positional("key", .settingKey, "Which one"),
  examples: ["cst settings unset payday"],
  related: ["settings list", "settings set"], changes: true
) { (session: Session, key) in
  let book = try session.book()
  let old = book.household.settings
  let settings = key.unset(in: old)
  let next = try book.preferring(settings)
  return Reply(try session.change(to: next)) {
    if settings == old {
      "\(key.name) was not set; nothing was changed."
    } else {
      let usual = next.household.inForce.settings
      key.value(in: usual) == nil
        ? "\(key.name) is not set any more."
        : "\(key.name) is back to its default: \(key.words(in: usual))."
      settings.recounted(from: old)
    }
  }
}
