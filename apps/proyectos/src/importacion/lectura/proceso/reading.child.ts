import { once } from 'node:events';
import { Refusal } from '../base/refusal';
import { readFile } from '../read-file';
import type { How } from '../read-table';
import type { Told } from './messages';

/** Reads one file that comes by its standard input, and tells its rows whenever it is asked for more. */
const how = JSON.parse(process.argv[2] ?? '{}') as How;

async function tell(told: Told): Promise<void> {
  await new Promise((resolve) => process.send!(told, resolve));
}

async function read(): Promise<Told> {
  const bytes: Buffer[] = [];
  for await (const piece of process.stdin) bytes.push(piece as Buffer);
  const reading = readFile(bytes, how);
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return { leido: value };
    await tell({ filas: value });
    await once(process, 'message');
  }
}

function whyNot(error: unknown): Told {
  if (error instanceof Refusal) return { rechazo: { motivo: error.motivo, datos: error.datos } };
  return { fallo: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

// Whoever asked has what it wants, or is gone.
process.on('disconnect', () => process.exit());
await tell(await read().catch(whyNot));
