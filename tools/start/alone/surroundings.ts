import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from 'rolldown';
import { emptyDataDir, holdDataDir } from '../data-dir.ts';
import { openInstallation } from '../orden/installation.ts';
import { portsOf, SERVICES } from '../services.ts';
import { readSettings } from '../settings.ts';
import { reach } from './join-surroundings.ts';
import { aloneSettings, socketOf } from './paths.ts';

/** How long after the last service has gone: one that is started again must find everything there. */
const LINGER_MS = 2_000;
/** How long the first one has to come. */
const START_MS = 20_000;
const RETRY_MS = 100;
const ENDS_WITH_PARENT = new URL('./ends-with-parent.mjs', import.meta.url).href;
const NEIGHBOURS = 'dist/servicio/vecinos/main.js';

/**
 * What services that run alone need around them: a database, a broker and whoever plays the other services. It is one
 * process for all that run on this PORT, and ends itself after the last of them, so that none takes it from another.
 */
const settings = aloneSettings(readSettings(process.env));
const socket = socketOf(settings);
/** False while another one has the folder: one that ends, or one that a service has started at the same moment. */
function hold(): boolean {
  try {
    holdDataDir(settings.dataDir);
    return true;
  } catch {
    return false;
  }
}
while (!hold()) {
  if (await reach(socket)) process.exit(0);
  await delay(RETRY_MS);
}
emptyDataDir(settings.dataDir);

// Before anything runs that would have to be stopped.
await build({
  input: 'libs/testing/src/alone/main.ts',
  platform: 'node',
  tsconfig: 'tsconfig.json',
  external: (id) => !/^([./]|@pmp\/)/.test(id),
  treeshake: { moduleSideEffects: false },
  output: { file: NEIGHBOURS, format: 'esm' },
});
const installation = await openInstallation(settings, '');

const ports = portsOf(settings);
const neighbours = spawn(process.execPath, ['--import', ENDS_WITH_PARENT, NEIGHBOURS], {
  env: {
    ...process.env,
    NATS_URL: installation.natsUrl,
    PUERTOS: JSON.stringify(Object.fromEntries(SERVICES.map((name) => [name, ports.service(name)]))),
  },
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
});

async function end(code: number): Promise<never> {
  neighbours.kill();
  await installation.close();
  process.exit(code);
}

// Without them a service would wait for answers that nobody gives.
neighbours.once('exit', () => void end(1));
process.on('SIGTERM', () => void end(0));
const [sample] = (await once(createInterface(neighbours.stdout!), 'line')) as [string];

const services = new Set<Socket>();
const leave = (): void => {
  if (services.size > 0) return;
  // Whoever comes now starts one of its own, which waits for the end of this one.
  server.close();
  void end(0);
};
let leaving = setTimeout(leave, START_MS);
const server = createServer((service) => {
  clearTimeout(leaving);
  services.add(service);
  service.on('error', () => service.destroy());
  service.once('close', () => {
    services.delete(service);
    leaving = setTimeout(leave, LINGER_MS);
  });
  service.resume().write(`${sample}\n`);
});
server.listen(socket);
