/// What makes a record the same one at two times, among those of its kind, and
/// what else no two of them have.
public enum RecordIdentity: Hashable, Sendable {
  /// The bits of an id of its own.
  case id(UInt128)
  /// A share has one row a day.
  case share(Asset.ID, Goal.ID, CalendarDate)
  /// A goal has one plan a month.
  case plan(Goal.ID, Month)
  /// A month has one closing in all, and one for each goal.
  case closing(Month, Goal.ID?)
  /// A pair has one rate a day.
  case rate(CurrencyPair, CalendarDate)
  /// There is only one.
  case settings
  /// A kind has no two slugs, and no two names, compared as they are folded.
  case slug(RecordKind, String)
  case name(RecordKind, String)
  /// What a bank calls a transaction of an asset.
  case externalID(Asset.ID, String)

  /// The same as it is compared.
  var folded: RecordIdentity {
    guard case .name(let kind, let name) = self else { return self }
    return .name(kind, Wording.folded(name))
  }
}
