import type { Tablero, TableroReply } from '@pmp/contracts/sprints';
import { statusOf } from '../../../shared/http/errors';
import { http } from '../../../shared/http/http';
import type { DatosTablero } from './patch-tablero';
import { isSinSprint } from './sin-sprint';

/** The name of the board that the product creates; it is translated on screen. */
export const PRINCIPAL = 'Tablero Principal';

/** A project's board keeps its id, so after the first time one call loads it. */
const knownIds = new Map<string, string>();

const findOrCreate = async (proyecto: string, signal: AbortSignal): Promise<string> => {
  const { tableros } = await http.get<{ tableros: Tablero[] }>(`/api/tableros/proyecto/${proyecto}`, signal);
  if (tableros[0]) return tableros[0]._id;
  const { tablero } = await http.post<{ tablero: Tablero }>('/api/tableros', {
    nombre: PRINCIPAL,
    descripcion: '',
    proyecto,
  });
  return tablero._id;
};

const getTablero = async (id: string, proyecto: string, signal: AbortSignal): Promise<DatosTablero> => {
  const query = isSinSprint(proyecto) ? '?sinSprint=true' : '';
  const { success: _, ...datos } = await http.get<TableroReply>(`/api/tableros/${id}${query}`, signal);
  return datos;
};

export const loadTablero = async (proyecto: string, signal: AbortSignal): Promise<DatosTablero> => {
  const known = knownIds.get(proyecto);
  if (known) {
    try {
      return await getTablero(known, proyecto, signal);
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
      knownIds.delete(proyecto);
    }
  }
  const id = await findOrCreate(proyecto, signal);
  const datos = await getTablero(id, proyecto, signal);
  knownIds.set(proyecto, id);
  return datos;
};
