# Shared by instalar.sh and pmp: reading and writing .env, the address, and asking the product how it is. Sourced in the folder of
# compose.yaml.

decir() { printf '%s\n' "$*"; }
fallar() { printf '%s\n' "$*" >&2; exit 1; }

# leer NAME: its value in .env, without quotes; empty if it is not there.
leer() {
  [ -f .env ] || return 0
  sed -n "s/^$1=//p" .env | tail -n 1 | sed "s/^'\(.*\)'\$/\1/"
}

# poner NAME VALUE: in the place of its line in .env, commented or not. Quoted if compose would read something else.
poner() {
  case $2 in
    *\'*) fallar "$1 no puede llevar comillas simples" ;;
    *[!A-Za-z0-9_@%+:,./-]*) linea="$1='$2'" ;;
    *) linea="$1=$2" ;;
  esac
  NOMBRE=$1 LINEA=$linea awk '
    BEGIN { nombre = ENVIRON["NOMBRE"]; linea = ENVIRON["LINEA"] }
    $0 ~ "^#?" nombre "=" { if (!hecho) print linea; hecho = 1; next }
    { print }
    END { if (!hecho) print linea }' .env > .env.nuevo
  chmod 600 .env.nuevo
  mv .env.nuevo .env
}

# preguntar_salud: prints what GET /api/salud says; 0 if everything is ready.
preguntar_salud() {
  docker compose exec -T gateway node --input-type=module -e '
    const reply = await fetch(`http://127.0.0.1:${process.env.PORT}/api/salud`).catch(() => null);
    const body = await reply?.json().catch(() => null);
    console.log(reply?.ok ? "Todo está listo." : (body?.message ?? "El gateway no responde."));
    process.exit(reply?.ok ? 0 : 1);' 2>/dev/null || { estado=$?; [ "$estado" -eq 1 ] || decir 'El gateway no está en marcha.'; return 1; }
}

# esperar_salud SECONDS: until GET /api/salud is 200; prints the last answer otherwise.
esperar_salud() {
  fin=$(($(date +%s) + $1))
  until respuesta=$(preguntar_salud); do
    [ "$(date +%s)" -lt "$fin" ] || { decir "$respuesta"; return 1; }
    sleep 1
  done
}

# escuchar_en ADDRESS: writes down where the door listens for it.
escuchar_en() {
  sitio=${1#*://}
  sitio=${sitio%%/*}
  nombre=${sitio%%:*}
  puerto=
  case $sitio in *:*) puerto=${sitio##*:} ;; esac
  case $1 in
    https://?*)
      poner SITIO "$nombre"
      poner PUERTA_HTTP 80
      poner PUERTA_HTTPS "${puerto:-443}"
      poner PUERTA_DIRECCION 0.0.0.0
      ;;
    http://?*)
      poner SITIO :80
      poner PUERTA_HTTP "${puerto:-80}"
      # No certificate: the port for it is anyone that is free, on this machine alone.
      poner PUERTA_HTTPS 0
      case $nombre in localhost | 127.0.0.1) poner PUERTA_DIRECCION 127.0.0.1 ;; *) poner PUERTA_DIRECCION 0.0.0.0 ;; esac
      ;;
    *) fallar "«$1» no es una dirección: escribe https://nombre o http://nombre:puerto" ;;
  esac
  # Behind the door there are two gateways, each with a port that only this machine reaches.
  perfiles=$(leer COMPOSE_PROFILES)
  case ,$perfiles, in *,puerta,*) ;; *) poner COMPOSE_PROFILES "puerta${perfiles:+,$perfiles}" ;; esac
  poner GATEWAYS 2
  poner PUERTO 0
  poner PROXIES_DE_CONFIANZA 172.16.0.0/12,192.168.0.0/16
}
