import { rutasProyectos } from '@pmp/contracts/proyectos/rutas';
import { readOf } from '../../../shared/queries/read-of';

/** The whole dashboard in one call. */
export const readResumen = readOf(
  rutasProyectos.leerResumen,
  () => [],
  (resumen) => resumen,
);
