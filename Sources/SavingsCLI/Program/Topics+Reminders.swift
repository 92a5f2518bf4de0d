internal import CommandGrammar

let remindersTopic = Topic(
  "reminders", "How to be reminded",
  [
    """
    cst remind prints what is due and nothing else, so whatever shows what a \
    command prints can remind you. Each of these is to be pasted without the \
    two blanks before its lines.
    """,
    """
    For cron, which mails what is printed; crontab -e opens its list. It looks \
    for programs in few folders, so write the whole path that command -v cst \
    tells:
    """,
    .lines(["0 9 * * * /usr/local/bin/cst remind"]),
    """
    For a desktop: this script says each thing once, also where the machine \
    was off. It keeps the day of its last run beside other state. chmod +x \
    makes its file a program.
    """,
    .lines(reminderScript),
    """
    For systemd: the script as ~/.local/bin/cst-reminder, this as \
    ~/.config/systemd/user/cst-reminder.service, and what follows as \
    cst-reminder.timer beside it; systemctl --user enable --now \
    cst-reminder.timer starts it.
    """,
    .lines([
      "[Unit]", "Description=What is due of my savings", "", "[Service]",
      "Type=oneshot", "ExecStart=%h/.local/bin/cst-reminder",
    ]),
    .lines([
      "[Unit]", "Description=Every morning", "", "[Timer]",
      "OnCalendar=*-*-* 09:00", "Persistent=true", "", "[Install]",
      "WantedBy=timers.target",
    ]),
    """
    For macOS: this as ~/Library/LaunchAgents/cst.reminder.plist, with the \
    path of the script, which says osascript -e 'display notification \
    "..."' there in the place of notify-send.
    """,
    .lines([
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<plist version=\"1.0\"><dict>",
      "<key>Label</key><string>cst.reminder</string>",
      "<key>ProgramArguments</key>",
      "<array><string>/usr/local/bin/cst-reminder</string></array>",
      "<key>StartCalendarInterval</key>",
      "<dict><key>Hour</key><integer>9</integer>",
      "<key>Minute</key><integer>0</integer></dict>",
      "</dict></plist>",
    ]),
    "For the status line of tmux:",
    .lines(["set -g status-right '#(cst remind | head -1)'"]),
    "For the prompt of a shell, what is left of the month in one line:",
    .lines(["PS1='$(cst plan --brief) $ '"]),
  ])

/// What says each thing once.
private let reminderScript = [
  "#!/bin/sh",
  #"stamp="${XDG_STATE_HOME:-$HOME/.local/state}/cst-reminded""#,
  #"if [ -s "$stamp" ]; then set -- --after "$(cat "$stamp")"; else set --; fi"#,
  #"text=$(cst remind "$@") || exit"#,
  #"mkdir -p "${stamp%/*}" && date +%F > "$stamp""#,
  #"[ -z "$text" ] || notify-send Savings "$text""#,
]
