import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
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
import { type Product, startProduct } from '../../product/start-product.ts';
import { disagreements } from '../../respaldo/recorrido/wholeness.ts';
import type { Place } from '../../start/place.ts';
import { importsTold, noticesIn, publishedOn } from './counts.ts';
import { CLAVE, historiasOf, proyectoOf, sightOf, workOn } from './project-at-work.ts';

const ADMIN = { correo: 'admin@example.org', contrasena: 'Admin-2026' };
const ENV = { ADMIN_CORREO: ADMIN.correo, ADMIN_CONTRASENA: ADMIN.contrasena };
const OTHER = 'PORTAL';
/** A sprint's report learns of a change half a second later. */
const SETTLED_MS = 2_000;
const LOOK_MS = 5;

const folder = mkdtempSync(join(tmpdir(), 'paquete-'));
const inFolder = (name: string) => join(folder, name);

const CALL = ['--import', './tools/paquete/register.ts'];
const exportar = (env: Record<string, string>, proyecto: string, file: string): Promise<Ended> =>
  runCommand([...CALL, 'tools/paquete/exportar.ts', `--proyecto=${proyecto}`, `--a=${inFolder(file)}`], env);
const importing = (file: string, ...rest: string[]): string[] => [
  ...CALL,
  'tools/paquete/importar.ts',
  `--de=${inFolder(file)}`,
  ...rest,
];
const huellaOf = ({ said }: Ended): string => /huella ([0-9a-f]{64})/.exec(said)?.[1] ?? said;

const unless = (holds: boolean): string[] => (holds ? [] : ['no']);

async function exportFromFirst() {
  const dataDir = inFolder('primera');
  const product = await startProduct({ ...ENV, DEMO: '1' }, dataDir);
  try {
    const admin = await HttpUser.signIn(product.baseUrl, ADMIN);
    const proyecto = (await proyectoOf(admin, CLAVE))!;
    await workOn(admin, proyecto);
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    const env = envOf(product);
    const made = await exportar(env, CLAVE, 'tienda.tar.gz');
    must(made.code === 0, `se exporta con el producto en marcha: ${made.said.split('\n')[1]}`);
    const other = await exportar(env, OTHER, 'portal.tar.gz');
    must(other.code === 0, 'y otro proyecto, en otro paquete');
    const same = await runCommand(importing('tienda.tar.gz'), env);
    must(
      same.code === 0 && same.said.includes('no se ha escrito nada'),
      'importado donde salió no cambia nada',
    );
    const sight = await sightOf(admin, proyecto);
    const otherId = (await proyectoOf(admin, OTHER))!;
    await admin.close();
    const historias = /historias (\d+)/.exec(made.said)![1]!;
    return {
      proyecto,
      other: otherId,
      huella: huellaOf(made),
      otherHuella: huellaOf(other),
      historias,
      sight,
    };
  } finally {
    await product.stop();
  }
}

type First = Awaited<ReturnType<typeof exportFromFirst>>;

interface Second {
  product: Product;
  env: Record<string, string>;
  admin: HttpUser;
  client: mongo.MongoClient;
  place: Place;
}

const agree = ({ client }: Second) =>
  eventually('las copias de todos los servicios son lo que tienen sus dueños', () => disagreements(client));

const importHere = ({ env }: Second, file: string, ...rest: string[]) =>
  runCommand(importing(file, ...rest), env);

async function refuseWhatIsNotRight(second: Second): Promise<void> {
  const damaged = inFolder('dañado.tar.gz');
  copyFileSync(inFolder('tienda.tar.gz'), damaged);
  const bytes = readFileSync(damaged);
  bytes[Math.floor(bytes.length / 2)]! ^= 1;
  writeFileSync(damaged, bytes);
  const refused = await importHere(second, 'dañado.tar.gz', '--crear-faltantes');
  must(refused.code === 1, `con un bit cambiado se rechaza: ${refused.said.split('\n').at(-1)}`);
  const nobody = await importHere(second, 'tienda.tar.gz', '--simulacro');
  must(nobody.code === 1 && nobody.said.includes('lucia@demo.es'), 'el simulacro dice quién no tiene cuenta');
}

async function importInSecond(second: Second, first: First): Promise<void> {
  const { admin, client } = second;
  const dry = await importHere(second, 'tienda.tar.gz', '--simulacro', '--crear-faltantes');
  must(
    dry.code === 0 && dry.said.includes(`historias: ${first.historias} nuevos`),
    'y con --crear-faltantes, qué haría',
  );
  must((await proyectoOf(admin, CLAVE)) === undefined, 'sin escribir nada');
  const done = await importHere(second, 'tienda.tar.gz', '--crear-faltantes');
  must(done.code === 0, 'se importa con el producto en marcha');
  await agree(second);
  await eventually(
    'se ve lo mismo que donde salió, también el tablero, el informe y los archivos',
    async () => unless(isDeepStrictEqual(await sightOf(admin, first.proyecto), first.sight)),
  );
  await eventually('el registro de auditoría lo dice, una vez', async () =>
    unless((await importsTold(client, first.proyecto)) === 1),
  );
  must((await noticesIn(client)) === 0, 'nadie ha recibido ningún aviso');
}

