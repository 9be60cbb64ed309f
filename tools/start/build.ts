import { spawn } from 'node:child_process';

/** Builds every app through Nx, whose cache makes a second build fast; throws with Nx's output if one fails. */
export async function build(say: (text: string) => void): Promise<void> {
  say('Compilando…');
  const nx = spawn(
    process.execPath,
    ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '--outputStyle=static'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NX_DAEMON: 'false', NODE_ENV: 'production' },
    },
  );
  let output = '';
  nx.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  nx.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => nx.on('close', resolve));
  if (code !== 0) throw new Error(`La compilación ha fallado:\n${output}`);
}
