import type { Tarea } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http/http';

/** Every task the person may see, newest first. */
export const getTareas = async (signal: AbortSignal): Promise<Tarea[]> =>
  (await http.get<{ tareas: Tarea[] }>('/api/tareas', signal)).tareas;
