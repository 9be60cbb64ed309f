import { cambios } from '../vivo/cambios';
import { isMissing, isStaleVersion } from '../http/errors';
import { http } from '../http/http';
import { session } from '../sesion/session';
import type { EntidadPendiente, Pendiente } from './pendiente';

const COLECCION: Record<EntidadPendiente, string> = {
  epica: 'epicas',
  historia: 'historias',
  tarea: 'tareas',
};

/** Somebody else changed the same field meanwhile. */
export class PendienteConflict extends Error {
  override readonly name = 'PendienteConflict';
}

interface Elemento {
  _id: string;
  version: number;
  [campo: string]: unknown;
}

const DIA = /^(\d{4}-\d\d-\d\d)T00:00:00/;

/** A field as a form sends it: things as ids, days without a time, no value as the empty text. */
const written = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  // Of several, as labels, the order says nothing.
  if (Array.isArray(value)) return value.map(written).toSorted().join();
  if (typeof value === 'object') return String((value as { _id?: unknown })._id ?? JSON.stringify(value));
  const text = String(value as string | number);
  return DIA.exec(text)?.[1] ?? text;
};

const call = ({ method, path }: Pendiente, body: object) =>
  (method === 'POST' ? http.post : http.put)<Record<string, Elemento>>(path, body);

/** What is to go and is not there has gone already. */
const remove = async ({ path, entidad }: Pendiente): Promise<Elemento | undefined> => {
  try {
    return (await http.delete<Record<string, Elemento>>(path))[entidad];
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** How often to retry when somebody saves in between. */
const ATTEMPTS = 4;

/** Saves an edit over what others changed in other fields; one that had already arrived is recognised as done. */
const sendEdit = async (pendiente: Pendiente): Promise<Elemento | undefined> => {
  const { entidad, elemento, previo = {} } = pendiente;
  let { body } = pendiente;
  for (let attempt = 1; ; attempt++) {
    try {
      return (await call(pendiente, body))[entidad];
    } catch (error) {
      if (!isStaleVersion(error) || attempt === ATTEMPTS) throw error;
      const reply = await http.get<Record<string, Elemento>>(`/api/${COLECCION[entidad]}/${elemento}`);
      const now = reply[entidad];
      if (!now) throw error;
      const open = Object.keys(previo).filter((campo) => written(now[campo]) !== written(body[campo]));
      if (open.length === 0) return now;
      if (open.some((campo) => written(now[campo]) !== written(previo[campo]))) throw new PendienteConflict();
      body = { ...body, version: now.version };
    }
  }
};

/** Sends one change and tells the screens what the server made of it. */
export const sendPendiente = async (pendiente: Pendiente): Promise<void> => {
  const { accion, entidad, body, path } = pendiente;
  const saved =
    pendiente.method === 'DELETE'
      ? await remove(pendiente)
      : accion === 'editar'
        ? await sendEdit(pendiente)
        : (await call(pendiente, body))[entidad];
  // The board's stories have another shape, so the board is refetched instead.
  if (!saved || !path.startsWith(`/api/${COLECCION[entidad]}`)) return;
  const { _id, version } = saved;
  const autor = session.get().user._id ?? null;
  cambios.publish({ entidad, accion: 'actualizado', _id, version, datos: saved, autor });
};
