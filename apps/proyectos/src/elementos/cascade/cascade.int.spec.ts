import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { epicaEstado, historiaEliminada, historiaEstado, tareaEstado } from '@pmp/contracts/proyectos';
import { eventually, type RunningService } from '@pmp/testing';
import { Types } from 'mongoose';
import { newId, World } from '../../../test/world';
import { Sweeper } from '../../papelera/sweeper';
import { Kinds } from '../kinds/kinds';
import { BATCH, Cascade } from './cascade';
import { SLICE } from './tombstone-publisher';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const CHILDREN = ['epicas', 'historias', 'tareas'] as const;
const living = async (proyecto: string) => {
  const where = { proyecto: new Types.ObjectId(proyecto) };
  return Promise.all(CHILDREN.map((name) => world.collection(name).countDocuments(where)));
};
const tareas = () => {
  const kinds = world.service.app.get(Kinds, { strict: false });
  return kinds.of(kinds.at('tarea'));
};
const remove = (path: string, person = world.creator) => world.as(person)('DELETE', path);

describe('deleting an epic', () => {
  it('takes its stories and their tasks with it, and nothing else', async () => {
    const heard = await world.hear();
    const { proyecto, epica, historia, tarea } = await world.tree();
    const other = await world.epica(proyecto._id);
    const kept = await world.historia(other);
    await world.tarea(kept);
    expect((await remove(`/epicas/${epica._id}`)).body).toEqual({ success: true });
    expect(await living(proyecto._id)).toEqual([1, 1, 1]);
    for (const path of [`/epicas/${epica._id}`, `/historias/${historia._id}`, `/tareas/${tarea._id}`]) {
      expect((await world.as(world.admin)('GET', path)).status).toBe(404);
    }
    const tombstones = [
      `${epicaEstado.subject}.${epica._id}`,
      `${historiaEstado.subject}.${historia._id}`,
      `${tareaEstado.subject}.${tarea._id}`,
    ];
    await eventually(() => {
      const gone = heard.messages.filter(({ body }) => body.version === 2 && body.datos === null);
      expect(gone.map(({ subject }) => subject).sort()).toEqual(tombstones.sort());
    });
    await heard.stop();
  });

  it('deletes nothing when it fails halfway', async () => {
    const { proyecto, epica } = await world.tree();
    const half = jest.spyOn(tareas().removal, 'removeBeneath').mockRejectedValueOnce(new Error('broken'));
    expect((await remove(`/epicas/${epica._id}`)).status).toBe(500);
    expect(half).toHaveBeenCalledTimes(1);
    half.mockRestore();
    expect(await living(proyecto._id)).toEqual([1, 1, 1]);
    expect((await world.as(world.member)('GET', `/epicas/${epica._id}`)).status).toBe(200);
  });

  it('also removes a story that was being created at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const { proyecto, epica } = await world.tree();
      const body = { titulo: 'Tarde', proyecto: proyecto._id, epicaId: epica._id };
      const post = () => world.as(world.creator)('POST', '/historias', body);
      const replies = await Promise.all([post(), post(), remove(`/epicas/${epica._id}`), post(), post()]);
      for (const { status } of replies) expect([200, 201, 400]).toContain(status);
      const { historias } = (await world.as(world.member)('GET', `/historias/proyecto/${proyecto._id}`)).body;
      expect(historias).toEqual([]);
      await eventually(async () => expect(await living(proyecto._id)).toEqual([0, 0, 0]));
    }
  });
});

