import { parseArgs } from 'node:util';
import { prepareAccess } from './access/prepare-access.ts';
import { joinSurroundings, ROLES } from './alone/join-surroundings.ts';
import { aloneSettings } from './alone/paths.ts';
import { runReloading } from './alone/reload.ts';
import { standInFront } from './alone/front.ts';
import { firstCalls } from './alone/first-calls.ts';
import { appProcesses } from './processes.ts';
import { portsOf, SERVICES } from './services.ts';
import { isListening, waitForPort } from './ready.ts';
import { readSettings } from './settings.ts';

const START_LIMIT_MS = 60_000;
const INSPECTOR_OFFSET = 100;
/** From where on a service itself has its port, behind the page of its API. */
const INNER_OFFSET = 200;
const APPS = [...SERVICES, 'gateway'] as const;

/** Runs a single service, or the gateway, in the foreground for its developer: with a sample, an identity, and again with every change. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { como: { type: 'string', default: 'miembro' } },
});
const name = APPS.find((app) => app === positionals[0]);
const como = ROLES.find((role) => role === values.como);
if (!name || !como) {
  console.error(`Uso: npm run servicio -- <nombre> [--como=${ROLES.join('|')}]   (${APPS.join(', ')})`);
  process.exit(2);
}
const settings = aloneSettings(readSettings(process.env));
if (settings.mongodbUri || settings.natsUrl) {
  // The sample would be written among the data of whoever uses them.
  console.error(
    'Un servicio solo usa su propia base de datos y su propio bus: quita MONGODB_URI y NATS_URL.',
  );
  process.exit(2);
}
const ports = portsOf(settings);
const port = name === 'gateway' ? ports.gateway : ports.service(name);
if (await isListening(port)) {
  console.error(`El puerto ${port} está ocupado: detén el producto o elige otro con PORT.`);
  process.exit(1);
}
/** The gateway has such a page itself. */
let inner = name === 'gateway' ? port : port + INNER_OFFSET;
while (await isListening(inner)) inner++;
const sample = await joinSurroundings(settings);
const { args, ...spec } = appProcesses(settings, prepareAccess(settings, '')).find(
  (app) => app.name === name,
)!;
const inspector = `127.0.0.1:${port + INSPECTOR_OFFSET}`;
const stop = await runReloading(name, {
  ...spec,
  args: [`--inspect=${inspector}`, ...args.slice(0, -1), `dist/servicio/${name}/main.js`],
  env: {
    ...spec.env,
    PORT: String(inner),
    NODE_ENV: 'development',
    // What a reload costs is mostly loading the packages.
    NODE_COMPILE_CACHE: 'node_modules/.cache/compilado',
    SECRETO_GATEWAY: '',
    METRICAS_CLAVE: '',
    REGISTRO: 'abierto',
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stop().then(() => process.exit(0)));
try {
  await waitForPort(inner, name, START_LIMIT_MS);
  if (inner !== port) await standInFront(name, port, inner);
  console.log(await firstCalls(name, como, `http://127.0.0.1:${port}`, sample));
} catch (error) {
  // It goes on: a fault in what is being worked on is mended and saved.
  console.error(`La muestra no está entera: ${error instanceof Error ? error.message : String(error)}`);
}
