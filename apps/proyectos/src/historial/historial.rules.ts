import type { ValorHistorial } from '@pmp/contracts/proyectos';
import { objectId } from '../almacen/object-id';
import type { Change } from '../cambios/change';
import type { HistorialDoc } from './historial.model';

/** Fields with one name in the documents and another in the API. */
const CAMPO_OF: Record<string, string> = { epica: 'epicaId', historia: 'historiaId' };
const PLACES = new Set(['epicaId', 'historiaId']);

/** The names of changed fields, as the API calls them. */
export const camposOf = (changes: object): string[] =>
  Object.keys(changes).map((field) => CAMPO_OF[field] ?? field);

/** `names`: names for the ids among the values. */
function valueOf(value: unknown, names: ReadonlyMap<string, string>): ValorHistorial {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null) return names.get(String(value)) ?? null;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

interface Entity {
  _id: HistorialDoc['sobre'];
  updatedAt: Date;
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

/** The row for a file that was added or removed, by its name. */
export const archivoRow = <T extends Entity>(
  change: Change<T>,
  values: Pick<HistorialDoc, 'de' | 'a'>,
): HistorialDoc => rowOf(change, { accion: 'actualizado', campo: 'archivos', ...values });

/** One row per changed field. A rank is not worth showing, so it gets a row only when nothing else changed. */
export function historialOf<T extends Entity>(change: Change<T>): HistorialDoc[] {
  const { before, changes, names = new Map<string, string>() } = change;
  const moved = 'orden' in changes;
  const fields = Object.keys(changes).filter((field) => field !== 'orden' && field !== 'archivos');
  if (moved && !fields.length)
    return [rowOf(change, { accion: 'movido', campo: 'orden', de: null, a: null })];
  return fields.map((field) => {
    const campo = CAMPO_OF[field] ?? field;
    const valueIn = (values: object) => valueOf((values as Record<string, unknown>)[field], names);
    const accion = PLACES.has(campo) || (moved && campo === 'estado') ? 'movido' : 'actualizado';
    return rowOf(change, { accion, campo, de: valueIn(before), a: valueIn(changes) });
  });
}
