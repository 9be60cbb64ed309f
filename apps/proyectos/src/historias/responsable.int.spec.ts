import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  historiaActualizada,
  historiaAsignada,
  historiaEstado,
  type Historia,
} from '@pmp/contracts/proyectos';
import { eventually } from '@pmp/testing';
import { papeleraOf } from '../../test/papelera';
import { World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const put = (path: string, body: object, person = world.creator) => world.as(person)('PUT', path, body);
const { remove, restore, get } = papeleraOf(() => world);

describe('the owner of a story', () => {
  it('is a member of the team, or nobody, and shown with the name', async () => {
    const { epica, historia } = await world.tree();
    expect(historia.responsable).toBeNull();
    const mine = await world.historia(epica, { responsable: world.member._id });
    expect(mine.responsable).toEqual({ _id: world.member._id, nombre: 'Mario Miembro', avatar: null });
    const given = await put(`/historias/${historia._id}`, { responsable: world.member._id });
    expect(given.body.historia).toMatchObject({ responsable: { nombre: 'Mario Miembro' }, version: 2 });
    const same = await put(`/historias/${historia._id}`, { responsable: world.member._id });
    expect(same.body.historia.version).toBe(2);
    const cleared = await put(`/historias/${historia._id}`, { responsable: '' });
    expect(cleared.body.historia).toMatchObject({ responsable: null, version: 3 });
  });

  it('is no change when a story from before stories had one is given to nobody', async () => {
    const { historia } = await world.tree();
    const { historia: old } = (await world.tree()) as { historia: Historia };
    await world.collection('historias').updateMany({}, { $unset: { responsable: 1 } });
    for (const { _id } of [historia, old]) {
      const reply = await put(`/historias/${_id}`, { responsable: null });
      expect([reply.status, reply.body.historia.version, reply.body.historia.responsable]).toEqual([
        200,
        1,
        null,
      ]);
    }
  });

  it('is in the history, by name, and in what is published, by id', async () => {
    const { historia } = await world.tree();
    const heard = await world.hear();
    const [uno, dos] = [world.creator._id, world.member._id];
    await put(`/historias/${historia._id}`, { responsable: uno });
    await put('/historias/lote', { ids: [historia._id], cambios: { responsable: dos } });
    const { body } = await get(`/historias/${historia._id}/historial`);
    expect(body.cambios.slice(0, 2)).toMatchObject([
      { campo: 'responsable', de: 'Carla Creadora', a: 'Mario Miembro' },
      { campo: 'responsable', de: null, a: 'Carla Creadora' },
    ]);
    await eventually(() => {
      const said = (subject: string) =>
        heard.messages.filter((message) => message.subject.startsWith(subject)).map(({ body }) => body.datos);
      expect(said(historiaAsignada.subject)).toMatchObject([
        { responsable: uno, anterior: null },
        { responsable: dos, anterior: uno },
      ]);
      expect(said(historiaActualizada.subject).at(-1)).toMatchObject({
        responsable: dos,
        anterior: uno,
        cambios: ['responsable'],
        detalle: [{ campo: 'responsable', de: uno, a: dos }],
      });
      expect(said(`${historiaEstado.subject}.${historia._id}`).at(-1)).toMatchObject({ responsable: dos });
    });
    await heard.stop();
  });

  it('leaves it when it is restored after that person has left the team', async () => {
    const { people } = world.service;
    const leaving = await people.person();
    const team = await people.team({ [leaving._id]: 'miembro' });
    const { proyecto, epica } = await world.tree(world.admin, { equipo: team });
    const { _id } = await world.historia(epica, { responsable: leaving._id }, world.admin);
    await remove(`/historias/${_id}`, world.admin);
    await people.team({ [world.member._id]: 'admin' }, { _id: team });
    await eventually(
      async () => expect((await get(`/proyectos/${proyecto._id}`, leaving)).status).toBe(404),
      {
        within: 2_000,
      },
    );
    expect((await restore(_id, world.admin)).body.restaurado.avisos).toEqual([
      { motivo: 'sinAsignar', tareas: 1 },
    ]);
    expect((await get(`/historias/${_id}`, world.admin)).body.historia.responsable).toBeNull();
  });
});
