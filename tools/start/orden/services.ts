import { existsSync } from 'node:fs';
import { prepareAccess } from '../access/prepare-access.ts';
import { appProcesses } from '../processes.ts';
import { isListening, waitForPort } from '../ready.ts';
import { portsOf, type SERVICES } from '../services.ts';
import { readSettings } from '../settings.ts';
import { SupervisedProcess } from '../supervised-process.ts';
import { type Installation, withInstallation } from './installation.ts';

type Service = (typeof SERVICES)[number];

const START_LIMIT_MS = 60_000;

/**
 * The installation of these variables with these services in it, for as long as `work` takes: those of a product that
 * runs, or else the ones that are built here, on its own database and broker.
 */
export async function withServices<T>(
  names: readonly Service[],
  work: (place: Installation) => Promise<T>,
): Promise<T> {
  const settings = readSettings(process.env);
  const ports = portsOf(settings);
  return withInstallation(async (place) => {
    const started: SupervisedProcess[] = [];
    try {
      // Those of other machines are theirs to start.
      if (!settings.mongodbUri && !settings.natsUrl && !(await isListening(ports.service(names[0]!)))) {
        if (!existsSync('dist/apps')) throw new Error('falta compilar: arranca el producto una vez');
        const specs = appProcesses(settings, prepareAccess(settings, place.prefijo));
        for (const spec of specs.filter(({ name }) => names.includes(name as Service))) {
          const one = new SupervisedProcess(spec, (text) => console.error(text));
          one.start();
          started.push(one);
        }
        for (const name of names) await waitForPort(ports.service(name), name, START_LIMIT_MS);
      }
      return await work(place);
    } finally {
      await Promise.all(started.map((one) => one.stop()));
    }
  }, settings);
}
