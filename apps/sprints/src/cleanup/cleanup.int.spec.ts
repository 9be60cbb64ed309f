import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { historiaEliminada, historiaRestaurada } from '@pmp/contracts/proyectos';
import { sprintEstado } from '@pmp/contracts/sprints';
import { eventually } from '@pmp/testing';
import { Types } from 'mongoose';
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
const heardOf = async (id: string) =>
  (await world.collection('retiradas').findOne({ _id: id as never }))?.['version'] as number | undefined;
const stored = async (id: string) =>
  (await world.collection('sprints').find({ historias: id }).toArray()).map(({ nombre }) => nombre as string);

describe('a deleted story', () => {
  it.each(['fact', 'tombstone'] as const)(
    'leaves every sprint that lists it when the %s comes first',
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

  it('changes a sprint once, however often its fact arrives', async () => {
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

  it('leaves its sprint together with its epic’s other stories', async () => {
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

describe('a restored story', () => {
  it('returns to its old place in the sprints it was taken out of, ended or not', async () => {
    const { proyecto, historias } = await world.backlog([{}, {}, { estado: 'completada' }]);
    const [back, stays, done] = historias as [string, string, string];
    const over = await world.running(proyecto, [back, done]);
    await world.as(world.member)('POST', `/sprints/${over._id}/cancelar`);
    const { _id } = await world.running(proyecto, [back, stays]);
    const tablero = await world.tablero(proyecto);
    const heard = await world.hear();
    world.proyectos.deleteHistoria(back);
    await eventually(async () => expect(await stored(back)).toEqual([]));
    world.proyectos.restoreHistoria(back);
    await eventually(async () => expect(await stored(back)).toHaveLength(2));
    expect(
      (await world.collection('sprints').findOne({ _id: new Types.ObjectId(_id) }))?.['historias'],
    ).toEqual([back, stays]);
    expect((await listOf(over._id)).sort()).toEqual([back, done].sort());
    const shown = (await world.board(tablero._id)).columnas.flatMap((columna) => columna.historias);
    expect(shown.map((historia) => historia._id)).toContain(back);
    await eventually(() => {
      const told = heard.messages.filter((m) => m.body.datos?._id === _id && m.body.evento === 'cambio');
      expect(told.at(-1)?.body.datos.datos.historias).toContain(back);
    });
    const informe = (await world.as(world.member)('GET', `/sprints/${_id}/informe`)).body;
    expect(informe.alcance.cambios.map(({ motivo }: { motivo: string }) => motivo)).toEqual([
      'eliminacion',
      'restauracion',
    ]);
    await heard.stop();
  });

  it('stays when the fact of its restoration arrives before that of its deletion', async () => {
    const { proyecto, epica, historias } = await world.backlog();
    const [id] = historias as [string];
    const { _id } = await world.sprint(proyecto, historias);
    const datos = { _id: id, titulo: 'x', proyecto, epica };
    world.proyectos.fact(historiaRestaurada.subject, { ...datos, version: 3 });
    await eventually(async () => expect(await heardOf(id)).toBe(3));
    world.proyectos.fact(historiaEliminada.subject, { ...datos, version: 2 });
    world.proyectos.deleteHistoria(historias[1]!);
    await eventually(async () => expect(await listOf(_id)).toEqual([id, historias[2]]));
  });

  it('returns to its place when it was deleted twice before the first restoration arrived', async () => {
    const { proyecto, epica, historias } = await world.backlog();
    const [id] = historias as [string];
    const { _id } = await world.sprint(proyecto, historias);
    const datos = { _id: id, titulo: 'x', proyecto, epica };
    const { fact } = world.proyectos;
    for (const version of [2, 4]) {
      fact.call(world.proyectos, historiaEliminada.subject, { ...datos, version });
      await eventually(async () => expect(await heardOf(id)).toBe(version));
    }
    for (const version of [3, 5])
      fact.call(world.proyectos, historiaRestaurada.subject, { ...datos, version });
    await eventually(async () => expect(await heardOf(id)).toBe(5));
    expect(await listOf(_id)).toContain(id);
  });

  it('is in no sprint when its own has ended or is gone, or when another one has taken it', async () => {
    const { proyecto, historias } = await world.backlog();
    const [ended, gone, taken] = historias as [string, string, string];
    const running = await world.running(proyecto, [ended]);
    const removed = await world.sprint(proyecto, [gone], { nombre: 'Borrado' });
    const former = await world.sprint(proyecto, [taken], { nombre: 'Anterior' });
    for (const id of historias) world.proyectos.deleteHistoria(id);
    for (const id of historias) await eventually(async () => expect(await stored(id)).toEqual([]));
    await world.as(world.member)('POST', `/sprints/${running._id}/cancelar`);
    await world.as(world.member)('DELETE', `/sprints/${removed._id}`);
    const other = await world.sprint(proyecto, [], { nombre: 'Otro' });
    const where = { _id: new Types.ObjectId(other._id) };
    await world.collection('sprints').updateOne(where, { $set: { historias: [taken], reserva: true } });
    for (const id of historias) world.proyectos.restoreHistoria(id);
    for (const id of historias) await eventually(async () => expect(await heardOf(id)).toBe(3));
    expect(await stored(ended)).toEqual([]);
    expect(await stored(gone)).toEqual([]);
    expect(await stored(taken)).toEqual(['Otro']);
    expect(await listOf(former._id)).toEqual([]);
  });
});

describe('a deleted project', () => {
  const rowsOf = async (proyecto: string, names = ['sprints', 'tableros', 'medidas']) => {
    const rows = await Promise.all(names.map((name) => world.collection(name).find({}).toArray()));
    return rows.flat().filter((row) => JSON.stringify(row).includes(proyecto)).length;
  };
  const hidden = (proyecto: string, sprint: string, tablero: string) =>
    eventually(async () => {
      for (const url of [`/sprints/${sprint}`, `/tableros/${tablero}`, `/sprints/proyecto/${proyecto}`]) {
        expect((await world.as(world.admin)('GET', url)).status).toBe(404);
      }
      expect(await world.collection('sprints').countDocuments({ proyecto })).toBe(0);
    });

  it('hides its sprints and boards at once, and removes them when it is purged', async () => {
    const heard = await world.hear();
    const { proyecto, sprint, tablero } = await world.tree();
    const kept = await world.tree();
    world.proyectos.deleteProyecto(proyecto, world.team);
    await hidden(proyecto, sprint, tablero);
    await eventually(() =>
      expect(
        heard.messages.findLast((m) => m.subject === `${sprintEstado.subject}.${sprint}`)?.body,
      ).toMatchObject({ version: 3, datos: null }),
    );
    world.proyectos.purgeProyecto(proyecto);
    await eventually(async () => expect(await rowsOf(proyecto)).toBe(0));
    expect((await world.as(world.member)('GET', `/sprints/${kept.sprint}`)).status).toBe(200);
    await heard.stop();
  });

  it('leaves nothing when the fact of its purge arrives before that of its deletion', async () => {
    const { proyecto, sprint, tablero } = await world.tree();
    world.proyectos.purgeProyecto(proyecto);
    await eventually(async () => expect(await rowsOf(proyecto, ['sprints', 'tableros'])).toBe(0));
    world.proyectos.deleteProyecto(proyecto, world.team);
    await hidden(proyecto, sprint, tablero);
    expect(await rowsOf(proyecto, ['sprints', 'tableros'])).toBe(0);
  });

  it('restores them as they were', async () => {
    const { proyecto, sprint, tablero } = await world.tree();
    const before = (await world.as(world.member)('GET', `/sprints/${sprint}`)).body.sprint;
    const { success, ...board } = await world.board(tablero);
    world.proyectos.deleteProyecto(proyecto, world.team);
    await hidden(proyecto, sprint, tablero);
    const heard = await world.hear();
    world.proyectos.restoreProyecto(proyecto, world.team, world.creator._id);
    await eventually(async () =>
      expect((await world.as(world.member)('GET', `/sprints/${sprint}`)).body.sprint).toEqual({
        ...before,
        version: 4,
      }),
    );
    expect(await world.board(tablero)).toEqual({ success, ...board, sprint: expect.anything() });
    await eventually(() =>
      expect(
        heard.messages.findLast((m) => m.subject === `${sprintEstado.subject}.${sprint}`)?.body,
      ).toMatchObject({ version: 4, datos: { historias: expect.any(Array) } }),
    );
    expect((await world.as(world.member)('POST', `/sprints/${sprint}/cancelar`)).status).toBe(200);
    await heard.stop();
  });
});
