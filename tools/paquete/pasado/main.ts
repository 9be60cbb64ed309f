import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pasados } from '../../demo/pasado.ts';
import { importPackage } from '../import-package.ts';
import { Packages } from '../packages.ts';
import { withInstallation } from '../../start/orden/installation.ts';
import { productVersion } from '../../start/orden/command.ts';
import { addPastSprints, hasPast } from './add-past-sprints.ts';
import { Clock } from './clock.ts';
import { readContent, writeContent } from './lines-of.ts';
import { liveThrough } from './live-through.ts';

/**
 * Gives the projects of the demo a past: what nobody can do by the product's own calls, which all happen now. They are
 * taken out as packages, get their past, and are put back as a package is.
 */
const today = process.argv[2];
if (!today) throw new Error('uso: tools/paquete/pasado/main.ts <día de hoy, 2026-11-20>');
const folder = mkdtempSync(join(tmpdir(), 'pasado-'));
try {
  await withInstallation((place) =>
    Packages.of(place, async (packages) => {
      for (const pasado of pasados) {
        const before = join(folder, `${pasado.clave}.tar.gz`);
        const after = join(folder, `${pasado.clave}-con-pasado.tar.gz`);
        await packages.exportTo(pasado.clave, before, productVersion());
        const content = await readContent(before);
        // An earlier attempt got as far as this.
        if (hasPast(content.lines, pasado)) continue;
        const clock = new Clock(today);
        addPastSprints(content.lines, pasado, clock);
        liveThrough(content.lines, pasado, clock);
        await writeContent(after, content);
        const { written, refusals } = await importPackage(packages, after, { sobrescribir: true });
        if (!written) throw new Error(`${pasado.clave}: ${refusals.join('; ') || 'no se ha escrito nada'}`);
      }
    }),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
