import { cambios } from '../cambios';
import { isStaleVersion } from '../errors';
import { http } from '../http';
import { session } from '../session';
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

/** A field as a form writes it: things by their ids, days without a time, nothing as the empty text. */
const written = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return String((value as { _id?: unknown })._id ?? JSON.stringify(value));
  const text = String(value as string | number);
  return DIA.exec(text)?.[1] ?? text;
};

const call = ({ method, path }: Pendiente, body: object) =>
  (method === 'POST' ? http.post : http.put)<Record<string, Elemento>>(path, body);

/** Others may save while one tries. */
const ATTEMPTS = 4;

/** An edit over whatever others saved in other fields; one that has arrived before is found to be done. */
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
  const saved = accion === 'editar' ? await sendEdit(pendiente) : (await call(pendiente, body))[entidad];
  // A board's story is another shape; the board reads itself again.
  if (!saved || !path.startsWith(`/api/${COLECCION[entidad]}`)) return;
  const { _id, version } = saved;
  const autor = session.get().user._id ?? null;
  cambios.publish({ entidad, accion: 'actualizado', _id, version, datos: saved, autor });
};
