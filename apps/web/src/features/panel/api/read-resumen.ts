import type { Resumen } from '@pmp/contracts/proyectos';
import { readOf } from '../../../shared/queries/read-of';

/** The whole dashboard in one call. */
export const readResumen = readOf(
  () => '/api/proyectos/resumen',
  (resumen: Resumen) => resumen,
);
