import { mongo } from 'mongoose';
import { openSnapshot } from '../respaldo/dump/snapshot.ts';
import { canonicalJson, sha256Of } from './canonical.ts';
import { emptyIndex, type Index, type Inspected } from './inspect-package.ts';
import { KINDS, nameOf, type Kind } from './lines.ts';
import { readKind } from './project-reader.ts';
import { startReading, type Bases, type Reading } from './reading.ts';

/** What this installation now has of the project, in the form of a package. */
export interface Present {
  index: Index;
  /** Digest of a file's content by `proyectos:<id>`. */
  files: Map<string, string>;
}

async function readInto({ index, files }: Present, reading: Reading, kind: Kind): Promise<void> {
  const owner = kind === 'mensajes' ? 'mensajes' : 'proyectos';
  for await (const line of readKind(reading, kind)) {
    index[kind].set(line._id, { sha256: sha256Of(canonicalJson(line)), nombre: nameOf(line) });
    if (!('archivos' in line)) continue;
    for (const { _id, sha256 } of line.archivos) files.set(`${owner}:${_id}`, sha256);
  }
}

/**
 * Also counts what the package contains as living, because an interrupted import may have written sprints whose stories
 * are still missing.
 */
export async function readPresent(
  client: mongo.MongoClient,
  bases: Bases,
  { proyecto, index }: Inspected,
): Promise<Present> {
  const snapshot = await openSnapshot(client, bases.proyectos.databaseName);
  const present: Present = { index: emptyIndex(), files: new Map() };
  const digestOf = (bytes: Buffer) => Promise.resolve(sha256Of(bytes));
  try {
    const reading = startReading(bases, snapshot.session, new mongo.ObjectId(proyecto._id), digestOf);
    for (const id of index.epicas.keys()) reading.living.epicas.add(id);
    for (const id of index.historias.keys()) reading.living.historias.add(id);
    for (const kind of KINDS) await readInto(present, reading, kind);
    return present;
  } finally {
    await snapshot.end();
  }
}
