# Runs the script of `cst help reminders` as it stands there, under dash.

set -eu
home=$(mktemp -d)
trap 'rm -r "$home"' EXIT
mkdir -p "$home/.local/share/cst" "$home/bin"
cp "$root/fixtures/stores/demo.json" "$home/.local/share/cst/savings.json"

cst help reminders | sed -n 's/^  //; /^#!\/bin\/sh/,/notify-send/p' \
  > "$home/script"
[ "$(grep -c . "$home/script")" -eq 6 ]
printf '#!/bin/sh\nprintf "%%s\\n" "$2" >> "%s/said"\n' "$home" \
  > "$home/bin/notify-send"
printf '#!/bin/sh\necho "$CST_TODAY"\n' > "$home/bin/date"
chmod +x "$home/bin/notify-send" "$home/bin/date"

run() {
  env -u XDG_STATE_HOME HOME="$home" LANG=C.UTF-8 CST_TODAY="$1" \
    PATH="$home/bin:$PATH" dash "$home/script"
}

run 2026-03-10
[ ! -e "$home/said" ]
run 2026-03-23
[ "$(grep -c 'Payday is 2026-03-25' "$home/said")" -eq 1 ]
run 2026-03-24
[ "$(grep -c 'Payday is 2026-03-25' "$home/said")" -eq 1 ]
run 2026-03-30
[ "$(grep -c 'Payday was 2026-03-25' "$home/said")" -eq 1 ]
run 2026-03-31
[ "$(grep -c 'Payday was' "$home/said")" -eq 1 ]
[ "$(cat "$home/.local/state/cst-reminded")" = 2026-03-31 ]
echo "reminding: each thing is said once"
