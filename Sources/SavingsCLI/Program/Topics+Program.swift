internal import CommandGrammar

let exitCodesTopic = Topic(
  "exit-codes", "What the exit code says", manualSection: "EXIT STATUS",
  .text(
    """
    - 0: success, also where a list is empty
    - 1: something failed while running, and nothing was changed; a file that
      was asked for may be there
    - 2: the command line is wrong, or a file has rows that cannot be read
    - 3: no such record, or the name means several
    - 4: refused: it needs a yes, or is not possible as things stand
    - 5: the data is missing, damaged, locked, or of a newer cst
    - 6: there was a warning, and --strict was given
    - 7: the change was saved, but that could not be made certain or shown
    - 10: budget --check says no, remind --check that something is due, or check
      found a fault
    - 129, 130, 143: stopped by a signal
    - 141: the reader of the pipe went away

    Something was saved only where a change ends with 0 or 7.
    """))

let environmentTopic = Topic(
  "environment", "The variables that cst reads", manualSection: "ENVIRONMENT",
  .text(
    """
    An option comes before a variable, a variable before a setting.

    - CST_FILE: the store to use, as --file
    - CST_TODAY: the day of the answer, as --today
    - CST_ACCESSIBLE, ACCESSIBLE: as --accessible, unless 0 or false
    - CST_NO_INPUT: as --no-input, unless 0 or false
    - NO_COLOR: no colour, unless empty
    - CLICOLOR_FORCE, FORCE_COLOR: colour also into a pipe, unless 0
    - TERM, COLORTERM: which colours there are; dumb has none
    - COLUMNS: the cells in a line, if it is a number above zero
    - LC_ALL, LC_CTYPE, LANG: ASCII only, unless the first set is UTF-8
    - TZ: the time zone that says which day it is
    - XDG_DATA_HOME, HOME: where the data is kept
    - CST_SERVICE_NAME: who is asked for NAME; see cst help network
    - CST_KEY_NAME: the key for NAME
    - XDG_CONFIG_HOME: where cst/keys is, ~/.config unless set
    - PATH: where curl is looked for
    - http_proxy, https_proxy, all_proxy, no_proxy, also in capitals but for the
      first: handed on to curl; of http they are for .onion alone
    - SSL_CERT_FILE, SSL_CERT_DIR, CURL_CA_BUNDLE: handed on to curl
    """))

let accessibilityTopic = Topic(
  "accessibility", "Answers to listen to or to feel",
  .text(
    """
    With --accessible every answer is made of labels and sentences, one fact a
    line, without tables, bars, signs or colour. It counts what it lists (Goal 2
    of 5), writes days in words, and leaves commas out of numbers. Set
    CST_ACCESSIBLE=1 to have it always.

    With --spoken an amount is repeated in words: one thousand two hundred fifty
    euros.

    In every form a sign stands beside its word, and colour never says anything
    alone. Colour is kept to signs and bars, text has the colours of your
    terminal. --palette mono uses bold and reverse instead of colours, --ascii
    draws with ASCII only, and nothing moves or blinks.

    A question is one line that is answered by typing. --yes answers it
    beforehand, --no-input makes it an error.
    """))

let undoTopic = Topic(
  "undo", "How to take changes back",
  .text(
    """
    Every change is one step, whatever it touched, and a step can be taken back.

    - cst undo: takes the last step back; cst undo 3 the last three
    - cst redo: makes it again; cst redo 3 the next three
    - cst log: lists the steps; --limit 100 for more of them

    A change after an undo drops what could have been redone. To look before you
    leap, add --dry-run to any change.

    One change has no way back: cst check --accept where nobody knows what the
    file held before it was edited by hand. It says so.

    The steps are kept beside the data, in savings.json.history. Without that
    file nothing is lost but the way back.
    """))

let filesTopic = Topic(
  "files", "Where the data is kept", manualSection: "FILES",
  .text(
    """
    All data is one file of plain JSON. Copy it to have a backup; put the copy
    back to restore it.

    - ~/.local/share/cst/savings.json: the data, or in $XDG_DATA_HOME/cst
      where that is set
    - savings.json.history: the steps for cst undo and cst redo
    - savings.json.bak: the data before the last change
    - .savings.json.lock: held while a change is saved

    --file or CST_FILE names another file; the others lie beside it. A new one
    can be read by nobody else, and nobody can read those beside it who cannot
    read it. A change is there completely or not at all.

    A file that was edited by hand is refused until you have looked at it and
    accept it.

    - cst check: looks whether all is well, and says how to mend it
    - cst check --accept: takes an edited file as it is
    """))
