import type { Proyecto } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http';

/** What the form holds; empty texts clear an optional field on the server. */
export interface ProyectoValues {
  nombre: string;
  clave: string;
  descripcion: string;
  equipo: string;
  estado: Proyecto['estado'];
  prioridad: Proyecto['prioridad'];
  fechaInicio: string;
  fechaFin: string;
}

/** `_id` is the form's own, so that a repeated call never makes a second project. */
export const createProyecto = async (_id: string, values: ProyectoValues): Promise<Proyecto> => {
  const { proyecto } = await http.post<{ proyecto: Proyecto }>('/api/proyectos', { ...values, _id });
  return proyecto;
};
