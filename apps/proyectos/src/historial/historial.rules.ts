import type { ValorHistorial } from '@pmp/contracts/proyectos';
import { objectId } from '../almacen/object-id';
import type { HistorialDoc } from './historial.model';

/** How documents call what the API calls otherwise. */
const CAMPO_OF: Record<string, string> = { epica: 'epicaId', historia: 'historiaId' };
const PLACES = new Set(['orden', 'epicaId', 'historiaId']);

/** The names of changed fields, as the API calls them. */
export const camposOf = (changes: object): string[] =>
  Object.keys(changes).map((field) => CAMPO_OF[field] ?? field);

/** `names`: what the ids among the values are called. */
function valueOf(value: unknown, names: ReadonlyMap<string, string>): ValorHistorial {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null) return names.get(String(value)) ?? null;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

interface Recorded<T> {
  /** The entity before the change. */
  before: T & { _id: HistorialDoc['sobre'] };
  changes: Partial<T>;
  autor: string;
  names?: ReadonlyMap<string, string>;
}

/** One row per changed field. A rank has no value worth showing, so it is only told where nothing else is. */
export function rowsOf<T extends object>(
  { before, changes, autor, names = new Map() }: Recorded<T>,
  now: Date,
): HistorialDoc[] {
  const moved = 'orden' in changes;
  const fields = Object.keys(changes).filter((field) => field !== 'orden');
  return (fields.length || !moved ? fields : ['orden']).map((field) => {
    const campo = CAMPO_OF[field] ?? field;
    const shown = (values: object) =>
      campo === 'orden' ? null : valueOf((values as Record<string, unknown>)[field], names);
    return {
      _id: objectId(),
      sobre: before._id,
      autor: objectId(autor),
      accion: PLACES.has(campo) || (moved && campo === 'estado') ? 'movido' : 'actualizado',
      campo,
      de: shown(before),
      a: shown(changes),
      createdAt: now,
    };
  });
}
