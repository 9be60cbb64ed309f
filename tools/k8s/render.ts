import { spawnSync } from 'node:child_process';

export class RendererMissing extends Error {
  constructor() {
    super(
      'Hace falta kubectl (1.24 o posterior) o kustomize (4.5 o posterior) para componer los manifiestos: nada comprobado.',
    );
  }
}

const RENDERERS: [program: string, args: string[]][] = [
  ['kubectl', ['kustomize']],
  ['kustomize', ['build']],
];

/** The YAML that `kubectl apply -k` would send. */
export function render(folder: string): string {
  for (const [program, args] of RENDERERS) {
    const run = spawnSync(program, [...args, folder], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    if (run.error) continue;
    if (run.status !== 0)
      throw new Error(`${folder}: ${run.stderr.trim().split('\n').slice(0, 5).join('\n')}`);
    return run.stdout;
  }
  throw new RendererMissing();
}
