import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseObjects, type KubeObject } from './objects.ts';
import { render } from './render.ts';

const OVERLAYS = 'k8s/overlays';

export const overlays = (): string[] => readdirSync(OVERLAYS).sort();

/** All objects of an installation: what keeps running and what runs once. */
export const objectsOf = (overlay: string): KubeObject[] =>
  [join(OVERLAYS, overlay), join(OVERLAYS, overlay, 'trabajos')]
    .filter((folder) => existsSync(join(folder, 'kustomization.yaml')))
    .flatMap((folder) => parseObjects(render(folder)));
