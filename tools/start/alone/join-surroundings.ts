import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { Settings } from '../settings.ts';
import { socketOf } from './paths.ts';

const LIMIT_MS = 60_000;
const RETRY_MS = 100;

export const ROLES = ['admin', 'miembro', 'ajeno'] as const;
export type Role = (typeof ROLES)[number];

/** As `libs/testing/src/alone/sample.ts` makes it: what is there, by id, and who may see it. */
export interface Sample {
  personas: Record<Role, { _id: string; nombre: string; token: string }>;
  equipo: string;
  proyecto: string;
  epica: string;
  historias: string[];
  sprint: string;
}

/** Null if nobody listens there. */
export async function reach(path: string): Promise<Socket | null> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return null;
  }
}

function startSurroundings({ dataDir }: Settings): () => boolean {
  mkdirSync(join(dataDir, '..'), { recursive: true });
  const log = openSync(join(dataDir, '../servicio.log'), 'w', 0o600);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'surroundings.ts')], {
    // A group of its own: Ctrl+C in one terminal must not end what the service in another one uses.
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.unref();
  // Ended in order, it has found that another service started one at the same moment.
  return () => child.exitCode !== null && child.exitCode !== 0;
}

/**
 * Database, broker and the other services' places, which are there for as long as this process or another one of a
 * service alone runs; started if they are not. Throws where the log is if they do not come up.
 */
export async function joinSurroundings(settings: Settings): Promise<Sample> {
  const path = socketOf(settings);
  let socket = await reach(path);
  if (!socket) {
    const hasEnded = startSurroundings(settings);
    const deadline = Date.now() + LIMIT_MS;
    while (!(socket = await reach(path))) {
      if (hasEnded() || Date.now() > deadline)
        throw new Error(`Lo que rodea al servicio no arranca; lo cuenta ${settings.dataDir}.log`);
      await delay(RETRY_MS);
    }
  }
  const [line] = (await once(createInterface(socket), 'line')) as [string];
  return JSON.parse(line) as Sample;
}
