import type { SprintCambio } from '@pmp/contracts/sprints';
import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import { tellSprint } from '../../../shared/almacen/tell';
import { pedir } from '../../../shared/http/pedir';
import type { SprintValues } from './create-sprint';

/** Sends only what was changed, with the version the person saw, so that nobody's edit is lost unseen. */
export const updateSprint = async (
  id: string,
  version: number,
  changes: Partial<SprintValues>,
): Promise<SprintCambio> =>
  tellSprint((await pedir(rutasSprints.cambiar, { params: { id }, body: { ...changes, version } })).sprint);
