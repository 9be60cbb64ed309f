#!/bin/bash
# Starts this image's service, waits until it is ready and stops it: the work that a service does as it starts
# (its indexes, the first admin) is then done, by a one-shot job that alone holds what that work needs to know.
# ESPERA_S: longest wait in seconds (120). Exits 0 when the service was ready and left in order.
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
