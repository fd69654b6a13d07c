#!/bin/sh
# Runs a release in place of the current one, replica by replica, so that nginx always finds others:
#
#   deploy/switch.sh /srv/site/releases/<name> [port …]      (default: 3001 3002 3003)
#
# A replica that does not answer with the new release within three minutes (WAIT_SECONDS) ends it: those that were switched go
# back to the release from before. To go back later, name that release.
set -eu

release=$(realpath "$1")
shift
[ "$#" -gt 0 ] || set -- 3001 3002 3003
current=${SITE_ROOT:-/srv/site}/current
# An idle machine needs 3 s, a busy one was seen to need 38 s.
seconds=${WAIT_SECONDS:-180}
before=$(realpath "$current" 2>/dev/null || true)

[ -f "$release/serve.mjs" ] || { echo "There is no release in $release." >&2; exit 1; }

# Restarts the replica on a port, and waits until it answers with the version of the current release.
restart() {
  version=$(grep -o '"version":"[^"]*"' "$current/release.json")
  systemctl restart "site@$1"
  echo "Waiting up to $seconds s for port $1 to answer with $version …"
  end=$(($(date +%s) + seconds))
  # A replica that is up is asked at least once, however short the time is.
  until curl --silent --max-time 5 "http://127.0.0.1:$1/api/live" | grep -qF "$version"; do
    [ "$(date +%s)" -lt "$end" ] || return 1
    sleep 1
  done
}

ln -sfn "$release" "$current"
for port in "$@"; do
  if restart "$port"; then
    echo "Port $port runs $release."
    continue
  fi
  echo "Port $port does not answer with $release. Its log: journalctl -u site@$port" >&2
  if [ -n "$before" ] && [ "$before" != "$release" ]; then
    ln -sfn "$before" "$current"
    for other in "$@"; do
      restart "$other" || echo "Port $other does not answer either." >&2
      [ "$other" = "$port" ] && break
    done
    echo "Back to $before." >&2
  fi
  exit 1
done
