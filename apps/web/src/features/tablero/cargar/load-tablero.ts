import type { Tablero, TableroReply } from '@pmp/contracts/sprints';
import { statusOf } from '../../../shared/http/errors';
import { http } from '../../../shared/http/http';
import type { DatosTablero } from './patch-tablero';
import { sinSprintQuery } from './sin-sprint';

/** The name of the board that the product creates; it is translated on screen. */
export const PRINCIPAL = 'Tablero Principal';

const read = async (proyecto: string, signal: AbortSignal): Promise<DatosTablero> => {
  const path = `/api/tableros/principal/${proyecto}${sinSprintQuery(proyecto)}`;
  const { success: _, ...datos } = await http.get<TableroReply>(path, signal);
  return datos;
};

/** A project has no board until somebody opens it. */
export const loadTablero = async (proyecto: string, signal: AbortSignal): Promise<DatosTablero> => {
  try {
    return await read(proyecto, signal);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
  await http.post<{ tablero: Tablero }>('/api/tableros', { nombre: PRINCIPAL, descripcion: '', proyecto });
  return read(proyecto, signal);
};
