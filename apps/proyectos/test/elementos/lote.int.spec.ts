import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { tareaActualizada, tareaAsignada, type Historia, type Tarea } from '@pmp/contracts/proyectos';
import { eventually } from '@pmp/testing';
import { ElementoEvents } from '../../src/elementos/events/elemento-events';
import { World } from '../world';

let world: World;
let tree: Awaited<ReturnType<World['tree']>>;
let historias: Historia[];
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  tree = await world.tree();
  historias = [tree.historia, await world.historia(tree.epica), await world.historia(tree.epica)];
});

const put = (path: string, body: object) => world.as(world.member)('PUT', path, body);
const idsOf = (items: { _id: string }[]) => items.map(({ _id }) => _id);
const stored = async () => {
  const { body } = await world.as(world.member)('GET', `/historias/proyecto/${tree.proyecto._id}`);
  return body.historias as Historia[];
};

describe('one change for many stories', () => {
  it('changes all of them, each with version, history and event of its own', async () => {
    const other = await world.epica(tree.proyecto._id, { titulo: 'Envíos' });
    await put(`/historias/${historias[1]?._id}`, { prioridad: 'alta', epicaId: other._id });
    const heard = await world.hear();
    const cambios = { prioridad: 'alta', epicaId: other._id };
    const reply = await put('/historias/lote', { ids: [...idsOf(historias), historias[0]?._id], cambios });
    expect(reply.status).toBe(200);
    expect(reply.body.historias).toEqual(await stored());
    expect(reply.body.historias.map(({ version }: Historia) => version)).toEqual([2, 2, 2]);
    for (const historia of reply.body.historias as Historia[]) {
      expect(historia).toMatchObject({ prioridad: 'alta', epicaId: { _id: other._id, titulo: 'Envíos' } });
      const history = await world.as(world.member)('GET', `/historias/${historia._id}/historial`);
      expect(history.body.cambios).toHaveLength(3);
    }
    const room = `vivo.proyecto.${tree.proyecto._id}`;
    await eventually(() => expect(heard.messages.filter(({ subject }) => subject === room)).toHaveLength(2));
    await heard.stop();
  });

  it('changes none when it fails halfway', async () => {
    const events = world.service.app.get(ElementoEvents, { strict: false });
    const broken = jest.spyOn(events, 'updated').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    const before = await stored();
    expect(
      (await put('/historias/lote', { ids: idsOf(historias), cambios: { estado: 'completada' } })).status,
    ).toBe(500);
    expect(broken).toHaveBeenCalledTimes(1);
    broken.mockRestore();
    expect(await stored()).toEqual(before);
  });

  it('changes none when one may not be changed', async () => {
    const team = await world.service.people.team({ [world.outsider._id]: 'admin' });
    const theirs = await world.tree(world.outsider, { equipo: team });
    const before = await stored();
    const ids = [...idsOf(historias), theirs.historia._id];
    expect((await put('/historias/lote', { ids, cambios: { estado: 'completada' } })).status).toBe(404);
    expect(await stored()).toEqual(before);
  });

  it('keeps both when two bulk changes hit one story', async () => {
    const ids = idsOf(historias);
    const replies = await Promise.all([
      put('/historias/lote', { ids, cambios: { estado: 'completada' } }),
      put('/historias/lote', { ids: [...ids].reverse(), cambios: { prioridad: 'baja' } }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    for (const historia of await stored()) {
      expect(historia).toMatchObject({ estado: 'completada', prioridad: 'baja', version: 3 });
    }
  });

  it('moves 200 at once', async () => {
    const more: Historia[] = [];
    // A few at a time: who waits long for a connection is told to come back.
    for (const few of Array.from({ length: 20 }, (_, i) => Math.min(10, 197 - i * 10)))
      more.push(...(await Promise.all(Array.from({ length: few }, () => world.historia(tree.epica)))));
    const ids = idsOf([...historias, ...more]);
    const reply = await put('/historias/lote', { ids, cambios: { estado: 'en revisión' } });
    expect(reply.body.historias).toHaveLength(200);
    expect(new Set((await stored()).map(({ estado }) => estado))).toEqual(new Set(['en revisión']));
  });
});

describe('one change for many tasks', () => {
  it('assigns them and publishes who had them before', async () => {
    const other = await world.tarea(tree.historia, { asignado: world.creator._id });
    const heard = await world.hear();
    const cambios = { asignado: world.member._id, estado: 'bloqueada' };
    const { body } = await put('/tareas/lote', { ids: [tree.tarea._id, other._id], cambios });
    expect(body.tareas.map(({ asignado, estado }: Tarea) => [asignado?.nombre, estado])).toEqual([
      ['Mario Miembro', 'bloqueada'],
      ['Mario Miembro', 'bloqueada'],
    ]);
    // The event that assigned it to its creator may still be arriving.
    const told = (subject: string) =>
      heard.messages
        .filter((m) => m.subject === subject && m.body.datos.asignado !== world.creator._id)
        .map((m) => m.body.datos.anterior);
    await eventually(() => {
      expect(told(tareaAsignada.subject)).toEqual([null, world.creator._id]);
      expect(told(tareaActualizada.subject)).toEqual([null, world.creator._id]);
    });
    await heard.stop();
  });

  it('moves them to another story of their project, and to none of another', async () => {
    const [one, two] = [await world.tarea(tree.historia), await world.tarea(tree.historia)];
    const { _id: historiaId } = await world.historia(await world.epica(tree.historia.proyecto));
    const ids = [one._id, two._id];
    const { body } = await put('/tareas/lote', { ids, cambios: { historiaId } });
    expect(body.tareas.map((tarea: Tarea) => tarea.historiaId)).toEqual([historiaId, historiaId]);
    const ajena = (await world.tree()).historia._id;
    expect((await put('/tareas/lote', { ids, cambios: { historiaId: ajena } })).status).toBe(400);
  });

  it('clears the assignment', async () => {
    const one = await world.tarea(tree.historia, { asignado: world.member._id });
    const reply = await put('/tareas/lote', { ids: [one._id], cambios: { asignado: '' } });
    expect(reply.body.tareas[0].asignado).toBeNull();
  });
});
