import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustReplace } from '../patterns/must-find.ts';
import { render } from '../k8s/objetos/render.ts';
import type { Edition } from './archive.ts';

/** What an installation on a cluster is made of, in one file each: what keeps running, and what runs once. */
const MANIFESTS = [
  { folder: 'k8s/overlays/local', suffix: '' },
  { folder: 'k8s/overlays/local/trabajos', suffix: '-trabajos' },
];

/** The objects as `kubectl apply -k` would make them, with the images of this version; by digest nobody can swap them. */
export function manifestOf({ version, registry, digests }: Edition, folder: string): string {
  const named = mustReplace(
    folder,
    render(folder),
    /image: "?pmp\/([\w-]+):[\w.-]+"?$/gm,
    `image: ${registry}/$1:${version}`,
  );
  if (!digests) return named;
  return Object.entries(digests).reduce(
    (text, [name, digest]) =>
      text.replaceAll(
        `image: ${registry}/${name}:${version}\n`,
        `image: ${registry}/${name}:${version}@${digest}\n`,
      ),
    named,
  );
}

export function writeManifests(edition: Edition, target: string): void {
  for (const { folder, suffix } of MANIFESTS)
    writeFileSync(
      join(target, `pmp-${edition.version}${suffix}.yaml`),
      `# Project Management Platform ${edition.version}: docs/operacion/un-cluster.md\n${manifestOf(edition, folder)}`,
    );
}