describe('deleting a huge epic', () => {
  const HISTORIAS = SLICE + 100;

  /** An epic with one task in each of its stories: more of them than two slices hold. */
  async function hugeEpica() {
    const { proyecto, epica, historia, tarea } = await world.tree();
    const storedOf = async (name: string, id: string) =>
      (await world.collection(name).findOne({ _id: new Types.ObjectId(id) }))!;
    const [one, its] = [await storedOf('historias', historia._id), await storedOf('tareas', tarea._id)];
    const historias = Array.from({ length: HISTORIAS }, () => ({ ...one, _id: new Types.ObjectId() }));
    const tareas = historias.map(({ _id }) => ({ ...its, _id: new Types.ObjectId(), historia: _id }));
    await world.collection('historias').insertMany(historias);
    await world.collection('tareas').insertMany(tareas);
    return { proyecto, epica };
  }

  it('hides everything at once, and tells of it in slices that survive a crash', async () => {
    const { proyecto, epica } = await hugeEpica();
    const cascada = world.service.app.get(Cascade, { strict: false });
    const dying = jest.spyOn(cascada, 'publishNext').mockRejectedValue(new Error('killed'));
    const heard = await world.hear();
    const told = () =>
      new Set(heard.messages.filter(({ body }) => body.datos === null).map(({ subject }) => subject));
    expect((await remove(`/epicas/${epica._id}`)).status).toBe(200);
    expect(await living(proyecto._id)).toEqual([0, 0, 0]);
    await eventually(() => expect(dying).toHaveBeenCalled());
    // The epic's own.
    await eventually(() => expect(told().size).toBe(1));
    const purge = await world.as(world.admin)('DELETE', `/papelera/${epica._id}`);
    expect(purge.status).toBe(503);

    await world.service.app.close();
    dying.mockRestore();
    const revived: RunningService = await World.startService(world.database, world.broker);
    Object.assign(world, { service: revived });
    await eventually(() => expect(told().size).toBe(2 * (HISTORIAS + 1) + 1), { within: 40_000 });
    const facts = heard.messages.filter(({ subject }) => subject === historiaEliminada.subject);
    expect(new Set(facts.map(({ body }) => (body.datos as { _id: string })._id)).size).toBe(HISTORIAS + 1);
    await eventually(async () => {
      const entry = await world.collection('papelera').findOne({ _id: new Types.ObjectId(epica._id) });
      expect(entry).toMatchObject({
        sinPublicar: null,
        cuentas: { historias: HISTORIAS + 1, tareas: HISTORIAS + 1 },
      });
    });
    await heard.stop();
  }, 60_000);

  it('tells no more of what was restored meanwhile', async () => {
    const { proyecto, epica } = await hugeEpica();
    const cascada = world.service.app.get(Cascade, { strict: false });
    const original = cascada.publishNext.bind(cascada);
    const gate = Promise.withResolvers<void>();
    const slow = jest.spyOn(cascada, 'publishNext').mockImplementation(async (...args) => {
      await gate.promise;
      return original(...args);
    });
    await remove(`/epicas/${epica._id}`);
    const restored = await world.as(world.creator)('POST', `/papelera/${epica._id}/restaurar`, {});
    expect(restored.status).toBe(200);
    const heard = await world.hear();
    gate.resolve();
    await eventually(() => expect(slow).toHaveBeenCalled());
    slow.mockRestore();
    await remove(`/epicas/${(await world.epica(proyecto._id))._id}`);
    await eventually(() =>
      expect(heard.messages.filter(({ body }) => body.datos === null).length).toBeGreaterThan(0),
    );
    expect(heard.messages.filter(({ body }) => body.datos === null)).toHaveLength(1);
    expect(await living(proyecto._id)).toEqual([1, HISTORIAS + 1, HISTORIAS + 1]);
    await heard.stop();
  });
});

describe('deleting a story', () => {
  it('takes its tasks with it', async () => {
    const { proyecto, historia } = await world.tree();
    await remove(`/historias/${historia._id}`);
    expect(await living(proyecto._id)).toEqual([1, 0, 0]);
  });
});

describe('deleting a project', () => {
  /** A project with more children than two batches hold. */
  async function bigProject() {
    const { proyecto, epica, historia } = await world.tree();
    const refs = { proyecto: new Types.ObjectId(proyecto._id), historia: new Types.ObjectId(historia._id) };
    const now = new Date();
    const tareas = Array.from({ length: 2 * BATCH + 50 }, (_, i) => ({
      ...refs,
      titulo: `Tarea ${i}`,
      estado: 'pendiente',
      prioridad: 'media',
      version: 1,
      createdAt: now,
      updatedAt: now,
    }));
    await world.collection('tareas').insertMany(tareas);
    return { proyecto, epica, historia };
  }

  it('hides everything beneath it at once', async () => {
    let hidden = '';
    await world.broker.stop();
    try {
      const { proyecto, epica, historia, tarea } = await world.tree(undefined, { nombre: 'Oculto' });
      hidden = proyecto._id;
      const call = world.as(world.admin);
      await remove(`/proyectos/${proyecto._id}`);
      expect(await living(proyecto._id)).toEqual([1, 1, 1]);
      const paths = [
        `/proyectos/${proyecto._id}`,
        `/epicas/proyecto/${proyecto._id}`,
        `/historias/proyecto/${proyecto._id}`,
        `/tareas/proyecto/${proyecto._id}`,
        `/tareas?proyecto=${proyecto._id}`,
        `/epicas/${epica._id}`,
        `/historias/${historia._id}`,
        `/tareas/${tarea._id}`,
      ];
      for (const path of paths) {
        expect({ path, status: (await call('GET', path)).status }).toEqual({ path, status: 404 });
      }
      for (const path of ['/proyectos', '/tareas', '/proyectos/buscar?q=a', '/proyectos/resumen']) {
        expect((await call('GET', path)).text).not.toContain(proyecto._id);
      }
      const body = { titulo: 'Nueva', proyecto: proyecto._id, epicaId: epica._id };
      expect((await call('POST', '/historias', body)).status).toBe(404);
    } finally {
      await world.broker.start();
    }
    await eventually(async () => expect(await living(hidden)).toEqual([0, 0, 0]), { within: 15_000 });
  });

  it('continues where it stopped when the service dies between two batches', async () => {
    const { proyecto } = await bigProject();
    const cascada = world.service.app.get(Cascade, { strict: false });
    const original = cascada.removeBatchOf.bind(cascada);
    let batches = 0;
    const dying = jest.spyOn(cascada, 'removeBatchOf').mockImplementation((id, tx) => {
      if (id !== proyecto._id) return original(id, tx);
      batches += 1;
      return batches === 1 ? original(id, tx) : Promise.reject(new Error('killed'));
    });
    await remove(`/proyectos/${proyecto._id}`);
    await eventually(() => expect(batches).toBeGreaterThan(1), { within: 10_000 });
    expect(await living(proyecto._id)).toEqual([1, 1, BATCH + 51]);

    const heard = await world.hear();
    await world.service.app.close();
    dying.mockRestore();
    const revived: RunningService = await World.startService(world.database, world.broker);
    Object.assign(world, { service: revived });
    await eventually(async () => expect(await living(proyecto._id)).toEqual([0, 0, 0]), { within: 15_000 });
    await eventually(() => {
      const gone = heard.messages.filter(({ body }) => body.datos === null).map(({ subject }) => subject);
      expect(new Set(gone).size).toBe(BATCH + 53);
    });
    await heard.stop();
  });
});

