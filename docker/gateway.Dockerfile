# The gateway, with the web site that it serves.
#   docker build -f docker/gateway.Dockerfile -t pmp/gateway .
ARG NODE_IMAGE=node:24-bookworm-slim
ARG RUN_IMAGE=debian:bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
ENV NX_DAEMON=false
COPY package.json package-lock.json ./
# No install script is needed: native parts come as packages, and Node comes with the image.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN NODE_ENV=production npx nx run-many -t build -p gateway,web \
 && node docker/podar.mjs gateway /out

# A base without npm and yarn, which a running gateway does not need. It never installs anything or runs Perl either.
FROM ${RUN_IMAGE} AS system
RUN groupadd --gid 1000 node \
 && useradd --uid 1000 --gid node --no-create-home --home-dir /tmp node \
 && dpkg --purge --force-remove-essential --force-depends \
      apt libapt-pkg6.0 gpgv debian-archive-keyring perl perl-base perl-modules-5.36 libperl5.36 \
 && rm -rf /usr/lib/*/gconv /usr/share/doc /usr/share/locale /usr/share/man /var/cache/* /var/lib/apt /var/log/*

# FROM scratch, because files deleted in one layer still take space in the one below, and the limit is 250 MB.
FROM scratch
COPY --from=system / /
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /out /app
WORKDIR /app
ARG VERSION=desarrollo
ARG REVISION=desconocida
LABEL org.opencontainers.image.title="pmp-gateway" \
      org.opencontainers.image.description="Project Management Platform: gateway y sitio web" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION" \
      org.opencontainers.image.licenses="MIT"
# SALUD_RUTA checks only this process: if it checked the services, one that is down would take the site with it.
ENV PATH=/usr/local/bin:/usr/bin:/bin \
    NODE_ENV=production \
    NODE_OPTIONS="--enable-source-maps --max-old-space-size=384" \
    APP=gateway \
    HOST=0.0.0.0 \
    PORT=3000 \
    WEB_RAIZ=/app/dist/apps/web \
    VERSION=$VERSION \
    SALUD_RUTA=/api/salud/vivo
EXPOSE 3000
USER 1000:1000
# An image that could not start is not made.
RUN node dist/apps/gateway/main.js --comprobar
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["bash", "imagen/salud.sh"]
CMD ["node", "dist/apps/gateway/main.js"]
