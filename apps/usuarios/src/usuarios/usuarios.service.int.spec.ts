import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bodyOf, type Person, startWorld, subjectsOf, type World } from '../../test/world';
import { FillFindable } from './lista/fill-findable';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const put = (caller: Person, id: string, body: object) =>
  world.http('PUT', `/api/usuarios/${id}`, { token: caller.token, body });

describe('changing an account', () => {
  let jefa: Person;
  let admin: Person;

  beforeAll(async () => {
    jefa = await world.person({ rol: 'admin' });
  });

  it('changes the role and publishes that in the same transaction', async () => {
    const ana = await world.person();
    let usuario: unknown;
    const said = await world.heard(async () => {
      usuario = (await put(jefa, ana._id, { rol: 'admin', version: 1 })).body.usuario;
    });
    expect(usuario).toMatchObject({ _id: ana._id, rol: 'admin', estado: 'activo', version: 2 });
    expect(await world.usuario(ana._id)).toMatchObject({ rol: 'admin', sesion: 1, version: 2 });
    expect(subjectsOf(said)).toEqual([
      `estado.usuarios.usuario.v1.${ana._id}`,
      'hecho.usuarios.usuario.actualizado.v1',
      'vivo.control.revisar',
      `vivo.usuario.${ana._id}`,
    ]);
    expect(bodyOf(said, 'hecho.usuarios.usuario.actualizado.v1')).toMatchObject({
      actor: jefa._id,
      datos: { _id: ana._id, detalle: [{ campo: 'rol', de: 'usuario', a: 'admin' }] },
    });
    expect(bodyOf(said, `estado.usuarios.usuario.v1.${ana._id}`)).toMatchObject({
      _id: ana._id,
      version: 2,
      actor: jefa._id,
      datos: { rol: 'admin', estado: 'activo', sesion: 1, correo: ana.correo },
    });
    expect(bodyOf(said, 'vivo.control.revisar')).toEqual({ usuarios: [ana._id], cerrar: false });
  });

  it('ends every session of a deactivated account, also after it is active again', async () => {
    const ana = await world.person();
    const said = await world.heard(() => put(jefa, ana._id, { estado: 'inactivo' }));
    expect(bodyOf(said, 'vivo.control.revisar')).toEqual({ usuarios: [ana._id], cerrar: true });
    const perfil = () => world.http('GET', '/api/usuarios/perfil', { token: ana.token });
    expect((await perfil()).status).toBe(401);
    await put(jefa, ana._id, { estado: 'activo' });
    expect((await perfil()).status).toBe(401);
    expect((await perfil()).body.message).toBe('Sesión expirada. Por favor, inicia sesión nuevamente.');
  });

  it('takes effect on the rights of a demoted admin at once', async () => {
    admin = await world.person({ rol: 'admin' });
    expect((await put(admin, jefa._id, {})).status).toBe(200);
    await put(jefa, admin._id, { rol: 'usuario' });
    expect((await put(admin, jefa._id, {})).status).toBe(403);
  });

  it('refuses a stale version, and publishes nothing', async () => {
    const ana = await world.person();
    const said = await world.heard(async () => {
      expect((await put(jefa, ana._id, { rol: 'admin', version: 0 })).status).toBe(409);
    });
    expect(said).toEqual([]);
    expect(await world.usuario(ana._id)).toMatchObject({ rol: 'usuario', version: 1 });
  });

  it('makes no new version when nothing changes', async () => {
    const ana = await world.person();
    const said = await world.heard(() => put(jefa, ana._id, { rol: 'usuario', estado: 'activo' }));
    expect(said).toEqual([]);
    expect(await world.usuario(ana._id)).toMatchObject({ version: 1 });
  });

  it('lets nobody deactivate themselves', async () => {
    const otra = await world.person({ rol: 'admin' });
    const reply = await put(otra, otra._id, { estado: 'inactivo' });
    expect([reply.status, reply.body.message]).toEqual([409, 'No puedes desactivar tu propia cuenta']);
  });
});

