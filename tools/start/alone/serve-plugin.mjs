import { createNodesFromFiles } from '@nx/devkit';
import { basename, dirname } from 'node:path';

/** The web has its own, and the gateway alone has nobody to send a request to. */
const WITHOUT = ['web', 'gateway'];

/** `nx serve <servicio>` is `npm run servicio -- <servicio>`. */
const ofService = (file) => {
  const root = dirname(file);
  const name = basename(root);
  if (WITHOUT.includes(name)) return {};
  const serve = { command: `npm run --silent servicio -- ${name}`, continuous: true };
  return { projects: { [root]: { targets: { serve } } } };
};

export const createNodesV2 = [
  'apps/*/project.json',
  (files, options, context) => createNodesFromFiles(ofService, files, options, context),
];
