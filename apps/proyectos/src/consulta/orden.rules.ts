import type { Orden, OrdenPedido } from '@pmp/consulta';
import { PRIORIDADES, erroresComunes } from '@pmp/contracts/common';
import { ESTADOS_TAREA, TIPOS_TAREA } from '@pmp/contracts/proyectos';
import { DomainError, toBuscable } from '@pmp/platform';
import type { Kind } from '../elementos/kinds/kind';
import { objectId } from '../storage/object-id';

type Valor = string | number | Date;
export type Ordenable = Record<string, unknown> & { _id: { toHexString(): string } };

type DeKind = Pick<Kind, 'tipo' | 'fields' | 'given'>;

/** A key that items are sorted by: a field, or what is computed of it. */
interface Clave {
  campo: string;
  direccion: 1 | -1;
  expresion?: (kind: DeKind) => object;
}

/** What is called by a name of its own, which an item only has the id of. */
export interface Llamado {
  _id: unknown;
  nombre: string;
}

/** Who and what the items name, as far as the order asks for it. */
export interface NombresDeOrden {
  proyectos: readonly Llamado[];
  personas: readonly Llamado[];
}

const NEVER = new Date(8_640_000_000_000_000);
const BEFORE = new Date(-8_640_000_000_000_000);
const NEWEST: OrdenPedido[] = [{ campo: 'creada', desciende: true }];

const placeOf = (field: string, values: readonly string[]) => ({
  $switch: {
    branches: values.map((value, place) => ({ case: { $eq: [`$${field}`, value] }, then: place })),
    default: values.length,
  },
});

/** What has no value comes last, in either direction. */
const missingLast = (field: string, desciende: boolean, [low, high]: [Valor, Valor]) => ({
  $ifNull: [`$${field}`, desciende ? low : high],
});

/** The texts before and after every other. */
const [FIRST, LAST] = ['', '\u{10ffff}'];

/** The name behind an id; what has none comes last. */
const nameBehind = (field: string, named: readonly Llamado[], desciende: boolean) => ({
  $arrayElemAt: [
    // An id that is not there has the index -1: the last of the names.
    { $literal: [...named.map(({ nombre }) => toBuscable(nombre)), desciende ? FIRST : LAST] },
    { $indexOfArray: [{ $literal: named.map(({ _id }) => _id) }, { $ifNull: [`$${field}`, null] }] },
  ],
});

const ACCENTS = ['áÁa', 'éÉe', 'íÍi', 'óÓo', 'úÚüÜu'];

/** Words as a dictionary sorts them: neither capitals nor accents count. */
const asInDictionary = (field: string): object =>
  ACCENTS.reduce<object>(
    (input, letters) => {
      const plain = letters.at(-1);
      return [...letters.slice(0, -1)].reduce<object>(
        (text, find) => ({ $replaceAll: { input: text, find, replacement: plain } }),
        input,
      );
    },
    { $toLower: `$${field}` },
  );

/** Epics, stories, and then the tasks by what they are. */
const tipoOf = ({ tipo, fields }: DeKind): object =>
  'tipo' in fields ? placeOf('tipo', TIPOS_TAREA) : { $literal: tipo === 'epica' ? -2 : -1 };

type Expresion = (desciende: boolean, nombres: NombresDeOrden, kind: DeKind) => object;

const EXPRESIONES: Partial<Record<Orden, Expresion>> = {
  prioridad: () => placeOf('prioridad', PRIORIDADES),
  estado: () => placeOf('estado', ESTADOS_TAREA),
  tipo: (_desciende, _nombres, kind) => tipoOf(kind),
  proyecto: (desciende, { proyectos }) => nameBehind('proyecto', proyectos, desciende),
  asignado: (desciende, { personas }, { given }) =>
    given ? nameBehind(given.field, personas, desciende) : { $literal: desciende ? FIRST : LAST },
  puntos: (desciende) => missingLast('puntos', desciende, [-1, 1_000_000]),
  inicio: (desciende) => missingLast('inicio', desciende, [BEFORE, NEVER]),
  fin: (desciende) => missingLast('fin', desciende, [BEFORE, NEVER]),
  vence: (desciende) => missingLast('fechaLimite', desciende, [BEFORE, NEVER]),
  titulo: () => asInDictionary('titulo'),
};

