import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { startProduct, type Product } from '../../product/start-product.ts';
import { operatorAddresses } from '../../start/access/prepare-access.ts';
import { SERVICES } from '../../start/services.ts';
import { readSettings } from '../../start/settings.ts';
import { whatIsThere } from '../load/emptiness.ts';
import type { Place } from '../../start/place.ts';
import { must, runCommand } from './run-command.ts';
import { createTarea, findWorkplace, signIn, workOn } from './team-at-work.ts';
import { disagreements, toldOf } from './wholeness.ts';

const ADMIN = { correo: 'admin@example.org', contrasena: 'Admin-2026' };
const ENV = { DEMO: '1', ADMIN_CORREO: ADMIN.correo, ADMIN_CONTRASENA: ADMIN.contrasena };
const LOAD_BEFORE_MS = 4_000;
const PATIENCE_MS = 60_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const folder = mkdtempSync(join(tmpdir(), 'respaldo-'));
const archive = join(folder, 'copia.tar.gz');
const portOf = (product: Product) => new URL(product.baseUrl).port;
const placeOf = (product: Product, dataDir: string): Place => ({
  ...operatorAddresses(readSettings({ PORT: portOf(product), DATA_DIR: dataDir })),
  prefijo: '',
  servicios: SERVICES,
  base: (servicio) => servicio,
});

async function eventually(what: string, check: () => Promise<string[]>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let wrong = await check();
  while (wrong.length > 0 && Date.now() < deadline) {
    await wait(500);
    wrong = await check();
  }
  must(wrong.length === 0, wrong.length === 0 ? what : `${what}: ${wrong.slice(0, 5).join('; ')}`);
}

async function saveWhileWorking(dataDir: string) {
  const product = await startProduct(ENV, dataDir);
  try {
    const admin = await signIn(product.baseUrl, ADMIN.correo, ADMIN.contrasena);
    const lucia = await signIn(product.baseUrl, 'lucia@demo.es', ADMIN.contrasena);
    const place = await findWorkplace(lucia, lucia._id);
    const work = workOn(admin, place);
    await wait(LOAD_BEFORE_MS);
    const began = Date.now();
    const env = { PORT: portOf(product), DATA_DIR: dataDir };
    const saved = await runCommand('backup', [`--destino=${archive}`], env);
    must(saved.code === 0, `se copia mientras trabaja: ${saved.said.split('\n')[1]}`);
    const written = await work.stop();
    return { written, began, place, session: admin.token };
  } finally {
    await product.stop();
  }
}

async function drillBoth(): Promise<void> {
  const fit = await runCommand('simulacro', [`--origen=${archive}`], {});
  must(
    fit.code === 0 && /APTO: \d+/.test(fit.said),
    `el simulacro la da por buena: ${fit.said.split('\n').at(-1)}`,
  );
  const damaged = join(folder, 'dañada.tar.gz');
  copyFileSync(archive, damaged);
  const bytes = readFileSync(damaged);
  bytes[Math.floor(bytes.length / 2)]! ^= 0xff;
  writeFileSync(damaged, bytes);
  const unfit = await runCommand('simulacro', [`--origen=${damaged}`], {});
  must(
    unfit.code === 1 && unfit.said.includes('NO APTO'),
    `y la dañada, no: ${unfit.said.split('\n').at(-1)}`,
  );
}

