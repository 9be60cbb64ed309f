import { ROWS_INTEGRACIONES } from './rows-integraciones.ts';
import { ROWS_OPERACION } from './rows-operacion.ts';
import { ROWS_OTROS } from './rows-otros.ts';
import { ROWS_PROYECTOS } from './rows-proyectos.ts';
import { ROWS_SPRINTS } from './rows-sprints.ts';
import { ROWS_USUARIOS } from './rows-usuarios.ts';
import type { Rows } from './row.ts';

/** What a route needs to be called, and what its right does not say of the answer; most routes need no row. */
export const ROWS: Rows = {
  ...ROWS_USUARIOS,
  ...ROWS_PROYECTOS,
  ...ROWS_SPRINTS,
  ...ROWS_OTROS,
  ...ROWS_INTEGRACIONES,
  ...ROWS_OPERACION,
};
