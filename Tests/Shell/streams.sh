# What can only be seen from outside of the process.
set -euo pipefail

fail() {
  echo "no  $1" >&2
  exit 1
}

home=$(mktemp -d)
trap 'rm -r "$home"' EXIT
cp "$root/fixtures/stores/demo.json" "$home/demo.json"
chmod 600 "$home/demo.json"
options=(--file "$home/demo.json" --today 2026-03-10)

# 7: the reader of a pipe goes away.
set +e
cst tx list "${options[@]}" --format tsv 2>"$home/err" | true
code=${PIPESTATUS[0]}
set -e
[[ $code == 141 || $code == 0 ]] || fail "a closed pipe gave $code"
[[ ! -s $home/err ]] || fail "a closed pipe was told"
echo "ok  a closed pipe ends it in silence"

# 30: no escape codes in a pipe.
for words in "--help" "help goal add" "plan ${options[*]}" "version"; do
  # shellcheck disable=SC2086
  cst $words >"$home/out" || fail "no answer to: $words"
  if grep -q $'\e' "$home/out"; then fail "escape codes in: $words"; fi
done
echo "ok  no escape codes in a pipe"

# 32: the manual.
cst help --man | mandoc -T lint -W style || fail "the manual has faults"
cst help --man | grep '^.Sh EXIT STATUS' >/dev/null || fail "no manual"
echo "ok  the manual is clean"

# 48: nobody is asked to page.
PAGER=false script -qec "cst help" /dev/null </dev/null |
  grep "Every month" >/dev/null || fail "a pager was called"
echo "ok  no pager"

# 71: no time zone moves a deadline; 72: today is the local day.
for zone in UTC Pacific/Kiritimati America/New_York; do
  TZ=$zone cst plan --json "${options[@]}" >"$home/${zone##*/}.json" ||
    fail "no plan in $zone"
  cmp -s "$home/UTC.json" "$home/${zone##*/}.json" || fail "$zone moves a day"
  before=$(TZ=$zone date +%F)
  found=$(TZ=$zone cst settings list --file "$home/demo.json" --format tsv |
    sed -n 's/^today\t\([^\t]*\).*/\1/p')
  [[ $found == "$before" || $found == "$(TZ=$zone date +%F)" ]] ||
    fail "today in $zone is $found"
done
echo "ok  a day is a day in every time zone"

# 82: no network.
for words in "plan" "goal add Boat --target 5EUR --deadline +1y" "undo"; do
  # shellcheck disable=SC2086
  strace -f -e trace=network -o "$home/calls" cst $words "${options[@]}" >"$home/out"
  if grep -Eq 'socket|connect' "$home/calls"; then
    fail "the network was used by: $words"
  fi
done
echo "ok  no network"

# 101: completion takes no lock and writes nothing.
mkdir "$home/quiet"
cp "$root/fixtures/stores/demo.json" "$home/quiet/savings.json"
CST_FILE="$home/quiet/savings.json" strace -f \
  -e trace=flock,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat \
  -o "$home/calls" cst __complete goal show "" >"$home/out"
[[ -s $home/out ]] || fail "completion offered nothing"
if grep -Eq 'flock|rename|unlink|mkdir' "$home/calls"; then
  fail "completion left a trace"
fi
[[ $(ls -A "$home/quiet") == savings.json ]] || fail "completion left files"
echo "ok  completion takes no lock and writes nothing"

# 85: a relative XDG_DATA_HOME is passed over.
HOME=$home XDG_DATA_HOME=rel cst settings list |
  grep -F "/.local/share/cst/savings.json" >/dev/null || fail "XDG_DATA_HOME=rel"
[[ ! -e $home/.local ]] || fail "a question made folders"
echo "ok  a relative XDG_DATA_HOME is passed over"

# 94: ASCII in a locale without UTF-8; names stay as they are.
LC_ALL=C cst plan "${options[@]}" >"$home/out" || fail "no plan in the C locale"
if sed 's/日本旅行//' "$home/out" | LC_ALL=C grep '[^ -~]' >&2; then
  fail "more than ASCII in the C locale"
fi
echo "ok  ASCII in the C locale"

