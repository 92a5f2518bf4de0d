"""Somebody whose year is told, with services that answer on loopback."""

import calendar
import json
import os
import shutil

from holding import contradictions
from person import Person
from services import Fake


class Saver(Person):
    def __init__(self, program, stores):
        super().__init__(program, stores)
        self.services = Fake()
        self.contradictions = []
        self.held = 0

    def __enter__(self):
        self.services.__enter__()
        return self

    def __exit__(self, *_):
        self.services.__exit__()
        shutil.rmtree(self.home)

    def set(self, name, *values):
        """Sets the stage; a life also knows what moves on a chain, who does
        not answer, and when figures are held against each other."""
        if name == "held":
            found, count = contradictions(self)
            self.held += count
            self.contradictions += [f"{self.today}: {it}" for it in found]
        elif name == "moved":
            chain, address, units = values
            it = self.services.chain(chain)
            it.tip += 144
            it.move({address: int(units)}, when=self.noon)
        elif name == "silent":
            self.services.fault(values[0], "status", code=503)
        elif name == "heard":
            self.services.heal()
        else:
            super().set(name, *values)

    @property
    def noon(self):
        """Noon of the day, as services count."""
        return calendar.timegm(self.today.timetuple()) + 43_200

    def tell(self, words, variables, answers, typed=()):
        self.services.world.now = self.noon
        told = super().tell(
            words, {"PATH": os.environ["PATH"],
                    **self.services.environment(), **variables},
            answers, typed)
        # The port is another one each time.
        return told.replace(self.services.url, "http://127.0.0.1")

    def asked(self, *words):
        """The data of what programs are told."""
        return json.loads(self.tell([*words, "--json"], {}, []))["data"]

    def read(self, *words):
        """What people are told."""
        return self.tell(words, {}, [])
