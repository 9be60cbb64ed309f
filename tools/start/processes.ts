import { join } from 'node:path';
import { ownMongo, ownNats } from './access/addresses.ts';
import { natsPasswords } from './access/nats-users.ts';
import type { Access } from './access/prepare-access.ts';
import { portsOf, SERVICES } from './services.ts';
import type { Settings } from './settings.ts';
import type { ProcessSpec } from './supervised-process.ts';

/**
 * Eight small processes share one machine, and V8's default nursery (16 MB per semi-space) would make up most of their
 * memory. Measured at rest, per process: 100 MB with the default, 74 MB with 2 MB. Processes on the path of every
 * request get more: with 2 MB, the board's service spent a quarter of its time under load in garbage collection. The
 * database spent a quarter with 8 MB and an eighth with 32 MB.
 */
const NURSERY_MB: Record<string, number> = { gateway: 16, proyectos: 16, sprints: 16 };
const SMALL_NURSERY_MB = 4;
const HEAP_LIMIT_MB = 384;
const DATABASE_NURSERY_MB = 32;
/** For programs in TypeScript; what it saves stands in the file. */
const WITH_COMPILE_CACHE = ['--import', join(import.meta.dirname, 'compile-cache.mjs')];

/** Every process inherits the operator's environment, but secrets reach only the processes that use them. */
const SECRETS: Record<string, readonly string[]> = {
  ADMIN_CONTRASENA: ['usuarios'],
  AWS_ACCESS_KEY_ID: ['proyectos', 'mensajes'],
  AWS_SECRET_ACCESS_KEY: ['proyectos', 'mensajes'],
  IA_CLAVE: ['ia'],
  METRICAS_CLAVE: [...SERVICES, 'gateway'],
  MONGODB_URI: SERVICES,
  NATS_CLAVE: [...SERVICES, 'gateway'],
  OIDC_CLIENT_SECRET: ['usuarios'],
  SECRETO_GATEWAY: [...SERVICES, 'gateway'],
  SECRETO_FACTORES: ['usuarios'],
  SMTP_URL: ['usuarios', 'notificaciones'],
};
const withoutSecrets = (name = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SECRETS).flatMap(([secret, users]) => (users.includes(name) ? [] : [[secret, '']])),
  );

/** With a model, the sign-in page does not say that the chat is off. */
const hasModel = () => !['', 'ninguno'].includes(process.env['IA_PROVEEDOR'] ?? '');

const logFileOf = (settings: Settings, name: string) => join(settings.dataDir, 'registros', `${name}.log`);

export function natsProcess(settings: Settings, natsServer: string, access: Access): ProcessSpec {
  return {
    name: 'nats',
    command: natsServer,
    args: [
      '-c',
      access.natsConf,
      '-a',
      '127.0.0.1',
      '-p',
      String(portsOf(settings).nats),
      '-js',
      '-sd',
      join(settings.dataDir, 'nats'),
    ],
    // On a small machine, its threads waking each other cost a third of its CPU time.
    env: {
      GOMAXPROCS: '1',
      ...withoutSecrets(),
      ...natsPasswords(access.credentials),
    },
    logFile: logFileOf(settings, 'nats'),
  };
}

export function mongoProcess(settings: Settings, access: Access): ProcessSpec {
  return {
    name: 'mongo',
    command: process.execPath,
    args: [
      ...WITH_COMPILE_CACHE,
      `--max-semi-space-size=${DATABASE_NURSERY_MB}`,
      join(import.meta.dirname, '../../libs/embedded-mongo/src/main.ts'),
      '--port',
      String(portsOf(settings).mongo),
      '--data-dir',
      join(settings.dataDir, 'mongo'),
      '--users',
      access.mongoUsers,
    ],
    env: withoutSecrets(),
    logFile: logFileOf(settings, 'mongo'),
  };
}

/** The seven services and the gateway, from their builds in dist/. */
export function appProcesses(settings: Settings, { credentials }: Access): ProcessSpec[] {
  const ports = portsOf(settings);
  const common = {
    SECRETO_GATEWAY: credentials.gateway.join(),
    METRICAS_CLAVE: credentials.metricas,
  };
  const brokerOf = (name: string): Record<string, string> =>
    settings.natsUrl
      ? { NATS_URL: settings.natsUrl }
      : { NATS_URL: ownNats(ports.nats, credentials, name), NATS_USUARIO: '', NATS_CLAVE: '' };
  const app = (name: string, env: Record<string, string>): ProcessSpec => ({
    name,
    command: process.execPath,
    args: [
      '--import',
      join(import.meta.dirname, 'source-maps.mjs'),
      `--max-semi-space-size=${NURSERY_MB[name] ?? SMALL_NURSERY_MB}`,
      `--max-old-space-size=${HEAP_LIMIT_MB}`,
      join('dist/apps', name, 'main.js'),
    ],
    env: {
      NODE_ENV: 'production',
      ...withoutSecrets(name),
      ...common,
      ...brokerOf(name),
      ...env,
    },
    logFile: logFileOf(settings, name),
  });
  const DEMO = settings.demo ? '1' : '0';
  const accounts: Record<string, string> = settings.admin
    ? { DEMO, ADMIN_CORREO: settings.admin.correo, ADMIN_CONTRASENA: settings.admin.contrasena }
    : { DEMO };
  const services = SERVICES.map((name) =>
    app(name, {
      HOST: '127.0.0.1',
      PORT: String(ports.service(name)),
      MONGODB_URI: settings.mongodbUri ?? ownMongo(ports.mongo, credentials, name),
      ...(name === 'usuarios' ? { ...accounts, SECRETO_FACTORES: credentials.factores } : {}),
      ...(name === 'integraciones' ? { GATEWAY_URL: `http://127.0.0.1:${ports.gateway}` } : {}),
    }),
  );
  const urls = SERVICES.map((name) => [
    `${name.toUpperCase()}_URL`,
    `http://127.0.0.1:${ports.service(name)}`,
  ]);
  const gateway = app('gateway', {
    HOST: settings.host,
    PORT: String(ports.gateway),
    ...Object.fromEntries(urls),
    WEB_RAIZ: 'dist/apps/web',
    RECUPERACION_POR_CORREO: process.env['SMTP_URL'] ? '1' : '0',
    ...(hasModel() ? { AVISO_CHAT_IA_DESACTIVADO: 'false' } : {}),
    DEMO,
    DEMO_CORREO: settings.publicCredentials?.correo ?? '',
    DEMO_CONTRASENA: settings.publicCredentials?.contrasena ?? '',
  });
  return [...services, gateway];
}
