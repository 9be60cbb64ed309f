import type { TableroReply } from '@pmp/contracts/sprints';
import { http } from '../../../shared/http/http';
import type { DatosTablero } from './patch-tablero';
import { sinSprintQuery } from './sin-sprint';

/** The name of the board that the product creates; it is translated on screen. */
export const PRINCIPAL = 'Tablero Principal';

export const loadTablero = async (proyecto: string, signal: AbortSignal): Promise<DatosTablero> => {
  const path = `/api/tableros/principal/${proyecto}${sinSprintQuery(proyecto)}`;
  const { success: _, ...datos } = await http.get<TableroReply>(path, signal);
  return datos;
};
