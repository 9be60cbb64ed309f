import { spawnSync } from 'node:child_process';

export class RendererMissing extends Error {
  constructor() {
    super(
      'Hace falta kubectl (1.24 o posterior) o kustomize (4.5 o posterior) para componer los manifiestos: nada comprobado.',
    );
  }
}

interface Renderer {
  program: string;
  args: string[];
  version: string[];
  /** Matches the version output of a program that knows components and can rename what it patches. */
  known: RegExp;
}

const RENDERERS: Renderer[] = [
  {
    program: 'kubectl',
    args: ['kustomize'],
    version: ['version', '--client', '--output=json'],
    // Printed since 1.24, the first version that works here.
    known: /"kustomizeVersion"/,
  },
  { program: 'kustomize', args: ['build'], version: ['version'], known: /\bv(4\.([5-9]|\d\d)|[5-9]|\d\d)\b/ },
];

export const findRenderer = (): Renderer | undefined =>
  RENDERERS.find(({ program, version, known }) =>
    known.test(spawnSync(program, version, { encoding: 'utf8' }).stdout ?? ''),
  );

/** The YAML that `kubectl apply -k` would apply. */
export function render(folder: string): string {
  const renderer = findRenderer();
  if (!renderer) throw new RendererMissing();
  const { program, args } = renderer;
  const run = spawnSync(program, [...args, folder], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (run.error) throw run.error;
  if (run.status !== 0) throw new Error(`${folder}: ${run.stderr.trim().split('\n').slice(0, 5).join('\n')}`);
  return run.stdout;
}
