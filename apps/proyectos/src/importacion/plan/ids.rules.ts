import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import { objectId } from '../../storage/object-id';
import type { ImportacionDoc } from '../almacen/importacion.model';
import type { Item } from './item/item';
import { refOfClave } from './present-rows';

export const digest = (text: string): Types.ObjectId =>
  objectId(createHash('sha256').update(text).digest('hex').slice(0, 24));

/** The id that an import gives to what it makes of this. */
export const idIn = ({ _id }: Pick<ImportacionDoc, '_id'>, ref: string): Types.ObjectId =>
  digest(`${_id.toHexString()}|${ref}`);

/** Names rows within an import: by their keys, and those without one by what they say and how often that was said. */
export function refsOfRows(): (item: Item) => string {
  const occurrences = new Map<string, number>();
  return (item) => {
    if (item.clave) return refOfClave(item.clave);
    const content = [item.titulo, item.descripcion, item.tipo, item.epica, ...item.padres].join('\n');
    const hash = createHash('sha256').update(content).digest('hex');
    const times = (occurrences.get(hash) ?? 0) + 1;
    occurrences.set(hash, times);
    return `fila:${hash}#${times}`;
  };
}

/** The key of the source, if the element keeps it. */
export function keptKey(clave: string, proyecto: string, isNew: boolean): string | null {
  const own = isNew && clave.toUpperCase().startsWith(`${proyecto}-`);
  const rest = own ? clave.slice(proyecto.length + 1) : '';
  return /^[1-9][0-9]{0,8}$/.test(rest) ? `${proyecto}-${rest}` : null;
}
