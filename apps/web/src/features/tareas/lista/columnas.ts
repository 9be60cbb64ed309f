import type { ColumnaTabla } from '../../../shared/tabla/columnas';
import { COLUMNAS, type Columna } from './orden';

/** The title is always there: it opens the task. */
export type ColumnaOpcional = 'clave' | Exclude<Columna, 'titulo'>;
export const OPCIONALES: readonly ColumnaOpcional[] = [
  'clave',
  ...COLUMNAS.filter((columna) => columna !== 'titulo'),
];

/** As every list of items calls it. */
export const enTabla = (columna: ColumnaOpcional): ColumnaTabla =>
  columna === 'fechaLimite' ? 'vence' : columna;
