import SavingsCore

/// Everything that a value holds, down to the last property, as a text.
///
/// By it tests compare whole values of types that the program never compares.
/// The accounts and settings from which something was worked out are no part of
/// it, nor is where sums counted last; what a goal holds, which is worked out
/// when somebody asks, is.
package func contents(of value: Any) -> String {
  let name = "\(type(of: value))"
  if origins.contains(name) { return name }
  if let number = value as? any BinaryInteger { return "\(number)" }
  if let text = value as? String { return text.debugDescription }
  if let date = value as? CalendarDate { return "\(date)" }
  let mirror = Mirror(reflecting: value)
  var parts = mirror.children.map { part in
    "\(part.label ?? ""): \(contents(of: part.value))"
  }
  if let requirement = value as? Requirement {
    parts.append(contents(of: requirement.holdings))
    parts.append(contents(of: requirement.holdingsAtOpening))
  }
  let type = "\(mirror.subjectType)"
  if parts.isEmpty {
    let text = "\(value)"
    precondition(text != "(Opaque Value)", "\(type) cannot be looked into")
    return text
  }
  switch mirror.displayStyle {
  case .set, .dictionary: return "\(type)(\(parts.sorted()))"
  default: return "\(type)(\(parts.joined(separator: ", ")))"
  }
}

private let origins = [
  "Accounts", "GoalAccount", "PlanSetting", "Stretch", "Latest",
]
