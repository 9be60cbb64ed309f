import type { Epica, Tarea } from '@pmp/contracts/proyectos';
import { rutasEpicas, rutasTareas } from '@pmp/contracts/proyectos/rutas';
import { pedir } from '../../../shared/http/pedir';

export const getEpicas = async (proyecto: string, signal: AbortSignal): Promise<Epica[]> =>
  (await pedir(rutasEpicas.listar, { params: { id: proyecto }, signal })).epicas;

export interface TareaBody {
  _id: string;
  titulo: string;
  descripcion: string;
  proyecto: string;
  historiaId: string;
}

/** The form chooses `_id`, so that a repeated call never creates a second task. */
export const createTarea = async (body: TareaBody): Promise<Tarea> =>
  (await pedir(rutasTareas.crear, { body })).tarea;
