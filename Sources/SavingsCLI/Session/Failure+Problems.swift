internal import CommandGrammar
internal import SavingsCore

extension Failure {
  /// What any problem of the parts below comes to.
  package init(_ error: any Error) {
    self =
      switch error {
      case let failure as Failure: failure
      case let problem as UsageProblem: Failure(usage: problem)
      case let problem as NamingProblem: Failure(naming: problem, near: [])
      case let problem as MoneyProblem: Failure(money: problem)
      case let problem as DateProblem:
        Failure("unreadable_value", .usage, problem)
      case let problem as BookProblem: Failure(book: problem)
      case let problem as FlexProblem: Failure(flex: problem)
      case let problem as BudgetProblem: Failure(budget: problem)
      case let problem as StoreProblem: Failure(store: problem)
      case let problem as HistoryProblem:
        Failure("not_possible", .refused, problem)
      default:
        Failure(
          "unexpected", .failed,
          "something went wrong: \(String(describing: error))",
          tip: "nothing was changed; look at the data with: cst check")
      }
  }

  private init(usage problem: UsageProblem) {
    self.init(
      problem.code, .usage, Phrase(problem.message), subject: problem.subject,
      candidates: problem.candidates, tip: Phrase(advice: problem.tip))
  }

  /// A name that means nobody or several, with what is spelt alike.
  init(naming problem: NamingProblem, near: [String]) {
    let (code, subject, candidates) =
      switch problem {
      case .nobody(let kind, let text): ("no_such_\(kind.rawValue)", text, near)
      case .several(let kind, let text, let names):
        ("ambiguous_\(kind.rawValue)", text, names)
      }
    let tip = near.first.map { "a similar one exists: \($0)" as Phrase }
    self.init(
      code, .notFound, Phrase(problem.statement), subject: subject,
      candidates: candidates,
      tip: tip ?? problem.hint.map { Phrase(advice: $0) } ?? Failure.look)
  }

  private init(money problem: MoneyProblem) {
    if case .overflow = problem {
      self.init("overflow", .refused, problem)
    } else {
      self.init("unreadable_value", .usage, problem)
    }
  }

  private init(book problem: BookProblem) {
    switch problem {
    case .emptyName, .spacesAround, .tooLong, .unsafeText, .notASlug,
      .negativeTarget, .negativeAmount, .deadlineNotAfterStart,
      .negativeEarmark, .wrongSign, .kindCannotNameGoal, .rateNotPositive,
      .digitsFixed, .digitsOutOfRange, .negativeDays, .notOneEmoji:
      self.init("bad_value", .usage, problem)
    case .idTaken, .dangling:
      self.init("damaged", .data, problem)
    case .amounts(let problem):
      self.init(money: problem)
    case .nameTaken, .slugTaken, .slugAlike, .currencyFixed, .currencyEarmarked,
      .lifecycleNotEdited, .goalEnded, .goalAlready,
      .goalNotEnded, .overAllocated, .earmarkBelowMoved, .savedBeforeShare,
      .externalIDTaken:
      self.init("not_possible", .refused, problem)
    }
  }

  private init(flex problem: FlexProblem) {
    switch problem {
    case .protectedAndSkipped, .outOfRange:
      self.init("bad_value", .usage, problem)
    case .outOfReach: self.init("out_of_reach", .refused, problem)
    case .unknown: self.init("missing_rate", .refused, problem)
    case .amounts(let problem): self.init(money: problem)
    case .book(let problem): self.init(book: problem)
    }
  }

  private init(store problem: StoreProblem) {
    let (code, status): (String, ExitCode) =
      switch problem.outcome {
      case .unusable: (problem.code, .data)
      case .failed: ("not_saved", .failed)
      case .uncertain: ("not_certain", .unsure)
      }
    self.init(code, status, problem)
  }

  private init(budget problem: BudgetProblem) {
    switch problem {
    case .unknown: self.init("missing_rate", .refused, problem)
    case .amounts(let problem): self.init(money: problem)
    case .book(let problem): self.init(book: problem)
    }
  }

  private init(_ code: String, _ status: ExitCode, _ problem: some Problem) {
    self.init(
      code, status, Phrase(problem.statement),
      tip: problem.hint.map { Phrase(advice: $0) } ?? Failure.look)
  }

  private static let look: Phrase = "see what there is: cst plan"
}

extension StoreProblem {
  /// What scripts call a store that is of no use.
  fileprivate var code: String {
    switch self {
    case .missing, .gone, .noFolder: "no_store"
    case .busy, .editedMeanwhile: "busy"
    default: "damaged"
    }
  }
}
