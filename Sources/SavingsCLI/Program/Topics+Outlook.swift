internal import CommandGrammar

let whatIfTopic = Topic(
  "what-if", "What would happen if",
  .text(
    """
    Every change shows with --dry-run what it would do. Several changes at once
    are a list of steps for cst try, which carries them out on a copy, and then
    answers any question:

    - once 100 more: cst try 'save 100EUR --goal new-car --asset savings'
      --ask 'forecast new-car'
    - more a month: cst forecast new-car --monthly 1000EUR; for all goals cst
      budget 1700EUR
    - one goal more: cst try 'goal add Boat --target 5000EUR --deadline +2y'
      --ask budget
    - one goal less: cst try 'goal cancel new-car'
    - more time: cst try 'goal edit new-car --deadline +6m'
    - a price 30 % lower: cst try 'rate set BTC/EUR 57400'
    - no income for three months: cst plan --today +3m, for nothing is saved
      until then
    - less this month: cst flex --adjust 0.5
    - all of it together: one cst try with a step for each

    A step may happen on a day of its own, and so may the question: cst try
    'save 100EUR --goal new-car --today +1m' --ask 'plan --today +2m'. The step
    - reads more of them from standard input, one a line. Nothing is saved.
    """))