/** Starts this version on data of the first release: people sign in, copies agree, and new things reach everybody. */
async function upgradeFirstRelease(): Promise<void> {
  const dataDir = join(folder, 'primera');
  const origin = join(import.meta.dirname, '../fixtures/0.1.0.tar.gz');
  const restored = await runCommand('restore', [`--origen=${origin}`], { PORT: '25990', DATA_DIR: dataDir });
  must(restored.code === 0, restored.said);
  const product = await startProduct(ENV, dataDir);
  const client = await mongo.MongoClient.connect(placeOf(product, dataDir).mongodbUri);
  try {
    const admin = await signIn(product.baseUrl, ADMIN.correo, ADMIN.contrasena);
    const lucia = await signIn(product.baseUrl, 'lucia@demo.es', ADMIN.contrasena);
    await createTarea(admin, await findWorkplace(lucia, lucia._id), 5);
    await eventually('sobre los datos de la 0.1.0, las copias son lo que tienen sus dueños', () =>
      disagreements(client),
    );
    const tareas = await client.db('proyectos').collection('tareas').countDocuments();
    must(!(await whatIsThere(placeOf(product, dataDir))).includes('MUERTOS'), 'ningún mensaje ha fallado');
    must(tareas === 23, `y está todo lo que había y lo nuevo: ${tareas} tareas`);
  } finally {
    await client.close();
    await product.stop();
  }
}

async function saveAndRestore(): Promise<void> {
  const { written, began, place, session } = await saveWhileWorking(join(folder, 'antes'));
  await drillBoth();
  const dataDir = join(folder, 'despues');
  const restored = await runCommand('restore', [`--origen=${archive}`], { PORT: '25990', DATA_DIR: dataDir });
  must(restored.code === 0, restored.said);
  const again = await runCommand('restore', [`--origen=${archive}`], { PORT: '25990', DATA_DIR: dataDir });
  must(again.code === 1, `no pisa lo que hay: ${again.said}`);

  const product = await startProduct(ENV, dataDir);
  const client = await mongo.MongoClient.connect(placeOf(product, dataDir).mongodbUri);
  try {
    const admin = await signIn(product.baseUrl, ADMIN.correo, ADMIN.contrasena);
    await signIn(product.baseUrl, 'lucia@demo.es', ADMIN.contrasena);
    must(true, 'las personas entran con su contraseña de siempre');
    const { status } = await fetch(`${product.baseUrl}/api/usuarios/perfil`, {
      headers: { authorization: `Bearer ${session}` },
    });
    must(status === 401, 'y las sesiones de antes no vuelven a abrirse');
    const rows = await client.db('proyectos').collection('tareas').find({}).toArray();
    const present = new Set(rows.map(({ _id }) => String(_id)));
    const before = written.filter(({ at }) => at < began);
    const lost = before.filter(({ id }) => !present.has(id));
    must(
      lost.length === 0,
      `lo confirmado antes de la copia está: ${before.length} tareas, ${lost.length} perdidas`,
    );
    const kept = written.filter(({ id }) => present.has(id));
    must(kept.length < written.length, `lo de después del corte, no: ${kept.length} de ${written.length}`);
    for (const { id } of kept.filter(({ withFile }) => withFile).slice(-5)) {
      const reply = await admin.expect(200, 'GET', `/api/tareas/${id}`);
      const { tarea } = reply.json<{ tarea: { archivos: { _id: string }[] } }>();
      await admin.expect(200, 'GET', `/api/tareas/${id}/archivos/${tarea.archivos[0]!._id}`);
    }
    must(true, 'y sus archivos se descargan');
    await eventually('las copias son lo que tienen sus dueños y no queda nada en los outbox', () =>
      disagreements(client),
    );
    const told = async () => (await toldOf(client, place.asignado)).join('\n');
    await eventually('cada tarea se avisó una vez', async () => {
      const notices = await told();
      return kept.filter(({ id }) => notices.split(id).length !== 2).map(({ id }) => id);
    });
    const fresh = await createTarea(admin, place, 1);
    await eventually('lo nuevo llega a quien le toca', async () =>
      (await told()).includes(fresh.id) ? [] : ['falta'],
    );
    await eventually('y a las copias', () => disagreements(client));
  } finally {
    await client.close();
    await product.stop();
  }
}

try {
  await saveAndRestore();
  await upgradeFirstRelease();
  console.log('\nRespaldo: todo en orden.');
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
