import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startProduct } from '../product/start-product.ts';
import { readPlan } from './arguments.ts';
import { measureAll } from './measure-all.ts';
import { seedPeople } from './seed/people.ts';
import { seedWorkspace } from './seed/workspace.ts';

const PEOPLE = 100;
const ADMIN = { correo: 'admin@banco.es', contrasena: 'Banco-2026' };
const RAW_PORT = 20_999;

const plan = readPlan(process.argv.slice(2));
const product = await startProduct({
  DEMO: '0',
  ADMIN_CORREO: ADMIN.correo,
  ADMIN_CONTRASENA: ADMIN.contrasena,
  LIMITE_POR_MINUTO: '0',
});
const raw = fork(join(import.meta.dirname, 'raw-server.ts'), [String(RAW_PORT)]);
try {
  await once(raw, 'message');
  const workspace = await seedWorkspace(await seedPeople(product.baseUrl, ADMIN, PEOPLE));
  await measureAll(product, plan, workspace, `http://127.0.0.1:${RAW_PORT}`);
  await Promise.all(workspace.users.map((user) => user.close()));
} finally {
  raw.disconnect();
  await product.stop();
}
