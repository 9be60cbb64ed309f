import { statusOf } from '../../../shared/errors';
import { http } from '../../../shared/http';
import { COLECCION, type Ref } from '../elementos';
import { tellDeleted } from '../tell';

/** Somebody else may have been faster: then it is gone, as wished. */
export const deleteElemento = async (ref: Ref, version: number): Promise<void> => {
  try {
    await http.delete(`/api/${COLECCION[ref.entidad]}/${ref.id}`);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
  tellDeleted(ref, version + 1);
};
