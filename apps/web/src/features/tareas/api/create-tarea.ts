import type { Historia, Tarea } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http/http';

export const getHistorias = async (proyecto: string, signal: AbortSignal): Promise<Historia[]> =>
  (await http.get<{ historias: Historia[] }>(`/api/historias/proyecto/${proyecto}`, signal)).historias;

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
