#!/bin/sh
# Prints the Secrets with a random password for every process. Make them once, before the rest:
#   sh k8s/credenciales.sh | kubectl -n pmp create -f -
# `create` refuses to replace those that exist. For a MongoDB or NATS of your own, give its users the passwords printed
# here, and say in MONGODB how its address goes on after the password (default: MongoDB in the cluster).
set -eu
MONGODB=${MONGODB:-mongo-0.mongo:27017/}
SERVICIOS='usuarios proyectos sprints mensajes notificaciones ia integraciones'
# It begins with a letter, because NATS reads a password that begins with a digit as a number.
new() { printf 'p%s' "$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')"; }
secret() { printf -- '---\napiVersion: v1\nkind: Secret\nmetadata:\n  name: %s\nstringData:\n' "$1"; }
mongo=$(new)
nats=$(new)
datos="  mongo-llave: $(new)
  mongo-operador: $mongo
  nats-operador: $nats
"
# Who makes the backups.
secret pmp-acceso-operador
printf '  mongodb-uri: mongodb://operador:%s@%s\n  nats-usuario: operador\n  nats-clave: %s\n' "$mongo" "$MONGODB" "$nats"
secret pmp-interno
printf '  gateway: %s\n  metricas: %s\n  factores: %s\n' "$(new)" "$(new)" "$(new)"
for name in $SERVICIOS gateway; do
  nats=$(new)
  secret "pmp-acceso-$name"
  printf '  nats-usuario: %s\n  nats-clave: %s\n' "$name" "$nats"
  datos="$datos  nats-$name: $nats
"
  [ "$name" = gateway ] && continue
  mongo=$(new)
  printf '  mongodb-uri: mongodb://%s:%s@%s\n' "$name" "$mongo" "$MONGODB"
  datos="$datos  mongo-$name: $mongo
"
done
secret pmp-datos
printf '%s' "$datos"
