import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verificarToken } from '@pmp/contracts/usuarios';
import { CommandClient } from '@pmp/platform';
import { eventually, newId } from '@pmp/testing';
import { bodyOf, CONTRASENA, startWorld, subjectsOf, type World } from '../../test/world';
import { MAX_FALLOS_AJENOS, MAX_FALLOS_CUENTA, MAX_FALLOS_DIRECCION } from './entrada/login-throttle';

let world: World;

beforeAll(async () => {
  world = await startWorld({ SESION_DIAS: '7' });
});
afterAll(() => world.close());

let addresses = 0;
/** An address without failed tries. */
const freshAddress = () => `203.0.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

const post = (path: string, body: unknown, direccion = freshAddress()) =>
  world.http('POST', `/api/usuarios/${path}`, {
    body,
    headers: { 'x-forwarded-for': `9.9.9.9, ${direccion}` },
  });
const login = (correo: string, contraseña: string, direccion?: string) =>
  post('login', { correo, contraseña }, direccion);
const perfil = (token: string) => world.http('GET', '/api/usuarios/perfil', { token });

describe('registering', () => {
  it('creates an ordinary active account, whatever the body says, and publishes it', async () => {
    const correo = 'Lucia@Ejemplo.es';
    let body: { token: string; usuario: { _id: string } } | undefined;
    const said = await world.heard(async () => {
      const pedido = { nombre: ' Lucía ', correo, contraseña: CONTRASENA, rol: 'admin', estado: 'inactivo' };
      const reply = await post('register', pedido);
      expect(reply.status).toBe(201);
      body = reply.body;
    });
    const { _id } = body!.usuario;
    expect(body).toEqual({
      success: true,
      token: expect.any(String),
      usuario: {
        _id,
        nombre: 'Lucía',
        correo,
        avatar: null,
        rol: 'usuario',
        estado: 'activo',
        createdAt: expect.stringMatching(/Z$/),
        version: 1,
        correoConfirmado: false,
      },
    });
    expect(subjectsOf(said)).toEqual([
      `estado.usuarios.usuario.v1.${_id}`,
      'hecho.usuarios.usuario.registrado.v1',
      'hecho.usuarios.usuario.sesion-iniciada.v1',
    ]);
    expect(bodyOf(said, 'hecho.usuarios.usuario.registrado.v1').datos).toEqual({ _id, nombre: 'Lucía' });
    expect(JSON.stringify(said)).not.toContain('argon2');
    expect((await world.usuario(_id))?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await perfil(body!.token)).body.usuario._id).toBe(_id);
  });

  it.each(['ANA@ejemplo.es', ' ana@EJEMPLO.es'])('refuses a second account for %s', async (correo) => {
    await post('register', { nombre: 'Ana', correo: 'ana@ejemplo.es', contraseña: CONTRASENA });
    const reply = await post('register', { nombre: 'Otra', correo, contraseña: CONTRASENA });
    expect([reply.status, reply.body.message]).toEqual([409, 'Ya existe una cuenta con este correo']);
    expect(reply.body.errores).toEqual([
      {
        campo: 'correo',
        message: 'Ya existe una cuenta con este correo',
        motivo: 'usuarios.correoDuplicado',
      },
    ]);
  });

  it('lets one of many concurrent registrations of one correo through', async () => {
    const replies = await Promise.all(
      ['A@x.es', 'a@x.es', 'A@X.es', 'a@X.ES'].map((correo) =>
        post('register', { nombre: 'Ana', correo, contraseña: CONTRASENA }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await world.connection.collection('usuarios').countDocuments({ correoClave: 'a@x.es' })).toBe(1);
  });

  it('returns the first account when the call is repeated', async () => {
    const pedido = { _id: newId(), nombre: 'Eva', correo: 'eva@ejemplo.es', contraseña: CONTRASENA };
    const first = await post('register', pedido);
    const said = await world.heard(async () => {
      const again = await post('register', pedido);
      expect([first.status, again.status]).toEqual([201, 200]);
      expect(again.body.usuario).toEqual(first.body.usuario);
    });
    expect(subjectsOf(said)).toEqual(['hecho.usuarios.usuario.sesion-iniciada.v1']);
  });

  it('creates one account when the call is sent twice at the same time', async () => {
    const pedido = { _id: newId(), nombre: 'Iria', correo: 'iria@ejemplo.es', contraseña: CONTRASENA };
    const replies = await Promise.all([post('register', pedido), post('register', pedido)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 201]);
  });

  it('gives no session when the call is repeated with another password or correo', async () => {
    const pedido = { _id: newId(), nombre: 'Noa', correo: 'noa@ejemplo.es', contraseña: CONTRASENA };
    await post('register', pedido);
    const guess = await post('register', { ...pedido, contraseña: 'adivinada' });
    const thief = await post('register', { ...pedido, correo: 'ladrona@ejemplo.es' });
    expect([guess.status, guess.body.message]).toEqual([409, 'Ya existe una cuenta con este correo']);
    expect([thief.status, thief.body.message]).toEqual([409, 'El identificador ya está en uso']);
  });

  it('also reads the key contraseña in decomposed form', async () => {
    const body = { nombre: 'Uxía', correo: 'uxia@ejemplo.es', ['contrasen\u0303a']: CONTRASENA };
    expect((await post('register', body)).status).toBe(201);
  });
});

describe('signing in', () => {
  it('returns token and person, however the correo is written', async () => {
    const ana = await world.person();
    const reply = await login(ana.correo.toUpperCase(), CONTRASENA);
    expect([reply.status, reply.body.usuario._id]).toEqual([200, ana._id]);
    expect((await perfil(reply.body.token)).status).toBe(200);
    const claims = JSON.parse(Buffer.from(reply.body.token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ sub: ana._id, ses: 1 });
    expect(claims.exp - claims.iat).toBe(7 * 24 * 3600);
  });

  it('gives the same error for an unknown correo and a wrong password', async () => {
    const ana = await world.person();
    const replies = [await login(ana.correo, 'equivocada'), await login('nadie@ejemplo.es', 'equivocada')];
    for (const { status, body } of replies) {
      expect([status, body.message]).toEqual([401, 'Correo o contraseña incorrectos']);
    }
  });

  it('takes as long for an unknown correo as for a wrong password', async () => {
    const ana = await world.person();
    // Processor time, which does not depend on how busy the machine is.
    const timeOf = async (correo: string): Promise<number> => {
      const start = process.cpuUsage();
      await login(correo, 'equivocada');
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    // Alternating, because a busy machine slows both equally; the fastest of each was undisturbed.
    const times: { nobody: number; known: number }[] = [];
    for (let i = 0; i < 12; i += 1) {
      times.push({ nobody: await timeOf('nadie-aun@ejemplo.es'), known: await timeOf(ana.correo) });
    }
    const ratio =
      Math.min(...times.map(({ nobody }) => nobody)) / Math.min(...times.map(({ known }) => known));
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('says that an account is inactive only to somebody who knows its password', async () => {
    const ana = await world.person({ estado: 'inactivo' });
    const right = await login(ana.correo, CONTRASENA);
    const wrong = await login(ana.correo, 'equivocada');
    expect([right.status, right.body.message]).toEqual([403, 'Tu cuenta está inactiva']);
    expect(wrong.status).toBe(401);
  });

  it('accepts a password in composed and decomposed form', async () => {
    const correo = 'pena@ejemplo.es';
    await post('register', { nombre: 'Peña', correo, contraseña: 'peña-nevada' });
    expect((await login(correo, 'pen\u0303a-nevada')).status).toBe(200);
  });
});

describe('the throttle', () => {
  it('closes an account to one address after too many wrong passwords, but to no other', async () => {
    const ana = await world.person();
    const direccion = freshAddress();
    for (let i = 0; i < MAX_FALLOS_CUENTA; i += 1) {
      expect((await login(ana.correo, `equivocada-${i}`, direccion)).status).toBe(401);
    }
    const closed = await login(ana.correo, CONTRASENA, direccion);
    expect([closed.status, closed.body.codigo]).toEqual([429, 'DEMASIADAS_PETICIONES']);
    expect(Number(closed.headers['retry-after'])).toBeGreaterThan(60);
    expect((await login(ana.correo, CONTRASENA)).status).toBe(200);
    const otra = await world.person();
    expect((await login(otra.correo, CONTRASENA, direccion)).status).toBe(200);
  });

  it('is not fooled by a burst, by case or by a made-up X-Forwarded-For', async () => {
    const ana = await world.person();
    const direccion = freshAddress();
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        world.http('POST', '/api/usuarios/login', {
          body: { correo: i % 2 ? ana.correo.toUpperCase() : ana.correo, contraseña: `equivocada-${i}` },
          headers: { 'x-forwarded-for': `10.0.0.${i}, ${direccion}` },
        }),
      ),
    );
    const tried = replies.filter(({ status }) => status === 401).length;
    expect(tried).toBeGreaterThanOrEqual(MAX_FALLOS_CUENTA);
    expect(tried).toBeLessThan(2 * MAX_FALLOS_CUENTA);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(40 - tried);
  });

  it('forgets the mistakes of somebody who then signs in', async () => {
    const ana = await world.person();
    const direccion = freshAddress();
    for (let round = 0; round < 2; round += 1) {
      for (let i = 1; i < MAX_FALLOS_CUENTA; i += 1) await login(ana.correo, 'equivocada', direccion);
      expect((await login(ana.correo, CONTRASENA, direccion)).status).toBe(200);
    }
  });

  it('closes an address that tries many accounts', async () => {
    const direccion = freshAddress();
    const guesses = Array.from({ length: MAX_FALLOS_DIRECCION }, (_, i) =>
      login(`nadie-${i}@ejemplo.es`, 'equivocada', direccion),
    );
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([401]));
    const ana = await world.person();
    expect((await login(ana.correo, CONTRASENA, direccion)).status).toBe(429);
    expect((await login(ana.correo, CONTRASENA)).status).toBe(200);
  });

  it('lets those pass who have signed in from an address before, when it is closed for guesses', async () => {
    const [direccion, ana, nueva] = [freshAddress(), await world.person(), await world.person()];
    expect((await login(ana.correo, CONTRASENA, direccion)).status).toBe(200);
    const { SesionesRepository } = await import('./abiertas/sesiones.repository');
    await world.app.get(SesionesRepository).settled();
    await Promise.all(
      Array.from({ length: MAX_FALLOS_DIRECCION }, (_, i) =>
        login(`nadie-aqui-${i}@ejemplo.es`, 'equivocada', direccion),
      ),
    );
    expect((await login(nueva.correo, CONTRASENA, direccion)).status).toBe(429);
    expect((await login(ana.correo, CONTRASENA, direccion)).status).toBe(200);
    for (let i = 0; i < MAX_FALLOS_CUENTA; i += 1)
      expect((await login(ana.correo, 'equivocada', direccion)).status).toBe(401);
    expect((await login(ana.correo, CONTRASENA, direccion)).status).toBe(429);
  });

  it('closes an account to strangers when guesses come from everywhere, but not to its owner', async () => {
    const ana = await world.person();
    const [office, home] = [freshAddress(), freshAddress()];
    for (const known of [office, home]) expect((await login(ana.correo, CONTRASENA, known)).status).toBe(200);
    const guesses = Array.from({ length: MAX_FALLOS_AJENOS }, () => login(ana.correo, 'equivocada'));
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([401]));
    expect((await login(ana.correo, CONTRASENA)).status).toBe(429);
    for (const known of [office, home]) expect((await login(ana.correo, CONTRASENA, known)).status).toBe(200);
    const away = freshAddress();
    const [token, nueva] = [await world.enlaceFor(ana), 'secreta-nueva'];
    await post('contrasena/restablecer', { token, nueva }, away);
    expect((await login(ana.correo, nueva, away)).status).toBe(200);
  });

  it('recognises the owner also after a restart', async () => {
    const ana = await world.person();
    const known = freshAddress();
    await login(ana.correo, CONTRASENA, known);
    const { UsuariosRepository } = await import('../usuarios/usuarios.repository');
    const { SesionesAbiertasService } = await import('./abiertas/sesiones-abiertas.service');
    const doc = await world.app.get(UsuariosRepository).findByCorreo(ana.correo);
    const abiertas = world.app.get(SesionesAbiertasService);
    await eventually(async () => expect(await abiertas.knows(doc, known)).toBe(true));
    expect(await abiertas.knows(doc, freshAddress())).toBe(false);
  });

  it('behaves the same for an account that does not exist', async () => {
    const correo = 'quien-sabe@ejemplo.es';
    await Promise.all(Array.from({ length: MAX_FALLOS_AJENOS }, () => login(correo, 'equivocada')));
    expect((await login(correo, 'equivocada')).status).toBe(429);
  });

  it('also counts guesses made by repeating a registration', async () => {
    const pedido = { _id: newId(), nombre: 'Sol', correo: 'sol@ejemplo.es', contraseña: CONTRASENA };
    await post('register', pedido);
    const direccion = freshAddress();
    for (let i = 0; i < MAX_FALLOS_CUENTA; i += 1) {
      expect((await post('register', { ...pedido, contraseña: `adivinada-${i}` }, direccion)).status).toBe(
        409,
      );
    }
    expect((await post('register', pedido, direccion)).status).toBe(429);
  });
});

describe('comando.usuarios.verificar-token', () => {
  const ask = (token: string) => world.app.get(CommandClient).ask(verificarToken, { token });

  it('returns the person and when the token expires', async () => {
    const ana = await world.person({ nombre: 'Ana' });
    const reply = await ask(ana.token);
    expect(reply).toMatchObject({ _id: ana._id, nombre: 'Ana', rol: 'usuario' });
    expect(Date.parse(reply.expira) - Date.now()).toBeGreaterThan(6 * 24 * 3600 * 1000);
  });

  it.each(['', 'no-es-un-token', 'a.b.c'])('refuses %j', async (token) => {
    await expect(ask(token)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('refuses the token of a deactivated person', async () => {
    const ana = await world.person({ estado: 'inactivo' });
    await expect(ask(ana.token)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});
