import { join, relative } from 'node:path';
import type { Settings } from '../settings.ts';

/** A service alone has data of its own, beside those of the product. */
export const aloneSettings = (settings: Settings): Settings => ({
  ...settings,
  dataDir: join(settings.dataDir, 'servicio'),
});

/** Where the surroundings wait for services. Relative: the system refuses the address of a socket of over 107 bytes. */
export const socketOf = ({ dataDir }: Settings): string =>
  relative(process.cwd(), join(dataDir, 'entorno.sock'));
