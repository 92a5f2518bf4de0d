#!/usr/bin/env python3
"""Reads the calendars of cst with libraries that others use for theirs.

They say what a program makes of it: every entry once, on whole days, with its
alarms, and no line that is too long.
"""

import os
import subprocess
import sys
import tempfile
from datetime import date, timedelta

try:
    import icalendar
    import vobject
except ImportError:
    # A Python of one's own may not know what the system has.
    if sys.executable != "/usr/bin/python3":
        os.execv("/usr/bin/python3", ["/usr/bin/python3", __file__])
    raise

STORE = os.path.join(os.environ["root"], "fixtures/stores/demo.json")
NAME = "旅行, wie; immer\\ 👨‍👩‍👧 " + "ä" * 60


def cst(*words, home):
    environment = {"PATH": os.environ["PATH"], "HOME": home,
                   "LANG": "C.UTF-8", "CST_TODAY": "2026-03-10"}
    return subprocess.run(
        ["cst", *words], env=environment, check=True,
        capture_output=True).stdout


def main():
    with tempfile.TemporaryDirectory() as home:
        data = os.path.join(home, ".local/share/cst")
        os.makedirs(data)
        with open(STORE, "rb") as store:
            stored = store.read()
        with open(os.path.join(data, "savings.json"), "wb") as copy:
            copy.write(stored)
        cst("goal", "add", NAME, "--target", "90EUR", "--deadline", "+4m",
            home=home)
        for schedule in ("25", "15,31", "2026-01-09+2w"):
            cst("settings", "set", "payday", schedule, home=home)
            path = os.path.join(home, "savings.ics")
            cst("calendar", "-o", path, home=home)
            with open(path, "rb") as file:
                text = file.read()
            assert text == cst("calendar", "-o", "-", home=home)
            check(text)
    print("calendars: libraries read them")


def check(text):
    for line in text.split(b"\r\n"):
        assert len(line) <= 75, line
        line.decode()
    assert b"\n" not in text.replace(b"\r\n", b"")

    calendar = icalendar.Calendar.from_ical(text)
    assert calendar["VERSION"] == "2.0" and "METHOD" not in calendar
    events = calendar.walk("VEVENT")
    uids = [str(event["UID"]) for event in events]
    assert len(uids) == len(set(uids)) > 10, uids
    deadlines = 0
    for event in events:
        begin, end = event["DTSTART"].dt, event["DTEND"].dt
        assert type(begin) is date and end - begin == timedelta(days=1)
        assert event["DTSTAMP"].dt.isoformat() == "2026-03-10T00:00:00+00:00"
        assert event["CLASS"] == "PRIVATE"
        for alarm in event.walk("VALARM"):
            before = alarm["TRIGGER"].dt
            assert (before - timedelta(hours=9)) % timedelta(days=1) \
                == timedelta(0), before
        deadlines += str(event["SUMMARY"]) == f"Deadline: {NAME}"
    assert deadlines == 1

    other = vobject.readOne(text.decode())
    assert [event.uid.value for event in other.vevent_list] == uids
    assert any(event.summary.value == f"Deadline: {NAME}"
               for event in other.vevent_list)


main()
