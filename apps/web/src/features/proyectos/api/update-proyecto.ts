import type { Proyecto } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http/http';
import type { ProyectoValues } from './create-proyecto';

/** `version`: the one the person saw; a stale one is refused. */
export const updateProyecto = async (
  { _id, version }: Pick<Proyecto, '_id' | 'version'>,
  values: ProyectoValues,
): Promise<Proyecto> => {
  const { proyecto } = await http.put<{ proyecto: Proyecto }>(`/api/proyectos/${_id}`, {
    ...values,
    version,
  });
  return proyecto;
};
