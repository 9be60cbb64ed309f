import { type AnyLine, type Kind, KINDS, type Line, nameOf, noneLiving } from '@pmp/paquete';
import { mongo } from 'mongoose';
import { canonicalJson, sha256Of } from '../fichero/canonical.ts';
import { clavesOf } from './claves.ts';
import { emptyIndex, type Index, type Inspected } from './inspect-package.ts';
import type { Parts } from '../partes/parts.ts';

/** What this installation now has of the project, in the form of a package. */
export interface Present {
  index: Index;
  /** Digest of a file's content by `proyectos:<id>`. */
  files: Map<string, string>;
  /** The keys that it has and had here. */
  claves: string[];
  /** What the team asks for; null: nothing. */
  definiciones: Line<'definiciones'> | null;
}

/**
 * Also counts what the package contains as living, because an interrupted import may have written sprints whose stories
 * are still missing. Of private views it reads only those that the package brings: any other is no part of the project.
 */
export async function readPresent(
  parts: Parts,
  { proyecto, index }: Inspected,
  equipo: mongo.ObjectId | null,
): Promise<Present> {
  const present: Present = { index: emptyIndex(), files: new Map(), claves: [], definiciones: null };
  const about = {
    proyecto: new mongo.ObjectId(proyecto._id),
    equipo,
    privadas: new Set(index.vistas.keys()),
    digestOf: (bytes: Buffer) => Promise.resolve(sha256Of(bytes)),
    living: {
      ...noneLiving(),
      epicas: new Set(index.epicas.keys()),
      historias: new Set(index.historias.keys()),
    },
  };
  const readInto = async (kind: Kind, lines: AsyncIterable<AnyLine>): Promise<void> => {
    const owner = kind === 'mensajes' ? 'mensajes' : 'proyectos';
    for await (const line of lines) {
      present.index[kind].set(line._id, { sha256: sha256Of(canonicalJson(line)), nombre: nameOf(line) });
      if (kind === 'proyecto' && 'clave' in line) present.claves = clavesOf(line as Line<'proyecto'>);
      if ('listo' in line) present.definiciones = line;
      if (!('archivos' in line)) continue;
      for (const { _id, sha256 } of line.archivos) present.files.set(`${owner}:${_id}`, sha256);
    }
  };
  await parts.atOneInstant(about, async ({ linesOf }) => {
    for (const kind of KINDS) await readInto(kind, linesOf(kind));
  });
  return present;
}
