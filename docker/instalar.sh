#!/bin/sh
# Installs the product on this machine, or completes an installation; running it again changes nothing that is answered.
#   sh instalar.sh                                         from the folder of a release, or of the repository
#   curl -fsSL …/instalar.sh | PMP_ARCHIVO=… sh            anywhere: PMP_ARCHIVO is the release's archive, an address or
#                                                          a file, with its .sha256 beside it; PMP_CARPETA, where to (./pmp)
# It asks for what follows, or takes it from variables of the same names:
#   WEB_URL            the address that browsers use: https://proyectos.ejemplo.es, or http://localhost:3000
#   ADMIN_CORREO       the first administrator, and ADMIN_CONTRASENA, made at random if empty
#   SMTP_URL           the mail server, or empty; then CORREO_REMITENTE too
#   ZONA_HORARIA       IANA name, or empty for UTC
# SIN_COMPROBAR=1 skips the machine's size.
set -eu
umask 077
ORDEN='sh instalar.sh'
case $0 in *instalar.sh) carpeta=$(dirname "$0") ;; *) carpeta='' ;; esac

traer_archivo() {
  destino=${PMP_CARPETA:-pmp}
  mkdir -p "$destino"
  temporal=$(mktemp -d)
  trap 'rm -rf "$temporal"' EXIT
  case $PMP_ARCHIVO in
    http://* | https://*)
      curl -fsSL -o "$temporal/pmp.tar.gz" "$PMP_ARCHIVO"
      curl -fsSL -o "$temporal/pmp.sha256" "$PMP_ARCHIVO.sha256"
      ;;
    *)
      cp "$PMP_ARCHIVO" "$temporal/pmp.tar.gz"
      cp "$PMP_ARCHIVO.sha256" "$temporal/pmp.sha256"
      ;;
  esac
  esperada=$(cut -d ' ' -f 1 "$temporal/pmp.sha256")
  [ "$(sha256sum "$temporal/pmp.tar.gz" | cut -d ' ' -f 1)" = "$esperada" ] ||
    { echo "$PMP_ARCHIVO no es el que se publicó: su huella es otra." >&2; exit 1; }
  tar -xzf "$temporal/pmp.tar.gz" -C "$destino" --strip-components=1
  rm -rf "$temporal"
  trap - EXIT
}

if [ -z "$carpeta" ] || [ ! -f "$carpeta/compose.yaml" ]; then
  [ -n "${PMP_ARCHIVO:-}" ] || { echo 'Di en PMP_ARCHIVO dónde está el archivo de la versión.' >&2; exit 1; }
  traer_archivo
  # Whoever came through a pipe has no answers on standard input.
  if [ ! -t 0 ] && (: < /dev/tty) 2>/dev/null; then exec sh "${PMP_CARPETA:-pmp}/instalar.sh" < /dev/tty; fi
  exec sh "${PMP_CARPETA:-pmp}/instalar.sh"
fi
cd "$carpeta"
. ./entorno.sh

al_menos() { [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]; }

comprobar_maquina() {
  command -v docker > /dev/null || fallar 'Falta Docker: https://docs.docker.com/engine/install/'
  motor=$(docker version --format '{{.Server.Version}}' 2>/dev/null) ||
    fallar 'Docker no responde. ¿Está en marcha, y puede usarlo esta cuenta?'
  al_menos 25.0 "$motor" || fallar "Hace falta Docker 25 o posterior; aquí hay $motor."
  compose=$(docker compose version --short 2>/dev/null) || fallar 'Falta el complemento «compose» de Docker.'
  al_menos 2.24 "${compose#v}" || fallar "Hace falta compose 2.24 o posterior; aquí hay $compose."
  [ -z "${SIN_COMPROBAR:-}" ] || return 0
  memoria=$(awk '/^MemTotal:/ { print int($2 / 1024) }' /proc/meminfo)
  [ "$memoria" -ge 3500 ] || fallar "La máquina tiene $memoria MB de memoria; hacen falta 4 GB (SIN_COMPROBAR=1 para seguir)."
  disco=$(df -Pm . | awk 'NR == 2 { print $4 }')
  [ "$disco" -ge 5000 ] || fallar "Quedan $disco MB de disco; hacen falta 5 GB (SIN_COMPROBAR=1 para seguir)."
}

# preguntar NAME QUESTION DEFAULT: the variable, or what is answered, or the default.
preguntar() {
  eval "dada=\${$1-}; hay=\${$1+si}"
  if [ -z "$hay" ] && [ -t 0 ]; then
    printf '%s%s: ' "$2" "${3:+ [$3]}"
    read -r dada || dada=
  fi
  respuesta=${dada:-$3}
}

# completar NAME QUESTION DEFAULT: asks unless .env has an answer. What was answered with nothing is not asked again.
completar() {
  grep -q "^$1=." .env && return 0
  preguntar "$1" "$2" "$3"
  [ -z "$respuesta" ] || poner "$1" "$respuesta"
}

responder() {
  if [ ! -f .env ]; then
    cp .env.example .env
    chmod 600 .env
    if [ -f version.env ]; then
      while IFS='=' read -r nombre valor; do poner "$nombre" "$valor"; done < version.env
    fi
  fi
  if [ -z "$(leer WEB_URL)" ]; then
    preguntar WEB_URL '¿En qué dirección se va a usar?' http://localhost:3000
    escuchar_en "$respuesta"
    poner WEB_URL "${respuesta%/}"
  fi
  completar ADMIN_CORREO 'Correo de la primera persona administradora' ''
  [ -n "$(leer ADMIN_CORREO)" ] || fallar 'Falta ADMIN_CORREO: el correo de la primera persona administradora.'
  if [ -z "$(leer ADMIN_CONTRASENA)" ]; then
    preguntar ADMIN_CONTRASENA 'Su contraseña (vacía: una al azar)' ''
    [ -n "$respuesta" ] || { respuesta=$(od -An -N9 -tx1 /dev/urandom | tr -d ' \n'); azar=$respuesta; }
    [ "${#respuesta}" -ge 6 ] || fallar 'La contraseña debe tener al menos 6 caracteres.'
    poner ADMIN_CONTRASENA "$respuesta"
  fi
  if ! grep -q '^SMTP_URL=' .env; then
    preguntar SMTP_URL 'Servidor de correo, como smtp://usuario:clave@servidor:587 (vacío: sin correo)' ''
    poner SMTP_URL "$respuesta"
  fi
  [ -z "$(leer SMTP_URL)" ] || completar CORREO_REMITENTE 'Quién escribe esos correos' "Proyectos <$(leer ADMIN_CORREO)>"
  completar ZONA_HORARIA 'Zona horaria, como America/Mexico_City (vacía: UTC)' "$(cat /etc/timezone 2>/dev/null || true)"
}

# From the archive if it brings them, from the sources if these are here, or from their registry.
traer_imagenes() {
  if [ -f imagenes.tar ]; then docker load -i imagenes.tar
  elif [ -f ../package.json ] && [ -z "$(leer VERSION)" ]; then docker compose build
  elif [ -f version.env ]; then docker compose pull --policy missing
  fi
}

comprobar_maquina
azar=
responder
sh credenciales.sh
chmod +x pmp
traer_imagenes
./pmp arrancar
decir "Entra en $(leer WEB_URL) con $(leer ADMIN_CORREO)${azar:+ y la contraseña $azar, y cámbiala en tu perfil}."