describe('an entity committed after its parent was deleted', () => {
  const later = () => new Date(Date.now() + 91_000);
  const sweep = (now: Date) => world.service.app.get(Sweeper, { strict: false }).sweep(now);
  /** Stores what the transaction of a very slow creation would leave. */
  async function late(collection: string, proyecto: string, parent: object): Promise<string> {
    const _id = new Types.ObjectId();
    const rest = { titulo: 'Tarde', version: 1, orden: 'r', proyecto: new Types.ObjectId(proyecto) };
    await world.collection(collection).insertOne({ _id, ...rest, ...parent });
    return _id.toHexString();
  }

  it.each([
    ['a story of an epic', 'epicas', 'historias', 'epica', historiaEstado],
    ['a task of a story', 'historias', 'tareas', 'historia', tareaEstado],
  ] as const)(
    '%s is removed, and screens that showed it are told',
    async (_what, path, collection, parent, state) => {
      const { proyecto, epica, historia } = await world.tree();
      const heard = await world.hear();
      const deleted = parent === 'epica' ? epica : historia;
      await remove(`/${path}/${deleted._id}`);
      await eventually(() => expect(heard.subjectsWith(deleted._id).join()).toContain('hecho.'));
      const _id = await late(collection, proyecto._id, { [parent]: new Types.ObjectId(deleted._id) });
      await sweep(new Date());
      expect(await world.collection(collection).countDocuments({ titulo: 'Tarde' })).toBe(1);
      await sweep(later());
      expect(await world.collection(collection).countDocuments({ titulo: 'Tarde' })).toBe(0);
      await eventually(() => {
        const told = heard.messages.filter(({ body }) => JSON.stringify(body).includes(_id));
        expect(told.find(({ subject }) => subject === `${state.subject}.${_id}`)?.body.datos).toBeNull();
        const room = told.find(({ subject }) => subject === `vivo.proyecto.${proyecto._id}`);
        expect(room?.body.datos).toMatchObject({ accion: 'eliminado', _id, version: 2, autor: null });
      });
      await heard.stop();
    },
  );

  it('is found in one sweep, among many parents that left nothing behind', async () => {
    const trees = [await world.tree(), await world.tree(), await world.tree()];
    for (const { historia } of trees) await remove(`/historias/${historia._id}`);
    const [, { proyecto, historia }] = trees as [unknown, Awaited<ReturnType<typeof world.tree>>];
    await late('tareas', proyecto._id, { historia: new Types.ObjectId(historia._id) });
    const rows = () =>
      world.collection('barridos').countDocuments({
        _id: { $in: trees.map((tree) => new Types.ObjectId(tree.historia._id)) },
      });
    expect(await rows()).toBe(3);
    await sweep(later());
    expect(await rows()).toBe(0);
    expect(await world.collection('tareas').countDocuments({ titulo: 'Tarde' })).toBe(0);
  });

  it('is removed with its project', async () => {
    const { proyecto } = await world.tree();
    await remove(`/proyectos/${proyecto._id}`);
    await eventually(async () => expect(await living(proyecto._id)).toEqual([0, 0, 0]));
    await late('epicas', proyecto._id, {});
    await sweep(later());
    await eventually(async () => expect(await living(proyecto._id)).toEqual([0, 0, 0]));
  });
});

describe('an id of a deleted entity', () => {
  it('is answered as not found, never as an existing one', async () => {
    const { epica, historia, tarea } = await world.tree();
    await remove(`/epicas/${epica._id}`);
    for (const path of [`/epicas/${epica._id}`, `/historias/${historia._id}`, `/tareas/${tarea._id}`]) {
      expect((await world.as(world.creator)('PUT', path, { titulo: 'Viva' })).status).toBe(404);
      expect((await remove(path)).status).toBe(404);
    }
    expect((await remove(`/epicas/${newId()}`)).status).toBe(404);
  });
});
