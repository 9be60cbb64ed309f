# Backup, drill, restore and accounts, for those who have the images but not the repository. The drill needs the services, to run
# their migrations, and a broker of its own.
#   docker build -f docker/respaldo.Dockerfile -t pmp/respaldo .
ARG NODE_IMAGE=node:24-bookworm-slim
ARG RUN_IMAGE=debian:bookworm-slim
ARG NATS_IMAGE=nats:2

FROM ${NATS_IMAGE} AS nats

FROM ${NODE_IMAGE} AS build
WORKDIR /src
ENV NX_DAEMON=false
COPY package.json package-lock.json ./
# No install script is needed: native parts come as packages, and Node comes with the image.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
ARG SERVICIOS=usuarios,proyectos,sprints,mensajes,notificaciones,ia,integraciones
RUN npx nx run-many -t build -p "$SERVICIOS" \
 && node docker/podar.mjs "tools/respaldo,tools/personas,libs/embedded-mongo/src,$SERVICIOS" /out

# A base without npm and yarn, which a running tool does not need. It never installs anything or runs Perl either.
FROM ${RUN_IMAGE} AS system
RUN groupadd --gid 1000 node \
 && useradd --uid 1000 --gid node --no-create-home --home-dir /tmp node \
 && dpkg --purge --force-remove-essential --force-depends \
      apt libapt-pkg6.0 gpgv debian-archive-keyring perl perl-base perl-modules-5.36 libperl5.36 \
 && rm -rf /usr/lib/*/gconv /usr/share/doc /usr/share/locale /usr/share/man /var/cache/* /var/lib/apt /var/log/*

# FROM scratch, because files deleted in one layer still take space in the one below.
FROM scratch
COPY --from=system / /
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=nats /nats-server /usr/local/bin/nats-server
COPY --from=build /out /app
WORKDIR /app
ARG VERSION=desarrollo
ARG REVISION=desconocida
LABEL org.opencontainers.image.title="pmp-respaldo" \
      org.opencontainers.image.description="Project Management Platform: copias de seguridad" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION" \
      org.opencontainers.image.licenses="MIT"
ENV PATH=/usr/local/bin:/usr/bin:/bin \
    NODE_ENV=production \
    DATA_DIR=/tmp/pmp
USER 1000:1000
# An image that could not start is not made.
RUN for app in dist/apps/*; do node "$app/main.js" --comprobar || exit 1; done \
 && for programa in backup restore simulacro mudar cada-dia reciente; do node "tools/respaldo/$programa.ts" --comprobar || exit 1; done \
 && node tools/personas/main.ts --comprobar \
 && nats-server --version
CMD ["node", "tools/respaldo/backup.ts", "--destino=/copias/"]
