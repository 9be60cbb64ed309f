import type { Historia } from '@pmp/contracts/proyectos';
import { rutasCiclo, rutasSprints } from '@pmp/contracts/sprints/rutas';
import type { Sitio } from './crear';
import { pedir } from '../../http/pedir';
import { isOnline } from '../../vivo/conexion';
import { tellSaved, tellSprint } from '../../almacen/tell';

/** Puts a story that has just been created in a sprint: in the one in course it changes the scope. */
export const enterSprint = async (
  historia: Historia,
  { _id, nombre, enCurso }: NonNullable<Sitio['sprint']>,
): Promise<void> => {
  // It waits for the network in the backlog: a sprint takes only stories that exist.
  if (!isOnline()) return;
  const anadir = { anadir: [historia._id] };
  const { sprint } = enCurso
    ? await pedir(rutasCiclo.cambiarAlcance, { params: { id: _id }, body: anadir })
    : await pedir(rutasSprints.cambiarHistorias, { params: { id: _id }, body: anadir });
  tellSaved('historia', { ...historia, sprintId: { _id, nombre } });
  tellSprint(sprint);
};
