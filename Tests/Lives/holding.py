"""All that is said on a day, held against each other."""

from decimal import Decimal

MONTHLY = ("required", "planned", "savedThisMonth", "takenOut", "left")


class Holding:
    """Counts what is compared, and keeps what contradicts itself."""

    def __init__(self):
        self.count = 0
        self.found = []

    def same(self, what, one, other):
        self.count += 1
        if one != other:
            self.found.append(f"{what}: {one} here, {other} there")


def contradictions(saver):
    """What two answers say differently, and how much was compared."""
    it = Holding()
    plan = saver.asked("plan")
    report = saver.asked("report")
    month = saver.asked("month", "show", plan["month"])
    months = saver.asked("month", "list", "--limit", "120")
    forecast = saver.asked("forecast")
    shares = saver.asked("chart", "shares")
    assets = saver.asked("asset", "list")
    moved = [it for it in saver.asked("tx", "list")["transactions"]
             if it["date"] <= saver.today.isoformat()]

    it.same("plan of the report", plan, report["plan"])
    hold_month(it, plan, month, months)
    hold_goals(it, plan, report, forecast)
    hold_accounts(it, plan, shares, assets, moved)
    hold_journal(it, until(saver.today, saver.read("export", "ledger")),
                 shares, assets)
    hold_words(it, saver, plan)
    return it.found, it.count


def hold_month(it, plan, month, months):
    """The running month is what the plan says, and the last of its list."""
    planned = by_slug(plan["goals"])
    # A month also tells of the goals that ended in it, and a plan does not.
    hasEnded = any(goal["slug"] not in planned for goal in month["goals"])
    if plan["totals"]["complete"] and not hasEnded:
        for key in MONTHLY:
            it.same(f"{key} of the month", month["totals"][key],
                    plan["totals"][key])
    for goal in month["goals"]:
        for key in MONTHLY:
            if goal["slug"] in planned:
                it.same(f"{key} of {goal['slug']}", goal[key],
                        planned[goal["slug"]][key])
    for last in months["months"][-1:]:
        it.same("the last month", last["month"], plan["month"])
        for key in MONTHLY:
            it.same(f"{key} in the list", last[key], month["totals"][key])


def hold_goals(it, plan, report, forecast):
    """A goal has the same wherever it is spoken of."""
    planned = by_slug(plan["goals"])
    for goal in forecast["goals"]:
        here = planned[goal["slug"]]
        for key in ("status", "deadline"):
            it.same(f"{key} of {goal['slug']} in the forecast", goal[key],
                    here[key])
        # What is set apart for a bill pays for nothing that comes later.
        if here["saved"]:
            it.same(f"what of {goal['slug']} counts in the forecast",
                    value(goal["saved"]),
                    value(here["saved"]) - value(here["reserved"]))
    for goal in report["goals"]:
        for key in ("status", "progress", "deadline"):
            it.same(f"{key} of {goal['slug']} in the report", goal[key],
                    planned[goal["slug"]][key])
    for chart in report["saved"]:
        now = chart["points"][-1] if chart["points"] else None
        if not now:
            continue
        saved = (planned[chart["goal"]] if chart["goal"]
                 else plan["totals"])["saved"]
        if saved:
            it.same(f"last point of {chart['goal'] or 'all goals'}",
                    now["saved"], saved)


def hold_accounts(it, plan, shares, assets, moved):
    """What came in is what is there, and each part of it is somebody's."""
    sums = {}
    for transaction in moved:
        sums[transaction["asset"]] = (sums.get(transaction["asset"], 0)
                                      + value(transaction["amount"]))
    it.same("all accounts together", shares["total"], assets["total"])
    listed = by_slug(assets["assets"])
    for asset in shares["assets"]:
        slug = asset["slug"]
        balance = value(asset["balance"])
        it.same(f"balance of {slug}", asset["balance"],
                listed[slug]["balance"])
        it.same(f"what moved in {slug}", sums.get(slug, 0), balance)
        # Of nothing, or less, there are no parts.
        it.same(f"parts of {slug}",
                sum(value(part["funded"]) for part in asset["parts"]),
                max(balance, 0))
    for goal in plan["goals"]:
        parts = [part["funded"] for asset in shares["assets"]
                 for part in asset["parts"] if part["goal"] == goal["slug"]]
        if goal["saved"] and all(
                part["currency"] == goal["currency"] for part in parts):
            it.same(f"shares of {goal['slug']}", sum(map(value, parts)),
                    value(goal["saved"]))


def until(today, journal):
    """What the journal moves up to a day."""
    entries = journal.split("\n\n")
    return "\n".join(entry for entry in entries
                     if entry.lstrip("\n")[:10] <= today.isoformat())


def hold_journal(it, journal, shares, assets):
    """The journal moves what is there, and gives each goal what it has."""
    held, given, stated = {}, {}, {}
    for line in journal.splitlines():
        parts = line.split("  ")
        if not line.startswith("    ") or len(parts) < 4:
            continue
        account, amount = parts[2].strip(), parts[3]
        if "=" in amount:
            stated[account] = Decimal(amount.split("=")[1].split()[0])
            amount = amount.split("=")[0]
        number, code = amount.split()[:2]
        key = (account, code)
        if account.startswith("Assets:"):
            held[account] = held.get(account, 0) + Decimal(number)
        elif account.startswith("Equity:Goals:"):
            given[key] = given.get(key, 0) + Decimal(number)
    it.same("assets of the journal", len(stated), len(assets["assets"]))
    for account, balance in stated.items():
        it.same(f"{account} of the journal", held.get(account, 0), balance)
    it.same("balances of the journal", sorted(stated.values()),
            sorted(value(asset["balance"]) for asset in assets["assets"]))
    funded = {}
    for asset in shares["assets"]:
        for part in asset["parts"]:
            if part["goal"] and value(part["funded"]):
                key = (part["goal"], part["funded"]["currency"])
                funded[key] = funded.get(key, 0) + value(part["funded"])
    it.same("goals of the journal", sorted(given.values()),
            sorted(funded.values()))


def hold_words(it, saver, plan):
    """People are told what programs are told."""
    left = plan["totals"]["left"]
    if left and value(left):
        words = f"{value(left):,} {left['currency']}"
        for command in (("plan",),):
            it.same(f"`cst {' '.join(command)}` says what is left",
                    words in saver.read(*command), True)


def by_slug(records):
    return {record["slug"]: record for record in records}


def value(money):
    return Decimal(money["amount"])
