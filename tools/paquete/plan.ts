import { mongo } from 'mongoose';
import type { ChatDoc } from '../../apps/mensajes/src/chats/chat.model.ts';
import type { ProyectoDoc } from '../../apps/proyectos/src/acceso/proyecto.model.ts';
import type { Place } from '../start/place.ts';
import { canonicalJson, sha256Of } from './canonical.ts';
import { differenceOf, type Difference } from './difference.ts';
import { inspectPackage, type Index, type Inspected } from './inspect-package.ts';
import { nameOf, type Line } from './lines.ts';
import { placeOfProject, type PlaceOfProject } from './place-of-project.ts';
import { readPresent, type Present } from './present.ts';
import type { Bases } from './reading.ts';
import type { FileRef } from './references.ts';
import { chatOf } from './read-mensajes.ts';
import { planVersions } from './versions.ts';

/** What an import would do here, determined without writing. */
export interface Plan {
  inspected: Inspected;
  proyecto: Line<'proyecto'>;
  before: Present;
  after: Index;
  difference: Difference;
  where: PlaceOfProject;
  versions: Map<string, number>;
  /** Files whose bytes are not stored here yet. */
  files: FileRef[];
  /** Why it cannot be imported under any options. */
  conflicts: string[];
}

async function otherConflicts(bases: Bases, { _id, clave }: Line<'proyecto'>): Promise<string[]> {
  const id = new mongo.ObjectId(_id);
  const conflicts: string[] = [];
  const taken = await bases.proyectos
    .collection<ProyectoDoc>('proyectos')
    .findOne({ clave, eliminado: false, _id: { $ne: id } });
  if (taken) conflicts.push(`la clave ${clave} es de otro proyecto, «${taken.nombre}»`);
  const chat = await bases.mensajes.collection<ChatDoc>('chats').findOne({ _id: chatOf(id) });
  if (chat?.eliminado && (await bases.mensajes.collection('mensajes').findOne({ chat: chatOf(id) })))
    conflicts.push('su conversación aún se está borrando: espera un momento');
  return conflicts;
}

/** With the name of its team in this installation. */
function placed({ proyecto, index }: Inspected, { team }: PlaceOfProject) {
  const here = { ...proyecto, equipo: team?.nombre ?? proyecto.equipo };
  const known = { sha256: sha256Of(canonicalJson(here)), nombre: nameOf(here) };
  return { proyecto: here, after: { ...index, proyecto: new Map([[here._id, known]]) } };
}

export async function planImport(
  client: mongo.MongoClient,
  bases: Bases,
  place: Place,
  path: string,
  equipo?: string,
): Promise<Plan> {
  const inspected = await inspectPackage(path);
  const where = await placeOfProject(bases, inspected, equipo);
  const before = await readPresent(client, bases, inspected);
  const { proyecto, after } = placed(inspected, where);
  const difference = differenceOf(before.index, after);
  const versions = await planVersions(place, bases, difference, proyecto._id);
  const conflicts = [...where.conflicts, ...versions.conflicts, ...(await otherConflicts(bases, proyecto))];
  const files = inspected.references.files.filter(({ owner, _id, sha256, nombre }) => {
    const present = before.files.get(`${owner}:${_id}`);
    if (present && present !== sha256) conflicts.push(`el archivo «${nombre}» tiene aquí otro contenido`);
    return !present;
  });
  return {
    inspected,
    proyecto,
    before,
    after,
    difference,
    where,
    versions: versions.next,
    files,
    conflicts,
  };
}
