import { createHash } from 'node:crypto';

const ID_LENGTH = 24;

/** The same name always gives the same id, so that a seeding cut off half-way is finished, not doubled. */
export const idOf = (...names: string[]) =>
  createHash('sha256').update(names.join('/')).digest('hex').slice(0, ID_LENGTH);
