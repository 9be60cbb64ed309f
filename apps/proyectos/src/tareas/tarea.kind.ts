import {
  erroresProyectos,
  tareaActualizada,
  tareaAsignada,
  tareaCreada,
  tareaEliminada,
  tareaEstado,
  tareaRestaurada,
  type Tarea,
} from '@pmp/contracts/proyectos';
import { SIN_VALOR } from '@pmp/contracts/proyectos/sin-valor';
import { Types } from 'mongoose';
import { archivosFields } from '../elementos/kinds/archivo-doc';
import type { Kind } from '../elementos/kinds/kind';
import type { TareaDoc } from './tarea-doc';
import { toTarea, toTareaEstado } from './tarea.mapper';

export const tarea: Kind<TareaDoc, Tarea> = {
  tipo: 'tarea',
  collection: 'tareas',
  parent: {
    tipo: 'historia',
    field: 'historia',
    campo: 'historiaId',
    foreign: erroresProyectos.historiaDeOtroProyecto,
  },
  given: { field: 'asignado', stranger: erroresProyectos.asignadoSinAcceso },
  fields: {
    ...archivosFields,
    tipo: String,
    asignado: Types.ObjectId,
    etiquetas: [Types.ObjectId],
    criterios: [{ texto: String, hecho: Boolean }],
    fechaLimite: Date,
    tiempoEstimado: Number,
  },
  defaults: {
    ...SIN_VALOR.tarea,
    etiquetas: [],
    criterios: [],
  },
  indexes: [{ asignado: 1, createdAt: -1, _id: -1 }],
  state: tareaEstado,
  facts: {
    created: tareaCreada,
    updated: tareaActualizada,
    removed: tareaEliminada,
    restored: tareaRestaurada,
    assigned: tareaAsignada,
  },
  errors: { missing: erroresProyectos.tareaNoEncontrada },
  toShape: toTarea,
  toEstado: toTareaEstado,
};
