#!/bin/bash
# Starts this image's service, waits until it is ready and stops it. A one-shot job uses it for the work that a service
# does at start (indexes, the first admin), so that only that job holds the secrets for it. ESPERA_S: longest wait in
# seconds (120). Exits 0 if the service became ready and stopped in order.
node "dist/apps/$APP/main.js" &
service=$!
trap 'kill -TERM "$service"' TERM INT
deadline=$((SECONDS + ${ESPERA_S:-120}))
until bash imagen/salud.sh 2>/dev/null; do
  kill -0 "$service" 2>/dev/null || { wait "$service"; exit 1; }
  [ "$SECONDS" -lt "$deadline" ] || { echo "$APP: no está listo en ${ESPERA_S:-120} s" >&2; kill -TERM "$service"; exit 1; }
  sleep 1
done
kill -TERM "$service"
wait "$service"
