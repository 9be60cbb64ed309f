import type { Proyecto } from '@pmp/contracts/proyectos';
import { rutasProyectos } from '@pmp/contracts/proyectos/rutas';
import { pedir } from '../../../shared/http/pedir';

/** The form's values; an empty text clears an optional field on the server. */
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

/** The form chooses `_id`, so that a repeated call never creates a second project. */
export const createProyecto = async (_id: string, values: ProyectoValues): Promise<Proyecto> => {
  const { proyecto } = await pedir(rutasProyectos.crear, { body: { ...values, _id } });
  return proyecto;
};
