import { statusOf } from '../../../shared/http/errors';
import { pedir } from '../../../shared/http/pedir';
import { RUTAS, type Ref } from '../../../shared/elementos/elementos';
import { tellDeleted } from '../../../shared/almacen/tell';

/** A 404 counts as success: somebody else has deleted it already. */
export const deleteElemento = async (ref: Ref, version: number): Promise<void> => {
  try {
    await pedir(RUTAS[ref.entidad].eliminar, { params: { id: ref.id } });
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
  tellDeleted(ref, version + 1);
};
