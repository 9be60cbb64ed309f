import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';

const HOST_PATTERN = /^[\w.:[\]-]+$/;
const HALF_A_YEAR_SECONDS = 15_552_000;
const PERMISSIONS_POLICY =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/** In some browsers `'self'` does not cover the socket, and a bare `wss:` would let a page talk to any server. */
function ownSocket(scheme: 'ws' | 'wss') {
  return (request: IncomingMessage): string => {
    const host = request.headers.host ?? '';
    return HOST_PATTERN.test(host) ? `${scheme}://${host}` : "'self'";
  };
}

const OPTIONS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ownSocket('ws') as () => string, ownSocket('wss') as () => string],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'self'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
  strictTransportSecurity: { maxAge: HALF_A_YEAR_SECONDS, includeSubDomains: false },
};

/** Sets security headers for everything that a browser may show as a page, in the scope it is called on. */
export async function installPageHeaders(scope: FastifyInstance): Promise<void> {
  await scope.register(helmet, OPTIONS);
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    done();
  });
}
