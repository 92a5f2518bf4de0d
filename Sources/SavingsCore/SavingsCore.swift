// The arithmetic of saving: what is held, what of it is whose, what a month
// asks of each goal, and what gives way in a short one.
//
// A `Book` holds what somebody recorded. It never changes: each change gives
// another book, or a problem that says why there is none. An `Occasion` is a
// book on a day. Of it come the balances and the `Plan` of the month, and of
// that a `FlexPlan` or a `BudgetPlan`. A `StoreFile` keeps a book on the disk.
//
//     func monthlyShare(
//       of target: Amount, from today: CalendarDate, by deadline: CalendarDate
//     ) throws -> Amount? {
//       var dice = SystemRandomNumberGenerator()
//       let boat = Goal(
//         id: Identifier(random: &dice), name: "Boat", slug: "boat",
//         target: target, currency: try Currency("EUR"), deadline: deadline,
//         start: today)
//       let book = try Book().adding(boat)
//       let plan = try Occasion(book, on: today).plan()
//       return plan.goals.first?.figures?.required
//     }
//
// What stays, whatever changes within:
//
// - It knows no clock, no terminal and no environment, and prints nothing: the
//   day and the dice come in as arguments. Only `Store` touches the disk.
// - Amounts are exact. Where something is rounded its rule says so, and no part
//   of a sum is lost.
// - What cannot be is thrown as a problem of its area, with what was asked for,
//   and nothing is changed by it.
// - A store that any release wrote can be read by each later one.
