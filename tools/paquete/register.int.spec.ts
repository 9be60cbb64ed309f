import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

describe('the commands, as npm runs them', () => {
  it.each(['exportar', 'importar'])('resolve every import of %s', (name) => {
    const args = ['--import', './tools/paquete/register.ts', `tools/paquete/${name}.ts`, '--ayuda'];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expect(`${stdout}${stderr}`).toMatch(new RegExp(`^Uso: npm run ${name} `));
  });
});
