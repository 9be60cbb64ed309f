import type { TableroReply } from '@pmp/contracts/sprints';
import { readOf } from '../../../shared/queries/read-of';
import type { DatosTablero } from './patch-tablero';
import { sinSprintQuery } from './sin-sprint';

export const readTablero = (proyecto: string) =>
  readOf(
    () => `/api/tableros/principal/${proyecto}${sinSprintQuery(proyecto)}`,
    ({ success: _, ...datos }: TableroReply): DatosTablero => datos,
  );
