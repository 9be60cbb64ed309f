import {
  erroresProyectos,
  historiaActualizada,
  historiaAsignada,
  historiaCreada,
  historiaEliminada,
  historiaEstado,
  historiaRestaurada,
  type Historia,
} from '@pmp/contracts/proyectos';
import { SIN_VALOR } from '@pmp/contracts/proyectos/sin-valor';
import { Types } from 'mongoose';
import { archivosFields } from '../elementos/kinds/archivo-doc';
import type { Kind } from '../elementos/kinds/kind';
import { flawOfPlazo, plazoFields } from '../elementos/kinds/plazo.rules';
import type { HistoriaDoc } from './historia-doc';
import { toHistoria, toHistoriaEstado } from './historia.mapper';

export const historia: Kind<HistoriaDoc, Historia> = {
  tipo: 'historia',
  collection: 'historias',
  parent: {
    tipo: 'epica',
    field: 'epica',
    campo: 'epicaId',
    titled: true,
    foreign: erroresProyectos.epicaDeOtroProyecto,
  },
  given: { field: 'responsable', stranger: erroresProyectos.responsableSinAcceso },
  flawOf: flawOfPlazo,
  fields: {
    ...plazoFields,
    ...archivosFields,
    comoUsuario: String,
    quiero: String,
    para: String,
    puntos: Number,
    responsable: Types.ObjectId,
    columna: Types.ObjectId,
    etiquetas: [Types.ObjectId],
    criterios: [{ texto: String, hecho: Boolean }],
  },
  defaults: {
    ...SIN_VALOR.historia,
    etiquetas: [],
    criterios: [],
  },
  rankedInProyecto: true,
  planned: true,
  indexes: [{ responsable: 1, createdAt: -1, _id: -1 }],
  state: historiaEstado,
  facts: {
    created: historiaCreada,
    updated: historiaActualizada,
    removed: historiaEliminada,
    restored: historiaRestaurada,
    assigned: historiaAsignada,
  },
  toldBeneath: true,
  errors: {
    missing: erroresProyectos.historiaNoEncontrada,
    inTrash: erroresProyectos.historiaEnPapelera,
    purged: erroresProyectos.historiaPurgada,
  },
  toShape: toHistoria,
  toEstado: toHistoriaEstado,
};
