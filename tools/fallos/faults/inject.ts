import { setTimeout as delay } from 'node:timers/promises';
import type { ProductUnderTest } from './product-under-test.ts';
import type { Fault } from '../plan/schedule.ts';

const SIGNALS = { matar: 'SIGKILL', reiniciar: 'SIGTERM' } as const;

/** False: the process no longer exists, as it may be replaced during a fault. */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

async function pause(pid: number, ms: number): Promise<boolean> {
  const paused = signal(pid, 'SIGSTOP');
  await delay(ms);
  signal(pid, 'SIGCONT');
  return paused;
}

/**
 * Cuts the app's connections to the broker and the database; for the gateway, which has no database, those of its
 * clients.
 */
async function cutLines(product: ProductUnderTest, pid: number, fault: Fault): Promise<void> {
  const { gateway, mongo, nats } = product.lines;
  const mends = [nats.cut(pid), fault.victima === 'gateway' ? gateway.cut(null) : mongo.cut(pid)];
  try {
    await delay(fault.durationMs);
  } finally {
    for (const mend of mends) mend();
  }
}

async function fillDisk(product: ProductUnderTest, fault: Fault): Promise<void> {
  const disk = product.disks[fault.victima as 'mongo' | 'nats'];
  const makeRoom = disk.fill();
  try {
    await delay(fault.durationMs);
  } finally {
    makeRoom();
  }
}

/** False: there was no process to apply it to, because an earlier fault has not ended. */
export async function inject(product: ProductUnderTest, fault: Fault): Promise<boolean> {
  if (fault.tipo === 'llenar') {
    if (!product.disks[fault.victima as 'mongo' | 'nats'].canBeFilled) return false;
    await fillDisk(product, fault);
    return true;
  }
  const pid = product.pidOf(fault.victima);
  if (pid === undefined) return false;
  if (fault.tipo === 'pausar') return pause(pid, fault.durationMs);
  if (fault.tipo !== 'cortar') return signal(pid, SIGNALS[fault.tipo]);
  await cutLines(product, pid, fault);
  return true;
}
