import { runInThisContext } from 'node:vm';

const { env } = runInThisContext('process') as NodeJS.Process;

/** Where the reader is. Jest gives a test a copy of `process.env`, and only the real one moves the clock. */
export const setZone = (zona: string): void => {
  env['TZ'] = zona;
};
