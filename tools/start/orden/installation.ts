import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { operatorAddresses, prepareAccess } from '../access/prepare-access.ts';
import { mongoProcess, natsProcess } from '../processes.ts';
import { portsOf, SERVICES } from '../services.ts';
import { isListening, waitForPort } from '../ready.ts';
import { readSettings, type Settings } from '../settings.ts';
import { type ProcessSpec, SupervisedProcess } from '../supervised-process.ts';
import { ensureProgram } from '../system-packages.ts';
import type { Place } from '../place.ts';

const START_LIMIT_MS = 60_000;

export interface Installation extends Place {
  /** Stops what was started here. */
  close(): Promise<void>;
}

async function runUnlessListening(
  spec: () => ProcessSpec,
  port: number,
  what: string,
): Promise<SupervisedProcess[]> {
  if (await isListening(port)) return [];
  const started = new SupervisedProcess(spec(), (text) => console.error(text));
  started.start();
  await waitForPort(port, what, START_LIMIT_MS);
  return [started];
}

/**
 * The database and the broker of this installation: those of MONGODB_URI and NATS_URL, or else the embedded ones, which
 * are started while needed if the product is not running.
 */
export async function openInstallation(settings: Settings, prefijo: string): Promise<Installation> {
  process.umask(0o077);
  const access = prepareAccess(settings, prefijo);
  mkdirSync(join(settings.dataDir, 'registros'), { recursive: true });
  const ports = portsOf(settings);
  const started: SupervisedProcess[] = [];
  if (!settings.mongodbUri) {
    started.push(
      ...(await runUnlessListening(() => mongoProcess(settings, access), ports.mongo, 'La base de datos')),
    );
  }
  if (!settings.natsUrl) {
    const natsServer = () => ensureProgram('nats-server', 'nats-server', ' o di en NATS_URL dónde hay uno');
    const spec = () => natsProcess(settings, natsServer(), access);
    started.push(...(await runUnlessListening(spec, ports.nats, 'El bus de eventos')));
  }
  return {
    ...operatorAddresses(settings),
    prefijo,
    objetos: settings.objetos,
    servicios: SERVICES,
    base: (servicio) => servicio,
    close: async () => {
      await Promise.all(started.map((part) => part.stop()));
    },
  };
}

/** The installation of these variables, for as long as `work` takes. */
export async function withInstallation<T>(
  work: (place: Installation) => Promise<T>,
  settings: Settings = readSettings(process.env),
): Promise<T> {
  const place = await openInstallation(settings, process.env['NATS_PREFIJO'] ?? '');
  try {
    return await work(place);
  } finally {
    await place.close();
  }
}
