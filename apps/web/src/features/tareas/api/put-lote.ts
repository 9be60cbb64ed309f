import type { Tarea, TareasLote } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http';

/** The contract takes no more at once. */
export const MAX_LOTE = 200;

/** One change for all of these, whole or not at all. */
export const putLote = async (ids: string[], cambios: TareasLote['cambios']): Promise<Tarea[]> =>
  (await http.put<{ tareas: Tarea[] }>('/api/tareas/lote', { ids, cambios })).tareas;
