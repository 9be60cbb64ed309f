import type { Tarea, TareasLote } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http/http';

/** The contract's limit per call. */
export const MAX_LOTE = 200;

/** Makes one change to all of these, all or nothing. */
export const putLote = async (ids: string[], cambios: TareasLote['cambios']): Promise<Tarea[]> =>
  (await http.put<{ tareas: Tarea[] }>('/api/tareas/lote', { ids, cambios })).tareas;
