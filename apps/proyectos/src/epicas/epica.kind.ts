import {
  epicaActualizada,
  epicaCreada,
  epicaEliminada,
  epicaEstado,
  epicaRestaurada,
  erroresProyectos,
  type Epica,
} from '@pmp/contracts/proyectos';
import { SIN_VALOR } from '@pmp/contracts/proyectos/sin-valor';
import { archivosFields } from '../elementos/kinds/archivo-doc';
import type { Kind } from '../elementos/kinds/kind';
import { flawOfPlazo, plazoFields } from '../elementos/kinds/plazo.rules';
import type { EpicaDoc } from './epica-doc';
import { toEpica, toEpicaEstado } from './epica.mapper';

export const epica: Kind<EpicaDoc, Epica> = {
  tipo: 'epica',
  collection: 'epicas',
  parent: null,
  flawOf: flawOfPlazo,
  fields: { ...plazoFields, ...archivosFields },
  defaults: SIN_VALOR.epica,
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
