import { historiaEliminada } from '@pmp/contracts/proyectos';
import { sprintEstado } from '@pmp/contracts/sprints';
import { eventually } from '@pmp/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const listOf = async (sprint: string): Promise<string[]> =>
  (await world.as(world.member)('GET', `/sprints/${sprint}`)).body.sprint.historias.map(
    ({ _id }: { _id: string }) => _id,
  );
const stored = async (id: string) =>
  (await world.collection('sprints').find({ historias: id }).toArray()).map(({ nombre }) => nombre as string);

describe('a deleted story', () => {
  it.each(['fact', 'tombstone'] as const)(
    'leaves every sprint that lists it, the %s coming first',
    async (only) => {
      const heard = await world.hear();
      const { proyecto, historias } = await world.backlog([{}, {}, { estado: 'completada' }]);
      const [gone, stays, done] = historias as [string, string, string];
      const over = await world.running(proyecto, [gone, done], { nombre: 'Cancelado' });
      await world.as(world.member)('POST', `/sprints/${over._id}/cancelar`);
      const { _id } = await world.sprint(proyecto, [gone, stays]);
      world.proyectos.deleteHistoria(gone, { only });
      await eventually(async () => expect(await listOf(_id)).toEqual([stays]));
      world.proyectos.deleteHistoria(gone, { only: only === 'fact' ? 'tombstone' : 'fact' });
      await eventually(async () => expect(await stored(gone)).toEqual([]));
      await eventually(() =>
        expect(
          heard.messages.findLast((m) => m.subject === `${sprintEstado.subject}.${_id}`)?.body.datos
            .historias,
        ).toEqual([stays]),
      );
      expect(await listOf(over._id)).toEqual([done]);
      await heard.stop();
    },
  );

  it('changes a sprint once, however often its fact comes', async () => {
    const { proyecto, epica, historias } = await world.backlog();
    const { _id } = await world.sprint(proyecto, historias);
    const datos = { _id: historias[0]!, titulo: 'x', proyecto, epica };
    for (const id of ['uno', 'uno', 'dos']) world.proyectos.fact(historiaEliminada.subject, datos, id);
    await eventually(async () => expect(await stored(historias[0]!)).toEqual([]));
    world.proyectos.deleteHistoria(historias[1]!);
    await eventually(async () => expect(await stored(historias[1]!)).toEqual([]));
    const doc = await world.collection('sprints').findOne({ nombre: 'Sprint', historias: [historias[2]] });
    expect([String(doc?.['_id']), doc?.['version']]).toEqual([_id, 3]);
  });

  it('leaves with its epic, many at once', async () => {
    const { proyecto, epica, historias } = await world.backlog(Array.from({ length: 120 }, () => ({})));
    const { _id } = await world.running(proyecto, historias);
    world.proyectos.deleteEpica(epica);
    await eventually(async () => expect(await listOf(_id)).toEqual([]));
    for (const historia of historias) world.proyectos.deleteHistoria(historia);
    await eventually(
      async () => {
        const doc = await world.collection('sprints').findOne({ proyecto });
        expect([doc?.['historias'], doc?.['reserva']]).toEqual([[], false]);
      },
      { within: 15_000 },
    );
  });
});

describe('a deleted project', () => {
  it('hides its sprints at once and takes them, its boards and measurements with it', async () => {
    const heard = await world.hear();
    const { proyecto, sprint, tablero } = await world.tree();
    const kept = await world.tree();
    world.proyectos.deleteProyecto(proyecto, world.team);
    await eventually(async () => {
      for (const url of [`/sprints/${sprint}`, `/tableros/${tablero}`, `/sprints/proyecto/${proyecto}`]) {
        expect((await world.as(world.admin)('GET', url)).status).toBe(404);
      }
      for (const name of ['sprints', 'tableros', 'medidas']) {
        expect(await world.collection(name).countDocuments({ proyecto })).toBe(0);
      }
    });
    await eventually(() =>
      expect(
        heard.messages.findLast((m) => m.subject === `${sprintEstado.subject}.${sprint}`)?.body.datos,
      ).toBeNull(),
    );
    expect((await world.as(world.member)('GET', `/sprints/${kept.sprint}`)).status).toBe(200);
    await heard.stop();
  });
});
