"""What somebody may put in the place of a value, as it stands in the file."""

from sealed import BIKE, BOAT, BOX, JAR, MOVES, NOBODY, TRIP

MOST = "170141183460469231731.687303715884105727"
TEXTS = (
    "", " ", "x" * 140, "x" * 141, "x" * 1_000_000, "日" * 200, "a/b", "../x",
    "-rf", "--help", "=1+1", "'", "$(id)", "e\u0301", "\u0301", "\u200b",
    "\u00ad", "\u3164", "\U000e0041", "\u202eabc", "\u2066abc", "\u2028",
    "\u009b31m", "\u007f", "\ufeff", "\uffff", "\U0010ffff", "👨‍👩‍👧" * 50)
ESCAPES = ("\\u0000", "\\u001b]52;c;eA==\\u0007", "\\u001b[31m", "\\r", "\\n",
           "\\t", "\\b", "\\ud800", "\\udc00\\ud800", "\\ud83d\\ude00", "\\x",
           "\\u12", "\\/", '\\"', "\\\\")
RAW = ("null", "true", "false", "0", "-1", "1.5", "1e3", "01", "9" * 15,
       "9" * 16, "9" * 400, "[]", "{}", '{"a":1}', "[" * 100, "", "'x'",
       '"x', '"\x00"', '"\x01"', '"\t"', '"\x1b[31m"', '"\x7f"')
AMOUNTS = ("0", "-0", "1", "-1", "1.10", "01", "00", "0.50", "1.", ".5",
           "+1", "1e9", "1e400", "NaN", "Infinity", "0x1F", "1,5", " 1", "1 ",
           "٣", MOST, f"-{MOST}", MOST[:-1] + "8", "170141183460469231731",
           "170141183460469231732", "9" * 40, "0." + "0" * 17 + "1",
           "0." + "0" * 18 + "1", "1" * 19, "1" * 20 + ".5", "0" * 10_000)
SHARES = ("0%", "100%", "100.0000%", "0050%", "100.0001%", "0.0001%",
          "0.00001%", "-1%", "%", "%%", "50 %", "1000%", "1e1%", "5.%")
DATES = ("0001-01-01", "9999-12-31", "2026-02-30", "2024-02-29",
         "2026-13-01", "2026-00-10", "0000-01-01", "10000-01-01", "26-01-01",
         "2026/01/01", "2026-1-1", "2026-01-01x", "2026-01", "2026-01-01T00",
         "２０２６-01-01", "-001-01-01", "2026-03-10", "1970-01-01")
MONTHS = ("0001-01", "9999-12", "2026-13", "2026-00", "0000-01", "2026-3",
          "2026-03-01", "2026")
CODES = ("EUR", "JPY", "BTC", "XAU", "XX", "A1", "X" * 10, "X" * 11, "X",
         "12", "eur", "EUR ", "E\u0301UR", "€", "EUR\u200b")
IDS = (BOAT, TRIP, BIKE, JAR, BOX, MOVES[0], NOBODY, BOAT.upper(),
       "00000000-0000-0000-0000-000000000000",
       "ffffffff-ffff-ffff-ffff-ffffffffffff", BOAT[:-1], BOAT + "0",
       BOAT.replace("-", ""), BOAT.replace("-", "x"), "g" * 36)
WORDS = ("flexible", "protected", "skipped", "you", "flex", "budget",
         "opening", "deposit", "withdrawal", "interest", "adjustment",
         "Deposit", "depositx", "deposi")
NUMBERS = ("1", "2", "3", "18", "19", "28", "31", "32", "1000", "9" * 15,
           "9223372036854775807", "-0")

# What belongs to the value of a key, besides what belongs nowhere.
FITTING = {
    "amount": AMOUNTS, "target": AMOUNTS, "custom": AMOUNTS, "own": AMOUNTS,
    "rate": AMOUNTS, "critical": AMOUNTS, "attention": AMOUNTS,
    "share": AMOUNTS + SHARES, "date": DATES, "since": DATES,
    "deadline": DATES, "start": DATES, "finished": DATES,
    "cancelled": DATES, "month": MONTHS, "currency": CODES, "base": CODES,
    "quote": CODES, "id": IDS, "asset": IDS, "goal": IDS,
    "transfer": IDS, "flex": WORDS,
    "kind": WORDS, "by": WORDS}
BARE = {"payday": NUMBERS, "staleDays": NUMBERS, "ambiguousWidth": NUMBERS,
        "digits": ('{"BTC":18}', '{"BTC":0}', '{"BTC":19}', '{"EUR":2}',
                   '{"BTC":8,"BTC":8}', '{"x":1}', '{"BTC":-1}')}


def values(key):
    """What is put in the place of a value, as it stands in the file."""
    yield from RAW
    for value in FITTING.get(key, ()):
        yield f'"{value}"'
    yield from BARE.get(key, ())
    for value in (*TEXTS, *ESCAPES):
        yield f'"{value}"'


def shown(value):
    """A value in the name of a point."""
    name = ascii(value)
    return name if len(name) < 40 else f"{name[:30]}... ({len(value)})"
