import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { HttpUser } from '../../callers/http-user.ts';
import {
  type Ended,
  envOf,
  eventually,
  must,
  placeOf,
  runCommand,
  walkThrough,
} from '../../product/operator.ts';
import { startProduct } from '../../product/start-product.ts';
import { whatIsThere } from '../load/emptiness.ts';
import { createTarea, findWorkplace, workOn } from './team-at-work.ts';
import { disagreements, toldOf } from './wholeness.ts';

const ADMIN = { correo: 'admin@example.org', contrasena: 'Admin-2026' };
const ENV = { DEMO: '1', ADMIN_CORREO: ADMIN.correo, ADMIN_CONTRASENA: ADMIN.contrasena };
const LUCIA = { ...ADMIN, correo: 'lucia@demo.es' };
const LOAD_BEFORE_MS = 4_000;

const folder = mkdtempSync(join(tmpdir(), 'respaldo-'));
const archive = join(folder, 'copia.tar.gz');

const respaldo = (script: string, args: string[], env: Record<string, string> = {}): Promise<Ended> =>
  runCommand([`tools/respaldo/${script}.ts`, ...args], env);

async function saveWhileWorking(dataDir: string) {
  const product = await startProduct(ENV, dataDir);
  try {
    const admin = await HttpUser.signIn(product.baseUrl, ADMIN);
    const lucia = await HttpUser.signIn(product.baseUrl, LUCIA);
    const place = await findWorkplace(lucia, lucia._id);
    const work = workOn(admin, place);
    await delay(LOAD_BEFORE_MS);
    const began = Date.now();
    const saved = await respaldo('backup', [`--destino=${archive}`], envOf(product));
    must(saved.code === 0, `se copia mientras trabaja: ${saved.said.split('\n')[1]}`);
    const written = await work.stop();
    return { written, began, place, session: admin.token };
  } finally {
    await product.stop();
  }
}

async function drillBoth(): Promise<void> {
  const fit = await respaldo('simulacro', [`--origen=${archive}`]);
  must(
    fit.code === 0 && /APTO: \d+/.test(fit.said),
    `el simulacro la da por buena: ${fit.said.split('\n').at(-1)}`,
  );
  const damaged = join(folder, 'dañada.tar.gz');
  copyFileSync(archive, damaged);
  const bytes = readFileSync(damaged);
  bytes[Math.floor(bytes.length / 2)]! ^= 0xff;
  writeFileSync(damaged, bytes);
  const unfit = await respaldo('simulacro', [`--origen=${damaged}`]);
  must(
    unfit.code === 1 && unfit.said.includes('NO APTO'),
    `y la dañada, no: ${unfit.said.split('\n').at(-1)}`,
  );
}

/** Starts this version on data of the first release: people sign in, copies agree, and new things reach everybody. */
async function upgradeFirstRelease(): Promise<void> {
  const dataDir = join(folder, 'primera');
  const origin = join(import.meta.dirname, '../fixtures/0.1.0.tar.gz');
  const restored = await respaldo('restore', [`--origen=${origin}`], { PORT: '25990', DATA_DIR: dataDir });
  must(restored.code === 0, restored.said);
  const product = await startProduct(ENV, dataDir);
  const client = await mongo.MongoClient.connect(placeOf(product).mongodbUri);
  try {
    const admin = await HttpUser.signIn(product.baseUrl, ADMIN);
    const lucia = await HttpUser.signIn(product.baseUrl, LUCIA);
    await createTarea(admin, await findWorkplace(lucia, lucia._id), 5);
    await eventually('sobre los datos de la 0.1.0, las copias son lo que tienen sus dueños', () =>
      disagreements(client),
    );
    const tareas = await client.db('proyectos').collection('tareas').countDocuments();
    must(!(await whatIsThere(placeOf(product))).includes('MUERTOS'), 'ningún mensaje ha fallado');
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
  const restored = await respaldo('restore', [`--origen=${archive}`], { PORT: '25990', DATA_DIR: dataDir });
  must(restored.code === 0, restored.said);
  const again = await respaldo('restore', [`--origen=${archive}`], { PORT: '25990', DATA_DIR: dataDir });
  must(again.code === 1, `no pisa lo que hay: ${again.said}`);

  const product = await startProduct(ENV, dataDir);
  const client = await mongo.MongoClient.connect(placeOf(product).mongodbUri);
  try {
    const admin = await HttpUser.signIn(product.baseUrl, ADMIN);
    await HttpUser.signIn(product.baseUrl, LUCIA);
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

async function walk(): Promise<void> {
  await saveAndRestore();
  await upgradeFirstRelease();
}

await walkThrough('Respaldo', walk, () => rmSync(folder, { recursive: true, force: true }));
