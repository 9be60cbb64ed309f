import { erroresProyectos } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import type { Types } from 'mongoose';
import { objectId } from '../storage/object-id';

export interface PageRequest {
  limite?: number | undefined;
  cursor?: string | undefined;
}

/** The field that a list is sorted by. `_id` breaks ties, so that a cursor names exactly one place. */
export interface SortOrder {
  campo: 'createdAt' | 'orden';
  direccion: 1 | -1;
}

export const NEWEST_FIRST: SortOrder = { campo: 'createdAt', direccion: -1 };
export const OLDEST_FIRST: SortOrder = { campo: 'createdAt', direccion: 1 };
export const BY_RANK: SortOrder = { campo: 'orden', direccion: 1 };

interface Listable {
  _id: Types.ObjectId;
  createdAt: Date;
  orden?: string;
}

const cursorAfter = (last: Listable, { campo }: SortOrder): string => {
  const value = campo === 'createdAt' ? last.createdAt.toISOString() : (last.orden ?? '');
  return Buffer.from(`${value}|${last._id.toHexString()}`).toString('base64url');
};

/** The condition for what comes after the cursor. */
export function afterCursor(
  cursor: string | undefined,
  { campo, direccion }: SortOrder,
): Record<string, unknown> {
  if (cursor === undefined) return {};
  const [text, id, ...rest] = Buffer.from(cursor, 'base64url').toString().split('|');
  const value = campo === 'createdAt' ? new Date(text ?? '') : (text ?? '');
  const readable = !(value instanceof Date && Number.isNaN(value.getTime()));
  if (!readable || !/^[0-9a-f]{24}$/.test(id ?? '') || rest.length) {
    throw new DomainError(erroresProyectos.cursorNoValido);
  }
  const beyond = direccion === 1 ? '$gt' : '$lt';
  const _id = objectId(id);
  return { $or: [{ [campo]: { [beyond]: value } }, { [campo]: value, _id: { [beyond]: _id } }] };
}

export interface Page<T> {
  docs: T[];
  /** Absent when the list was asked for whole; null on its last page. */
  siguiente?: string | null;
}

/** Cuts a page off rows that were read with one extra, which only says that there is another page. */
export function cutPage<T extends Listable>(
  docs: T[],
  limite: number | undefined,
  orden: SortOrder,
): Page<T> {
  if (limite === undefined) return { docs };
  const page = docs.slice(0, limite);
  const last = page.at(-1);
  return { docs: page, siguiente: docs.length > limite && last ? cursorAfter(last, orden) : null };
}
