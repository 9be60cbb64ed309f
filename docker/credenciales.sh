#!/bin/sh
# Adds to docker/.env a random password for every process that compose.yaml asks one for and that has none yet. Running
# it again changes nothing; to change a password, delete its line first.
set -eu
umask 077
cd "$(dirname "$0")"
[ -f .env ] || { echo 'Falta docker/.env: cópialo de docker/.env.example.' >&2; exit 1; }
chmod 600 .env
# SECRETO_FACTORES is not asked for: an installation from before it starts without, and offers no second factor until then.
for name in SECRETO_FACTORES $(grep -o '\${[A-Z_]*:?ejecuta' compose.yaml | sed 's/\${//; s/:?.*//' | sort -u); do
  grep -q "^$name=." .env && continue
  # It begins with a letter, because NATS reads a password that begins with a digit as a number.
  random=$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')
  echo "$name=p$random" >> .env
  echo "añadida $name"
done
