import type { Tarea } from '@pmp/contracts/proyectos';
import { rutasTareas } from '@pmp/contracts/proyectos/rutas';
import { pedir } from '../../../shared/http/pedir';

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
  (await pedir(rutasTareas.crear, { body: tarea })).tarea;
