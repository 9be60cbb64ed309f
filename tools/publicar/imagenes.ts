import { IMAGES } from './images.ts';

/** What the workflow builds: each image for each processor, on a machine that has it. */
const RUNNERS = { amd64: 'ubuntu-24.04', arm64: 'ubuntu-24.04-arm' };

const builds = IMAGES.flatMap(({ name, dockerfile, args }) =>
  Object.entries(RUNNERS).map(([arch, runner]) => ({
    imagen: name,
    arquitectura: arch,
    maquina: runner,
    dockerfile,
    argumentos: Object.entries(args)
      .map(([key, value]) => `${key}=${value}`)
      .join('\n'),
  })),
);
const [which] = process.argv.slice(2);
console.log(JSON.stringify(which === 'nombres' ? IMAGES.map(({ name }) => name) : builds));
