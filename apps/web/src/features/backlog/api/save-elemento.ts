import { http } from '../../../shared/http/http';
import { sendOrKeep } from '../../../shared/pendientes/send-or-keep';
import { COLECCION, type ElementoDe, type Entidad } from '../../../shared/elementos/elementos';
import { creado } from '../../../shared/almacen/capa';
import { tellSaved } from '../../../shared/almacen/tell';

/**
 * The form chooses `_id`, so that a repeated call never creates a second one. Offline it is kept to be sent later, and
 * shown as it will be.
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

/** Sends only what was changed, with the version the person saw: a stale one is refused. */
export const putElemento = async <E extends Entidad>(
  entidad: E,
  id: string,
  changes: object,
): Promise<ElementoDe[E]> => {
  const reply = await http.put<Record<E, ElementoDe[E]>>(`/api/${COLECCION[entidad]}/${id}`, changes);
  return tellSaved(entidad, reply[entidad]);
};
