import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';

// Jest has Node itself load this file, and Node finds no file whose extension is left out.
registerHooks({
  resolve(specifier, context, next) {
    const source = new URL(`${specifier}.ts`, context.parentURL);
    const isOurs = specifier.startsWith('.') && !source.pathname.includes('/node_modules/');
    return next(isOurs && existsSync(source) ? source.href : specifier, context);
  },
});
const { openDoors } = await import('./open-doors.ts');

/** @type {() => Promise<void>} */
export let closeDoors;

export default async () => {
  closeDoors = await openDoors();
};
