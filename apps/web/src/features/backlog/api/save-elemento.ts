import { http } from '../../../shared/http';
import { COLECCION, type ElementoDe, type Entidad } from '../elementos';
import { tellSaved } from '../tell';

/** `_id` is the form's own, so that a repeated call never makes a second one. */
export const createElemento = async <E extends Entidad>(
  entidad: E,
  body: Record<string, unknown> & { _id: string; proyecto: string },
): Promise<ElementoDe[E]> => {
  const reply = await http.post<Record<E, ElementoDe[E]>>(`/api/${COLECCION[entidad]}`, body);
  return tellSaved(entidad, reply[entidad]);
};

/** Only what was changed, and the version that was seen: a stale one is refused. */
export const putElemento = async <E extends Entidad>(
  entidad: E,
  id: string,
  changes: object,
): Promise<ElementoDe[E]> => {
  const reply = await http.put<Record<E, ElementoDe[E]>>(`/api/${COLECCION[entidad]}/${id}`, changes);
  return tellSaved(entidad, reply[entidad]);
};
