import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@pmp/testing';
import { bodyOf, type Message, type Person, startWorld, subjectsOf, type World } from '../../test/world';

let world: World;
let admin: Person;
let ana: Person;
let luis: Person;
let eva: Person;

beforeAll(async () => {
  world = await startWorld();
  admin = await world.person({ rol: 'admin', nombre: 'Admin' });
  [ana, luis, eva] = [await world.person({ nombre: 'Ana' }), await world.person(), await world.person()];
});
afterAll(() => world.close());

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

const post = (body: object, caller = admin) =>
  world.http('POST', '/api/equipos', { token: caller.token, body });
const put = (caller: Person, id: string, body: object) =>
  world.http('PUT', `/api/equipos/${id}`, { token: caller.token, body });
const del = (caller: Person, id: string) =>
  world.http('DELETE', `/api/equipos/${id}`, { token: caller.token });
const list = async (caller: Person, path = '/api/equipos') =>
  (await world.http('GET', path, { token: caller.token })).body.equipos as { _id: string; nombre: string }[];
const roles = async (id: string) =>
  Object.fromEntries(
    (await world.equipo(id))!.miembros.map(({ usuario, rol }) => [usuario.toHexString(), rol]),
  );
const liveTo = (said: Message[], { _id }: Person) => bodyOf(said, `vivo.usuario.${_id}`);

/** A team with Ana as admin and Luis as member. */
const newTeam = () =>
  world.team([
    [ana, 'admin'],
    [luis, 'miembro'],
  ]);

describe('creating a team', () => {
  it('makes its creator an admin and publishes everything in one transaction', async () => {
    let equipo: { _id: string } | undefined;
    const said = await world.heard(async () => {
      const reply = await post({
        nombre: ' Plataforma ',
        miembros: [ana._id, { usuario: luis._id, rol: 'admin' }],
      });
      expect(reply.status).toBe(201);
      equipo = reply.body.equipo;
    });
    const { _id } = equipo!;
    const nombreOf = (id: string) =>
      expect.objectContaining({ _id: id, nombre: expect.any(String), avatar: null });
    expect(equipo).toEqual({
      _id,
      nombre: 'Plataforma',
      descripcion: '',
      logo: null,
      createdAt: expect.stringMatching(/Z$/),
      version: 1,
      miembros: [
        { usuario: nombreOf(admin._id), rol: 'admin' },
        { usuario: { _id: ana._id, nombre: 'Ana', avatar: null, correo: ana.correo }, rol: 'miembro' },
        { usuario: nombreOf(luis._id), rol: 'admin' },
      ],
    });
    expect(await roles(_id)).toEqual({ [admin._id]: 'admin', [ana._id]: 'miembro', [luis._id]: 'admin' });
    expect(subjectsOf(said)).toEqual(
      [
        `estado.usuarios.equipo.v1.${_id}`,
        'hecho.usuarios.equipo.creado.v1',
        ...Array<string>(3).fill('hecho.usuarios.equipo.miembro-anadido.v1'),
        'vivo.control.revisar',
        ...[admin, ana, luis].map((person) => `vivo.usuario.${person._id}`),
      ].sort(),
    );
    expect(bodyOf(said, `estado.usuarios.equipo.v1.${_id}`)).toMatchObject({
      version: 1,
      actor: admin._id,
      datos: {
        nombre: 'Plataforma',
        miembros: expect.arrayContaining([{ usuario: ana._id, rol: 'miembro' }]),
      },
    });
    expect(liveTo(said, ana)).toEqual({
      evento: 'membresia_cambiada',
      datos: { equipo: _id, accion: 'anadido' },
    });
  });

  it.each([
    ['unknown', async () => newId()],
    ['inactive', async () => (await world.person({ estado: 'inactivo' }))._id],
  ])('refuses an %s person and creates nothing', async (_caso, otra) => {
    const _id = newId();
    const said = await world.heard(async () => {
      const reply = await post({ _id, nombre: 'A', miembros: [ana._id, await otra()] });
      expect([reply.status, reply.body.errores[0].campo]).toEqual([400, 'miembros']);
    });
    expect(said).toEqual([]);
    expect(await world.equipo(_id)).toBeNull();
  });

  it('returns the first team when the call is repeated, also at the same time', async () => {
    const body = { _id: newId(), nombre: 'A', miembros: [ana._id, luis._id] };
    const replies = await Promise.all([post(body), post(body)]);
    replies.push(await post(body));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(replies.map(({ body: reply }) => reply.equipo._id))).toEqual(new Set([body._id]));
  });

  it('never shows somebody else’s team with that id, and never recreates a deleted one', async () => {
    const body = { _id: newId(), nombre: 'A', miembros: [ana._id, luis._id] };
    await post(body);
    const otraAdmin = await world.person({ rol: 'admin' });
    expect((await post(body, otraAdmin)).body.message).toBe('El identificador ya está en uso');
    await del(admin, body._id);
    expect((await post(body)).status).toBe(409);
  });
});

