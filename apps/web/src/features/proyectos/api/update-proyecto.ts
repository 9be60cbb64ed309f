import type { Proyecto } from '@pmp/contracts/proyectos';
import { rutasProyectos } from '@pmp/contracts/proyectos/rutas';
import { pedir } from '../../../shared/http/pedir';
import type { ProyectoValues } from './create-proyecto';

/** `version`: the one the person saw; a stale one is refused. */
export const updateProyecto = async (
  { _id, version }: Pick<Proyecto, '_id' | 'version'>,
  values: ProyectoValues,
): Promise<Proyecto> => {
  const { proyecto } = await pedir(rutasProyectos.cambiar, {
    params: { id: _id },
    body: {
      ...values,
      version,
    },
  });
  return proyecto;
};
