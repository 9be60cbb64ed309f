import { createNodesFromFiles } from '@nx/devkit';
import { basename, dirname } from 'node:path';

/** The web has its own. `nx serve <servicio>` is `npm run servicio -- <servicio>`, and the gateway's too. */
const ofService = (file) => {
  const root = dirname(file);
  const name = basename(root);
  if (name === 'web') return {};
  const serve = { command: `npm run --silent servicio -- ${name}`, continuous: true };
  return { projects: { [root]: { targets: { serve } } } };
};

export const createNodesV2 = [
  'apps/*/project.json',
  (files, options, context) => createNodesFromFiles(ofService, files, options, context),
];
