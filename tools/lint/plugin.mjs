import { createNodesFromFiles } from '@nx/devkit';
import { dirname } from 'node:path';

/** Every project has the target `lint`: its style and its types. Boundaries are of all projects together. */
const ofProject = (file) => {
  const root = dirname(file);
  const lint = { command: `oxlint ${root}`, cache: true, inputs: ['default', '^default'] };
  return { projects: { [root]: { targets: { lint } } } };
};

export const createNodesV2 = [
  '{apps,libs,tools}/**/project.json',
  (files, options, context) => createNodesFromFiles(ofProject, files, options, context),
];
