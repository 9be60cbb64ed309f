import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { mustFind } from '../patterns/must-find.ts';
import { run, type Edition } from './archive.ts';
import { IMAGES } from './images.ts';

/** Whoever has no network and wants it brings its four images along. */
const WATCHING = 'vigilancia';
const OWN = '${IMAGEN_PREFIJO';

interface Compose {
  services: Record<string, { image: string; profiles?: string[] }>;
}

/** Images of others that compose.yaml runs, as it names them when the operator says nothing. */
export function foreignImages(): string[] {
  const compose = parse(readFileSync('docker/compose.yaml', 'utf8'), {
    merge: true,
    logLevel: 'error',
  }) as Compose;
  return Object.values(compose.services)
    .filter(({ image, profiles }) => !image.startsWith(OWN) && !profiles?.includes(WATCHING))
    .map(({ image }) => mustFind('docker/compose.yaml', image, /\$\{\w+_IMAGEN:-([^}]+)\}/)[1]!);
}

/** The processor that this machine's Docker runs: `amd64`. */
export function architecture(): string {
  const { stdout, status } = spawnSync('docker', ['version', '--format', '{{.Server.Arch}}'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error('Docker no responde, y las imágenes son de él');
  return stdout.trim();
}

/** Writes all images of a version, which must be on this machine or in their registry, to one file. */
export function saveImages({ version, registry }: Edition, target: string): void {
  const images = [...IMAGES.map(({ name }) => `${registry}/${name}:${version}`), ...foreignImages()];
  for (const image of images)
    if (spawnSync('docker', ['image', 'inspect', image]).status !== 0) run('docker', ['pull', image]);
  run('docker', ['save', '-o', target, ...images]);
}
