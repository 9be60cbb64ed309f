import { SIN_VALOR } from '@pmp/contracts/proyectos/sin-valor';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { NuevoPendiente, Pendiente } from '../pendientes/pendiente';
import type { Fila } from './coleccion';
import { type Clase, type Editable, type FilaDe, isClase, isEditable, porClase } from './filas';

/** A change that the server has not confirmed: it waits for the network, or is on its way. */
export type Pedido = NuevoPendiente & Partial<Pick<Pendiente, 'hecho' | 'estado'>>;

type Ver = <E extends Clase>(clase: E, id: string) => FilaDe[E] | undefined;

/** Sorts after every rank that the server gives. */
const LAST = '~';

const WITHOUT_A_VALUE = {
  epica: { ...SIN_VALOR.epica, archivos: [] },
  historia: { ...SIN_VALOR.historia, archivos: [], sprintId: null },
  tarea: { ...SIN_VALOR.tarea, archivos: [] },
} as const;

const DIAS = ['inicio', 'fin', 'fechaLimite'];

const dayOf = (value: unknown): string | null => {
  const dia = String(value ?? '');
  return dia ? `${dia.slice(0, 10)}T00:00:00.000Z` : null;
};

const epicaOf = (ver: Ver, id: unknown) => ({
  _id: String(id),
  titulo: ver('epica', String(id))?.titulo ?? '',
});

/** A body's fields in the server's shape; the name of the person it is given to is unknown here and stays. */
const answered = (fields: object, ver: Ver): object => {
  const { version: _v, asignado, responsable, epicaId, ...rest } = fields as Record<string, unknown>;
  return {
    ...rest,
    ...(epicaId === undefined ? {} : { epicaId: epicaOf(ver, epicaId) }),
    ...Object.fromEntries(DIAS.filter((campo) => campo in rest).map((campo) => [campo, dayOf(rest[campo])])),
    ...(asignado === '' ? { asignado: null } : {}),
    ...(responsable === '' ? { responsable: null } : {}),
  };
};

const NO_VER: Ver = () => undefined;

/** A thing that the server has never heard of, as it will look. */
export const creado = <E extends Editable>(
  clase: E,
  body: Record<string, unknown>,
  hecho: string,
  ver = NO_VER,
): FilaDe[E] =>
  ({
    ...WITHOUT_A_VALUE[clase],
    orden: LAST,
    createdAt: hecho,
    fechaCreacion: hecho,
    updatedAt: hecho,
    version: 0,
    ...answered(body, ver),
  }) as unknown as FilaDe[E];

export const editado = <T extends object>(base: T, changes: object, ver = NO_VER): T => ({
  ...base,
  ...answered(changes, ver),
});

/** Before any letter of a rank that the server gives. */
const NEXT = '\u0001';

/**
 * A moved thing with a provisional rank, just after its neighbour and before whatever follows, until the server sends
 * one. `left`: how many changes follow; what is put after the same neighbour later comes before it.
 */
const movido = <E extends Editable>(
  clase: E,
  fila: FilaDe[E],
  { body, path }: Pedido,
  ver: Ver,
  left: number,
): FilaDe[E] => {
  const { epicaId, historiaId, despuesDe, columnaDestinoId, estado } = body as Record<string, string | null>;
  const previous = despuesDe ? ver(clase, despuesDe) : undefined;
  return {
    ...fila,
    orden: (previous?.orden ?? '') + NEXT.repeat(left + 1),
    ...(epicaId && { epicaId: epicaOf(ver, epicaId) }),
    ...(historiaId && { historiaId }),
    ...(isEnTablero(path) && { columna: columnaDestinoId, estado }),
  };
};

const isEnTablero = (path: string): boolean => path.startsWith('/api/tableros');

const after = <E extends Editable>(
  clase: E,
  pedido: Pedido,
  ver: Ver,
  left: number,
): FilaDe[E] | undefined => {
  const { accion, elemento, body, visto, hecho } = pedido;
  const fila = ver(clase, elemento);
  if (accion === 'crear')
    return fila ?? { ...creado(clase, body, hecho ?? new Date().toISOString(), ver), ...visto };
  if (!fila) return undefined;
  if (accion === 'mover') return movido(clase, fila, pedido, ver, left);
  if (accion === 'editar') return { ...editado(fila, body, ver), ...visto };
  return accion === 'criterio' ? { ...fila, ...visto } : undefined;
};

/** What screens show instead of what the server has said. */
export interface Capa {
  /** By kind and id; the same one as long as it says the same. Null: it is to go. */
  filas: ReadonlyMap<string, Fila | null>;
  /** What the server has never heard of. */
  creadas: Record<Clase, readonly string[]>;
}

const keyOf = (clase: Clase, id: string): string => `${clase}/${id}`;

/** As screens show it; `said`: as the server has it. */
export const verEn = <E extends Clase>(
  { filas }: Pick<Capa, 'filas'>,
  clase: E,
  id: string,
  said: FilaDe[E] | undefined,
): FilaDe[E] | undefined => {
  const fila = filas.get(keyOf(clase, id)) as FilaDe[E] | null | undefined;
  return fila === undefined ? said : (fila ?? undefined);
};

/** Of what has no more than one list, a change says how it looks; what was refused is not shown. */
const afterComun = <E extends Clase>(
  fila: FilaDe[E] | undefined,
  { accion, visto, estado }: Pedido,
): FilaDe[E] | null | undefined => {
  if (estado === 'conflicto') return undefined;
  if (accion === 'eliminar') return null;
  return fila ? { ...fila, ...visto } : accion === 'crear' ? (visto as unknown as FilaDe[E]) : undefined;
};

/** A message that waits is shown apart from those of its chat. */
const isEnCapa = (entidad: string): entidad is Exclude<Clase, 'mensaje'> =>
  isClase(entidad) && entidad !== 'mensaje';

/** The unconfirmed changes over what the server has said, in the order in which they were made. */
export const createCapa = (pedidos: readonly Pedido[], said: Ver, before?: Capa): Capa => {
  const filas = new Map<string, Fila | null>();
  const creadas = porClase<string[]>(() => []);
  const ver: Ver = (clase, id) => verEn({ filas }, clase, id, said(clase, id));
  for (const [at, pedido] of pedidos.entries()) {
    const { entidad, elemento } = pedido;
    if (!isEnCapa(entidad)) continue;
    const fila = isEditable(entidad)
      ? after(entidad, pedido, ver, pedidos.length - 1 - at)
      : afterComun(ver(entidad, elemento), pedido);
    if (fila === undefined || fila === ver(entidad, elemento)) continue;
    const key = keyOf(entidad, elemento);
    if (!filas.has(key) && !said(entidad, elemento)) creadas[entidad].push(elemento);
    filas.set(key, fila);
  }
  for (const [key, fila] of filas)
    filas.set(key, replaceEqualDeep(before?.filas.get(key), fila) as Fila | null);
  return { filas, creadas };
};
