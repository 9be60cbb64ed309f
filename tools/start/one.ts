import { parseArgs } from 'node:util';
import { prepareAccess } from './access/prepare-access.ts';
import { joinSurroundings, ROLES } from './alone/join-surroundings.ts';
import { aloneSettings } from './alone/paths.ts';
import { runReloading } from './alone/reload.ts';
import { serveDocs } from './alone/docs-page.ts';
import { firstCalls } from './alone/first-calls.ts';
import { appProcesses } from './processes.ts';
import { portsOf, SERVICES } from './services.ts';
import { isListening, waitForPort } from './ready.ts';
import { readSettings } from './settings.ts';

const START_LIMIT_MS = 60_000;
const INSPECTOR_OFFSET = 100;

/** Runs a single service in the foreground for its developer: with a sample, an identity, and again with every change. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { como: { type: 'string', default: 'miembro' } },
});
const name = SERVICES.find((service) => service === positionals[0]);
const como = ROLES.find((role) => role === values.como);
if (!name || !como) {
  console.error(`Uso: npm run servicio -- <nombre> [--como=${ROLES.join('|')}]   (${SERVICES.join(', ')})`);
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
const port = portsOf(settings).service(name);
if (await isListening(port)) {
  console.error(`El puerto ${port} está ocupado: detén el producto o elige otro con PORT.`);
  process.exit(1);
}
const sample = await joinSurroundings(settings);
const { args, ...spec } = appProcesses(settings, prepareAccess(settings, '')).find(
  (app) => app.name === name,
)!;
const inspector = `127.0.0.1:${port + INSPECTOR_OFFSET}`;
const stop = await runReloading(name, {
  ...spec,
  args: [`--inspect=${inspector}`, ...args.slice(0, -1), `dist/servicio/${name}/main.js`],
  env: { ...spec.env, NODE_ENV: 'development', SECRETO_GATEWAY: '', METRICAS_CLAVE: '', REGISTRO: 'abierto' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stop().then(() => process.exit(0)));
try {
  await waitForPort(port, name, START_LIMIT_MS);
  const docs = await serveDocs(name, port);
  console.log(await firstCalls(name, como, { baseUrl: `http://127.0.0.1:${port}`, docs }, sample));
} catch (error) {
  // It goes on: a fault in what is being worked on is mended and saved.
  console.error(`La muestra no está entera: ${error instanceof Error ? error.message : String(error)}`);
}
