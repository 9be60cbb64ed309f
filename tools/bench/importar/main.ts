import { setTimeout } from 'node:timers/promises';
import { FormData } from 'undici';
import type { HttpUser } from '../../callers/http-user.ts';
import { startProduct } from '../../product/start-product.ts';
import { quantile } from '../quantile.ts';
import { idOf } from '../seed/ids.ts';
import { type People, seedPeople } from '../seed/people.ts';
import { seedTablero, type Tablero } from '../seed/tablero.ts';

const ADMIN = { correo: 'admin@banco.es', contrasena: 'Banco-2026' };
const PEOPLE = 4;
const CARDS = 500;
/** Rows of the file: `npm run bench:importar -- 5000`. */
const ROWS = Number(process.argv[2] ?? 50_000);
/** Between two moves of the person who works meanwhile. */
const PAUSE_MS = 200;
/** Moves before it, so that the product is warm. */
const WARM = 50;

interface Importacion {
  _id: string;
  estado: string;
  destino: object;
  mapeo: object;
}

/** As Jira writes it, with a comment in each row and ten rows in each epic. */
function exported(rows: number): string {
  const lines = ['Issue key,Summary,Issue Type,Status,Custom field (Epic Link),Labels,Comment,Comment'];
  for (let n = 1; n <= rows; n += 1) {
    const epic = n - (n % 10) || 10;
    const type = n % 10 ? 'Story' : 'Epic';
    const link = n % 10 ? `CARGA-${epic}` : '';
    const said = `01/Mar/26 9:00 AM;luis;Lo que se dijo de ${n}`;
    lines.push(`CARGA-${n},Trabajo ${n},${type},To Do,${link},carga,${said},${said} otra vez`);
  }
  return lines.join('\n');
}

async function upload(user: HttpUser, equipo: string): Promise<Importacion> {
  const form = new FormData();
  form.append('archivo', new Blob([exported(ROWS)]), 'carga.csv');
  const reply = await user.expect(201, 'POST', `/api/importaciones?equipo=${equipo}`, form);
  return reply.json<{ importacion: Importacion }>().importacion;
}

/** Milliseconds until it is in that state. */
async function until(user: HttpUser, { _id }: Importacion, estado: string): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const reply = await user.expect(200, 'GET', `/api/importaciones/${_id}`);
    const now = reply.json<{ importacion: Importacion }>().importacion.estado;
    if (now === estado) return performance.now() - begun;
    if (now === 'fallida') throw new Error('la importación no ha terminado');
    await setTimeout(500);
  }
}

/** Moves one card after another until `isOver`: how long each move took. */
async function moves(user: HttpUser, tablero: Tablero, isOver: (count: number) => boolean) {
  const times: number[] = [];
  for (let n = 0; !isOver(n); n += 1) {
    const historia = tablero.historias[n % tablero.historias.length]!;
    const column = (1 + Math.floor(n / tablero.historias.length)) % tablero.columnas.length;
    const begun = performance.now();
    await user.expect(200, 'PUT', `/api/tableros/mover-historia/${historia}`, {
      columnaDestinoId: tablero.columnas[column],
    });
    times.push(performance.now() - begun);
    await setTimeout(PAUSE_MS);
  }
  return times;
}

const ms = (times: number[], q: number) => `${quantile(times, q).toFixed(0)} ms`;
const tell = (what: string, times: number[]) =>
  console.log(
    `${what}: mediana ${ms(times, 0.5)}, p95 ${ms(times, 0.95)}, peor ${ms(times, 1)} (${times.length} movimientos)`,
  );
const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`;

async function measure({ users, equipo }: People): Promise<void> {
  const [who, mover] = users as [HttpUser, HttpUser];
  const proyecto = idOf('proyecto', 1);
  await who.insist('POST', '/api/proyectos', {
    _id: proyecto,
    nombre: 'Proyecto del banco',
    clave: 'BANCO',
    equipo,
  });
  const tablero = await seedTablero(users, proyecto, CARDS);
  tell('mover sin importación', await moves(mover, tablero, (count) => count >= WARM));
  const one = await upload(who, equipo);
  const planned = performance.now();
  await who.expect(200, 'PUT', `/api/importaciones/${one._id}`, { destino: one.destino, mapeo: one.mapeo });
  await until(who, one, 'preparada');
  console.log(`vista previa de ${ROWS} filas: ${seconds(performance.now() - planned)}`);
  await who.expect(200, 'POST', `/api/importaciones/${one._id}/ejecutar`);
  let over = false;
  const ended = until(who, one, 'terminada').finally(() => (over = true));
  const times = await moves(mover, tablero, () => over);
  console.log(`importación: ${seconds(await ended)}`);
  tell('mover mientras se importa', times);
}

const product = await startProduct({
  DEMO: '0',
  ADMIN_CORREO: ADMIN.correo,
  ADMIN_CONTRASENA: ADMIN.contrasena,
  LIMITE_POR_MINUTO: '0',
});
try {
  const people = await seedPeople(product.baseUrl, ADMIN, PEOPLE);
  await measure(people);
  await Promise.all(people.users.map((user) => user.close()));
} finally {
  await product.stop();
}
