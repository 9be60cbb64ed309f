import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readArguments, runCommand } from '../start/orden/command.ts';
import { untilTime } from './keep/next-run.ts';

const USE =
  'node tools/respaldo/cada-dia.ts --destino=<carpeta> [--hora=03:00] [--conservar=7,4,12] [--cifrar=age1…] [--tambien=s3://cubo/carpeta/]';
const AGAIN_MS = 3_600_000;
const {
  destino,
  hora = '03:00',
  conservar = '7,4,12',
  cifrar,
  tambien,
} = readArguments(USE, {
  destino: { type: 'string' },
  hora: { type: 'string' },
  conservar: { type: 'string' },
  cifrar: { type: 'string' },
  tambien: { type: 'string' },
});

const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());

/** A backup that is drilled before older ones go. In a process of its own, so that nothing of it stays in memory. */
async function backUp(folder: string): Promise<boolean> {
  const options = [`--destino=${folder}`, '--ensayar', `--conservar=${conservar}`];
  if (cifrar) options.push(`--cifrar=${cifrar}`);
  if (tambien) options.push(`--tambien=${tambien}`);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'backup.ts'), ...options], {
    stdio: 'inherit',
    signal: stop.signal,
  });
  child.on('error', () => undefined);
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
}

await runCommand('No se hacen copias', async () => {
  if (!destino) throw new Error(`falta --destino. Uso: ${USE}`);
  let wait = untilTime(hora);
  while (await delay(wait, true, { signal: stop.signal }).catch(() => false)) {
    // What failed is tried again within the hour: a day without a backup is not to end without one.
    wait = (await backUp(destino.endsWith('/') ? destino : `${destino}/`)) ? untilTime(hora) : AGAIN_MS;
  }
});
