import { canonicalJson, type Line, nameOf, sha256Of } from '@pmp/paquete';
import { noneLiving } from '@pmp/paquete/servicio';
import { mongo } from 'mongoose';
import type { ProjectParts } from '../partes/project-parts';
import { clavesOf } from './claves';
import { emptyIndex, type Index, type Inspected } from './inspect-package';

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
  parts: ProjectParts,
  { proyecto, index }: Inspected,
  equipo: mongo.ObjectId | null,
): Promise<Present> {
  const present: Present = { index: emptyIndex(), files: new Map(), claves: [], definiciones: null };
  const epicas = new Set(index.epicas.keys());
  const historias = new Set(index.historias.keys());
  const about = {
    proyecto: new mongo.ObjectId(proyecto._id),
    equipo,
    privadas: new Set(index.vistas.keys()),
    living: { ...noneLiving(), epicas, historias },
    conBytes: false,
  };
  for await (const one of parts.read(about)) {
    if (!('line' in one)) continue;
    const { kind, line } = one;
    const owner = kind === 'mensajes' ? 'mensajes' : 'proyectos';
    present.index[kind].set(line._id, { sha256: sha256Of(canonicalJson(line)), nombre: nameOf(line) });
    if (kind === 'proyecto' && 'clave' in line) present.claves = clavesOf(line as Line<'proyecto'>);
    if ('listo' in line) present.definiciones = line;
    if (!('archivos' in line) || !line.archivos) continue;
    for (const { _id, sha256 } of line.archivos) present.files.set(`${owner}:${_id}`, sha256);
  }
  return present;
}
