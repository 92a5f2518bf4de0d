internal import SavingsCore

extension Month {
  /// The month of its year in words: `March`.
  var name: String { monthNames[number - 1] }
}

private let monthNames = [
  "January", "February", "March", "April", "May", "June", "July", "August",
  "September", "October", "November", "December",
]
