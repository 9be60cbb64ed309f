import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { informeSchema, type Informe } from '@pmp/contracts/sprints';
import { historiaActualizada } from '@pmp/contracts/proyectos';
import { eventually } from '@pmp/testing';
import { World } from '../../test/world';
import { SprintsRepository } from '../sprints/sprints.repository';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const report = async (id: string): Promise<Informe> => {
  const { body } = await world.as(world.member)('GET', `/sprints/${id}/informe`);
  return informeSchema.parse(body);
};
const measured = (id: string) =>
  world.collection('medidas').find({ sprint: id }).sort({ fecha: 1 }).toArray();
const today = () => `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;

describe('the report of a sprint', () => {
  it('is only about its stories before the start', async () => {
    const { proyecto, historias } = await world.backlog([{ puntos: 5 }, { puntos: 8 }]);
    const { _id } = await world.sprint(proyecto, historias);
    expect(await report(_id)).toMatchObject({
      success: true,
      burndown: [],
      alcance: { comprometidos: 13, actual: 13, completados: 0, cambios: [] },
      historias: { terminadas: [], sinTerminar: [{ puntos: 5 }, { puntos: 8 }], cambios: [] },
      velocidad: { media: null, sprints: [] },
    });
  });

  it('shows work done and changes of scope, with their reasons', async () => {
    const { proyecto, historias } = await world.backlog([
      { puntos: 5 },
      { puntos: 8 },
      { puntos: 3 },
      { puntos: 2 },
    ]);
    const [a, b, c, d] = historias as [string, string, string, string];
    const { _id } = await world.running(proyecto, historias);
    const expectLast = (alcance: number, completados: number) =>
      eventually(async () => expect((await measured(_id)).at(-1)).toMatchObject({ alcance, completados }));
    await expectLast(18, 0);
    world.proyectos.changeHistoria(a, { estado: 'completada' });
    await expectLast(18, 5);
    world.proyectos.changeHistoria(b, { puntos: 13 });
    await expectLast(23, 5);
    world.proyectos.deleteHistoria(c);
    await expectLast(20, 5);
    await world.as(world.member)('POST', `/sprints/${_id}/trasladar-pendientes`, { destino: null });
    await expectLast(5, 5);
    world.proyectos.changeHistoria(d, { puntos: 100 });

    const { burndown, alcance } = await report(_id);
    expect(burndown[0]).toMatchObject({ fecha: today(), restante: 0, alcance: 5, ideal: 18 });
    expect(alcance).toMatchObject({ comprometidos: 18, actual: 5, completados: 5 });
    expect(alcance.cambios.map(({ antes, despues, motivo }) => [antes, despues, motivo])).toEqual([
      [18, 23, 'puntos'],
      [23, 20, 'eliminacion'],
      [20, 5, 'traslado'],
    ]);
  });

  it('ignores a measurement that a change of the sprint has overtaken', async () => {
    const { proyecto, historias } = await world.backlog([{ puntos: 5 }, { puntos: 8 }]);
    const [a, b] = historias as [string, string];
    const { _id } = await world.running(proyecto, [a, b]);
    const expectLast = (medida: object) =>
      eventually(async () => expect((await measured(_id)).at(-1)).toMatchObject(medida));
    world.proyectos.deleteHistoria(b);
    await expectLast({ alcance: 5 });
    const sprints = world.service.app.get(SprintsRepository);
    const read = sprints.findInProgress.bind(sprints);
    const slow = jest.spyOn(sprints, 'findInProgress').mockImplementationOnce(async (of) => {
      const old = await read(of);
      world.proyectos.restoreHistoria(b);
      await expectLast({ motivo: 'restauracion' });
      return old;
    });
    world.proyectos.changeHistoria(a, { puntos: 6 });
    await eventually(() => expect(slow).toHaveBeenCalledTimes(2));
    await expectLast({ alcance: 14 });
    const { cambios } = (await report(_id)).alcance;
    expect(cambios.map(({ motivo }) => motivo)).toEqual(['eliminacion', 'restauracion']);
    slow.mockRestore();
  });

  it.each(['finalizar', 'trasladar-pendientes'])(
    'keeps what was left undone when a sprint is closed, carried over by %s',
    async (how) => {
      const { proyecto, historias } = await world.backlog([
        { puntos: 5, estado: 'completada' },
        { puntos: 8 },
        { puntos: 1 },
      ]);
      const { _id } = await world.running(proyecto, historias);
      const post = (path: string, body?: object) =>
        world.as(world.member)('POST', `/sprints/${_id}/${path}`, body);
      if (how === 'finalizar') await post(how, { pendientes: { destino: null } });
      else {
        await post(how, { destino: null });
        await post('finalizar');
      }
      const { alcance, burndown, velocidad, historias: named } = await report(_id);
      expect(named.terminadas).toMatchObject([{ _id: historias[0], puntos: 5 }]);
      expect(named.sinTerminar.map(({ _id: one, puntos }) => [one, puntos]).sort()).toEqual(
        [
          [historias[1], 8],
          [historias[2], 1],
        ].sort(),
      );
      const { body } = await world.as(world.member)('GET', `/sprints/${_id}`);
      expect(body['sprint'].cierre).toEqual({ historias: 3, puntos: 14 });
      expect(burndown.at(-1)?.restante ?? burndown[0]?.restante).toBe(9);
      expect(alcance).toEqual({ comprometidos: 14, actual: 14, completados: 5, cambios: [] });
      expect(velocidad.sprints).toMatchObject([{ comprometidos: 14, completados: 5 }]);
    },
  );

  it('names the stories that came, left and were estimated anew, with who did it', async () => {
    const { proyecto, historias } = await world.backlog([{ puntos: 5 }, { puntos: 8 }, { puntos: 3 }]);
    const [a, b, c] = historias as [string, string, string];
    const { _id } = await world.running(proyecto, [a, b]);
    const post = (path: string, body?: object) =>
      world.as(world.member)('POST', `/sprints/${_id}/${path}`, body);
    await post('alcance', { anadir: [c], quitar: [b] });
    const { titulo, epica } = world.proyectos.historias.get(a)!.datos;
    const told = { _id: a, titulo, proyecto, epica, estado: 'pendiente', estadoAnterior: 'pendiente' };
    const estimated = { cambios: ['puntos'], detalle: [{ campo: 'puntos', de: 5, a: 13 }] };
    world.proyectos.fact(historiaActualizada.subject, { ...told, ...estimated });
    const named = async () =>
      (await report(_id)).historias.cambios.map(({ historia, antes, despues, motivo, autor }) => [
        historia._id,
        antes,
        despues,
        motivo,
        autor?._id ?? null,
      ]);
    await eventually(async () => expect(await named()).toHaveLength(3));
    const { _id: who } = world.member;
    expect((await named()).sort()).toEqual(
      [
        [a, 5, 13, 'puntos', null],
        [b, 8, null, 'alcance', who],
        [c, null, 3, 'alcance', who],
      ].sort(),
    );
    world.proyectos.deleteHistoria(c);
    await eventually(async () => expect(await named()).toContainEqual([c, 0, null, 'eliminacion', null]));
    await post('finalizar', { pendientes: { destino: null } });
    await world.changeHistoria(a, { titulo: 'Otro título', puntos: 1 });
    const { terminadas, sinTerminar, cambios } = (await report(_id)).historias;
    expect([terminadas, sinTerminar, cambios.length]).toMatchObject([[], [{ _id: a, titulo }], 4]);
  });

  it('shows a finished sprint as it ended, and the velocity of the last ones', async () => {
    const { proyecto, historias } = await world.backlog([
      { puntos: 5, estado: 'completada' },
      { puntos: 8, estado: 'completada' },
    ]);
    const first = await world.running(proyecto, historias.slice(0, 1), { nombre: 'Uno' });
    await world.as(world.member)('POST', `/sprints/${first._id}/finalizar`);
    const second = await world.running(proyecto, historias.slice(1), { nombre: 'Dos' });
    await world.as(world.member)('POST', `/sprints/${second._id}/finalizar`);
    await world.changeHistoria(historias[0]!, { puntos: 50 });
    const { alcance, velocidad, burndown } = await report(first._id);
    expect(alcance).toMatchObject({ comprometidos: 5, actual: 5, completados: 5 });
    expect(burndown[0]?.restante).toBe(0);
    expect(velocidad).toEqual({
      media: 6.5,
      sprints: [
        { _id: first._id, numero: 1, nombre: 'Uno', comprometidos: 5, completados: 5 },
        { _id: second._id, numero: 2, nombre: 'Dos', comprometidos: 8, completados: 8 },
      ],
    });
  });
});
