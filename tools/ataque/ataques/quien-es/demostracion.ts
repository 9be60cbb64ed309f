import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '../../../product/start-product.ts';
import { DEMO_ADMIN } from '../../../start/settings.ts';
import { Door } from '../../door.ts';
import { ADMIN } from '../../escena/people.ts';
import type { Findings } from '../../findings.ts';
import type { Target } from '../../target.ts';

const BUILT = { isBuilt: true };
const LUCIA = { ...DEMO_ADMIN, correo: 'lucia@demo.es' };
/** One route of each service. */
const ROUTES = [
  '/api/usuarios/perfil',
  '/api/proyectos',
  '/api/mensajes/chats',
  '/api/notificaciones',
  '/api/ia/alertas',
];

const signIn = ({ baseUrl }: { baseUrl: string }, { correo, contrasena }: typeof DEMO_ADMIN) => {
  const door = new Door(baseUrl);
  return door
    .json('POST', '/api/usuarios/login', null, { correo, contraseña: contrasena })
    .finally(() => door.close());
};

const tokenIn = (text: string): string => (JSON.parse(text) as { token: string }).token;

async function tryAsBefore(product: Product, token: string, findings: Findings): Promise<void> {
  for (const known of [DEMO_ADMIN, LUCIA]) {
    const { status, text } = await signIn(product, known);
    findings.check(status === 403, `${known.correo} entra sin la demostración`, text);
  }
  const door = new Door(product.baseUrl);
  for (const path of ROUTES) {
    const { status, text } = await door.json('GET', path, token);
    findings.check(status === 401, `${path}: vale el token de la demostración`, text);
  }
  await door.close();
  const own = await signIn(product, ADMIN);
  findings.check(own.status === 200, 'quien arranca sin la demostración no tiene su cuenta', own.text);
}

/** A demonstration becomes an installation: what everybody knows of it must open nothing any more. */
export async function outliveDemonstration({ findings }: Target): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ataque-demo-'));
  const none = { ADMIN_CORREO: '', ADMIN_CONTRASENA: '' };
  const own = { ADMIN_CORREO: ADMIN.correo, ADMIN_CONTRASENA: ADMIN.contrasena };
  try {
    const demo = await startProduct({ ...none, DEMO: '1' }, dataDir, BUILT);
    const entered = await signIn(demo, DEMO_ADMIN);
    findings.check(entered.status === 200, 'la demostración no abre', entered.text);
    await demo.stop();
    const real = await startProduct({ ...own, DEMO: '0' }, dataDir, BUILT);
    await tryAsBefore(real, tokenIn(entered.text), findings);
    await real.discard();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
