import type { PartOf } from '@pmp/contracts/common';
import { rutasEpicas, rutasHistorias, rutasTareas } from '@pmp/contracts/proyectos/rutas';
import { creado } from '../../almacen/capa';
import { tellSaved } from '../../almacen/tell';
import type { ElementoDe, Entidad } from '../elementos';
import { direccionDe, pedir } from '../../http/pedir';
import { sendOrKeep } from '../../pendientes/send-or-keep';

const RUTAS = { epica: rutasEpicas, historia: rutasHistorias, tarea: rutasTareas } as const;

type Body<E extends Entidad, K extends 'crear' | 'cambiar'> = PartOf<(typeof RUTAS)[E][K], 'body'>;
type Guardar<K extends 'crear' | 'cambiar'> = {
  [E in Entidad]: (body: Body<E, K>, id: string) => Promise<ElementoDe[E]>;
};

const CREAR: Guardar<'crear'> = {
  epica: async (body) => (await pedir(rutasEpicas.crear, { body })).epica,
  historia: async (body) => (await pedir(rutasHistorias.crear, { body })).historia,
  tarea: async (body) => (await pedir(rutasTareas.crear, { body })).tarea,
};

const CAMBIAR: Guardar<'cambiar'> = {
  epica: async (body, id) => (await pedir(rutasEpicas.cambiar, { params: { id }, body })).epica,
  historia: async (body, id) => (await pedir(rutasHistorias.cambiar, { params: { id }, body })).historia,
  tarea: async (body, id) => (await pedir(rutasTareas.cambiar, { params: { id }, body })).tarea,
};

/**
 * The form chooses `_id`, so that a repeated call never creates a second one. Offline it is kept to be sent later, and
 * shown as it will be.
 */
export const createElemento = async <E extends Entidad>(
  entidad: E,
  body: Record<string, unknown> & { _id: string; proyecto: string },
): Promise<ElementoDe[E]> => {
  const { _id: elemento, proyecto } = body;
  const titulo = String(body['titulo'] ?? '');
  const path = direccionDe(RUTAS[entidad].crear);
  const sent = await sendOrKeep(
    { accion: 'crear', entidad, elemento, proyecto, titulo, method: 'POST', path, body },
    () => CREAR[entidad](body as Body<E, 'crear'>, elemento),
  );
  return sent ? tellSaved(entidad, sent) : creado(entidad, body, new Date().toISOString());
};

/** Sends only what was changed, with the version the person saw: a stale one is refused. */
export const putElemento = async <E extends Entidad>(
  entidad: E,
  id: string,
  changes: object,
): Promise<ElementoDe[E]> => tellSaved(entidad, await CAMBIAR[entidad](changes as Body<E, 'cambiar'>, id));
