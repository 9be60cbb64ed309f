import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { digestOf } from '../respaldo/archive/digest.ts';
import { pack, packClient, packInstallation } from './archive.ts';
import { makeChart } from './chart/make-chart.ts';
import { productVersion } from '../start/orden/command.ts';
import { readChangelog, UNRELEASED } from './changelog.ts';
import { digestsOf } from './digests.ts';
import { writeManifests } from './manifests.ts';
import { notesOf } from './notes.ts';
import { architecture, saveImages } from './save-images.ts';

const version = productVersion();
const { values } = parseArgs({
  options: {
    registro: { type: 'string', default: 'registro.ejemplo.es/pmp' },
    destino: { type: 'string', default: 'dist/version' },
    'sin-red': { type: 'boolean', default: false },
    'con-huellas': { type: 'boolean', default: false },
    'sin-cliente': { type: 'boolean', default: false },
  },
});
const { registro: registry, destino: folder } = values;
/** Its name, which is that of its folder and of its file. */
const CHART = 'pmp-helm';
const edition = {
  version,
  registry,
  ...(values['con-huellas'] && { digests: digestsOf(registry, version) }),
};
/** Written by `npx nx esquema cliente`, which asks a running product. */
const CLIENTE = 'dist/cliente';

/** Everything that is published with a version besides its images. */
async function publish(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const at = (name: string) => join(folder, name);
  await packInstallation(edition, at(`pmp-${version}.tar.gz`));
  copyFileSync('docker/instalar.sh', at('instalar.sh'));
  copyFileSync('k8s/credenciales.sh', at('credenciales-k8s.sh'));
  writeManifests(edition, folder);
  makeChart(at(CHART), version);
  pack(at(CHART), at(`${CHART}-${version}.tgz`));
  rmSync(at(CHART), { recursive: true });
  if (!values['sin-cliente']) packClient(CLIENTE, at(`pmp-cliente-${version}.tgz`));
  if (values['sin-red']) {
    const images = at('imagenes.tar');
    saveImages(edition, images);
    await packInstallation(edition, at(`pmp-${version}-sin-red-${architecture()}.tar.gz`), images);
    rmSync(images);
  }
  const files = readdirSync(folder).toSorted();
  const lines = await Promise.all(files.map(async (name) => `${await digestOf(at(name))}  ${name}\n`));
  writeFileSync(at('SHA256SUMS'), lines.join(''));
  const releases = readChangelog();
  const release = releases.find((one) => one.version === version) ?? releases[0]!;
  writeFileSync(at('NOTAS.md'), notesOf({ ...release, version }, registry));
  if (release.version === UNRELEASED) console.log(`La ${version} no está en CHANGELOG.md.`);
  console.log(`En ${folder}:\n${[...files, 'SHA256SUMS', 'NOTAS.md'].map((name) => `  ${name}`).join('\n')}`);
}

try {
  await publish();
} catch (error) {
  console.error(`No se ha hecho: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
