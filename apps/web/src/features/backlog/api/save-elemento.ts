import { http } from '../../../shared/http';
import { sendOrKeep } from '../../../shared/pendientes/send-or-keep';
import { COLECCION, type ElementoDe, type Entidad } from '../elementos';
import { creado } from '../lay-pendientes';
import { tellSaved } from '../tell';

/**
 * `_id` is the form's own, so that a repeated call never makes a second one. Without a network it is kept, and
 * looks as it will.
 */
export const createElemento = async <E extends Entidad>(
  entidad: E,
  body: Record<string, unknown> & { _id: string; proyecto: string },
): Promise<ElementoDe[E]> => {
  const path = `/api/${COLECCION[entidad]}`;
  const { _id: elemento, proyecto } = body;
  const titulo = String(body['titulo'] ?? '');
  const sent = await sendOrKeep(
    { accion: 'crear', entidad, elemento, proyecto, titulo, method: 'POST', path, body },
    async () => (await http.post<Record<E, ElementoDe[E]>>(path, body))[entidad],
  );
  return sent ? tellSaved(entidad, sent) : creado(entidad, body, new Date().toISOString());
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
