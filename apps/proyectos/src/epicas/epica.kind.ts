import {
  epicaActualizada,
  epicaCreada,
  epicaEliminada,
  epicaEstado,
  epicaRestaurada,
  erroresProyectos,
  type Epica,
} from '@pmp/contracts/proyectos';
import type { Kind } from '../elementos/kinds/kind';
import { flawOfPlazo, plazoDefaults, plazoFields } from '../elementos/kinds/plazo.rules';
import type { EpicaDoc } from './epica-doc';
import { toEpica, toEpicaEstado } from './epica.mapper';

export const epica: Kind<EpicaDoc, Epica> = {
  tipo: 'epica',
  collection: 'epicas',
  parent: null,
  flawOf: flawOfPlazo,
  fields: plazoFields,
  defaults: { descripcion: '', prioridad: 'media', estado: 'pendiente', ...plazoDefaults },
  state: epicaEstado,
  facts: {
    created: epicaCreada,
    updated: epicaActualizada,
    removed: epicaEliminada,
    restored: epicaRestaurada,
  },
  errors: {
    missing: erroresProyectos.epicaNoEncontrada,
    inTrash: erroresProyectos.epicaEnPapelera,
    purged: erroresProyectos.epicaPurgada,
  },
  toShape: toEpica,
  toEstado: toEpicaEstado,
};
