import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GATEWAY_SECRET } from '@pmp/testing';
import { Types } from 'mongoose';
import { IncrustadasBackfill } from '../incrustadas/incrustadas-backfill';
import { bodyOf, CONTRASENA, startWorld, subjectsOf, type World } from '../../test/world';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const put = (path: string, token: string, body: unknown) =>
  world.http('PUT', `/api/usuarios/${path}`, { token, body });
const BYTES = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';
const PIXEL = `data:image/png;base64,${BYTES}`;
const RUTA = /^\/api\/imagenes\/[0-9a-f]{32}$/;

describe('the profile', () => {
  it('changes only what is sent, and publishes that in the same transaction', async () => {
    const ana = await world.person({ nombre: 'Ana' });
    let usuario: unknown;
    const said = await world.heard(async () => {
      usuario = (await put('perfil', ana.token, { avatar: PIXEL, version: 1, rol: 'admin' })).body.usuario;
    });
    expect(usuario).toMatchObject({
      nombre: 'Ana',
      correo: ana.correo,
      avatar: expect.stringMatching(RUTA),
      rol: 'usuario',
      version: 2,
    });
    expect(await world.usuario(ana._id)).toMatchObject({
      avatar: expect.stringMatching(RUTA),
      version: 2,
      sesion: 1,
    });
    expect(subjectsOf(said)).toEqual([
      `estado.usuarios.usuario.v1.${ana._id}`,
      'hecho.usuarios.usuario.actualizado.v1',
      `vivo.usuario.${ana._id}`,
    ]);
    const { detalle } = bodyOf(said, 'hecho.usuarios.usuario.actualizado.v1').datos;
    expect(detalle).toEqual([
      { campo: 'avatar', de: null, a: expect.stringMatching(/^imagen [0-9a-f]{16}$/) },
    ]);
    expect(bodyOf(said, `vivo.usuario.${ana._id}`)).toEqual({
      evento: 'cuenta_cambiada',
      datos: { _id: ana._id, version: 2 },
    });
  });

  it('serves its picture from an address of its own, which a new picture and its removal end', async () => {
    const ana = await world.person();
    const send = async (avatar: string) => (await put('perfil', ana.token, { avatar })).body.usuario.avatar;
    const open = (url: string) =>
      world.app.inject({ method: 'GET', url, headers: { 'x-pmp-gateway': GATEWAY_SECRET } });
    const first = await send(PIXEL);
    const shown = await open(first);
    expect(shown.rawPayload.toString('base64')).toBe(BYTES);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(await send(first)).toBe(first);
    const second = await send(PIXEL);
    expect(second).not.toBe(first);
    expect((await open(first)).statusCode).toBe(404);
    await send('');
    expect((await open(second)).statusCode).toBe(404);
  });

  it('gives an address to what earlier versions kept inside people and teams, and tells the other services', async () => {
    const [ana, ines] = [await world.person(), await world.person()];
    const equipo = await world.team([
      [ana, 'admin'],
      [ines, 'miembro'],
    ]);
    const collection = (name: string) => world.connection.collection(name);
    const keep = (name: string, _id: string, campo: object) =>
      collection(name).updateOne({ _id: new Types.ObjectId(_id) }, { $set: campo });
    await keep('usuarios', ana._id, { avatar: PIXEL });
    await keep('usuarios', ines._id, { avatar: 'data:image/svg+xml;base64,PHN2Zy8+' });
    await keep('equipos', equipo, { logo: PIXEL });
    const backfill = world.app.get(IncrustadasBackfill, { strict: false });
    const said = await world.heard(() => backfill.move());
    expect(subjectsOf(said).sort()).toEqual(
      [
        `estado.usuarios.equipo.v1.${equipo}`,
        `estado.usuarios.usuario.v1.${ana._id}`,
        `estado.usuarios.usuario.v1.${ines._id}`,
      ].sort(),
    );
    const { avatar } = bodyOf(said, `estado.usuarios.usuario.v1.${ana._id}`).datos;
    expect(avatar).toMatch(RUTA);
    expect((await world.usuario(ines._id))?.avatar).toBeNull();
    const headers = { 'x-pmp-gateway': GATEWAY_SECRET };
    expect(
      (await world.app.inject({ method: 'GET', url: avatar, headers })).rawPayload.toString('base64'),
    ).toBe(BYTES);
    expect(await world.heard(() => backfill.move())).toEqual([]);
  });

  it.each([
    [
      'a text with a picture’s name',
      `data:image/png;base64,${Buffer.from('<svg onload=a>').toString('base64')}`,
    ],
    ['one kind under the name of another', PIXEL.replace('png', 'jpeg')],
    ['an address of another server, which would hear of everybody who sees it', 'https://ejemplo.es/a.png'],
    ['somebody else’s', `/api/imagenes/${'a'.repeat(32)}`],
  ])('refuses %s as a picture', async (_what, avatar) => {
    const ana = await world.person();
    const reply = await put('perfil', ana.token, { avatar });
    expect([reply.status, reply.body.message]).toEqual([400, 'La imagen no es válida']);
    expect(await world.usuario(ana._id)).toMatchObject({ avatar: null, version: 1 });
  });

  it('refuses a name with what nobody sees, and marks one that reads like the administration’s', async () => {
    const ana = await world.person();
    for (const nombre of ['Ana\nAdmin', 'Ana\u202egnirt', 'A\u200bna', 'Ana\u0007']) {
      const reply = await put('perfil', ana.token, { nombre });
      expect([reply.status, reply.body.errores?.[0].campo]).toEqual([400, 'nombre']);
    }
    const { usuario } = (await put('perfil', ana.token, { nombre: 'Administración' })).body;
    expect(usuario.nombre).toBe('Administración (no administra)');
  });

  it.each([null, ''])('%j clears the picture', async (avatar) => {
    const ana = await world.person();
    await put('perfil', ana.token, { avatar: PIXEL });
    expect((await put('perfil', ana.token, { avatar })).body.usuario).toMatchObject({
      avatar: null,
      version: 3,
    });
  });

  it('refuses a correo that somebody else has in any spelling, and changes nothing', async () => {
    const [ana, luis] = [await world.person(), await world.person()];
    const said = await world.heard(async () => {
      const reply = await put('perfil', ana.token, {
        nombre: 'X',
        correo: luis.correo.toUpperCase(),
        actual: CONTRASENA,
      });
      expect([reply.status, reply.body.errores[0].campo]).toEqual([409, 'correo']);
    });
    expect(said).toEqual([]);
    expect(await world.usuario(ana._id)).toMatchObject({ correo: ana.correo, version: 1 });
  });

  it('takes another correo at once where no mail is sent, for whoever knows the password', async () => {
    const ana = await world.person();
    const correo = `nueva-${ana.correo}`;
    const said = await world.heard(async () => {
      const reply = await put('perfil', ana.token, { correo });
      expect([reply.status, reply.body.motivo]).toEqual([400, 'usuarios.faltaContrasenaActual']);
    });
    expect(said).toEqual([]);
    const { body } = await put('perfil', ana.token, { correo, actual: CONTRASENA });
    expect(body.usuario).toMatchObject({ correo, correoConfirmado: false });
    expect(body.correoPendiente).toBeUndefined();
  });

  it('lets a person change the case of their own correo', async () => {
    const ana = await world.person();
    const reply = await put('perfil', ana.token, { correo: ana.correo.toUpperCase() });
    expect(reply.body.usuario.correo).toBe(ana.correo.toUpperCase());
  });

  it('refuses a stale version, and loses neither of two concurrent edits', async () => {
    const ana = await world.person();
    const replies = await Promise.all(
      ['Uno', 'Dos'].map((nombre) => put('perfil', ana.token, { nombre, version: 1 })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = replies.find(({ status }) => status === 200)?.body.usuario.nombre;
    expect(await world.usuario(ana._id)).toMatchObject({ nombre: won, version: 2 });
  });
});

describe('the password', () => {
  const change = (token: string, actual: string, nueva: string) =>
    put('contrasena', token, { actual, nueva });
  const perfil = (token: string) => world.http('GET', '/api/usuarios/perfil', { token });
  const login = (correo: string, contraseña: string) =>
    world.http('POST', '/api/usuarios/login', { body: { correo, contraseña } });

  it('ends every older session at once and returns a new token', async () => {
    const ana = await world.person();
    const second = (await login(ana.correo, CONTRASENA)).body.token as string;
    expect((await perfil(second)).status).toBe(200);
    let token = '';
    const said = await world.heard(async () => {
      const reply = await change(ana.token, CONTRASENA, 'secreta-2');
      expect(Object.keys(reply.body).sort()).toEqual(['success', 'token']);
      token = reply.body.token;
    });
    expect((await perfil(ana.token)).status).toBe(401);
    expect((await perfil(second)).status).toBe(401);
    expect((await perfil(token)).status).toBe(200);
    expect((await login(ana.correo, CONTRASENA)).status).toBe(401);
    expect((await login(ana.correo, 'secreta-2')).status).toBe(200);
    expect(bodyOf(said, `estado.usuarios.usuario.v1.${ana._id}`)).toMatchObject({
      version: 2,
      datos: { sesion: 2 },
    });
    expect(bodyOf(said, 'vivo.control.revisar')).toEqual({ usuarios: [ana._id], cerrar: true });
  });

  it('is not changed when the old one is wrong', async () => {
    const ana = await world.person();
    const said = await world.heard(async () => {
      const reply = await change(ana.token, 'equivocada', 'secreta-2');
      expect([reply.status, reply.body.errores]).toEqual([
        400,
        [
          {
            campo: 'actual',
            message: 'La contraseña actual no es correcta',
            motivo: 'usuarios.contrasenaActualIncorrecta',
          },
        ],
      ]);
    });
    expect(subjectsOf(said)).toEqual(['hecho.usuarios.usuario.acceso-rechazado.v1']);
    expect((await perfil(ana.token)).status).toBe(200);
  });

  it('is changed once by two concurrent changes', async () => {
    const ana = await world.person();
    const replies = await Promise.all(
      ['secreta-a', 'secreta-b'].map((nueva) => change(ana.token, CONTRASENA, nueva)),
    );
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect((await perfil(won[0]?.body.token)).status).toBe(200);
  });
});

describe('the preferences', () => {
  it('start with the contract’s defaults and keep what was not sent', async () => {
    const ana = await world.person();
    const get = () => world.http('GET', '/api/usuarios/preferencias', { token: ana.token });
    expect((await get()).body.preferencias).toMatchObject({ email: true, tema: 'sistema', idioma: 'es' });
    const said = await world.heard(() => put('preferencias', ana.token, { email: false, tema: 'oscuro' }));
    expect((await get()).body.preferencias).toMatchObject({ email: false, push: true, tema: 'oscuro' });
    expect(bodyOf(said, `estado.usuarios.usuario.v1.${ana._id}`)).toMatchObject({
      version: 2,
      datos: { preferencias: { email: false, push: true, tema: 'oscuro' } },
    });
  });

  it('keep which projects are favourites, and tell the audit trail nothing of it', async () => {
    const ana = await world.person();
    const proyectosFavoritos = ['a'.repeat(24), 'b'.repeat(24)];
    const said = await world.heard(() => put('preferencias', ana.token, { proyectosFavoritos }));
    const { body } = await world.http('GET', '/api/usuarios/preferencias', { token: ana.token });
    expect(body.preferencias.proyectosFavoritos).toEqual(proyectosFavoritos);
    expect(subjectsOf(said).filter((subject) => subject.startsWith('hecho'))).toEqual([]);
    const wrong = await put('preferencias', ana.token, { proyectosFavoritos: ['uno'] });
    expect(wrong.status).toBe(400);
  });

  it('publish nothing when nothing changes', async () => {
    const ana = await world.person();
    expect(await world.heard(() => put('preferencias', ana.token, { email: true }))).toEqual([]);
  });
});