describe('changing a team', () => {
  it('publishes who joined, who left, who has another role, and who stays', async () => {
    const id = await world.team([
      [ana, 'admin'],
      [luis, 'miembro'],
      [admin, 'miembro'],
    ]);
    const miembros = [ana._id, eva._id, { usuario: admin._id, rol: 'admin' }];
    const said = await world.heard(async () => {
      const reply = await put(ana, id, { nombre: 'Otro', miembros, version: 1 });
      expect(reply.body.equipo).toMatchObject({ nombre: 'Otro', version: 2 });
    });
    expect(await roles(id)).toEqual({ [ana._id]: 'admin', [eva._id]: 'miembro', [admin._id]: 'admin' });
    expect(bodyOf(said, 'hecho.usuarios.equipo.miembro-anadido.v1').datos).toEqual({
      equipo: id,
      nombreEquipo: 'Otro',
      usuario: eva._id,
      rol: 'miembro',
    });
    expect(bodyOf(said, 'hecho.usuarios.equipo.miembro-retirado.v1').datos).toEqual({
      equipo: id,
      nombreEquipo: 'Otro',
      usuario: luis._id,
    });
    expect(liveTo(said, luis).datos.accion).toBe('retirado');
    expect(liveTo(said, admin).datos.accion).toBe('rol');
    expect(liveTo(said, ana)).toEqual({ evento: 'equipo_cambiado', datos: { _id: id, version: 2 } });
    const revisar = bodyOf(said, 'vivo.control.revisar');
    expect(revisar.cerrar).toBe(false);
    expect([...revisar.usuarios].sort()).toEqual([eva._id, luis._id, admin._id].sort());
  });

  it('keeps what is not sent and clears what is sent empty', async () => {
    const id = await newTeam();
    await put(ana, id, { descripcion: 'Texto', logo: PIXEL });
    expect(await world.equipo(id)).toMatchObject({ nombre: 'Plataforma', descripcion: 'Texto' });
    expect((await world.equipo(id))!.logo).toMatch(/^\/api\/imagenes\/[0-9a-f]{32}$/);
    await put(ana, id, { descripcion: null, logo: '' });
    expect(await world.equipo(id)).toMatchObject({ descripcion: '', logo: null, version: 3 });
    expect(await roles(id)).toEqual({ [ana._id]: 'admin', [luis._id]: 'miembro' });
  });

  it('takes effect on the rights of the people at once', async () => {
    const id = await newTeam();
    const eva = await world.person();
    expect((await put(luis, id, { nombre: 'X' })).status).toBe(403);
    expect(await list(eva)).toEqual([]);
    await put(ana, id, { miembros: [ana._id, { usuario: luis._id, rol: 'admin' }, eva._id] });
    expect((await put(luis, id, { nombre: 'X' })).status).toBe(200);
    expect((await list(eva)).map(({ _id }) => _id)).toEqual([id]);
    await put(luis, id, { miembros: [ana._id, luis._id] });
    expect(await list(eva)).toEqual([]);
  });

  it.each([
    ['removed', () => [luis._id, eva._id]],
    ['demoted', () => [{ usuario: ana._id, rol: 'miembro' }, luis._id]],
  ])('keeps the last team admin from being %s', async (_caso, miembros) => {
    const id = await newTeam();
    const said = await world.heard(async () => {
      const reply = await put(admin, id, { miembros: miembros() });
      expect([reply.status, reply.body.message]).toEqual([
        409,
        'El equipo debe conservar al menos una persona administradora',
      ]);
    });
    expect(said).toEqual([]);
    expect(await world.equipo(id)).toMatchObject({ version: 1 });
  });

  it('keeps one admin when the last two demote each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await world.team([
        [ana, 'admin'],
        [luis, 'admin'],
      ]);
      await Promise.all([
        put(ana, id, { miembros: [ana._id, { usuario: luis._id, rol: 'miembro' }] }),
        put(luis, id, { miembros: [luis._id, { usuario: ana._id, rol: 'miembro' }] }),
      ]);
      expect(Object.values(await roles(id)).filter((rol) => rol === 'admin').length).toBeGreaterThan(0);
    }
  });

  it('keeps a member who was deactivated since, but accepts no deactivated new one', async () => {
    const baja = await world.person({ estado: 'inactivo' });
    const id = await world.team([
      [ana, 'admin'],
      [baja, 'miembro'],
    ]);
    expect((await put(ana, id, { miembros: [ana._id, baja._id, luis._id] })).status).toBe(200);
    const otraBaja = await world.person({ estado: 'inactivo' });
    expect((await put(ana, id, { miembros: [ana._id, otraBaja._id] })).status).toBe(400);
  });

  it('refuses a stale version, naming who was first', async () => {
    const id = await newTeam();
    const replies = await Promise.all(['A', 'B'].map((nombre) => put(ana, id, { nombre, version: 1 })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await put(ana, id, { nombre: 'C', version: 1 });
    expect([late.status, late.body.parametros]).toEqual([409, { quien: 'Ana' }]);
  });
});

