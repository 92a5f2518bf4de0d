"""A story of commands, taken apart.

`# …` is prose, `@ …` sets the stage, `$ …` runs, and `> …` below it is typed
at its questions, or `< …` comes in over standard input. All other lines are what came back, those that begin like
one of these behind a `\\`.
"""

from dataclasses import dataclass, field

ESCAPES = {"e": "\x1b", "n": "\n", "t": "\t", "r": "\r"}


@dataclass
class Beat:
    """A line of the story, with what came back."""

    lines: list
    setting: list = None
    command: str = ""
    words: list = field(default_factory=list)
    variables: dict = field(default_factory=dict)
    answers: list = field(default_factory=list)
    input: list = field(default_factory=list)

    @property
    def head(self):
        """What was typed, as it stands in the story."""
        return "".join([self.command + "\n",
                        *(f"> {answer}\n" for answer in self.answers),
                        *(f"< {line}\n" for line in self.input)])


def beats(lines):
    """The parts of a story, in order; together they are the whole."""
    parts = []
    for place, line in enumerate(lines):
        isBegun = line[:2] in ("# ", "@ ", "$ ") or line == "#\n"
        isGap = line == "\n" and place + 1 < len(lines) \
            and (lines[place + 1][:2] in ("# ", "@ ", "$ ")
                 or lines[place + 1] == "#\n")
        if isGap:
            parts.append(Beat([line]))
        elif isBegun or not parts:
            parts.append(begun(line))
        else:
            parts[-1].lines.append(line)
            if line.startswith("> "):
                parts[-1].answers.append(line[2:].rstrip("\n"))
            if line.startswith("< "):
                parts[-1].input.append(line[2:].rstrip("\n"))
    return parts


def begun(line):
    beat = Beat([line])
    if line.startswith("@ "):
        beat.setting = line[2:].split()
    if line.startswith("$ "):
        beat.command = line.rstrip("\n")
        beat.variables, beat.words = typed(line[2:].rstrip("\n"))
    return beat


def typed(line):
    """What a line comes to, as in a shell: variables, and words behind `cst`."""
    variables, words = {}, []
    for word in shell_words(line):
        name, mark, value = word.partition("=")
        if not words and mark and name.replace("_", "").isupper():
            variables[name] = value
        else:
            words.append(word)
    assert words[0] == "cst", line
    return variables, words[1:]


def shell_words(line):
    """Blanks, both kinds of quotes, a backslash, and `$'\\e'`."""
    words, word, quote = [], None, ""
    signs = iter(range(len(line)))
    for place in signs:
        sign, after = line[place], line[place + 1:place + 2]
        if quote == "" and sign == " ":
            words += [] if word is None else [word]
            word = None
        elif quote == "" and sign == "$" and after == "'":
            next(signs)
            word, quote = word or "", "$"
        elif quote == "" and sign in "'\"":
            word, quote = word or "", sign
        elif sign == {"$": "'"}.get(quote, quote):
            quote = ""
        elif sign == "\\" and quote in ("", "\"", "$"):
            next(signs)
            word = (word or "") + (ESCAPES.get(after, after) if quote == "$"
                                   else after)
        else:
            word = (word or "") + sign
    return words + ([] if word is None else [word])
