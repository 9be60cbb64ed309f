import { execFileSync } from 'node:child_process';
import { IMAGES } from './images.ts';

/** What the registry says that each image of a version is; throws if one is not there. */
export function digestsOf(registry: string, version: string): Record<string, string> {
  const digestOf = (image: string): string => {
    const args = ['buildx', 'imagetools', 'inspect', image, '--format', '{{ json .Manifest.Digest }}'];
    return JSON.parse(execFileSync('docker', args, { encoding: 'utf8' })) as string;
  };
  return Object.fromEntries(IMAGES.map(({ name }) => [name, digestOf(`${registry}/${name}:${version}`)]));
}