async function importAgain(second: Second, first: First): Promise<void> {
  const again = await exportar(second.env, CLAVE, 'vuelta.tar.gz');
  must(
    huellaOf(again) === first.huella,
    `exportado otra vez tiene la misma huella, ${first.huella.slice(0, 12)}…`,
  );
  const before = await publishedOn(second.place);
  const twice = await importHere(second, 'tienda.tar.gz');
  must(
    twice.code === 0 && twice.said.includes('no se ha escrito nada'),
    'importado por segunda vez no escribe nada',
  );
  must((await publishedOn(second.place)) === before, 'ni publica nada');
}

async function writeOver(second: Second, first: First): Promise<void> {
  const { admin } = second;
  const [historia] = await historiasOf(admin, first.proyecto);
  await admin.expect(200, 'PUT', `/api/historias/${historia!._id}`, { titulo: 'Otra cosa' });
  const epica = await admin.expect(201, 'POST', '/api/epicas', {
    titulo: 'De más',
    proyecto: first.proyecto,
  });
  await agree(second);
  const refused = await importHere(second, 'tienda.tar.gz');
  const says = ['+', '~', '-'].map((sign) => refused.said.includes(`    ${sign} `));
  must(refused.code === 1 && says[1]! && says[2]!, 'lo que aquí ha cambiado no se pisa: dice la diferencia');
  const done = await importHere(second, 'tienda.tar.gz', '--sobrescribir');
  must(
    done.code === 0 && done.said.includes('Lo que había queda en'),
    'con --sobrescribir sí, y guarda lo que había',
  );
  await agree(second);
  await eventually('y se ve como en el paquete', async () =>
    unless(isDeepStrictEqual(await sightOf(admin, first.proyecto), first.sight)),
  );
  const gone = epica.json<{ epica: { _id: string } }>().epica._id;
  await admin.expect(404, 'GET', `/api/epicas/${gone}`);
  const last = await exportar(second.env, CLAVE, 'otra.tar.gz');
  must(huellaOf(last) === first.huella, 'con la misma huella');
}

/** Kills `proyectos` as soon as `when` holds, while the command waits for it. */
async function killMeanwhile(second: Second, when: () => Promise<boolean>): Promise<Ended> {
  const ended = importHere(second, 'portal.tar.gz', '--crear-faltantes');
  while (!(await when())) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  process.kill(second.product.processes().get('proyectos')!, 'SIGKILL');
  return ended;
}

/**
 * The service dies after the missing accounts were created, then when the sprints are there but not the project; then it
 * is let finish.
 */
async function dieOnTheWay(second: Second, first: First): Promise<void> {
  const { client, admin } = second;
  const inactive = { estado: 'inactivo' };
  const accounts = client.db('usuarios').collection('usuarios');
  const had = await accounts.countDocuments(inactive);
  const moments = [
    async () => (await accounts.countDocuments(inactive)) > had,
    async () =>
      (await client.db('sprints').collection('sprints').findOne({ proyecto: first.other })) !== null,
  ];
  for (const moment of moments) {
    const { code, said } = await killMeanwhile(second, moment);
    must(code === 1, `proyectos muere a medias de una importación: ${said.split('\n').at(-1)}`);
    await eventually('vuelve, y nadie ve nada de ella', async () => {
      const known = await proyectoOf(admin, OTHER).catch(() => 'aún no contesta');
      return known === undefined ? [] : [known];
    });
  }
  const done = await importHere(second, 'portal.tar.gz', '--crear-faltantes');
  must(done.code === 0, 'la misma orden la termina');
  await agree(second);
  const made = await exportar(second.env, OTHER, 'portal2.tar.gz');
  must(huellaOf(made) === first.otherHuella, 'con la misma huella');
}

async function walk(): Promise<void> {
  const first = await exportFromFirst();
  const dataDir = inFolder('segunda');
  const product = await startProduct({ ...ENV, DEMO: '0' }, dataDir);
  const place = placeOf(product);
  const client = await mongo.MongoClient.connect(place.mongodbUri);
  const admin = await HttpUser.signIn(product.baseUrl, ADMIN);
  const second = { product, env: envOf(product), admin, client, place };
  try {
    await refuseWhatIsNotRight(second);
    await importInSecond(second, first);
    await importAgain(second, first);
    await writeOver(second, first);
    await dieOnTheWay(second, first);
  } finally {
    await admin.close();
    await client.close();
    await product.stop();
  }
}

await walkThrough('Paquetes', walk, () => rmSync(folder, { recursive: true, force: true }));
