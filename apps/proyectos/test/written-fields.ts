import { COLUMNAS_BACKLOG } from '@pmp/contracts/proyectos/hoja';
import type { Kind } from '../src/elementos/kinds/kind';

/** What they are called in the sheet. */
const COLUMN_OF: Partial<Record<string, string>> = {
  tipo: 'clase',
  asignado: 'responsable',
  fechaLimite: 'vence',
  tiempoEstimado: 'horas',
};

/** What people write of a kind. */
export const writtenOf = ({ defaults }: Pick<Kind, 'defaults'>): string[] => [
  'titulo',
  ...Object.keys(defaults),
];

/** What the sheet that is exported and imported again does not tell of it. */
export const withoutColumn = (kind: Pick<Kind, 'defaults'>): string[] => {
  const columns: readonly string[] = COLUMNAS_BACKLOG;
  return writtenOf(kind).filter((campo) => !columns.includes(COLUMN_OF[campo] ?? campo));
};
