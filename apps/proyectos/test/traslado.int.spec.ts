import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { proyectoActualizado } from '@pmp/contracts/proyectos';
import { eventually, type TestPerson } from '@pmp/testing';
import { papeleraOf } from './papelera';
import { World } from './world';

let world: World;
/** An ordinary member of the team who administers another one. */
let both: TestPerson;
/** Administers the other team only. */
let jefa: TestPerson;
let otro: string;
beforeAll(async () => {
  world = await World.start();
  const { people } = world.service;
  both = await people.person();
  jefa = await people.person();
  const roles = { [world.teamAdmin._id]: 'admin', [world.creator._id]: 'miembro' } as const;
  await people.team(
    { ...roles, [world.member._id]: 'miembro', [both._id]: 'miembro' },
    { _id: world.team, nombre: 'Equipo Azul' },
  );
  otro = await people.team({ [both._id]: 'admin', [jefa._id]: 'admin', [world.teamAdmin._id]: 'miembro' });
});
afterAll(() => world.close());

const { trash, restore } = papeleraOf(() => world);
const move = (proyecto: string, person: TestPerson, equipo = otro) =>
  world.as(person)('PUT', `/proyectos/${proyecto}`, { equipo });

describe('moving a project to another team', () => {
  it('is refused to a member who may not delete it, whatever they may do in the other team', async () => {
    const { _id } = await world.proyecto();
    const reply = await move(_id, both);
    expect(reply.status).toBe(403);
    expect(reply.body).toMatchObject({
      codigo: 'SIN_PERMISO',
      message: 'Solo quien creó el proyecto o una persona administradora puede pasarlo a otro equipo',
    });
    expect((await world.as(both)('DELETE', `/proyectos/${_id}`)).status).toBe(403);
    expect((await world.as(world.creator)('GET', `/proyectos/${_id}`)).body.proyecto.equipo._id).toBe(
      world.team,
    );
  });

  it('is refused to whoever may not create projects in the other team', async () => {
    const { _id } = await world.proyecto();
    expect((await move(_id, world.creator)).status).toBe(403);
  });

  it('is allowed to the creator, to an admin of its team and to a global admin who may create in the other', async () => {
    for (const person of [both, world.teamAdmin, world.admin]) {
      const { _id } = await world.proyecto({}, person === both ? both : world.creator);
      expect((await move(_id, person)).status).toBe(200);
    }
  });

  it('tells which team it was taken from', async () => {
    const heard = await world.hear();
    const { _id } = await world.proyecto();
    await move(_id, world.teamAdmin);
    await eventually(() =>
      expect(
        heard.messages.find(
          ({ subject, body }) => subject === proyectoActualizado.subject && body.datos._id === _id,
        )?.body.datos,
      ).toMatchObject({ equipo: otro, equipoAnterior: world.team, cambios: ['equipo'] }),
    );
    await heard.stop();
  });
});

describe('what a moved project had in the trash', () => {
  it('stays with the team that owned it, which the project must come back to be restored', async () => {
    const { proyecto, historia } = await world.tree();
    await world.as(world.creator)('DELETE', `/historias/${historia._id}`);
    await move(proyecto._id, world.teamAdmin);
    await world.as(jefa)('PUT', `/proyectos/${proyecto._id}`, { nombre: 'Nombre nuevo' });

    const [left] = (await trash('', world.creator)).elementos;
    expect(left).toMatchObject({ _id: historia._id, proyecto: { nombre: proyecto.nombre } });
    expect((await trash('', jefa)).elementos).toEqual([]);
    expect((await restore(historia._id, jefa)).status).toBe(404);
    expect((await restore(historia._id, world.creator)).body).toMatchObject({
      codigo: 'SIN_PERMISO',
      message: 'El proyecto pertenece ahora a otro equipo: solo puede restaurarlo quien pertenece a ambos',
    });
    expect((await restore(historia._id, world.teamAdmin)).status).toBe(200);
  });

  it('is of the new team when it is deleted there', async () => {
    const { proyecto, historia } = await world.tree();
    await move(proyecto._id, world.teamAdmin);
    await world.as(jefa)('DELETE', `/historias/${historia._id}`);
    const ids = async (person: TestPerson) => (await trash('', person)).elementos.map(({ _id }) => _id);
    expect(await ids(jefa)).toContain(historia._id);
    expect(await ids(world.creator)).not.toContain(historia._id);
    expect((await restore(historia._id, jefa)).status).toBe(200);
  });
});
