import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pasados } from '../../demo/pasado.ts';
import { proyectos } from '../../demo/workspace.ts';
import { importPackage } from '../import-package.ts';
import { Packages } from '../packages.ts';
import { withInstallation } from '../../start/orden/installation.ts';
import { productVersion } from '../../start/orden/command.ts';
import { addPastSprints, hasPast } from './add-past-sprints.ts';
import { Clock } from './clock.ts';
import { type Lines, readContent, writeContent } from './lines-of.ts';
import { liveThrough } from './live-through.ts';

/**
 * Gives the projects of the demo a past: what nobody can do by the product's own calls, which all happen now. They are
 * taken out as packages, get their past, and are put back as a package is.
 */
const today = process.argv[2];
if (!today) throw new Error('uso: tools/paquete/pasado/main.ts <día de hoy, 2026-11-20>');
const folder = mkdtempSync(join(tmpdir(), 'pasado-'));
const clock = new Clock(today);
const hasNoPast = ({ clave }: { clave: string }): boolean =>
  !pasados.some((pasado) => pasado.clave === clave);

/** Takes a project out, changes its lines and puts it back; `edit` says whether there is something to put back. */
async function change(packages: Packages, clave: string, edit: (lines: Lines) => boolean): Promise<void> {
  const before = join(folder, `${clave}.tar.gz`);
  const after = join(folder, `${clave}-con-pasado.tar.gz`);
  await packages.exportTo(clave, before, productVersion());
  const content = await readContent(before);
  if (!edit(content.lines)) return;
  await writeContent(after, content);
  const { written, refusals } = await importPackage(packages, after, { sobrescribir: true });
  if (!written) throw new Error(`${clave}: ${refusals.join('; ') || 'no se ha escrito nada'}`);
}

try {
  await withInstallation((place) =>
    Packages.of(place, async (packages) => {
      for (const pasado of pasados) {
        await change(packages, pasado.clave, (lines) => {
          // An earlier attempt got as far as this.
          if (hasPast(lines, pasado)) return false;
          addPastSprints(lines, pasado, clock);
          liveThrough(lines, pasado, clock);
          return true;
        });
      }
      // Without work of their own they would be the newest, and the first in every list.
      for (const { clave, inicio } of proyectos.filter(hasNoPast))
        await change(packages, clave, ({ proyecto: [proyecto] }) => {
          proyecto!.createdAt = clock.at(inicio - 60);
          proyecto!.updatedAt = proyecto!.createdAt;
          return true;
        });
    }),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