describe('the addresses of its people', () => {
  const shown = async (caller: Person, method: 'GET' | 'PUT', path: string, body?: object) =>
    JSON.stringify((await world.http(method, path, { token: caller.token, body })).body);

  it('are told to a global admin only, whichever route answers with the team', async () => {
    const id = await newTeam();
    const routes = [
      ['GET', '/api/equipos'],
      ['GET', `/api/equipos/${id}`],
      ['PUT', `/api/equipos/${id}`, { descripcion: 'Otra' }],
    ] as const;
    for (const [method, path, body] of routes) {
      const [forAdmin, forTeamAdmin] = [
        await shown(admin, method, path, body),
        await shown(ana, method, path, body),
      ];
      expect(forAdmin).toContain(luis.correo);
      expect(forTeamAdmin).toContain(luis._id);
      expect(forTeamAdmin).not.toContain('correo');
    }
    expect(await shown(luis, 'GET', `/api/equipos/${id}`)).not.toContain('correo');
  });

  it('reach no open screen with the news of the team', async () => {
    const id = await newTeam();
    const said = await world.heard(() => put(ana, id, { miembros: [ana._id, luis._id, eva._id] }));
    const toScreens = said.filter(({ subject }) => subject.startsWith('vivo.'));
    expect(toScreens.length).toBeGreaterThan(0);
    expect(JSON.stringify(toScreens)).not.toContain('@');
  });
});

describe('the lists', () => {
  it('show an admin every team, others their own, newest first', async () => {
    const zoe = await world.person();
    const mine = [await world.team([[zoe, 'miembro']]), await world.team([[zoe, 'admin']])].reverse();
    const foreign = await newTeam();
    expect((await list(zoe)).map(({ _id }) => _id)).toEqual(mine);
    expect((await list(admin)).map(({ _id }) => _id).slice(0, 3)).toEqual([foreign, ...mine]);
    expect(await list(zoe, '/api/proyectos/equipos/lista')).toEqual(
      mine.map((_id) => ({ _id, nombre: 'Plataforma' })),
    );
    expect((await list(admin, '/api/proyectos/equipos/lista'))[0]).toEqual({
      _id: foreign,
      nombre: 'Plataforma',
    });
  });

  it('come in pages', async () => {
    const zoe = await world.person();
    const ids = [await world.team([[zoe, 'miembro']]), await world.team([[zoe, 'miembro']])].reverse();
    const get = async (query: string) =>
      (await world.http('GET', `/api/equipos${query}`, { token: zoe.token })).body;
    const first = await get('?limite=1');
    const second = await get(`?limite=1&cursor=${first.siguiente}`);
    expect([first, second].map(({ equipos }) => equipos[0]._id)).toEqual(ids);
    expect(second.siguiente).toBeNull();
  });
});
