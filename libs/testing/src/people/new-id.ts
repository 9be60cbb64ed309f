import { randomBytes } from 'node:crypto';

/** 24 lower-case hex characters, as every id. */
export const newId = (): string => randomBytes(12).toString('hex');