describe('the last active admin', () => {
  const onlyAdmins = async (n: number): Promise<Person[]> => {
    await world.connection.collection('usuarios').updateMany({ rol: 'admin' }, { $set: { rol: 'usuario' } });
    const admins: Person[] = [];
    while (admins.length < n) admins.push(await world.person({ rol: 'admin' }));
    return admins;
  };
  const activeAdmins = () =>
    world.connection.collection('usuarios').countDocuments({ rol: 'admin', estado: 'activo' });

  it.each([{ rol: 'usuario' }, { estado: 'inactivo' }])('is kept: %j is 409', async (body) => {
    const [ultima] = (await onlyAdmins(1)) as [Person];
    await world.person({ rol: 'admin', estado: 'inactivo' });
    const said = await world.heard(async () => {
      const reply = await put(ultima, ultima._id, body);
      expect([reply.status, reply.body.codigo]).toEqual([409, 'CONFLICTO']);
      expect(reply.body.message).toBe(
        'Es la última persona administradora activa: nombra a otra antes de cambiarla',
      );
    });
    expect(said).toEqual([]);
    expect(await activeAdmins()).toBe(1);
  });

  it('is kept when the last two demote each other at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [a, b] = (await onlyAdmins(2)) as [Person, Person];
      const replies = await Promise.all([
        put(a, b._id, { rol: 'usuario' }),
        put(b, a._id, { rol: 'usuario' }),
      ]);
      expect(await activeAdmins()).toBe(1);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  it('is kept when five step down at the same time', async () => {
    const admins = await onlyAdmins(5);
    const replies = await Promise.all(admins.map((admin) => put(admin, admin._id, { rol: 'usuario' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409]);
    expect(await activeAdmins()).toBe(1);
  });
});

describe('the list of people', () => {
  let admin: Person;
  const people: Person[] = [];

  beforeAll(async () => {
    await world.connection.collection('usuarios').deleteMany({ nombre: { $ne: 'Testigo' } });
    for (let i = 0; i < 5; i += 1) people.unshift(await world.person({ nombre: `P${i}` }));
    admin = await world.person({ rol: 'admin', nombre: 'Admin' });
  });

  it('shows correo and rol only to an admin, and the hash to nobody', async () => {
    const url = '/api/usuarios';
    const forAdmin = (await world.http('GET', url, { token: admin.token })).body.usuarios;
    const forOthers = (await world.http('GET', url, { token: people[0]!.token })).body.usuarios;
    expect(Object.keys(forAdmin[0]).sort()).toEqual([
      '_id',
      'avatar',
      'correo',
      'estado',
      'nombre',
      'rol',
      'version',
    ]);
    expect(Object.keys(forOthers[0]).sort()).toEqual(['_id', 'avatar', 'estado', 'nombre']);
  });

  it('is not sent again to who has it', async () => {
    const ask = (headers: Record<string, string>) =>
      world.http('GET', '/api/usuarios', { token: admin.token, headers });
    const first = await ask({});
    expect((await ask({ 'if-none-match': String(first.headers['etag']) })).status).toBe(304);
    expect((await ask({ 'if-none-match': 'W/"otra"' })).body).toEqual(first.body);
  });

  it('comes newest first, whole or in pages without gaps', async () => {
    const get = async (query: string) =>
      (await world.http('GET', `/api/usuarios${query}`, { token: admin.token })).body;
    const names = (body: { usuarios: { nombre: string }[] }) => body.usuarios.map(({ nombre }) => nombre);
    const whole = await get('');
    expect(names(whole)).toEqual(['Admin', 'P4', 'P3', 'P2', 'P1', 'P0', 'Testigo']);
    expect(whole.siguiente).toBeUndefined();
    const paged: string[] = [];
    let siguiente: string | null = '';
    while (siguiente !== null) {
      const page = await get(`?limite=3${siguiente && `&cursor=${siguiente}`}`);
      paged.push(...names(page));
      siguiente = page.siguiente as string | null;
    }
    expect(paged).toEqual(names(whole));
  });

  it.each<Record<string, 1 | -1>>([
    { createdAt: -1, _id: -1 },
    { orden: 1, _id: 1 },
  ])('is read by %j without sorting everybody', async (orden) => {
    const page = world.connection.collection('usuarios').find({ borrado: null }).sort(orden).limit(3);
    const { winningPlan } = (await page.explain('queryPlanner'))['queryPlanner'];
    expect(JSON.stringify(winningPlan)).toContain('"borrado"');
    expect(JSON.stringify(winningPlan)).not.toContain('"SORT"');
  });

  describe('searched on the server', () => {
    const ask = async (by: Person, query: string) =>
      (await world.http('GET', `/api/usuarios?${query}`, { token: by.token })).body;
    const names = async (by: Person, query: string) =>
      (await ask(by, query)).usuarios.map(({ nombre }: { nombre: string }) => nombre);
    let lucia: Person;

    beforeAll(async () => {
      lucia = await world.person({ nombre: 'Lucía Márquez', correo: 'lmarquez@ventas.es' });
      await world.person({ nombre: 'Luis Ibáñez', correo: 'luis@compras.es', estado: 'inactivo' });
      await world.person({ nombre: 'Óscar Luna', correo: 'oscar@ventas.es' });
      // As accounts of the previous version, none of them had words.
      await world.app.get(FillFindable).fill();
    });

    it.each([
      ['q=lu', ['Lucía Márquez', 'Luis Ibáñez', 'Óscar Luna']],
      ['q=LÚ&estado=activo', ['Lucía Márquez', 'Óscar Luna']],
      ['q=marq lu', ['Lucía Márquez']],
      ['q=lu&id=000000000000000000000000', []],
      ['q=quez', []],
      ['q=%40', []],
      ['q=.*', []],
      [
        'q=',
        ['Admin', 'Lucía Márquez', 'Luis Ibáñez', 'Óscar Luna', 'P0', 'P1', 'P2', 'P3', 'P4', 'Testigo'],
      ],
    ])('%s finds %j, in the order of their names', async (query, found) => {
      expect(await names(lucia, `${query}&orden=nombre`)).toEqual(found);
    });

    it('finds by the address only for whom it is visible', async () => {
      for (const query of ['q=ventas', 'q=lmarquez', 'q=%40lmarquez', 'q=lmarquez%40ventas.es']) {
        expect([query, await names(lucia, query)]).toEqual([query, []]);
        expect([query, await names(admin, query)]).toEqual([
          query,
          expect.arrayContaining(['Lucía Márquez']),
        ]);
      }
      const correos = 'correos=otra%40ventas.es,LMarquez%40ventas.es&limite=500';
      expect([await names(admin, correos), await names(lucia, correos)]).toEqual([['Lucía Márquez'], []]);
    });

    it('comes in pages by name that say how many there are', async () => {
      const first = await ask(admin, 'orden=nombre&limite=4');
      const rest = await ask(admin, `orden=nombre&limite=100&cursor=${first.siguiente}`);
      expect([first.total, first.usuarios.length, rest.total, rest.usuarios.length]).toEqual([
        10,
        4,
        undefined,
        6,
      ]);
      expect(rest.usuarios[0].nombre).toBe('P0');
      expect(rest.siguiente).toBeNull();
      expect((await ask(admin, 'orden=nombre&cursor=1-2')).errores).toMatchObject([{ campo: 'cursor' }]);
    });

    it('follows a new name, and forgets whom nobody shall find', async () => {
      const perfil = { token: lucia.token, body: { nombre: 'Renata Soler' } };
      expect((await world.http('PUT', '/api/usuarios/perfil', perfil)).status).toBe(200);
      expect(await names(admin, 'q=soler')).toEqual(['Renata Soler']);
      expect(await names(admin, 'q=lmarq')).toEqual(['Renata Soler']);
      expect(await names(admin, 'q=lucia')).toEqual([]);
      await world.http('POST', `/api/usuarios/${lucia._id}/borrado`, { token: admin.token });
      expect(await world.usuario(lucia._id)).toMatchObject({ palabras: [], orden: '' });
    });

    it('knows programs from people', async () => {
      const bot = { nombre: 'Robot de compilación' };
      await world.http('POST', '/api/usuarios/bots', { token: admin.token, body: bot });
      expect(await names(admin, 'q=robot&tipo=bot')).toEqual(['Robot de compilación']);
      expect(await names(admin, 'q=robot&tipo=persona')).toEqual([]);
    });
  });
});
