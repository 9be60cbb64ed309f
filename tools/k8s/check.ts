import { faultsOf } from './faults.ts';
import { objectsOf, overlays } from './objetos/overlays.ts';
import { RendererMissing } from './objetos/render.ts';

let failed = false;
try {
  for (const overlay of overlays()) {
    const objects = objectsOf(overlay);
    const faults = faultsOf(objects);
    for (const { object, what, rule } of faults) console.error(`${overlay}: ${object}: ${what} (${rule})`);
    console.log(`${overlay}: ${objects.length} objetos, ${faults.length} faltas`);
    failed ||= faults.length > 0 || objects.length === 0;
  }
} catch (error) {
  if (!(error instanceof RendererMissing)) throw error;
  console.error(error.message);
  failed = true;
}
process.exit(failed ? 1 : 0);
