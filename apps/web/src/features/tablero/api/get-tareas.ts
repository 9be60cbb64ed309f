import type { Tarea } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http';

export const getTareas = async (proyectoId: string, signal: AbortSignal): Promise<Tarea[]> =>
  (await http.get<{ tareas: Tarea[] }>(`/api/tareas/proyecto/${proyectoId}`, signal)).tareas;
