import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { papeleraPurgada } from '@pmp/contracts/proyectos';
import { eventually } from '@pmp/testing';
import { Types } from 'mongoose';
import { CHILDREN, DAY_MS, papeleraOf, SILENCE_MS } from '../../../test/papelera';
import { newId, World } from '../../../test/world';
import { PurgeElemento } from './purge-elemento';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const { remove, restore, trash, service, sweep, living, upload, restart } = papeleraOf(() => world);

/** What stays of what is gone, so that nobody takes its id and whoever has a copy lets it go. */
const OF_TOMBSTONES = new Set(['_id', 'version', 'eliminado', 'deProyecto', 'cambiado']);

describe('a purged entity', () => {
  const leftOf = async (proyecto: string) => {
    const rows = await Promise.all(
      ['proyectos', ...CHILDREN].map((name) => world.collection(name).find({}).toArray()),
    );
    const named = rows.flat().filter((row) => JSON.stringify(row).includes(proyecto));
    return named.filter((row) => Object.keys(row).some((key) => !OF_TOMBSTONES.has(key))).length;
  };

  it('is removed for good after thirty days, with its files and history', async () => {
    const { proyecto, epica, historia, tarea } = await world.tree();
    await world.as(world.creator)('PUT', `/tareas/${tarea._id}`, { estado: 'en progreso' });
    await upload(tarea._id);
    await remove(`/tareas/${(await world.tarea(historia))._id}`);
    await remove(`/proyectos/${proyecto._id}`);
    await eventually(async () => expect(await living(proyecto._id)).toEqual([0, 0, 0]));
    const file = await world
      .collection('archivos.files')
      .findOne({ filename: 'a.png' }, { sort: { _id: -1 } });
    await sweep(30 * DAY_MS - 60_000);
    expect(await trash(`?proyecto=${proyecto._id}`)).toMatchObject({ elementos: [{}, {}] });
    const heard = await world.hear();
    await sweep(30 * DAY_MS + 1_000);
    await sweep(1_000);
    expect(await leftOf(proyecto._id)).toBe(0);
    expect(await world.collection('archivos.files').countDocuments({ _id: file!._id })).toBe(0);
    const sobre = new Types.ObjectId(tarea._id);
    expect(await world.collection('historial').countDocuments({ sobre })).toBe(0);
    expect((await trash(`?proyecto=${proyecto._id}`, world.admin)).elementos).toEqual([]);
    expect((await restore(proyecto._id, world.admin)).status).toBe(404);
    await eventually(() =>
      expect(
        heard.messages.filter(({ subject }) => subject === papeleraPurgada.subject).length,
      ).toBeGreaterThan(1),
    );
    for (const [path, { _id }] of [
      ['proyectos', proyecto],
      ['epicas', epica],
    ] as const) {
      const body = { _id, nombre: 'Otra', titulo: 'Otra', clave: newId().slice(-8), equipo: world.team };
      const other = await world.proyecto();
      const again = await world.as(world.creator)('POST', `/${path}`, { ...body, proyecto: other._id });
      expect(again).toMatchObject({ status: 409, body: { message: 'El identificador ya está en uso' } });
    }
    await heard.stop();
  });

  it('is removed completely even if the purging process dies halfway', async () => {
    const { proyecto, epica } = await world.tree();
    await remove(`/epicas/${epica._id}`);
    const purge = service(PurgeElemento);
    const original = purge.purgeBatch.bind(purge);
    let batches = 0;
    const dying = jest.spyOn(purge, 'purgeBatch').mockImplementation((id, tx) => {
      batches += 1;
      return batches === 1 ? original(id, tx) : Promise.reject(new Error('killed'));
    });
    expect((await remove(`/papelera/${epica._id}`, world.admin)).status).toBe(500);
    dying.mockRestore();
    expect((await restore(epica._id)).status).toBe(404);
    expect((await trash(`?proyecto=${proyecto._id}`)).elementos).toEqual([]);
    await restart();
    await sweep(SILENCE_MS);
    expect(await world.collection('papelera').countDocuments({ _id: new Types.ObjectId(epica._id) })).toBe(0);
    const kept = { conservado: { $exists: true }, eliminado: new Types.ObjectId(epica._id) };
    for (const name of CHILDREN) expect(await world.collection(name).countDocuments(kept)).toBe(0);
  });

  it('is never one that is being restored or that does not exist', async () => {
    expect((await remove(`/papelera/${newId()}`, world.admin)).status).toBe(404);
    expect((await remove('/papelera/x', world.admin)).status).toBe(400);
  });
});
