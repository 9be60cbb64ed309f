import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { tareaActualizada, type Tarea } from '@pmp/contracts/proyectos';
import { eventually } from '@pmp/testing';
import { ElementoEvents } from '../../src/elementos/events/elemento-events';
import { World } from '../world';

let world: World;
let tree: Awaited<ReturnType<World['tree']>>;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  tree = await world.tree();
  await world.tarea(tree.historia, { titulo: 'Pintar', estado: 'bloqueada' });
  await world.tarea(tree.historia, { titulo: 'Medir', estado: 'completada' });
});

const put = (path: string, body: object) => world.as(world.member)('PUT', path, body);
const historiaNow = async () =>
  (await world.as(world.member)('GET', `/historias/${tree.historia._id}`)).body.historia;
/** The tasks of the project, by title. */
const tareas = async (): Promise<Record<string, Tarea>> => {
  const { body } = await world.as(world.member)('GET', `/tareas/proyecto/${tree.proyecto._id}`);
  return Object.fromEntries((body.tareas as Tarea[]).map((tarea) => [tarea.titulo, tarea]));
};
const estados = async () =>
  Object.fromEntries(Object.entries(await tareas()).map(([titulo, { estado }]) => [titulo, estado]));

const LEFT = { Validar: 'pendiente', Pintar: 'bloqueada', Medir: 'completada' };
const DONE = { Validar: 'completada', Pintar: 'completada', Medir: 'completada' };

const move = (fields: object = {}) =>
  world.command('mover-historia', {
    actor: world.member._id,
    historia: tree.historia._id,
    proyecto: tree.proyecto._id,
    estados: ['completada'],
    estado: 'completada',
    despuesDe: null,
    antesDe: null,
    ...fields,
  });
const change = (fields: object = {}) =>
  put(`/historias/${tree.historia._id}`, { estado: 'completada', ...fields });
const changeMany = (fields: object = {}) =>
  put('/historias/lote', { ids: [tree.historia._id], cambios: { estado: 'completada' }, ...fields });

describe.each([
  ['changed', change],
  ['changed with others', changeMany],
  ['moved on a board', move],
] as const)('a story that is completed by being %s', (_how, complete) => {
  it('leaves its open tasks as they are', async () => {
    await complete();
    expect(await historiaNow()).toMatchObject({ estado: 'completada' });
    expect(await estados()).toEqual(LEFT);
  });

  it('takes them with it when asked to, each with version, history and fact', async () => {
    const heard = await world.hear();
    await complete({ completarTareas: true });
    expect(await historiaNow()).toMatchObject({ estado: 'completada', version: 2 });
    expect(await estados()).toEqual(DONE);
    const { Validar, Medir } = await tareas();
    expect([Validar?.version, Medir?.version]).toEqual([2, 1]);
    const historial = await world.as(world.member)('GET', `/tareas/${Validar?._id}/historial`);
    expect(historial.body.cambios[0]).toMatchObject({ campo: 'estado' });
    await eventually(() => {
      const told = heard.messages.filter(({ subject }) => subject === tareaActualizada.subject);
      expect(told.map(({ body }) => body.datos.estadoAnterior).sort()).toEqual(['bloqueada', 'pendiente']);
    });
    await heard.stop();
  });

  it('stays open when they cannot be completed', async () => {
    const events = world.service.app.get(ElementoEvents, { strict: false });
    const real = events.updated.bind(events);
    const broken = jest.spyOn(events, 'updated').mockImplementation((tx, kind, ...changed) => {
      if (kind.tipo === 'tarea') throw new Error('broken');
      real(tx, kind, ...changed);
    });
    await complete({ completarTareas: true });
    broken.mockRestore();
    expect(await historiaNow()).toMatchObject({ estado: 'pendiente', version: 1 });
    expect(await estados()).toEqual(LEFT);
  });

  it('keeps what somebody changes of a task at the same time', async () => {
    const { Validar } = await tareas();
    await Promise.all([
      complete({ completarTareas: true }),
      put(`/tareas/${Validar?._id}`, { prioridad: 'crítica' }),
    ]);
    expect(await historiaNow()).toMatchObject({ estado: 'completada' });
    expect((await tareas())['Validar']).toMatchObject({
      estado: 'completada',
      prioridad: 'crítica',
      version: 3,
    });
  });
});

it('does not touch them when the story gets another estado', async () => {
  await change({ estado: 'en revisión', completarTareas: true });
  expect(await estados()).toEqual(LEFT);
});
