#!/bin/bash
# Stands in for systemd, which can't run in a mere tree: does what a unit says, as its user, and keeps its process.
set -euo pipefail
units=/etc/systemd/system

value() { # of a key in a unit, if it has one
  sed -n "s/^$1=//p" "$units/$2" | head -n 1
}

start() {
  local unit=$1 command
  [[ $unit == *.timer ]] && return
  # shellcheck disable=SC2046,SC2206 # words, as in a unit
  command=(runuser --user $(value User "$unit") -- env $(value Environment "$unit") "MARSBOUND_PORT=$MARSBOUND_PORT" $(value ExecStart "$unit"))
  if [[ $(value Type "$unit") == oneshot ]]; then
    "${command[@]}"
  else
    setsid "${command[@]}" >>"/var/log/$unit.log" 2>&1 </dev/null &
    echo $! >"/run/$unit.pid"
  fi
}

stop() {
  local pid
  pid=$(cat "/run/$1.pid")
  kill -TERM "$pid"
  while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
}

verb=$1
shift
[[ ${1:-} == --now ]] && verb=start && shift
for name; do
  [[ $name == *.* ]] && unit=$name || unit=$name.service
  [[ -e $units/$unit ]] || continue # of the system's own
  case $verb in
  start) start "$unit" ;;
  stop) stop "$unit" ;;
  restart) stop "$unit" && start "$unit" ;;
  esac
done
