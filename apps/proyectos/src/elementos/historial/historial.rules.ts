import type { ValorHistorial } from '@pmp/contracts/proyectos';
import { objectId } from '../../storage/object-id';
import type { ArchivoDoc } from '../kinds/archivo-doc';
import type { Change } from '../kinds/change';
import type { CriterioDoc } from '../kinds/criterio-doc';
import type { HistorialDoc } from './historial.model';

/** The name of a field in the API. */
const campoOf = (field: string, parent: Change<unknown>['parent']): string =>
  field === parent?.field ? parent.campo : field;

/** The names of changed fields, as the API calls them. */
export const camposOf = (changes: object, parent: Change<unknown>['parent']): string[] =>
  Object.keys(changes).map((field) => campoOf(field, parent));

/** `names`: names for the ids among the values. */
function valueOf(value: unknown, names: ReadonlyMap<string, string>): ValorHistorial {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.flatMap((id) => names.get(String(id)) ?? []).join(', ') || null;
  if (typeof value === 'object' && value !== null) return names.get(String(value)) ?? null;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** What moving a card on a board changes besides its rank. */
const OF_A_BOARD = ['estado', 'columna'];

interface Entity {
  _id: HistorialDoc['sobre'];
  updatedAt: Date;
  archivos?: ArchivoDoc[];
  criterios?: CriterioDoc[];
}

const rowOf = <T extends Entity>(
  { before, doc, autor }: Change<T>,
  told: Pick<HistorialDoc, 'accion' | 'campo' | 'de' | 'a'>,
): HistorialDoc => ({
  _id: objectId(),
  sobre: before._id,
  autor: objectId(autor),
  ...told,
  createdAt: doc.updatedAt,
});

const without = (files: ArchivoDoc[], others: ArchivoDoc[]): ArchivoDoc[] =>
  files.filter(({ _id }) => !others.some((other) => other._id.equals(_id)));

/** A row for each file that was added or removed, by its name. */
function archivosRows<T extends Entity>(change: Change<T>): HistorialDoc[] {
  const [before, after] = [change.before.archivos ?? [], change.doc.archivos ?? []];
  const row = { accion: 'actualizado', campo: 'archivos' } as const;
  return [
    ...without(before, after).map(({ nombre }) => rowOf(change, { ...row, de: nombre, a: null })),
    ...without(after, before).map(({ nombre }) => rowOf(change, { ...row, de: null, a: nombre })),
  ];
}

/** What is told of each criterion by itself, with its text: that it came, went, is worded otherwise, holds, or moved. */
function criteriosRows<T extends Entity>(change: Change<T>): HistorialDoc[] {
  if (!('criterios' in change.changes)) return [];
  const [before, after] = [change.before.criterios ?? [], change.doc.criterios ?? []];
  const told = (campo: string, de: string | null, a: string | null) =>
    rowOf(change, { accion: 'actualizado', campo, de, a });
  const rows = [
    ...before.filter((one) => !same(after, one)).map(({ texto }) => told('criterios', texto, null)),
    ...after.flatMap((one) => {
      const { texto, hecho } = one;
      const old = same(before, one);
      if (!old) return [told('criterios', null, texto)];
      return [
        ...(old.texto === texto ? [] : [told('criterios', old.texto, texto)]),
        ...(old.hecho === hecho ? [] : [told('criterioHecho', hecho ? null : texto, hecho ? texto : null)]),
      ];
    }),
  ];
  // What code has said of one may have changed, which is seen where it ticks.
  const isMoved = after.some(({ _id }, i) => !before[i]?._id.equals(_id));
  if (rows.length || !isMoved) return rows;
  return [rowOf(change, { accion: 'movido', campo: 'criterios', de: null, a: null })];
}

const same = (all: CriterioDoc[], { _id }: CriterioDoc): CriterioDoc | undefined =>
  all.find((one) => one._id.equals(_id));

/** Fields of which each entry is told by itself. */
const BY_ENTRY = ['archivos', 'criterios'];

/** One row per changed field. A rank is not worth showing, so it gets a row only when nothing else changed. */
function fieldRows<T extends Entity>(change: Change<T>): HistorialDoc[] {
  const { before, changes, parent, names = new Map<string, string>() } = change;
  const moved = 'orden' in changes;
  const fields = Object.keys(changes).filter((field) => field !== 'orden' && !BY_ENTRY.includes(field));
  if (moved && !fields.length)
    return [rowOf(change, { accion: 'movido', campo: 'orden', de: null, a: null })];
  return fields.map((field) => {
    const campo = campoOf(field, parent);
    const valueIn = (values: object) => valueOf((values as Record<string, unknown>)[field], names);
    const accion =
      field === parent?.field || (moved && OF_A_BOARD.includes(campo)) ? 'movido' : 'actualizado';
    return rowOf(change, { accion, campo, de: valueIn(before), a: valueIn(changes) });
  });
}

/** What the history keeps of a change. */
export const historialOf = <T extends Entity>(change: Change<T>): HistorialDoc[] => [
  ...fieldRows(change),
  ...archivosRows(change),
  ...criteriosRows(change),
];
