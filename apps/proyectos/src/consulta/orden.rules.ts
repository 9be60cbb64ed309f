import type { Orden, OrdenPedido } from '@pmp/consulta';
import { PRIORIDADES, erroresComunes } from '@pmp/contracts/common';
import { ESTADOS_TAREA } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import { objectId } from '../storage/object-id';

type Valor = string | number | Date;
export type Ordenable = Record<string, unknown> & { _id: { toHexString(): string } };

/** A key that items are sorted by: a field, or what is computed of it. */
interface Clave {
  campo: string;
  direccion: 1 | -1;
  expresion?: object;
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

const EXPRESIONES: Partial<Record<Orden, (desciende: boolean) => object>> = {
  prioridad: () => placeOf('prioridad', PRIORIDADES),
  estado: () => placeOf('estado', ESTADOS_TAREA),
  puntos: (desciende) => missingLast('puntos', desciende, [-1, 1_000_000]),
  inicio: (desciende) => missingLast('inicio', desciende, [BEFORE, NEVER]),
  fin: (desciende) => missingLast('fin', desciende, [BEFORE, NEVER]),
  vence: (desciende) => missingLast('fechaLimite', desciende, [BEFORE, NEVER]),
  titulo: () => ({ $toLower: '$titulo' }),
};

/** The keys of an order. A field that is sorted by as it is can be read from an index. */
export const clavesOf = (orden: readonly OrdenPedido[]): Clave[] =>
  (orden.length ? orden : NEWEST).map(({ campo, desciende }, at) => {
    const direccion = desciende ? -1 : 1;
    const expresion = EXPRESIONES[campo]?.(desciende);
    if (expresion) return { campo: `clave${at}`, direccion, expresion };
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
  where: object,
  claves: readonly Clave[],
  { cursor, limite }: { cursor?: string | undefined; limite: number },
): object[] {
  const computed = claves.flatMap(({ campo, expresion }) => (expresion ? [[campo, expresion]] : []));
  const sort = Object.fromEntries(claves.map(({ campo, direccion }) => [campo, direccion]));
  return [
    { $match: where },
    ...(computed.length ? [{ $addFields: Object.fromEntries(computed) as object }] : []),
    ...(cursor === undefined ? [] : [{ $match: beyond(claves, cursor) }]),
    { $sort: { ...sort, _id: direccionOfId(claves) } },
    { $limit: limite + 1 },
  ];
}
