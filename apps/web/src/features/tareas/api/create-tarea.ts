import type { Tarea } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http/http';

interface NuevaTarea {
  /** Chosen by the form, so that a repeated call never creates a second task. */
  _id: string;
  titulo: string;
  proyecto: string;
  historiaId: string;
  asignado?: string;
  fechaLimite?: string;
}

export const createTarea = async (tarea: NuevaTarea): Promise<Tarea> =>
  (await http.post<{ tarea: Tarea }>('/api/tareas', tarea)).tarea;
