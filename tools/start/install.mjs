// Runs on the machine's own Node (20.12 or newer) before anything is installed, and installs missing or outdated npm
// packages. What npm runs after it (see package.json) runs on the pinned Node, in the place of npm's shell.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pinned = join(root, 'node_modules/node/bin/node');
const stamp = join(root, 'node_modules/.lock-digest');
const lockDigest = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

const fail = (message) => {
  console.error(`\n${message}`);
  process.exit(1);
};

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 12)) {
  fail(`Hace falta Node 20.12 o posterior para empezar (aquí hay ${process.versions.node}).`);
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockDigest) {
  console.log('Instalando los paquetes de npm…');
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (install.status !== 0)
    fail('La instalación de los paquetes de npm ha fallado: mira el error de arriba.');
  writeFileSync(stamp, lockDigest);
}

if (!existsSync(pinned)) {
  fail(
    'Falta el Node fijado del proyecto: el guion de instalación del paquete «node» no se ha ejecutado.\n' +
      'Instala sin --ignore-scripts: npm ci',
  );
}
