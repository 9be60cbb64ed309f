import { statusOf } from '../../../shared/http/errors';
import { http } from '../../../shared/http/http';
import { COLECCION, type Ref } from '../../../shared/elementos/elementos';
import { tellDeleted } from './tell';

/** A 404 counts as success: somebody else has deleted it already. */
export const deleteElemento = async (ref: Ref, version: number): Promise<void> => {
  try {
    await http.delete(`/api/${COLECCION[ref.entidad]}/${ref.id}`);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
  tellDeleted(ref, version + 1);
};