/** The keys of an order. A field that is sorted by as it is can be read from an index. */
export const clavesOf = (orden: readonly OrdenPedido[], nombres: NombresDeOrden): Clave[] =>
  (orden.length ? orden : NEWEST).map(({ campo, desciende }, at) => {
    const direccion = desciende ? -1 : 1;
    const expresion = EXPRESIONES[campo];
    if (expresion)
      return {
        campo: `clave${at}`,
        direccion,
        expresion: (kind) => expresion(desciende, nombres, kind),
      };
    return { campo: campo === 'creada' ? 'createdAt' : 'updatedAt', direccion };
  });

const direccionOfId = (claves: readonly Clave[]): 1 | -1 => claves[0]?.direccion ?? 1;

export const compare = (claves: readonly Clave[]) => (a: Ordenable, b: Ordenable) => {
  for (const { campo, direccion } of claves) {
    const [one, other] = [a[campo] as Valor, b[campo] as Valor];
    if (one < other) return -direccion;
    if (one > other) return direccion;
  }
  return (a._id.toHexString() < b._id.toHexString() ? -1 : 1) * direccionOfId(claves);
};

const written = (value: unknown) => (value instanceof Date ? { f: value.getTime() } : value);
const nameOf = (claves: readonly Clave[]) =>
  claves.map(({ campo, direccion }) => `${direccion === 1 ? '' : '-'}${campo}`).join();

export const cursorAfter = (claves: readonly Clave[], last: Ordenable): string =>
  Buffer.from(
    JSON.stringify([
      nameOf(claves),
      last._id.toHexString(),
      ...claves.map(({ campo }) => written(last[campo])),
    ]),
  ).toString('base64url');

const read = (value: unknown): Valor => {
  const date = (value as { f?: unknown } | null)?.f;
  if (typeof date === 'number' && Math.abs(date) <= NEVER.getTime()) return new Date(date);
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new DomainError(erroresComunes.cursorNoValido);
};

function parsed(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** The condition for what comes after the cursor, which only fits the order that it was made in. */
function beyond(claves: readonly Clave[], cursor: string): object {
  const [name, id, ...values] = parsed(cursor);
  const fits = name === nameOf(claves) && values.length === claves.length;
  if (!fits || typeof id !== 'string' || !/^[0-9a-f]{24}$/.test(id))
    throw new DomainError(erroresComunes.cursorNoValido);
  const places = [
    ...claves.map(({ campo, direccion }, at) => ({ campo, direccion, value: read(values[at]) as unknown })),
    { campo: '_id', direccion: direccionOfId(claves), value: objectId(id) as unknown },
  ];
  return {
    $or: places.map(({ campo, direccion, value }, at) => ({
      ...Object.fromEntries(places.slice(0, at).map((before) => [before.campo, before.value])),
      [campo]: { [direccion === 1 ? '$gt' : '$lt']: value },
    })),
  };
}

/** What reads one page of the items that match: one more than fit, which only says that there is another page. */
export function stagesOf(
  kind: DeKind,
  where: object,
  claves: readonly Clave[],
  { cursor, limite }: { cursor?: string | undefined; limite: number },
): object[] {
  const computed = claves.flatMap(({ campo, expresion }) => (expresion ? [[campo, expresion(kind)]] : []));
  const sort = Object.fromEntries(claves.map(({ campo, direccion }) => [campo, direccion]));
  return [
    { $match: where },
    ...(computed.length ? [{ $addFields: Object.fromEntries(computed) as object }] : []),
    ...(cursor === undefined ? [] : [{ $match: beyond(claves, cursor) }]),
    { $sort: { ...sort, _id: direccionOfId(claves) } },
    { $limit: limite + 1 },
  ];
}
