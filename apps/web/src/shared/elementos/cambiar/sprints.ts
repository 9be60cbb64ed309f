import type { SprintLote } from '@pmp/contracts/sprints';
import type { Historia } from '@pmp/contracts/proyectos';
import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import { pedir } from '../../http/pedir';
import { tellSprint } from '../../almacen/tell';

/** Moves all of them or none; null: out of their sprint. In the one in course it changes the scope. */
export const moveToSprint = async (
  proyecto: string,
  historias: Historia[],
  destino: string | null,
): Promise<void> => {
  const body: SprintLote = { proyecto, historias: historias.map(({ _id }) => _id), destino, alcance: true };
  const { sprints } = await pedir(rutasSprints.planificar, { body });
  sprints.forEach(tellSprint);
};
