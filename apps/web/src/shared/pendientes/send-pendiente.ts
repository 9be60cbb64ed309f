import { cambios } from '../vivo/cambios';
import { isMissing, isStaleVersion, quienDe } from '../http/errors';
import { http } from '../http/http';
import { session } from '../sesion/session';
import { type Actual, isComun, isSuya, leerActual } from './leer-actual';
import type { Pendiente } from './pendiente';

/** Somebody else changed the same field meanwhile. */
export class PendienteConflict extends Error {
  override readonly name = 'PendienteConflict';

  constructor(readonly quien: string | undefined) {
    super();
  }
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

/** Whatever the order of what is in it, and whether it is new says nothing of what it is. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const { nueva: _nueva, ...campos } = value as Record<string, unknown>;
  return Object.entries(campos)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([campo, each]) => [campo, inOrder(each)]);
};

/** What is of a whole project has no field that a form writes otherwise than the server answers it. */
const textoDe = ({ entidad }: Pendiente): ((value: unknown) => string) =>
  isComun(entidad) ? (value) => JSON.stringify(inOrder(value)) : written;

const isActual = (value: unknown): value is Actual =>
  typeof value === 'object' && value !== null && '_id' in value && 'version' in value;

/** The thing in a reply: a change is stored with its address, whose contract is not known here. */
const suyaEn = (reply: object, { entidad }: Pendiente): Actual | undefined => {
  const [, suya] = Object.entries(reply).find(([campo]) => campo === entidad) ?? [];
  return isActual(suya) ? suya : undefined;
};

const call = async (pendiente: Pendiente, body: object): Promise<Actual | undefined> => {
  const { method, path } = pendiente;
  return suyaEn(await (method === 'POST' ? http.post(path, body) : http.put(path, body)), pendiente);
};

/** What is to go and is not there has gone already. */
const remove = async (pendiente: Pendiente): Promise<Actual | undefined> => {
  try {
    return suyaEn(await http.delete(pendiente.path), pendiente);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** Who has changed the same: the server says it with its refusal, or an item's history does. */
const quienFue = async (
  { entidad, elemento }: Pendiente,
  error: unknown,
  campos: readonly string[],
): Promise<string | undefined> => {
  if (isComun(entidad) || entidad === 'mensaje') return quienDe(error);
  const { quienCambio } = await import('./quien');
  return quienCambio({ entidad, id: elemento }, campos);
};

/** How often to retry when somebody saves in between. */
const ATTEMPTS = 4;

/** Saves an edit over what others changed in other fields; one that had already arrived is recognised as done. */
const sendEdit = async (pendiente: Pendiente): Promise<Actual | undefined> => {
  const { previo = {} } = pendiente;
  const texto = textoDe(pendiente);
  let { body } = pendiente;
  for (let attempt = 1; ; attempt++) {
    try {
      return await call(pendiente, body);
    } catch (error) {
      if (!isStaleVersion(error) || attempt === ATTEMPTS) throw error;
      const now = await leerActual(pendiente);
      if (!now) throw error;
      const open = Object.keys(previo).filter((campo) => texto(now[campo]) !== texto(body[campo]));
      if (open.length === 0) return now;
      const suyos = open.filter((campo) => texto(now[campo]) !== texto(previo[campo]));
      if (suyos.length > 0) throw new PendienteConflict(await quienFue(pendiente, error, suyos));
      body = { ...body, version: now.version };
    }
  }
};

/** Sends one change and tells the screens what the server made of it. */
export const sendPendiente = async (pendiente: Pendiente): Promise<void> => {
  const { accion, entidad, body } = pendiente;
  const saved =
    pendiente.method === 'DELETE'
      ? await remove(pendiente)
      : accion === 'editar'
        ? await sendEdit(pendiente)
        : await call(pendiente, body);
  // The board's stories have another shape, so the board is refetched instead.
  if (!saved || entidad === 'mensaje' || isComun(entidad) || !isSuya(pendiente)) return;
  const { _id, version } = saved;
  const autor = session.get().user._id ?? null;
  cambios.publish({ entidad, accion: 'actualizado', _id, version, datos: saved, autor });
};
