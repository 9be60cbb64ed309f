import { createHash } from 'node:crypto';

const ID_LENGTH = 24;

/** The same name always gives the same id, so that an interrupted seeding is completed instead of duplicated. */
export const idOf = (...names: string[]) =>
  createHash('sha256').update(names.join('/')).digest('hex').slice(0, ID_LENGTH);
