import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cambiosReplySchema } from '@pmp/contracts/proyectos';
import { Types } from 'mongoose';
import { World } from '../../test/world';

const DAY_MS = 86_400_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

let world: World;
let proyecto: string;
const ask = (desde?: string, person = world.member) =>
  world.as(person)(
    'GET',
    `/elementos/proyecto/${proyecto}${desde ? `?desde=${encodeURIComponent(desde)}` : ''}`,
  );
const changes = async (desde?: string) => cambiosReplySchema.parse((await ask(desde)).body);
/** Titles of what is there, and what is gone. */
const told = async (desde: string) => {
  const { epicas, historias, tareas, eliminados } = await changes(desde);
  const titles = [...epicas, ...historias, ...tareas].map(({ titulo }) => titulo).sort();
  return [titles, eliminados.map(({ entidad }) => entidad).sort()];
};
/** Everything so far becomes old; returns an instant after it. */
const settle = async (): Promise<string> => {
  const old = { $set: { cambiado: new Date(Date.now() - DAY_MS) } };
  const kinds = ['epicas', 'historias', 'tareas'];
  await Promise.all(kinds.map((kind) => world.collection(kind).updateMany({}, old)));
  return ago(DAY_MS / 2);
};

beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

it('tells a copy what has changed and what is gone since, whoever made the version grow, and all of it at first', async () => {
  const tree = await world.tree();
  proyecto = tree.proyecto._id;
  const member = world.as(world.member);
  const otra = await world.tarea(tree.historia, { titulo: 'Firmar' });
  const first = await changes();
  expect(first).toMatchObject({ entero: true, eliminados: [] });
  expect(first.tareas.map(({ titulo }) => titulo).sort()).toEqual(['Firmar', 'Validar']);
  expect(first.tareas[0]).toEqual((await member('GET', `/tareas/${first.tareas[0]!._id}`)).body.tarea);
  expect(await told(first.hasta)).toEqual([['Firmar', 'Pagar', 'Pagos', 'Validar'], []]);

  const since = await settle();
  expect(await told(since)).toEqual([[], []]);
  await member('PUT', `/tareas/${otra._id}`, { titulo: 'Firmar hoy' });
  expect(await told(since)).toEqual([['Firmar hoy'], []]);
  await member('POST', '/enlaces', { tipo: 'bloquea', origen: otra._id, destino: tree.historia._id });
  await member('PUT', '/tareas/lote', { ids: [tree.tarea._id], cambios: { prioridad: 'alta' } });
  expect((await told(since))[0]).toEqual(['Firmar hoy', 'Pagar', 'Validar']);
});

it('names what is gone by its id and kind, until it is back', async () => {
  const { proyecto: made, historia, tarea } = await world.tree();
  proyecto = made._id;
  const member = world.as(world.member);
  const since = await settle();
  await member('DELETE', `/historias/${historia._id}`);
  const [entrada] = (await member('GET', '/papelera')).body.elementos as { _id: string }[];
  const { eliminados, ...rest } = await changes(since);
  expect(rest).toMatchObject({ epicas: [], historias: [], tareas: [], entero: false });
  expect(eliminados).toEqual([
    { entidad: 'historia', _id: historia._id, version: historia.version + 1 },
    { entidad: 'tarea', _id: tarea._id, version: tarea.version + 1 },
  ]);
  await member('POST', `/papelera/${entrada!._id}/restaurar`, {});
  expect(await told(since)).toEqual([['Pagar', 'Validar'], []]);
  await world
    .collection('tareas')
    .updateOne({ _id: new Types.ObjectId(tarea._id) as never }, { $unset: { cambiado: '' } });
  expect((await told(since))[0]).toEqual(['Pagar', 'Validar']);
});

it('tells nobody else, nothing of other projects, and all again when tombstones may have gone', async () => {
  const { proyecto: otro, tarea } = await world.tree();
  await world.as(world.member)('DELETE', `/tareas/${tarea._id}`);
  proyecto = (await world.tree()).proyecto._id;
  expect((await changes(ago(60_000))).eliminados).toEqual([]);
  expect(await changes(ago(40 * DAY_MS))).toMatchObject({ entero: true, eliminados: [] });
  proyecto = otro._id;
  expect((await changes(ago(60_000))).eliminados).toMatchObject([{ _id: tarea._id }]);
  expect((await ask(ago(60_000), world.outsider)).status).toBe(404);
  expect((await ask('ayer')).body).toMatchObject({ codigo: 'VALIDACION', errores: [{ campo: 'desde' }] });
});
