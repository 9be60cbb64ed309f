import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from './faults.ts';
import { parseObjects } from './objects.ts';
import { render, RendererMissing } from './render.ts';

const OVERLAYS = 'k8s/overlays';
const isKustomization = (folder: string): boolean => existsSync(join(folder, 'kustomization.yaml'));

/** Every overlay, and what it runs once. */
const folders = readdirSync(OVERLAYS)
  .flatMap((name) => [join(OVERLAYS, name), join(OVERLAYS, name, 'trabajos')])
  .filter(isKustomization);

let failed = false;
try {
  for (const folder of folders) {
    const objects = parseObjects(render(folder));
    const faults = faultsOf(objects);
    for (const { object, what, rule } of faults) console.error(`${folder}: ${object}: ${what} (${rule})`);
    console.log(`${folder}: ${objects.length} objetos, ${faults.length} faltas`);
    failed ||= faults.length > 0 || objects.length === 0;
  }
} catch (error) {
  if (!(error instanceof RendererMissing)) throw error;
  console.error(error.message);
  failed = true;
}
process.exit(failed ? 1 : 0);
