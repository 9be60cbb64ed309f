import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { equipoEstado, usuarioEstado } from '@pmp/contracts/usuarios';
import { signToken, TestOwners, type TestPerson } from '@pmp/testing';
import { newId, World } from './world';

let world: World;
let owners: TestOwners;
let equipos: Awaited<ReturnType<TestOwners['own']>>;
let usuarios: Awaited<ReturnType<TestOwners['own']>>;
beforeAll(async () => {
  world = await World.start();
  owners = await TestOwners.start(world.broker.url);
  equipos = await owners.own(equipoEstado);
  usuarios = await owners.own(usuarioEstado);
});
afterAll(async () => {
  await owners.close();
  await world.close();
});
beforeEach(() => void owners.asked.splice(0));

const post = (person: TestPerson, equipo: string) =>
  world.as(person)('POST', '/proyectos', { nombre: 'Tienda', clave: newId().slice(-8), equipo });
const madeTeam = (
  roles: Record<string, 'admin' | 'miembro'>,
  parts: { _id?: string; version?: number } = {},
) =>
  equipos(
    {
      nombre: 'Recién hecho',
      miembros: Object.entries(roles).map(([usuario, rol]) => ({ usuario, rol })),
    },
    parts,
  );

describe('what another service has just done counts here at once', () => {
  it('a team: its first project is created, with its name', async () => {
    const eva = await world.service.people.person();
    const equipo = madeTeam({ [eva._id]: 'admin' });
    const reply = await post(eva, equipo);
    expect(reply.status).toBe(201);
    expect(reply.body.proyecto.equipo).toEqual({ _id: equipo, nombre: 'Recién hecho' });
  });

  it('a team, also after an attempt that came before it', async () => {
    const eva = await world.service.people.person();
    const equipo = newId();
    expect((await post(eva, equipo)).status).toBe(403);
    madeTeam({ [eva._id]: 'admin' }, { _id: equipo });
    expect((await post(eva, equipo)).status).toBe(201);
  });

  it('a team that a global admin is no member of', async () => {
    expect((await post(world.admin, madeTeam({ [newId()]: 'admin' }))).status).toBe(201);
    expect((await post(world.admin, newId())).status).toBe(400);
  });

  it('a place in a team: the project is seen, also by sockets, and work is assigned', async () => {
    const { proyecto, historia } = await world.tree();
    const eva = await world.service.people.person();
    const token = { usuario: eva._id, proyecto: proyecto._id };
    expect(await world.command('puede-ver', token)).toEqual({ datos: { permitido: false } });
    madeTeam({ [world.creator._id]: 'miembro', [eva._id]: 'miembro' }, { _id: world.team, version: 2 });

    expect(await world.command('puede-ver', token)).toEqual({ datos: { permitido: true } });
    await world.service.people.team({ [world.creator._id]: 'miembro' }, { _id: world.team });
    expect((await world.tarea(historia, { asignado: eva._id })).asignado?._id).toBe(eva._id);
    expect((await world.as(eva)('GET', `/proyectos/${proyecto._id}`)).status).toBe(200);
  });

  it('a lost place: no socket of theirs stays, although the copy still has it', async () => {
    const eva = await world.service.people.person();
    const equipo = await world.service.people.team({ [world.creator._id]: 'miembro', [eva._id]: 'miembro' });
    const { _id: proyecto } = await world.proyecto({ equipo });
    const asked = { usuario: eva._id, proyecto };
    madeTeam({ [world.creator._id]: 'miembro' }, { _id: equipo, version: 2 });
    expect(await world.command('puede-ver', asked)).toEqual({ datos: { permitido: true } });
    expect(await world.command('puede-ver', { ...asked, cambiado: true })).toEqual({
      datos: { permitido: false },
    });
    expect((await world.as(eva)('GET', `/proyectos/${proyecto}`)).status).toBe(404);
  });

  it('a role: the project of somebody else is deleted', async () => {
    const eva = await world.service.people.person();
    const equipo = await world.service.people.team({ [world.creator._id]: 'miembro', [eva._id]: 'miembro' });
    const { _id } = await world.proyecto({ equipo });
    madeTeam({ [world.creator._id]: 'miembro', [eva._id]: 'admin' }, { _id: equipo, version: 2 });
    expect((await world.as(eva)('DELETE', `/proyectos/${_id}`)).status).toBe(200);
  });

  it('an account: its rights are those of its owner, not those of a stranger', async () => {
    const [_id, equipo] = [newId(), world.team];
    const token = signToken(world.service.people.key, { sub: _id, ses: 0 });
    const person = { _id, nombre: 'Nueva', token, auth: { authorization: `Bearer ${token}` } };
    usuarios(
      { nombre: 'Nueva', correo: 'n@e.es', avatar: null, rol: 'admin', estado: 'activo', sesion: 0 },
      { _id },
    );
    expect((await post(person, equipo)).status).toBe(201);
  });

  it('a deactivation: whoever is refused learns that the session is over', async () => {
    const eva = await world.service.people.person();
    usuarios(
      { nombre: 'Eva', correo: 'e@e.es', avatar: null, rol: 'usuario', estado: 'inactivo', sesion: 0 },
      { _id: eva._id, version: 2 },
    );
    expect((await post(eva, newId())).status).toBe(401);
  });
});

describe('the owners', () => {
  it('are not asked by those who are allowed', async () => {
    const { _id } = await world.proyecto();
    expect((await world.as(world.creator)('GET', `/proyectos/${_id}`)).status).toBe(200);
    expect(owners.asked).toEqual([]);
  });

  it('are asked the same about what is hidden and what does not exist: the time of an answer tells nothing', async () => {
    const { _id } = await world.proyecto();
    const { epica } = (await world.as(world.creator)('POST', '/epicas', { titulo: 'Pagos', proyecto: _id }))
      .body as { epica: { _id: string; clave: string } };
    const stranger = world.as(await world.service.people.person());
    const askedFor = async (path: string) => {
      owners.asked.splice(0);
      expect((await stranger('GET', path)).status).toBe(404);
      return [...owners.asked];
    };
    for (const [hidden, missing] of [
      [`/proyectos/${_id}`, `/proyectos/${newId()}`],
      [`/epicas/${epica._id}`, `/epicas/${newId()}`],
      [`/claves/${epica.clave}`, '/claves/NADA-1'],
    ] as const) {
      const asked = await askedFor(hidden);
      expect([asked.length > 0, await askedFor(missing)]).toEqual([true, asked]);
    }
  });
});

describe('while their owners do not answer', () => {
  it('what the copies say stands', async () => {
    await owners.close();
    try {
      const started = Date.now();
      expect((await post(await world.service.people.person(), newId())).status).toBe(403);
      expect((await post(world.creator, world.team)).status).toBe(201);
      expect(Date.now() - started).toBeLessThan(2_000);
    } finally {
      owners = await TestOwners.start(world.broker.url);
    }
  });
});
