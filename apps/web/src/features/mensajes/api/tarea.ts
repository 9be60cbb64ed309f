import type { Epica, Tarea } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http/http';

export const getEpicas = async (proyecto: string, signal: AbortSignal): Promise<Epica[]> =>
  (await http.get<{ epicas: Epica[] }>(`/api/epicas/proyecto/${proyecto}`, signal)).epicas;

export interface TareaBody {
  _id: string;
  titulo: string;
  descripcion: string;
  proyecto: string;
  historiaId: string;
}

/** The form chooses `_id`, so that a repeated call never creates a second task. */
export const createTarea = async (body: TareaBody): Promise<Tarea> =>
  (await http.post<{ tarea: Tarea }>('/api/tareas', body)).tarea;
