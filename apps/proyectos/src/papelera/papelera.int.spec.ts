import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  epicaEstado,
  historiaEliminada,
  historiaEstado,
  historiaRestaurada,
  limpiezaPendiente,
  restaurarReplySchema,
  tareaEstado,
} from '@pmp/contracts/proyectos';
import { UnitOfWork } from '@pmp/platform';
import { eventually } from '@pmp/testing';
import { Types } from 'mongoose';
import { DAY_MS, newest, papeleraOf } from '../../test/papelera';
import { World } from '../../test/world';
import { Cascade } from '../elementos/cascade/cascade';
import { Reviver } from '../elementos/restore/reviver';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const { get, remove, restore, trash, service, sweep, living, shown, upload } = papeleraOf(() => world);

describe('a deleted entity', () => {
  it('is listed with its contents and restored as it was', async () => {
    const tree = await world.tree();
    const { proyecto, epica, historia, tarea } = tree;
    await world.as(world.creator)('PUT', `/tareas/${tarea._id}`, { estado: 'en progreso' });
    await upload(tarea._id);
    const before = await shown(tree);
    const history = (await get(`/tareas/${tarea._id}/historial`)).body.cambios;
    await remove(`/epicas/${epica._id}`);
    const { elementos } = await trash(`?proyecto=${proyecto._id}`);
    expect(elementos).toMatchObject([
      {
        _id: epica._id,
        tipo: 'epica',
        titulo: epica.titulo,
        proyecto: { _id: proyecto._id, nombre: proyecto.nombre, eliminado: false },
        padre: null,
        eliminadoPor: { nombre: world.creator.nombre },
        cuentas: { epicas: 0, historias: 1, tareas: 1, archivos: 1 },
        estado: 'guardado',
      },
    ]);
    const [entrada] = elementos;
    expect(Date.parse(entrada!.vence) - Date.parse(entrada!.fecha)).toBe(30 * DAY_MS);

    const heard = await world.hear();
    const reply = await restore(epica._id, world.member);
    expect(restaurarReplySchema.parse(reply.body).restaurado).toEqual({
      tipo: 'epica',
      _id: epica._id,
      titulo: epica.titulo,
      proyecto: proyecto._id,
      cuentas: { epicas: 0, historias: 1, tareas: 1, archivos: 1 },
      avisos: [],
    });
    expect(await shown(tree)).toEqual(before);
    expect((await get(`/tareas/${tarea._id}/historial`)).body.cambios).toEqual(history);
    const { archivos } = before[2] as { archivos: { url: string }[] };
    expect((await get(archivos[0]!.url.slice('/api'.length))).status).toBe(200);
    expect((await trash(`?proyecto=${proyecto._id}`)).elementos).toEqual([]);
    await eventually(() => {
      expect(newest(heard, `${epicaEstado.subject}.${epica._id}`)?.version).toBe(3);
      expect(newest(heard, `${historiaEstado.subject}.${historia._id}`)).toMatchObject({
        version: 3,
        datos: { titulo: historia.titulo, orden: historia.orden },
      });
      expect(newest(heard, `${tareaEstado.subject}.${tarea._id}`)?.datos.historia).toBe(historia._id);
      const room = heard.messages.filter(({ subject }) => subject === `vivo.proyecto.${proyecto._id}`);
      expect(room.map(({ body }) => [body.datos.accion, body.datos._id])).toEqual([
        ['creado', epica._id],
        ['creado', historia._id],
        ['creado', tarea._id],
      ]);
      expect(newest(heard, historiaRestaurada.subject)).toMatchObject({
        actor: world.member._id,
        datos: { _id: historia._id, version: 3 },
      });
    });
    await heard.stop();
    expect((await world.as(world.creator)('PUT', `/epicas/${epica._id}`, { titulo: 'Viva' })).status).toBe(
      200,
    );
  });

  it('can be listed by kind, by part of its title and page by page', async () => {
    const { proyecto, historia } = await world.tree();
    const tareas = await Promise.all(
      ['Camión uno', 'Camión dos'].map((titulo) => world.tarea(historia, { titulo })),
    );
    for (const { _id } of tareas) await remove(`/tareas/${_id}`);
    await remove(`/historias/${historia._id}`);
    const of = `?proyecto=${proyecto._id}`;
    expect((await trash(`${of}&tipo=historia`)).elementos.map(({ _id }) => _id)).toEqual([historia._id]);
    expect((await trash(`${of}&texto=camion`)).elementos).toHaveLength(2);
    const first = await trash(`${of}&limite=2`);
    expect(first.elementos[0]).toMatchObject({
      _id: historia._id,
      padre: { tipo: 'epica', titulo: 'Pagos' },
    });
    const second = await trash(`${of}&limite=2&cursor=${first.siguiente}`);
    expect(second).toMatchObject({ elementos: [{ _id: tareas[0]!._id }], siguiente: null });
    for (const query of [
      '?tipo=sprint',
      '?proyecto=x',
      '?limite=0',
      '?cursor=x',
      '?texto=' + 'a'.repeat(101),
    ]) {
      expect({ query, status: (await get(`/papelera${query}`)).status }).toEqual({ query, status: 400 });
    }
  });

  it('can be deleted and restored again and again', async () => {
    const { historia } = await world.tree();
    for (let round = 0; round < 3; round++) {
      expect((await remove(`/historias/${historia._id}`)).status).toBe(200);
      expect((await restore(historia._id)).status).toBe(200);
    }
    expect((await get(`/historias/${historia._id}`)).body.historia.version).toBe(7);
  });

  it('is restored once, however many ask at once', async () => {
    const { epica, proyecto } = await world.tree();
    await remove(`/epicas/${epica._id}`);
    const replies = await Promise.all([1, 2, 3].map(() => restore(epica._id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await living(proyecto._id)).toEqual([1, 1, 1]);
  });

  it('is not deleted again when the fact of its deletion arrives late', async () => {
    const heard = await world.hear();
    const { epica, historia, proyecto } = await world.tree();
    await remove(`/epicas/${epica._id}`);
    await restore(epica._id);
    await eventually(() => expect(heard.subjectsWith(historia._id)).toContain(historiaEliminada.subject));
    const { titulo } = historia;
    await service(UnitOfWork).run((tx) => {
      tx.fact(historiaEliminada, { _id: historia._id, titulo, proyecto: proyecto._id, epica: epica._id });
      tx.fact(limpiezaPendiente, { _id: proyecto._id });
    });
    await service(UnitOfWork).run(async (tx) => {
      await service(Cascade).sweepBeneath('epica', epica._id, tx);
      await service(Cascade).sweepBeneath('historia', historia._id, tx);
      expect(await service(Cascade).removeBatchOf(proyecto._id, tx)).toBe(false);
    });
    await sweep(91_000);
    expect(await living(proyecto._id)).toEqual([1, 1, 1]);
    await heard.stop();
  });

  it('is restored with what was added to it while it was being deleted', async () => {
    const { epica, historia, proyecto } = await world.tree();
    await remove(`/epicas/${epica._id}`);
    const rest = { titulo: 'Tarde', version: 1, orden: 'r', proyecto: new Types.ObjectId(proyecto._id) };
    const stored = await world.collection('historias').findOne({ _id: new Types.ObjectId(historia._id) });
    const late = { ...(stored!['conservado'] as object), ...rest, _id: new Types.ObjectId() };
    await world.collection('historias').insertOne(late);
    await sweep(91_000);
    expect(await living(proyecto._id)).toEqual([0, 0, 0]);
    expect((await trash(`?proyecto=${proyecto._id}`)).elementos[0]?.cuentas.historias).toBe(2);
    await restore(epica._id);
    expect(await living(proyecto._id)).toEqual([1, 2, 1]);
  });

  it('is restored whole or not at all', async () => {
    const { epica, proyecto } = await world.tree();
    await remove(`/epicas/${epica._id}`);
    const reviver = service(Reviver);
    const original = reviver.revive.bind(reviver);
    const half = jest
      .spyOn(reviver, 'revive')
      .mockImplementation((kind, batch, tx) =>
        kind.tipo === 'tarea' ? Promise.reject(new Error('broken')) : original(kind, batch, tx),
      );
    expect((await restore(epica._id)).status).toBe(500);
    half.mockRestore();
    expect(await living(proyecto._id)).toEqual([0, 0, 0]);
    expect((await restore(epica._id)).status).toBe(200);
    expect(await living(proyecto._id)).toEqual([1, 1, 1]);
  });
});

describe('an entity whose parent is gone', () => {
  it('is refused, naming what to restore first', async () => {
    const { proyecto, epica, historia, tarea } = await world.tree();
    await remove(`/tareas/${tarea._id}`);
    await remove(`/historias/${historia._id}`);
    expect(await restore(tarea._id)).toMatchObject({
      status: 409,
      body: {
        message: `La historia «${historia.titulo}» también está en la papelera: restáurala antes.`,
      },
    });
    await remove(`/epicas/${epica._id}`);
    expect((await restore(historia._id)).body.message).toContain(`La épica «${epica.titulo}»`);
    await remove(`/proyectos/${proyecto._id}`);
    expect((await restore(epica._id)).body.message).toContain(`El proyecto «${proyecto.nombre}»`);
    for (const { _id } of [proyecto, epica, historia, tarea]) expect((await restore(_id)).status).toBe(200);
    expect(await living(proyecto._id)).toEqual([1, 1, 1]);
  });

  it('is refused, naming the epic whose deletion took its story along', async () => {
    const { epica, historia, tarea } = await world.tree();
    await remove(`/tareas/${tarea._id}`);
    await remove(`/epicas/${epica._id}`);
    expect((await restore(tarea._id)).body.message).toContain(`La épica «${epica.titulo}»`);
    expect((await restore(historia._id)).status).toBe(404);
  });

  it('is purged when its parent is purged', async () => {
    const { proyecto, epica, historia, tarea } = await world.tree();
    await remove(`/tareas/${tarea._id}`);
    await remove(`/historias/${historia._id}`);
    await remove(`/epicas/${epica._id}`);
    expect((await remove(`/papelera/${historia._id}`, world.admin)).status).toBe(200);
    expect((await restore(tarea._id)).body.message).toBe(
      'La historia ya no existe, así que no se puede restaurar en su sitio.',
    );
    await sweep(1_000);
    expect((await trash(`?proyecto=${proyecto._id}`)).elementos.map(({ _id }) => _id)).toEqual([epica._id]);
  });
});

describe('a restored task', () => {
  it('loses its assignee when that person may no longer see the project', async () => {
    const { people } = world.service;
    const leaving = await people.person();
    const team = await people.team({ [leaving._id]: 'miembro' });
    const { proyecto, historia } = await world.tree(world.admin, { equipo: team });
    const tarea = await world.tarea(historia, { asignado: leaving._id }, world.admin);
    await remove(`/historias/${historia._id}`, world.admin);
    await people.team({ [world.member._id]: 'admin' }, { _id: team });
    const seen = async () => (await get(`/proyectos/${proyecto._id}`, leaving)).status;
    await eventually(async () => expect(await seen()).toBe(404), { within: 2_000 });
    expect((await restore(historia._id, world.admin)).body.restaurado.avisos).toEqual([
      { motivo: 'sinAsignar', tareas: 1 },
    ]);
    expect((await get(`/tareas/${tarea._id}`, world.admin)).body.tarea.asignado).toBeNull();
  });
});

describe('a restored story', () => {
  it('comes with a notice when its sprint has ended meanwhile', async () => {
    const { proyecto, historia } = await world.tree();
    const sprint = await world.sprint(proyecto._id, [historia._id], { nombre: 'Sprint 9' });
    await remove(`/historias/${historia._id}`);
    const at = { _id: sprint as never };
    await world.collection('copia_sprints').updateOne(at, { $set: { estado: 'completado', historias: [] } });
    expect((await restore(historia._id)).body.restaurado.avisos).toEqual([
      { motivo: 'sprintCerrado', sprint: 'Sprint 9', historias: 1 },
    ]);
  });
});
