import type { Entrada } from '../lectura/datos';
import type { TransicionDoc } from './transicion.model';

/** A story or task as its copy holds it. */
export interface Item {
  _id: string;
  version: number;
  eliminado: boolean;
  proyecto: string;
  estado: string;
  createdAt: string;
  updatedAt: string;
}

/** What to store after looking at an item; null: nothing new. */
export function transicionAfter(known: TransicionDoc | undefined, item: Item): TransicionDoc | null {
  const { _id, proyecto, estado, version } = item;
  if (known && known.version >= version) return null;
  if (known?.estado === estado) return { ...known, proyecto, version };
  const seenBefore = known ? known.version === version - 1 : version === 1;
  return { _id, proyecto, estado, desde: new Date(item.updatedAt), exacta: seenBefore, version };
}

/**
 * Since when an item has had its current estado: the stored time, or its last change if what is stored is about another
 * estado, or later than that change: a history that was imported is older than what was seen of it here.
 */
export function entradaOf(
  { estado, updatedAt }: { estado: string; updatedAt: string },
  known: Pick<TransicionDoc, 'estado' | 'desde' | 'exacta'> | undefined,
): Entrada {
  if (known?.estado !== estado || known.desde.toISOString() > updatedAt)
    return { estado, fecha: updatedAt, exacta: false };
  return { estado, fecha: known.desde.toISOString(), exacta: known.exacta };
}
