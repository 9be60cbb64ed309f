import { join } from 'node:path';
import type { Settings } from './settings.ts';
import type { ProcessSpec } from './supervised-process.ts';

export const SERVICES = ['usuarios', 'proyectos', 'sprints', 'mensajes', 'notificaciones', 'ia'] as const;

const NATS_OFFSET = SERVICES.length + 1;
const MONGO_OFFSET = SERVICES.length + 2;

/** Every port follows from the gateway's, so that two copies run side by side. */
export const portsOf = (settings: Settings) => ({
  gateway: settings.port,
  service: (name: (typeof SERVICES)[number]) => settings.port + 1 + SERVICES.indexOf(name),
  nats: settings.port + NATS_OFFSET,
  mongo: settings.port + MONGO_OFFSET,
});

/**
 * Seven small processes share one machine: V8's default nursery (16 MB a semi-space) would hold most of their memory.
 * Measured at rest, per process: 100 MB with the default, 74 MB with 2 MB. Those on every request's path keep more:
 * with 2 MB a quarter of the board service's time under load was garbage collection. The database with 8 MB spent a
 * quarter, with 32 MB an eighth.
 */
const NURSERY_MB: Record<string, number> = { gateway: 16, proyectos: 16, sprints: 16 };
const SMALL_NURSERY_MB = 4;
const HEAP_LIMIT_MB = 384;
/**
 * How much garbage of some age may gather before it is looked for. With V8's own choice for a heap of that limit each
 * process on the way of a request did so every three seconds under load: 30 to 40 ms of both processors, and one
 * request in a hundred waited for it.
 */
const HEAP_GROWTH_PERCENT = 100;
const DATABASE_NURSERY_MB = 32;
/** Compiled code kept between starts: a second start is quicker and smaller. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: 'node_modules/.cache/compilado' };

/** Every process inherits the operator's environment; what opens a door is for those that go through it. */
const SECRETS: Record<string, readonly string[]> = {
  ADMIN_CONTRASENA: ['usuarios'],
  IA_CLAVE: ['ia'],
  MONGODB_URI: SERVICES,
  OIDC_CLIENT_SECRET: ['usuarios'],
  SMTP_URL: ['usuarios', 'notificaciones'],
};
const withoutSecrets = (name = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SECRETS).flatMap(([secret, users]) => (users.includes(name) ? [] : [[secret, '']])),
  );

/** Then the sign-in page does not say that the chat with a model is off. */
const hasModel = () => !['', 'ninguno'].includes(process.env['IA_PROVEEDOR'] ?? '');

const logFileOf = (settings: Settings, name: string) => join(settings.dataDir, 'registros', `${name}.log`);

export function natsProcess(settings: Settings, natsServer: string): ProcessSpec {
  return {
    name: 'nats',
    command: natsServer,
    args: [
      '-c',
      join(import.meta.dirname, 'nats.conf'),
      '-a',
      '127.0.0.1',
      '-p',
      String(portsOf(settings).nats),
      '-js',
      '-sd',
      join(settings.dataDir, 'nats'),
    ],
    // Its threads waking each other cost a third of its processor time on a small machine.
    env: { GOMAXPROCS: '1', ...withoutSecrets() },
    logFile: logFileOf(settings, 'nats'),
  };
}

export function mongoProcess(settings: Settings): ProcessSpec {
  return {
    name: 'mongo',
    command: process.execPath,
    args: [
      `--max-semi-space-size=${DATABASE_NURSERY_MB}`,
      join(import.meta.dirname, '../embedded-mongo/src/main.ts'),
      '--port',
      String(portsOf(settings).mongo),
      '--data-dir',
      join(settings.dataDir, 'mongo'),
    ],
    env: { ...COMPILE_CACHE, ...withoutSecrets() },
    logFile: logFileOf(settings, 'mongo'),
  };
}

/** The six services and the gateway, as built under dist/. */
export function appProcesses(settings: Settings, mongodbUri: string, natsUrl: string): ProcessSpec[] {
  const ports = portsOf(settings);
  const app = (name: string, env: Record<string, string>): ProcessSpec => ({
    name,
    command: process.execPath,
    args: [
      '--import',
      join(import.meta.dirname, 'source-maps.mjs'),
      `--max-semi-space-size=${NURSERY_MB[name] ?? SMALL_NURSERY_MB}`,
      `--max-old-space-size=${HEAP_LIMIT_MB}`,
      `--heap-growing-percent=${HEAP_GROWTH_PERCENT}`,
      join('dist/apps', name, 'main.js'),
    ],
    env: {
      NODE_ENV: 'production',
      ...COMPILE_CACHE,
      NATS_URL: natsUrl,
      ...withoutSecrets(name),
      ...env,
    },
    logFile: logFileOf(settings, name),
  });
  const admin: Record<string, string> = settings.admin
    ? { ADMIN_CORREO: settings.admin.correo, ADMIN_CONTRASENA: settings.admin.contrasena }
    : {};
  const services = SERVICES.map((name) =>
    app(name, {
      HOST: '127.0.0.1',
      PORT: String(ports.service(name)),
      MONGODB_URI: mongodbUri,
      ...(name === 'usuarios' ? admin : {}),
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
    DEMO: settings.demo ? '1' : '0',
    DEMO_CORREO: settings.publicCredentials?.correo ?? '',
    DEMO_CONTRASENA: settings.publicCredentials?.contrasena ?? '',
  });
  return [...services, gateway];
}
