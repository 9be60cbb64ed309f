import type { ValorHistorial } from '@pmp/contracts/proyectos';
import { objectId } from '../../storage/object-id';
import type { ArchivoDoc } from '../kinds/archivo-doc';
import type { Change } from '../kinds/change';
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

interface Entity {
  _id: HistorialDoc['sobre'];
  updatedAt: Date;
  archivos?: ArchivoDoc[];
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

/** One row per changed field. A rank is not worth showing, so it gets a row only when nothing else changed. */
function fieldRows<T extends Entity>(change: Change<T>): HistorialDoc[] {
  const { before, changes, parent, names = new Map<string, string>() } = change;
  const moved = 'orden' in changes;
  const fields = Object.keys(changes).filter((field) => field !== 'orden' && field !== 'archivos');
  if (moved && !fields.length)
    return [rowOf(change, { accion: 'movido', campo: 'orden', de: null, a: null })];
  return fields.map((field) => {
    const campo = campoOf(field, parent);
    const valueIn = (values: object) => valueOf((values as Record<string, unknown>)[field], names);
    const accion = field === parent?.field || (moved && campo === 'estado') ? 'movido' : 'actualizado';
    return rowOf(change, { accion, campo, de: valueIn(before), a: valueIn(changes) });
  });
}

/** What the history keeps of a change. */
export const historialOf = <T extends Entity>(change: Change<T>): HistorialDoc[] => [
  ...fieldRows(change),
  ...archivosRows(change),
];
