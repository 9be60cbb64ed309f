import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { bodyOf, CONTRASENA, type Person, startWorld, type World } from '../../test/world';

let world: World;
let jefa: Person;
beforeAll(async () => {
  world = await startWorld({ SECRETO_FACTORES: 'un-secreto-de-las-pruebas-1' });
  jefa = await world.person({ rol: 'admin' });
});
afterEach(() => demand({ segundoFactor: 'nadie', equiposConFactor: [] }));
afterAll(() => world.close());

const demand = (body: object) => world.http('PUT', '/api/usuarios/acceso', { token: jefa.token, body });
const login = async ({ correo }: Person) =>
  (await world.http('POST', '/api/usuarios/login', { body: { correo, contraseña: CONTRASENA } })).body;
const alta = (path: string, body: object) =>
  world.http('POST', `/api/usuarios/login/factor/alta${path}`, { body });
/** Of this period, or of the next: each is good once. */
const codeOf = (secreto: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secreto) }).generate({ timestamp: Date.now() + later });

describe('a second factor that is demanded', () => {
  it('leads whoever lacks it through it at their next sign-in, and ends no session before', async () => {
    const ana = await world.person();
    await demand({ segundoFactor: 'todos' });
    expect((await world.http('GET', '/api/usuarios/perfil', { token: ana.token })).status).toBe(200);
    const { token, factor } = await login(ana);
    expect([token, factor.alta]).toEqual([undefined, true]);
    const { reto } = factor;
    const { secreto } = (await alta('', { reto })).body;
    expect((await alta('/confirmar', { reto, codigo: '000000' })).body.motivo).toBe(
      'usuarios.codigoFactorNoValido',
    );
    const done = (await alta('/confirmar', { reto, codigo: codeOf(secreto) })).body;
    expect(done.codigos).toHaveLength(10);
    expect((await world.http('GET', '/api/usuarios/perfil', { token: done.token })).status).toBe(200);
    expect((await login(ana)).factor).toMatchObject({ reto: expect.any(String) });
    const quitar = { token: done.token, body: { actual: CONTRASENA } };
    const refused = await world.http('POST', '/api/usuarios/factores/quitar', quitar);
    expect([refused.status, refused.body.motivo]).toEqual([409, 'usuarios.factorExigido']);
  });

  it('is demanded of administrators only, or of the people of a team', async () => {
    const [ana, luis] = [await world.person(), await world.person()];
    await demand({ segundoFactor: 'administradores' });
    expect([(await login(ana)).factor, (await login(jefa)).factor.alta]).toEqual([undefined, true]);
    const equipo = await world.team([[ana, 'miembro']]);
    await demand({ segundoFactor: 'nadie', equiposConFactor: [equipo] });
    expect([(await login(ana)).factor.alta, (await login(luis)).factor]).toEqual([true, undefined]);
  });

  it('is set up once: two at the same moment, and one who comes after, are asked for the code', async () => {
    const ana = await world.person();
    await demand({ segundoFactor: 'todos' });
    const [one, other] = [(await login(ana)).factor.reto, (await login(ana)).factor.reto];
    const pases = world.connection.collection('pases_factor');
    const waiting = await pases.find({ usuario: ana._id }).toArray();
    const { secreto } = (await alta('', { reto: one })).body;
    const codigo = codeOf(secreto);
    const both = await Promise.all([one, one].map((reto) => alta('/confirmar', { reto, codigo })));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    // As for a sign-in that had found no factor and ends only now.
    await pases.insertMany(waiting);
    for (const reply of [await alta('', { reto: other }), await alta('/confirmar', { reto: other, codigo })])
      expect([reply.status, reply.body.motivo]).toEqual([401, 'usuarios.retoCaducado']);
    // What is for setting one up does not stand in for the code of one that is there.
    const entrar = { body: { reto: other, codigo: codeOf(secreto, 30_000) } };
    expect((await world.http('POST', '/api/usuarios/login/factor', entrar)).status).toBe(401);
  });

  it('is not demanded where nobody can set one up, and is told in the audit', async () => {
    const messages = await world.heard(() => demand({ segundoFactor: 'administradores' }));
    expect(bodyOf(messages, 'hecho.usuarios.acceso.actualizado.v1').datos.detalle).toEqual([
      { campo: 'segundoFactor', de: 'nadie', a: 'administradores' },
    ]);
    expect((await demand({ equiposConFactor: ['0'.repeat(24)] })).body.motivo).toBe(
      'usuarios.equipoNoEncontrado',
    );
    const { SeedCipher } = await import('../factores/seed-cipher');
    jest.spyOn(world.app.get(SeedCipher), 'isConfigured', 'get').mockReturnValueOnce(false);
    const refused = await demand({ segundoFactor: 'todos' });
    expect(refused.body.motivo).toBe('usuarios.factorNoDisponible');
  });
});
