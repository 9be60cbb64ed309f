import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readDemoState } from '../demo/marker.ts';
import { operatorAddresses, prepareAccess } from './access/prepare-access.ts';
import { build } from './build.ts';
import { JetStreamPulse } from './broker/jetstream-pulse.ts';
import { appProcesses, mongoProcess, natsProcess } from './processes.ts';
import { portsOf, SERVICES } from './services.ts';
import { isListening, waitForHealth, waitForPort, whyStopped } from './ready.ts';
import { readSettings, type Settings } from './settings.ts';
import { type ProcessSpec, SupervisedProcess } from './supervised-process.ts';
import { ensureProgram } from './system-packages.ts';
import { assertVariables } from './variables/wrong-variables.ts';

const START_LIMIT_MS = 120_000;
/** For callers that have built already and start several: a build would replace files that another one is serving. */
const isBuilt = process.argv.includes('--compilado');
const say = (text: string) => console.log(text);

const infrastructure: SupervisedProcess[] = [];
const apps: SupervisedProcess[] = [];

let pulse: JetStreamPulse | null = null;

function launch(spec: ProcessSpec, among: SupervisedProcess[]): SupervisedProcess {
  const supervised = new SupervisedProcess(spec, say);
  among.push(supervised);
  supervised.start();
  return supervised;
}

function watchJetStream(broker: SupervisedProcess): JetStreamPulse {
  return new JetStreamPulse(() => {
    say('nats ya no guarda ni entrega mensajes (¿se llenó el disco?) y se reinicia');
    broker.replace();
  });
}

/** Stops the apps before the broker and the database, so that none is interrupted in the middle of its work. */
async function stopAll(): Promise<void> {
  await pulse?.stop();
  await Promise.all(apps.map((app) => app.stop()));
  await Promise.all(infrastructure.map((part) => part.stop()));
}

/** Why it will never be ready, in the words of the processes; null: it may be. */
async function whyNever(settings: Settings): Promise<string | null> {
  const hopeless = [...infrastructure, ...apps].filter((part) => part.isHopeless);
  if (hopeless.length) return hopeless.map(({ reason }) => reason).join('\n\n');
  const { service } = portsOf(settings);
  const stopped = await Promise.all(
    SERVICES.map(async (name) => [name, await whyStopped(service(name))] as const),
  );
  const told = stopped.flatMap(([name, reason]) => (reason ? [`${name} no atiende: ${reason}`] : []));
  return told.length ? told.join('\n') : null;
}

async function assertPortsFree(settings: Settings): Promise<void> {
  const ports = portsOf(settings);
  const wanted = [ports.gateway, ...SERVICES.map(ports.service)];
  if (!settings.natsUrl) wanted.push(ports.nats);
  if (!settings.mongodbUri) wanted.push(ports.mongo);
  const taken = (
    await Promise.all(wanted.map(async (port) => ((await isListening(port)) ? port : 0)))
  ).filter(Boolean);
  if (taken.length) {
    throw new Error(
      `Puertos ocupados: ${taken.join(', ')}. Elige otro con PORT (los demás se derivan de él).`,
    );
  }
}

/**
 * People who register on the web never become administrators: without this hint, an empty installation would be a dead
 * end.
 */
const WITHOUT_ADMIN =
  'Si todavía no administra nadie, arranca una vez con ADMIN_CORREO y ADMIN_CONTRASENA: esa cuenta hace los equipos.';

async function start(): Promise<void> {
  const startedAt = Date.now();
  const settings = readSettings(process.env);
  await assertPortsFree(settings);
  // What processes write is for whoever started them alone.
  process.umask(0o077);
  const access = prepareAccess(settings, process.env['NATS_PREFIJO'] ?? '');
  mkdirSync(join(settings.dataDir, 'registros'), { recursive: true });
  const ports = portsOf(settings);
  const programs = appProcesses(settings, access);
  await assertVariables(programs);
  if (!settings.natsUrl) {
    const server = ensureProgram('nats-server', 'nats-server', ' o pon en NATS_URL la dirección de uno');
    pulse = watchJetStream(launch(natsProcess(settings, server, access), infrastructure));
  }
  if (!settings.mongodbUri) launch(mongoProcess(settings, access), infrastructure);
  if (!isBuilt) await build(say);
  if (!settings.mongodbUri) await waitForPort(ports.mongo, 'La base de datos', START_LIMIT_MS);
  if (!settings.natsUrl) await waitForPort(ports.nats, 'El bus de eventos', START_LIMIT_MS);

  await pulse?.start(operatorAddresses(settings).natsUrl);
  for (const app of programs) launch(app, apps);

  const address = `http://${settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host}:${settings.port}`;
  await waitForHealth(address, START_LIMIT_MS, () => whyNever(settings));
  if (settings.demo && settings.admin && readDemoState(settings.dataDir) !== 'completa') {
    // The demo's data stay out of the memory of every later start.
    const { seedDemo } = await import('../demo/seed.ts');
    await seedDemo(address, settings.admin, settings.dataDir, say);
  }
  say(`\nListo en ${((Date.now() - startedAt) / 1000).toFixed(1)} s: ${address}`);
  if (settings.publicCredentials) {
    say(
      `Cuenta de demostración: ${settings.publicCredentials.correo} · ${settings.publicCredentials.contrasena}`,
    );
  }
  if (!settings.admin) say(WITHOUT_ADMIN);
  say('Ctrl+C lo detiene todo.');
}

let stopping = false;
async function shutDown(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  say('\nDeteniendo…');
  await stopAll();
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown(0));

start().catch(async (error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await shutDown(1);
});
