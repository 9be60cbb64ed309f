import {
  enlaceEstado,
  epicaEstado,
  historiaEstado,
  proyectoEstado,
  tareaEstado,
} from '@pmp/contracts/proyectos';
import { type KINDS_OF, ownConflictOf, type PartWithFiles, type Row, storedVersions } from '@pmp/paquete';
import { mongo } from 'mongoose';
import type { ProyectoDoc } from '../acceso/proyecto.model';
import { keepFile } from './escribir/keep-file';
import { writeProyectos } from './escribir/write-proyectos';
import { readComentarios } from './leer/read-comentarios';
import { readEnlaces } from './leer/read-enlaces';
import { readEtiquetas } from './leer/read-etiquetas';
import { readPlantillas } from './leer/read-plantillas';
import { readTextos } from './leer/read-textos';
import { readVistas } from './leer/read-vistas';
import { readEpicas, readHistorial, readHistorias, readProyecto, readTareas } from './leer/read-proyectos';

export { toldStates } from './escribir/told-states';

const inTrash = ({ eliminado, nombre }: Row): string | null =>
  eliminado === true && nombre !== undefined
    ? 'el proyecto está en la papelera: restáuralo o elimínalo antes para siempre'
    : null;

/** A link that was removed keeps itself, but is not in the trash; its project is that of its ends. */
const linkConflictOf = ({ origen }: Row, own: string): string | null =>
  origen && String(origen.proyecto) !== own ? 'es de otro proyecto' : null;

const COPIED = [
  { kind: 'proyecto', collection: 'proyectos', estado: proyectoEstado, conflictOf: inTrash },
  { kind: 'epicas', collection: 'epicas', estado: epicaEstado, conflictOf: ownConflictOf },
  { kind: 'historias', collection: 'historias', estado: historiaEstado, conflictOf: ownConflictOf },
  { kind: 'tareas', collection: 'tareas', estado: tareaEstado, conflictOf: ownConflictOf },
  { kind: 'enlaces', collection: 'enlaces', estado: enlaceEstado, conflictOf: linkConflictOf },
] as const;

const proyectosIn = (base: mongo.Db) => base.collection<ProyectoDoc>('proyectos');

/** Finds a project by id, or by the clave that people use. */
export async function findProject(base: mongo.Db, wanted: string): Promise<ProyectoDoc> {
  const named = /^[0-9a-f]{24}$/.test(wanted)
    ? { _id: new mongo.ObjectId(wanted) }
    : { clave: wanted.toUpperCase() };
  const found = await proyectosIn(base).findOne({ ...named, eliminado: false });
  if (!found) throw new Error(`no hay ningún proyecto ${wanted}`);
  return found;
}

/** The team of a project that is here, even in the trash. */
export async function teamOfProject(base: mongo.Db, proyecto: string): Promise<mongo.ObjectId | null> {
  const where = { _id: new mongo.ObjectId(proyecto) };
  return (await proyectosIn(base).findOne(where, { projection: { equipo: 1 } }))?.equipo ?? null;
}

export const proyectosPart: PartWithFiles<(typeof KINDS_OF)['proyectos'][number]> = {
  readers: {
    proyecto: readProyecto,
    etiquetas: readEtiquetas,
    plantillas: readPlantillas,
    vistas: readVistas,
    epicas: readEpicas,
    historias: readHistorias,
    tareas: readTareas,
    enlaces: readEnlaces,
    historial: readHistorial,
    comentarios: readComentarios,
    externos: readTextos,
  },
  async conflictsOf(base, { _id, clave }) {
    const others = { eliminado: false, _id: { $ne: new mongo.ObjectId(_id) } };
    const taken = await proyectosIn(base).findOne({ ...others, clave });
    if (taken) return [`la clave ${clave} es de otro proyecto, «${taken.nombre}»`];
    const former = await proyectosIn(base).findOne({ ...others, clavesAnteriores: clave });
    return former ? [`la clave ${clave} fue antes de otro proyecto, «${former.nombre}»`] : [];
  },
  versionsOf: (base, difference, proyecto) => storedVersions(base, COPIED, difference, proyecto),
  keepFile,
  write: writeProyectos,
};
