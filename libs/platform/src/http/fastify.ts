import { STATUS_OF_KIND, erroresComunes } from '@pmp/contracts/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { errorBody } from '../errors/error-body';
import { toDomainError } from '../errors/to-domain-error';
import { DomainError } from '../errors/domain-error';
import { correlationIdFrom, requestContext } from '../telemetry/correlation';
import { tracing } from '../tracing/tracing';
import { depthError } from './body-depth';
import type { HttpMetrics } from './http-metrics';
import { ThreadWatch, type WatchedRequest } from './thread-watch';
import { FORM_TYPE, JSON_TYPE, limitRawBodies, takesRawBody } from './raw-body';

/** Size limit of a request body that is not an upload. */
export const BODY_LIMIT_BYTES = 256 * 1024;
/** A client that takes longer to send its whole request is cut off; an upload over a slow line needs minutes. */
const REQUEST_TIMEOUT_MS = 300_000;
/** While closing: how often connections that have become idle are closed. */
const IDLE_SWEEP_MS = 50;
/** How long a refused client may take to read the reply before its connection is closed. */
const LINGER_MS = 1_000;
const RUTA_DESCONOCIDA = 'desconocida';

/**
 * Answers bytes that are not HTTP: they never reach a route, so the reply is written to the socket by hand. Who has sent
 * none gets no reply: a browser opens connections ahead, and would take it for the answer to what it asks for next.
 */
function refuseUnreadable(_error: Error, socket: Socket): void {
  if (!socket.writable || socket.bytesRead === 0) return void socket.destroy();
  const body = JSON.stringify(errorBody(erroresComunes.peticionNoLegible, correlationIdFrom(undefined)));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Headers that hooks would have added: nothing in such a reply runs, even when it is opened as a page. */
const OF_DATA = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** Answers a URL that the router refuses before any hook or filter runs. */
function refuseUrl(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const domainError = toDomainError(error) ?? new DomainError(erroresComunes.datosNoValidos);
  reply
    .code(STATUS_OF_KIND[domainError.kind])
    .headers({ 'x-request-id': request.id, ...OF_DATA })
    .send(errorBody(domainError, request.id));
}

/** Accepts an empty body as an empty object: many clients send the JSON content type even when they send nothing. */
function acceptEmptyJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>(JSON_TYPE, { parseAs: 'string' }, (request, body, done) => {
    const deep = depthError(body);
    if (deep) done(deep);
    else if (takesRawBody(request, JSON_TYPE)) done(null, body);
    else if (body === '') done(null, {});
    else void parse(request, body, done);
  });
}

/** A form is for the few routes that say so; to all others it is of a type that is not allowed. */
function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<string>(FORM_TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (takesRawBody(request, FORM_TYPE)) done(null, body);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(FORM_TYPE));
  });
}

/** Services and gateway share this adapter, so that both refuse what never reaches a route with the same error body. */
export function createAdapter(): FastifyAdapter {
  const adapter = new FastifyAdapter({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: false,
    requestIdHeader: false,
    genReqId: (raw: IncomingMessage) => correlationIdFrom(raw.headers['x-correlation-id']),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    requestTimeout: REQUEST_TIMEOUT_MS,
    return503OnClosing: false,
    frameworkErrors: refuseUrl,
    clientErrorHandler: refuseUnreadable,
    multipart: false,
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  acceptEmptyJson(fastify);
  acceptForms(fastify);
  limitRawBodies(fastify);
  return adapter;
}

/** Gives each request an id, a context, one log line and one measurement, with the cheapest hooks there are. */
export function installHooks(fastify: FastifyInstance, logger: Logger, metrics: HttpMetrics): void {
  const watch = new ThreadWatch(logger, (ruta, seconds) => metrics.held(ruta, seconds));
  const watched = new WeakMap<FastifyRequest, WatchedRequest>();
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const ruta = request.routeOptions.url ?? RUTA_DESCONOCIDA;
    const seen = { correlacion: request.id, metodo: request.method, ruta };
    watched.set(request, seen);
    watch.begin(seen);
    tracing()?.describe(`${request.method} ${ruta}`, { 'http.route': ruta, 'pmp.correlacion': request.id });
    done();
  });
  fastify.addHook('preHandler', (request, _reply, done) => {
    requestContext.run({ correlacion: request.id, actor: null }, done);
  });
  // Called once for each, also for one whose client has gone.
  fastify.addHook('onResponse', (request, reply, done) => {
    const seen = watched.get(request);
    if (seen) watch.end(seen);
    const ruta = request.routeOptions.url ?? RUTA_DESCONOCIDA;
    const ms = reply.elapsedTime;
    metrics.observe(request.method, ruta, reply.statusCode, ms);
    logger.info({
      correlacion: request.id,
      traza: tracing()?.traceId(),
      metodo: request.method,
      ruta,
      estado: reply.statusCode,
      ms: Math.round(ms * 100) / 100,
    });
    done();
  });
  const open = openSockets(fastify.server);
  fastify.addHook('onClose', (_instance, done) => {
    watch.stop();
    done();
  });
  fastify.addHook('preClose', (done) => {
    closeConnectionsAsTheyIdle(fastify.server, open);
    done();
  });
}

function openSockets(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

/**
 * Closes connections as they become idle. A keep-alive connection that was busy when closing began would otherwise hold
 * the process until its timeout. So would one that has never sent anything, as browsers open some in advance: node
 * takes it for busy.
 */
function closeConnectionsAsTheyIdle(server: Server, open: ReadonlySet<Socket>): void {
  if (!server.listening) return;
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  }, IDLE_SWEEP_MS);
  server.once('close', () => clearInterval(sweep));
}
