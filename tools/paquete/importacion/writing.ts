import {
  type AnyLine,
  type ImportPlan,
  type Kind,
  type Line,
  startWriting,
  type Writing,
} from '@pmp/paquete';
import type { mongo } from 'mongoose';
import { toldStates } from '../../../apps/proyectos/src/paquete/proyectos.part.ts';
import { readEntries } from '../fichero/package-entries.ts';
import { readLines } from '../fichero/read-lines.ts';

const BATCH = 500;
const DUPLICATE_KEY = 11_000;

/** Writes one service's part and the messages for its relay, or nothing. */
export async function inTransaction(
  client: mongo.MongoClient,
  plan: ImportPlan,
  base: mongo.Db,
  work: (writing: Writing) => Promise<void>,
): Promise<void> {
  const session = client.startSession();
  const durable = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } } as const;
  try {
    await session.withTransaction(async () => {
      const writing = startWriting(plan, base, session, toldStates);
      await work(writing);
      await writing.outbox.save(base, session);
    }, durable);
  } catch (error) {
    if ((error as { code?: unknown }).code !== DUPLICATE_KEY) throw error;
    throw new Error(`algo de lo que trae ya existe aquí en otro sitio: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    await session.endSession();
  }
}

/** The lines of a package that an import must write, a few hundred at a time. */
export async function* linesToWrite<K extends Kind>(
  path: string,
  { difference, asHere }: Pick<ImportPlan, 'difference'> & { asHere: (kind: Kind, line: AnyLine) => AnyLine },
  kinds: readonly K[],
): AsyncGenerator<{ kind: K; lines: Line<K>[] }> {
  const wanted = new Map(
    kinds.map((kind) => [kind, new Set([...difference[kind].creados, ...difference[kind].cambiados])]),
  );
  for await (const entry of readEntries(path)) {
    if (entry.what !== 'lines') continue;
    const kind = entry.kind as K;
    const ids = wanted.get(kind);
    if (!ids?.size) continue;
    let lines: Line<K>[] = [];
    for (const { line } of readLines(kind, entry.bytes)) {
      if (!ids.has(line._id)) continue;
      lines.push(asHere(kind, line) as Line<K>);
      if (lines.length < BATCH) continue;
      yield { kind, lines };
      lines = [];
    }
    if (lines.length) yield { kind, lines };
  }
}
