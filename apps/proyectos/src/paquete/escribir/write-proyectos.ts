import type { StateDefinition } from '@pmp/contracts/common';
import {
  epicaEstado,
  historiaEstado,
  partsOfClave,
  proyectoEstado,
  tareaEstado,
} from '@pmp/contracts/proyectos';
import { KINDS_OF, type Line } from '@pmp/paquete';
import { bury, objectIds, putVersioned, refused, removeOld, type Writing } from '@pmp/paquete/servicio';
import { mongo } from 'mongoose';
import type { z } from 'zod';
import type { ProyectoDoc } from '../../acceso/proyecto.model';
import type { ArchivoDoc } from '../../elementos/kinds/archivo-doc';
import type { ElementoDoc } from '../../elementos/kinds/elemento-doc';
import type { SweepDoc } from '../../elementos/sweeps/sweep.model';
import { toEpicaEstado } from '../../epicas/epica.mapper';
import type { HistorialDoc } from '../../elementos/historial/historial.model';
import { toHistoriaEstado } from '../../historias/historia.mapper';
import { toProyectoEstado } from '../../proyectos/proyecto.mapper';
import { toTareaEstado } from '../../tareas/tarea.mapper';
import { toEpicaDoc, toHistoriaDoc, toHistorialDoc, toProyectoDoc, toTareaDoc } from './proyectos-docs';
import { putComentarios, removeComentarios } from './write-comentarios';
import { countBloqueos, putEnlaces, removeEnlaces } from './write-enlaces';
import { putEtiquetas, removeEtiquetas } from './write-etiquetas';
import { putPlantillas, removePlantillas } from './write-plantillas';
import { putTextos, removeTextos } from './write-textos';
import { putVistas, removeVistas } from './write-vistas';
import { tellImported } from './tell-imported';

const ENTITIES: Record<'epicas' | 'historias' | 'tareas', StateDefinition> = {
  epicas: epicaEstado,
  historias: historiaEstado,
  tareas: tareaEstado,
};

/** Releases files that nobody has any more; the service then deletes them. */
async function releaseFiles({ base, session, now }: Writing, archivos: readonly ArchivoDoc[]): Promise<void> {
  const rows = archivos.map(({ _id }): SweepDoc => ({ _id, tipo: 'archivo', desde: now }));
  if (rows.length) await base.collection<SweepDoc>('barridos').insertMany(rows, { session });
}

async function filesOf(
  { base, session }: Writing,
  kind: keyof typeof ENTITIES,
  ids: mongo.ObjectId[],
): Promise<ArchivoDoc[]> {
  const found = base
    .collection<ElementoDoc>(kind)
    .find({ _id: { $in: ids } }, { session, projection: { archivos: 1 } });
  return (await found.toArray()).flatMap(({ archivos = [] }) => archivos);
}

async function removeGone(writing: Writing): Promise<void> {
  const { plan, outbox, versionOf, now } = writing;
  for (const kind of Object.keys(ENTITIES) as (keyof typeof ENTITIES)[]) {
    const { retirados } = plan.difference[kind];
    await releaseFiles(writing, await filesOf(writing, kind, objectIds(retirados)));
    await bury(writing, kind, retirados, {
      deProyecto: new mongo.ObjectId(plan.proyecto._id),
      cambiado: now,
    });
    for (const id of retirados) outbox.state(ENTITIES[kind], id, versionOf(id), null);
  }
  await removeOld(writing, 'historial');
  await removeComentarios(writing);
  await removeEtiquetas(writing);
  await removeEnlaces(writing);
  await removePlantillas(writing);
  await removeVistas(writing);
  await removeTextos(writing);
}

