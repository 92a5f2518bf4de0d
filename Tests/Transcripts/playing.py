"""A story that is told again by somebody."""

import difflib
import os
import re

from story import beats

IDENTITY = re.compile(
    r"\b[0-9a-f]{8}(?:(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?\b")
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"
                    r"|\d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d UTC")


def play(story, person):
    """The lines of a story, and those that came of it now."""
    # Files are their owner's alone, as those that the program makes.
    os.umask(0o077)
    known = Identities()
    wanted, got = [], []
    for beat in beats(story.splitlines(keepends=True)):
        wanted += beat.lines
        if beat.setting:
            person.set(*beat.setting)
        if not beat.command:
            got += beat.lines
            continue
        words = [known.now(word) for word in beat.words]
        told = beat.head + unmistakable(
            person.tell(words, beat.variables, beat.answers, beat.input))
        got += known.then("".join(beat.lines), told).splitlines(keepends=True)
    return wanted, got


def difference(wanted, got):
    """What differs, nothing where all is as it was."""
    return "".join(
        line for line in difflib.ndiff(moments(wanted), moments(got))
        if line[0] in "-+")


def unmistakable(told):
    """What was told, with a backslash before what would begin a part."""
    return re.sub(r"^(?=[#@$] )", r"\\", told, flags=re.M)


def moments(lines):
    """The lines without the time of the clock, which nobody can set."""
    return [MOMENT.sub("TIME", line) for line in lines]


class Identities:
    """Which identity of the story is which one now: they are made at random.

    They are taken to come in the same order.
    """

    def __init__(self):
        self.stored = {}
        self.told = {}

    def then(self, wanted, told):
        """What was told, with the identities of the story."""
        for before, now in zip(IDENTITY.findall(wanted),
                               IDENTITY.findall(told)):
            # Whoever knows the whole of one may type its beginning.
            for end in (None, 8):
                self.learn(before[:end], now[:end])
        return IDENTITY.sub(
            lambda it: self.told.get(it[0], it[0]), told)

    def learn(self, before, now):
        if now not in self.told and before not in self.stored:
            self.told[now], self.stored[before] = before, now

    def now(self, word):
        """A word of the story as it is to be typed now."""
        return IDENTITY.sub(
            lambda it: self.stored.get(it[0], it[0]), word)
