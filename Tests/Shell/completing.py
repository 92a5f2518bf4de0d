"""Completion in the real shells, asked with the real Tab key."""

import subprocess

from household import Household
from terminal import Terminal

SHELLS = {
    "bash": (["bash", "--noprofile", "--rcfile", "{home}/.bashrc", "-i"],
             "bind 'set enable-bracketed-paste off'\n"
             "PS1='READY> '\n"
             'eval "$(cst completion bash)"\n'),
    "zsh": (["zsh", "-i"],
            "unset zle_bracketed_paste\n"
            "PS1='READY> '\n"
            "autoload -Uz compinit; compinit -u -D\n"
            "source <(cst completion zsh)\n"),
}

# What is typed before Tab, and how the line goes on.
LINES = [
    ("cst goal show new", "new-car "),
    ("cst goal sh", "show "),
    ("cst save 5EUR --goal emer", "emergency-fund "),
    ("cst save 5EUR --goal=emer", "emergency-fund "),
    ("cst plan --goal new-car --bri", "--brief "),
    ("cst flex --strategy urg", "urgent "),
    ("cst settings set stale", "stale-days "),
    ("cst --file ~/.local/share/cst/sav", "savings.json"),
    ("cst import ~/.local/share/cst/sav", "savings.json"),
    ("cst export -o ~/.local/share/cst/sav", "savings.json"),
    ("cst merge a --base ~/.local/share/cst/sav", "savings.json"),
    ("cst help access", "accessibility "),
    ("cst tx deposit 5 --asset sav", "savings "),
    ("cst completion f", "fish "),
    ("cst settings set palette mo", "mono "),
    ("cst rate delete JP", "JPY/EUR "),
    ("cst plan --currency JP", "JPY "),
    ("cst tx show 5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0c0b", " "),
]


def opened(shell, house):
    """A shell that knows how to complete, waiting for a line."""
    words, setup = SHELLS[shell]
    (house.home / f".{shell}rc").write_text(setup)
    terminal = Terminal(
        [word.format(home=house.home) for word in words], house.environment)
    terminal.wait_for("READY> ")
    return terminal


def press_tab(shell):
    """Types each line into a shell, and reads what Tab makes of it."""
    with Household() as house:
        before = house.contents()
        for line, rest in LINES:
            terminal = opened(shell, house)
            terminal.type(line + "\t")
            typed = line.split(" ")[-1].split("=")[-1].rsplit("/", 1)[-1]
            terminal.wait_for(rest[len(typed):].rstrip())
            terminal.type("\x15exit\n")
            terminal.end()
            print(f"ok  {shell}: {line}")
        house.store.write_text("damaged")
        terminal = opened(shell, house)
        terminal.type("cst goal show \t\t")
        terminal.type("\x15echo qui''et\nexit\n")
        _, text = terminal.end()
        assert "error" not in text and "quiet" in text, text
        house.store.unlink()
        left = house.contents()
        del before[".local/share/cst/savings.json"]
        left = {name: sum for name, sum in left.items()
                if name.startswith(".local")}
        assert left == before, left
        print(f"ok  {shell}: a damaged store is passed over in silence")


def fish(house, line):
    """What fish itself offers for a line, each with its description."""
    script = f"cst completion fish | source; complete -C '{line}'"
    answer = subprocess.run(
        ["fish", "--no-config", "-c", script], env=house.environment,
        capture_output=True, text=True, timeout=60, check=True,
        stdin=subprocess.DEVNULL)
    assert answer.stderr == "", answer.stderr
    return answer.stdout.splitlines()


def press_tab_in_fish():
    """Asks fish for the same lines."""
    with Household() as house:
        for line, rest in LINES:
            offers = [offer.split("\t")[0] for offer in fish(house, line)]
            assert any(offer.rstrip().endswith(rest.strip())
                       for offer in offers), (line, offers)
            assert len(offers) == 1, (line, offers)
            print(f"ok  fish: {line}")
        offers = fish(house, "cst goal show ")
        assert "emergency-fund\tEmergency fund, 66%" in offers, offers
        assert "日本旅行\t日本旅行, 34%" in offers, offers
        assert len(offers) == 5, offers
        assert fish(house, "cst goal add ") == [], "files of no use"
        house.store.write_text("damaged")
        assert fish(house, "cst goal show ") == []
        print("ok  fish: goals with their progress, silent on damage")


def described_in_zsh():
    """Zsh lists the goals with their progress."""
    with Household() as house:
        terminal = opened("zsh", house)
        terminal.type("cst goal show \t\t")
        terminal.wait_for("Emergency fund, 66%")
        terminal.type("\x15exit\n")
        terminal.end()
        print("ok  zsh: goals with their progress")


press_tab("bash")
press_tab("zsh")
described_in_zsh()
press_tab_in_fish()