/** Claims the files that came with the package; what has changed may lose some of its own. */
async function settleFiles(
  writing: Writing,
  kind: keyof typeof ENTITIES,
  docs: readonly ElementoDoc[],
): Promise<void> {
  const { base, session, plan } = writing;
  const kept = new Set(docs.flatMap(({ archivos = [] }) => archivos.map(({ _id }) => _id.toHexString())));
  const fresh = plan.files.filter(({ owner, _id }) => owner === 'proyectos' && kept.has(_id));
  const { deletedCount } = await base
    .collection<SweepDoc>('barridos')
    .deleteMany({ _id: { $in: objectIds(fresh.map(({ _id }) => _id)) } }, { session });
  if (deletedCount !== fresh.length) throw refused('un archivo se ha borrado mientras tanto: repítelo');
  const ids = docs.map(({ _id }) => _id);
  const before = await filesOf(writing, kind, ids);
  const lost = before.filter(({ _id }) => !kept.has(_id.toHexString()));
  await releaseFiles(writing, lost);
}

interface Versioned {
  _id: mongo.ObjectId;
  version: number;
}

/** Writes the entities, and the states for everybody's copies. */
async function putStated<T extends Versioned, S extends z.ZodType>(
  writing: Writing,
  collection: string,
  docs: readonly T[],
  estado: StateDefinition<S>,
  toEstado: (doc: T) => z.input<S>,
): Promise<void> {
  await putVersioned(writing, collection, docs);
  for (const doc of docs) writing.outbox.state(estado, doc._id.toHexString(), doc.version, toEstado(doc));
}

/** Gives numbers to what a package from before there were keys brings. */
interface Numeros {
  ultimo: number;
}

/** The highest number that was ever given here or that the package brings. */
async function numerosOf({ base, session, plan }: Writing): Promise<Numeros> {
  const proyecto = new mongo.ObjectId(plan.proyecto._id);
  const here = await base.collection<ProyectoDoc>('proyectos').findOne({ _id: proyecto }, { session });
  let ultimo = here?.ultimoNumero ?? 0;
  const count = ({ clave }: { clave?: string | undefined }): void => {
    ultimo = Math.max(ultimo, clave ? (partsOfClave(clave)?.numero ?? 0) : 0);
  };
  const kinds = Object.keys(ENTITIES) as (keyof typeof ENTITIES)[];
  for (const kind of kinds) {
    const docs = base.collection<Keyed>(kind).find({ proyecto }, { session, projection: { clave: 1 } });
    for await (const doc of docs) count(doc);
  }
  for await (const { lines } of plan.linesOf(kinds)) lines.forEach(count);
  return { ultimo };
}

interface Keyed {
  _id: mongo.ObjectId;
  proyecto: mongo.ObjectId;
  clave?: string;
}

/** What comes without a key keeps the one that it has here, or gets one. */
async function keyed<L, T extends Keyed>(
  writing: Writing,
  collection: string,
  lines: readonly L[],
  toDoc: (line: L, writing: Writing) => T,
  numeros: Numeros,
): Promise<T[]> {
  const { base, session, plan } = writing;
  const docs = lines.map((line) => toDoc(line, writing));
  const without = docs.flatMap(({ _id, clave }) => (clave ? [] : _id));
  if (!without.length) return docs;
  const found = await base
    .collection<Keyed>(collection)
    .find({ _id: { $in: without } }, { session, projection: { clave: 1 } })
    .toArray();
  const here = new Map(found.map(({ _id, clave }) => [_id.toHexString(), clave]));
  return docs.map((doc) => {
    const clave = doc.clave ?? here.get(doc._id.toHexString());
    return { ...doc, clave: clave ?? `${plan.proyecto.clave}-${(numeros.ultimo += 1)}` };
  });
}

/** For whoever keeps a copy of the project: `updatedAt` is of where it comes from. */
const dated = <T extends object>({ now }: Writing, docs: readonly T[]): (T & { cambiado: Date })[] =>
  docs.map((doc) => ({ ...doc, cambiado: now }));

async function putTareas(
  writing: Writing,
  lines: readonly Line<'tareas'>[],
  numeros: Numeros,
): Promise<void> {
  const docs = await keyed(writing, 'tareas', lines, toTareaDoc, numeros);
  await settleFiles(writing, 'tareas', docs);
  await putStated(writing, 'tareas', dated(writing, docs), tareaEstado, toTareaEstado);
}

