import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { limpiezaPendiente, proyectoEstado, proyectoRestaurado } from '@pmp/contracts/proyectos';
import { UnitOfWork } from '@pmp/platform';
import { eventually, type TestPerson } from '@pmp/testing';
import { Types } from 'mongoose';
import { asItWas, newest, papeleraOf, SILENCE_MS } from '../../test/papelera';
import { newId, World } from '../../test/world';
import { BATCH, Cascade } from '../elementos/cascade/cascade';
import { Reviver } from '../elementos/restore/reviver';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const { get, remove, restore, trash, service, sweep, living, shown, restart } = papeleraOf(() => world);

describe('a deleted project', () => {
  /** With more than two batches of tasks. */
  async function bigProject() {
    const tree = await world.tree();
    const { _id, ...tarea } = (await world
      .collection('tareas')
      .findOne({ _id: new Types.ObjectId(tree.tarea._id) })) as Record<string, unknown>;
    const more = Array.from({ length: 2 * BATCH + 50 }, (_, i) => ({ ...tarea, titulo: `Tarea ${i}` }));
    await world.collection('tareas').insertMany(more);
    return tree;
  }
  const emptied = (proyecto: string) =>
    eventually(async () => expect(await living(proyecto)).toEqual([0, 0, 0]), { within: 10_000 });

  it('is restored whole, however often the restoring process dies', async () => {
    const tree = await bigProject();
    const { proyecto } = tree;
    const all = [1, 1, 2 * BATCH + 51];
    const before = await shown(tree);
    await remove(`/proyectos/${proyecto._id}`);
    await emptied(proyecto._id);
    expect((await trash('?tipo=proyecto')).elementos[0]).toMatchObject({
      _id: proyecto._id,
      titulo: proyecto.nombre,
      proyecto: { eliminado: true },
      cuentas: { epicas: 1, historias: 1, tareas: 2 * BATCH + 51 },
    });
    const reviver = service(Reviver);
    const original = reviver.revive.bind(reviver);
    let batches = 0;
    const dying = jest.spyOn(reviver, 'revive').mockImplementation((kind, batch, tx) => {
      batches += 1;
      return batches === 1 ? original(kind, batch, tx) : Promise.reject(new Error('killed'));
    });
    expect((await restore(proyecto._id)).status).toBe(500);
    dying.mockRestore();
    expect(await living(proyecto._id)).toEqual([0, 0, BATCH]);
    expect((await get(`/proyectos/${proyecto._id}`)).status).toBe(404);
    expect((await get(`/tareas/proyecto/${proyecto._id}`, world.admin)).status).toBe(404);

    const heard = await world.hear();
    await restart();
    await sweep(SILENCE_MS);
    expect(await living(proyecto._id)).toEqual(all);
    expect(await shown(tree)).toEqual(before);
    expect((await get(`/proyectos/${proyecto._id}`)).body.proyecto).toMatchObject(asItWas({ ...proyecto }));
    expect((await trash('?tipo=proyecto')).elementos.map(({ _id }) => _id)).not.toContain(proyecto._id);
    await eventually(() => {
      expect(newest(heard, proyectoRestaurado.subject)).toMatchObject({
        actor: world.creator._id,
        datos: { _id: proyecto._id },
      });
      const { version } = newest(heard, proyectoRestaurado.subject).datos;
      expect(newest(heard, `${proyectoEstado.subject}.${proyecto._id}`)).toMatchObject({ version });
      const rooms = heard.messages.filter(({ body }) => body.datos?._id === proyecto._id && body.evento);
      expect(rooms.map(({ subject }) => subject)).toContain(`vivo.usuario.${world.member._id}`);
    });
    await heard.stop();
  });

  it('can be restored while its contents are still moving into the trash', async () => {
    const { proyecto } = await bigProject();
    const cascada = service(Cascade);
    const original = cascada.removeBatchOf.bind(cascada);
    let batches = 0;
    const slow = jest.spyOn(cascada, 'removeBatchOf').mockImplementation((id, tx) => {
      if (id === proyecto._id) batches += 1;
      return batches < 2 ? original(id, tx) : Promise.reject(new Error('later'));
    });
    await remove(`/proyectos/${proyecto._id}`);
    await eventually(() => expect(batches).toBeGreaterThan(1), { within: 10_000 });
    expect((await restore(proyecto._id)).body.restaurado.cuentas.tareas).toBe(2 * BATCH + 51);
    slow.mockRestore();
    await eventually(async () => expect(await living(proyecto._id)).toEqual([1, 1, 2 * BATCH + 51]));
    await service(UnitOfWork).run((tx) => tx.fact(limpiezaPendiente, { _id: proyecto._id }));
    await sweep(91_000);
    expect(await living(proyecto._id)).toEqual([1, 1, 2 * BATCH + 51]);
    await remove(`/proyectos/${proyecto._id}`);
    await emptied(proyecto._id);
  });

  it('needs another clave when its own has been taken', async () => {
    const clave = newId().slice(-8).toUpperCase();
    const { proyecto } = await world.tree(world.creator, { clave });
    await remove(`/proyectos/${proyecto._id}`);
    const other = await world.proyecto({ clave });
    expect(await restore(proyecto._id)).toMatchObject({
      status: 409,
      body: { message: `Otro proyecto usa ahora la clave «${clave}». Elige otra para restaurar este.` },
    });
    expect((await restore(proyecto._id, world.creator, { clave: other.clave })).status).toBe(409);
    expect((await restore(proyecto._id, world.creator, { clave: 'x' })).status).toBe(400);
    expect((await restore(proyecto._id, world.creator, { clave: `${clave}2` })).status).toBe(200);
    expect((await get(`/proyectos/${proyecto._id}`)).body.proyecto.clave).toBe(`${clave}2`);
  });

  it('goes back into the trash when its clave is taken while it is being restored', async () => {
    const clave = newId().slice(-8).toUpperCase();
    const { proyecto } = await world.tree(world.creator, { clave });
    await remove(`/proyectos/${proyecto._id}`);
    await emptied(proyecto._id);
    const reviver = service(Reviver);
    const original = reviver.revive.bind(reviver);
    const quick = jest.spyOn(reviver, 'revive').mockImplementationOnce(async (kind, batch, tx) => {
      await world.proyecto({ clave });
      return original(kind, batch, tx);
    });
    expect((await restore(proyecto._id)).status).toBe(409);
    quick.mockRestore();
    await emptied(proyecto._id);
    expect((await trash('?tipo=proyecto')).elementos[0]).toMatchObject({
      _id: proyecto._id,
      estado: 'guardado',
    });
    expect((await restore(proyecto._id, world.creator, { clave: `${clave}2` })).status).toBe(200);
    expect(await living(proyecto._id)).toEqual([1, 1, 1]);
  });

  it('needs another team when its own is gone', async () => {
    const { people } = world.service;
    const team = await people.team({ [world.creator._id]: 'admin' });
    const { proyecto } = await world.tree(world.admin, { equipo: team });
    await remove(`/proyectos/${proyecto._id}`, world.admin);
    await people.change('copia_equipos', team, { eliminado: true, miembros: [] });
    expect((await restore(proyecto._id, world.admin)).body.message).toContain('El equipo del proyecto ya no');
    const foreign = await restore(proyecto._id, world.admin, { equipo: newId() });
    expect(foreign.status).toBe(400);
    expect((await restore(proyecto._id, world.admin, { equipo: world.team })).status).toBe(200);
    expect((await get(`/proyectos/${proyecto._id}`)).body.proyecto.equipo._id).toBe(world.team);
  });

  it('can be seen and restored by those who may delete it', async () => {
    const { proyecto, tarea } = await world.tree();
    await remove(`/tareas/${tarea._id}`);
    await remove(`/proyectos/${proyecto._id}`);
    const idsFor = async (person: TestPerson) =>
      (await trash(`?proyecto=${proyecto._id}`, person)).elementos.map(({ _id }) => _id);
    const { admin, teamAdmin, creator, member, outsider } = world;
    for (const person of [admin, teamAdmin, creator]) {
      expect(await idsFor(person)).toEqual([proyecto._id, tarea._id]);
    }
    expect(await idsFor(member)).toEqual([tarea._id]);
    expect(await idsFor(outsider)).toEqual([]);
    expect((await restore(proyecto._id, member)).status).toBe(403);
    expect((await restore(proyecto._id, outsider)).status).toBe(404);
    expect((await restore(proyecto._id, teamAdmin)).status).toBe(200);
  });
});
