"""The same made-up history as a store, two journals and a table.

Nothing in it depends on the machine or the day: the same sizes give the same
bytes, and the guard counts on that.
"""

import datetime
import sqlite3
import struct

TODAY = "2026-11-20"
MASK = (1 << 64) - 1


class Dice:
    """Random numbers that are the same in every run (SplitMix64)."""

    def __init__(self, seed):
        self.state = seed

    def roll(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        bits = self.state
        bits = ((bits ^ bits >> 30) * 0xBF58476D1CE4E5B9) & MASK
        bits = ((bits ^ bits >> 27) * 0x94D049BB133111EB) & MASK
        return bits ^ bits >> 31

    def identity(self):
        digits = f"{self.roll():016x}{self.roll():016x}"
        return (f"{digits[:8]}-{digits[8:12]}-4{digits[13:16]}"
                f"-a{digits[17:20]}-{digits[20:]}")


class History:
    """A household, and so many transactions over eleven years."""

    def __init__(self, transactions, goals=30, assets=20, closed=0,
                 since=None, monthly=False, daily=0):
        dice = Dice(6)
        self.assets = [(dice.identity(), asset_currency(n))
                       for n in range(assets)]
        self.goals = [dice.identity() for _ in range(goals)]
        self.rows = [(n, n % assets) for n in range(goals)]
        self.rows += [(n, (n * 7 + 3) % assets) for n in range(goals)
                      if (n * 7 + 3) % assets != n % assets]
        self.count = transactions
        self.closed = closed
        self.since = since
        self.monthly = monthly
        self.daily = daily

    def transactions(self):
        """Yields what moved, by date, as nine texts or `None`."""
        dice = Dice(self.count)
        start = datetime.date(2015, 12, 1)
        length = (datetime.date.fromisoformat(TODAY) - start).days
        days = [(start + datetime.timedelta(n)).isoformat()
                for n in range(length)]
        # Whoever names a goal names one that has a fixed sum of the asset.
        named = {a: self.goals[g] for g, a in self.rows if g % 2}
        for n in range(self.count):
            bits = dice.roll()
            asset = n if n < len(self.assets) else bits % len(self.assets)
            kind, sign = "deposit", ""
            if n < len(self.assets):
                kind = "opening"
            elif bits >> 8 & 7 == 0:
                kind = "interest"
            elif bits >> 8 & 7 < 3:
                kind, sign = "withdrawal", "-"
            cents = (1_000_000 if kind == "opening" else 100) \
                + (bits >> 16) % (1000 if kind == "interest" else 30_000)
            if self.assets[asset][1] == "BTC":
                amount = f"{sign}0.{cents:08}".rstrip("0")
            else:
                amount = sign + decimal(cents)
            goal = note = counterparty = external = None
            if kind in ("deposit", "withdrawal") and bits >> 40 & 3 == 0:
                goal = named.get(asset)
            if bits >> 42 & 7 == 0:
                note = f"what number {n} was for"
            if bits >> 45 & 15 == 0:
                counterparty = f"Somebody {bits >> 50 & 255}"
            if bits >> 49 & 15 == 0:
                external = f"bank-{n}"
            yield (dice.identity(), asset, days[n * length // self.count],
                   kind, amount, goal, note, counterparty, external)

    def closings(self):
        """So many closed months before today's, each of ten goals."""
        last = int(TODAY[:4]) * 12 + int(TODAY[5:7]) - 2
        sums = {"required": "250.5", "planned": "250.5",
                "savedThisMonth": "200", "takenOut": "0", "left": "50.5"}
        records = []
        for number in range(last - self.closed + 1, last + 1):
            month = f"{number // 12:04}-{number % 12 + 1:02}"
            records.append(record(month=month, closed=TODAY, currency="EUR",
                                  **sums))
            for n, goal in enumerate(self.goals[:10]):
                records.append(record(month=month, goal=goal,
                                      name=f"Goal {n}", currency="EUR",
                                      **sums))
        return records

    @property
    def start(self):
        """The day on which all goals begin, where that is one day."""
        return f"{self.since}-12-01" if self.since else None

    def days_of_rates(self):
        """The twentieth of three years' months, or so many days to today."""
        if self.daily:
            today = datetime.date.fromisoformat(TODAY)
            return [(today - datetime.timedelta(n)).isoformat()
                    for n in reversed(range(self.daily))]
        return [f"{2023 + (n + 11) // 12}-{(n + 11) % 12 + 1:02}-20"
                for n in range(36)]

    def head(self):
        """Everything of a store that stands before its transactions."""
        scale = 1 + self.count // 500
        parts = {"goals": [], "assets": [], "allocations": [], "plans": [],
                 "closings": self.closings(), "rates": []}
        for n, goal in enumerate(self.goals):
            if self.monthly:
                parts["goals"].append(record(
                    id=goal, name=f"Goal {n}", slug=f"goal-{n}",
                    currency="USD" if n % 5 == 4 else "EUR",
                    start=f"{2018 + n % 8}-01-01", flex="flexible",
                    monthly=str(5 + n % 40)))
                continue
            parts["goals"].append(record(
                id=goal, name=f"Goal {n}", slug=f"goal-{n}",
                target=str((5000 + n % 40 * 500) * scale),
                currency="USD" if n % 5 == 4 else "EUR",
                deadline=f"{2027 + n % 5}-{1 + n % 12:02}-15",
                start=self.start or f"{2018 + n % 8}-01-01",
                flex="protected" if n % 10 == 9 else "flexible"))
        for n, (asset, currency) in enumerate(self.assets):
            parts["assets"].append(record(
                id=asset, name=f"Account {n}", slug=f"account-{n}",
                currency=currency))
        part = 0.9 / max(1, len(self.rows) / len(self.assets))
        for goal, asset in self.rows:
            share = f"{int(part * 1000) / 10:g}%" if goal % 2 == 0 else "250"
            parts["allocations"].append(record(
                asset=self.assets[asset][0], goal=self.goals[goal],
                share=share, since=self.start or "2018-01-01"))
        for n, date in enumerate(self.days_of_rates()):
            for base, quote, rate in (("EUR", "USD", f"1.{100 + n % 800}".rstrip("0")),
                                      ("EUR", "JPY", f"{150 + n % 20}.5"),
                                      ("BTC", "EUR", f"{60_000 + 500 * n}")):
                parts["rates"].append(record(
                    base=base, quote=quote, rate=rate, date=date,
                    source="manual"))
        yield ('{\n  "format": "cst",\n  "schemaVersion": 3,\n'
               '  "revision": 1,\n'
               '  "settings": {"currency":"EUR","payday":25},\n')
        for name, records in parts.items():
            if records:
                lines = ",\n    ".join(records)
                yield f'  "{name}": [\n    {lines}\n  ],\n'
            elif name != "closings":
                yield f'  "{name}": [],\n'

    def write_store(self, path):
        with open(path, "wb") as file:
            checksum = Checksum()

            def put(text):
                data = text.encode()
                checksum.take(data)
                file.write(data)

            for text in self.head():
                put(text)
            put('  "transactions": [')
            lines = []
            mark = "\n    "
            for row in self.transactions():
                identity, asset, date, kind, amount = row[:5]
                lines.append(
                    f'{mark}{{"id":"{identity}",'
                    f'"asset":"{self.assets[asset][0]}","date":"{date}",'
                    f'"kind":"{kind}","amount":"{amount}"'
                    + "".join(f',"{key}":"{text}"' for key, text in zip(
                        ("goal", "note", "counterparty", "externalId"),
                        row[5:]) if text is not None)
                    + "}")
                mark = ",\n    "
                if len(lines) == 10_000:
                    put("".join(lines))
                    lines = []
            put("".join(lines) + "\n  ],\n  ")
            file.write(f'"checksum": "{checksum.hexadecimal()}"\n}}\n'.encode())

    def write_journal(self, path):
        """Writes what both ledger and hledger read."""
        with open(path, "w") as file:
            for _, asset, date, kind, amount, *_ in self.transactions():
                file.write(
                    f"{date} {kind}\n    Assets:Account{asset}  "
                    f"{amount} {self.assets[asset][1]}\n    Equity:World\n\n")

    def write_table(self, path):
        base = sqlite3.connect(path)
        base.execute("create table moved (id text, asset int, date text,"
                     " kind text, amount text, goal text, note text,"
                     " counterparty text, external text)")
        base.executemany("insert into moved values (?,?,?,?,?,?,?,?,?)",
                         self.transactions())
        base.commit()
        base.close()


def asset_currency(number):
    return {3: "USD", 7: "USD", 11: "USD", 15: "BTC",
            19: "JPY"}.get(number % 20, "EUR")


def decimal(cents):
    whole, rest = divmod(cents, 100)
    if rest == 0:
        return str(whole)
    return f"{whole}.{rest:02}".rstrip("0")


def record(**fields):
    return "{" + ",".join(f'"{k}":"{v}"' for k, v in fields.items()) + "}"


class Checksum:
    """What `Checksum.swift` computes."""

    FACTOR = 0x9E3779B97F4A7C15

    def __init__(self):
        self.lanes = [0x243F6A8885A308D3, 0x13198A2E03707344,
                      0xA4093822299F31D0, 0x082EFA98EC4E6C89]
        self.count = 0
        self.rest = b""

    def take(self, data):
        self.count += len(data)
        data = self.rest + data
        end = len(data) // 32 * 32
        self.rest = data[end:]
        self.steps(data[:end])

    def steps(self, data):
        a, b, c, d = self.lanes
        factor, mask = self.FACTOR, MASK
        for w, x, y, z in struct.iter_unpack("<4Q", data):
            a = (a ^ w) * factor & mask
            a = a << 29 & mask | a >> 35
            b = (b ^ x) * factor & mask
            b = b << 29 & mask | b >> 35
            c = (c ^ y) * factor & mask
            c = c << 29 & mask | c >> 35
            d = (d ^ z) * factor & mask
            d = d << 29 & mask | d >> 35
        self.lanes = [a, b, c, d]

    def hexadecimal(self):
        self.steps(self.rest.ljust(32, b"\0"))
        total = self.count
        for lane in self.lanes:
            total = (total ^ lane) * self.FACTOR & MASK
            total = total << 29 & MASK | total >> 35
        total = (total ^ total >> 32) * self.FACTOR & MASK
        return f"{total ^ total >> 29:016x}"
