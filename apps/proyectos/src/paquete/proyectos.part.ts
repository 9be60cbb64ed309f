import {
  enlaceEstado,
  epicaEstado,
  historiaEstado,
  proyectoEstado,
  tareaEstado,
} from '@pmp/contracts/proyectos';
import type { KINDS_OF } from '@pmp/paquete';
import { ownConflictOf, type Part, type Row } from '@pmp/paquete/servicio';
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

export const proyectosPart: Part<(typeof KINDS_OF)['proyectos'][number]> = {
  owner: 'proyectos',
  copied: COPIED,
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
  keepFile,
  write: writeProyectos,
};