async function putEpicas(
  writing: Writing,
  lines: readonly Line<'epicas'>[],
  numeros: Numeros,
): Promise<void> {
  const docs = await keyed(writing, 'epicas', lines, toEpicaDoc, numeros);
  await settleFiles(writing, 'epicas', docs);
  await putStated(writing, 'epicas', dated(writing, docs), epicaEstado, toEpicaEstado);
}

async function putHistorias(
  writing: Writing,
  lines: readonly Line<'historias'>[],
  numeros: Numeros,
): Promise<void> {
  const docs = await keyed(writing, 'historias', lines, toHistoriaDoc, numeros);
  await settleFiles(writing, 'historias', docs);
  await putStated(writing, 'historias', dated(writing, docs), historiaEstado, toHistoriaEstado);
}

async function putHistorial(writing: Writing, lines: readonly Line<'historial'>[]): Promise<void> {
  const docs = lines.map((line) => toHistorialDoc(line, writing));
  await writing.base.collection<HistorialDoc>('historial').insertMany(docs, { session: writing.session });
}

/** What no package brings and stays: the numbers that have been given. */
async function lastingOf(
  { _id }: Line<'proyecto'>,
  { base, session }: Writing,
): Promise<Pick<ProyectoDoc, 'ultimoNumero'>> {
  const here = await base
    .collection<ProyectoDoc>('proyectos')
    .findOne({ _id: new mongo.ObjectId(_id) }, { session });
  return here?.ultimoNumero ? { ultimoNumero: here.ultimoNumero } : {};
}

async function putProyecto(writing: Writing, lines: readonly Line<'proyecto'>[]): Promise<void> {
  const docs: ProyectoDoc[] = [];
  for (const line of lines)
    docs.push({ ...toProyectoDoc(line, writing), ...(await lastingOf(line, writing)) });
  await putStated(writing, 'proyectos', docs, proyectoEstado, toProyectoEstado);
}

type Own = (typeof KINDS_OF)['proyectos'][number];

const PUT: {
  [K in Own]: (writing: Writing, lines: readonly Line<K>[], numeros: Numeros) => Promise<void>;
} = {
  proyecto: putProyecto,
  etiquetas: putEtiquetas,
  plantillas: putPlantillas,
  vistas: putVistas,
  epicas: putEpicas,
  historias: putHistorias,
  tareas: putTareas,
  enlaces: putEnlaces,
  historial: putHistorial,
  comentarios: putComentarios,
  externos: putTextos,
};

async function putLines(writing: Writing, numeros: Numeros): Promise<void> {
  for await (const { kind, lines } of writing.plan.linesOf<Own>(KINDS_OF.proyectos)) {
    const put = PUT[kind] as (writing: Writing, lines: readonly unknown[], numeros: Numeros) => Promise<void>;
    await put(writing, lines, numeros);
  }
}

export async function writeProyectos(writing: Writing): Promise<void> {
  const { base, session, plan } = writing;
  await removeGone(writing);
  const numeros = await numerosOf(writing);
  await putLines(writing, numeros);
  await base
    .collection('proyectos')
    .updateOne(
      { _id: new mongo.ObjectId(plan.proyecto._id) },
      { $set: { ultimoNumero: numeros.ultimo } },
      { session },
    );
  const { proyecto, epicas, historias, tareas } = plan.difference;
  const written = [proyecto, epicas, historias, tareas].flatMap(({ creados }) => creados);
  // What hangs on them must no longer be deleted.
  await base.collection<SweepDoc>('barridos').deleteMany({ _id: { $in: objectIds(written) } }, { session });
  await base
    .collection<{ _id: string; valor: number }>('revisiones')
    .updateOne(
      { _id: `equipo:${plan.where.team!._id.toHexString()}` },
      { $inc: { valor: 1 } },
      { session, upsert: true },
    );
  await countBloqueos(writing);
  await tellImported(writing);
}
