import type { TableroReply } from '@pmp/contracts/sprints';
import { http } from '../../../shared/http/http';
import type { DatosTablero } from './patch-tablero';
import { sinSprintQuery } from './sin-sprint';

export const loadTablero = async (proyecto: string, signal: AbortSignal): Promise<DatosTablero> => {
  const path = `/api/tableros/principal/${proyecto}${sinSprintQuery(proyecto)}`;
  const { success: _, ...datos } = await http.get<TableroReply>(path, signal);
  return datos;
};
