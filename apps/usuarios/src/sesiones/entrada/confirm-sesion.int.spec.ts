import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signToken, testKey } from '@pmp/testing';
import { CONTRASENA, type Person, startWorld, type World } from '../../../test/world';
import { MAX_FALLOS_CUENTA } from './login-throttle';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const confirm = (token: string, body: object) =>
  world.http('POST', '/api/usuarios/sesiones/reciente', { token, body });
const createToken = (token: string) =>
  world.http('POST', '/api/tokens', { token, body: { nombre: 'CI', alcance: 'leer' } });
const open = async (): Promise<{ ana: Person; sid: string; old: string }> => {
  const ana = await world.person();
  const sid = await world.openSession(ana);
  return { ana, sid, old: await world.oldToken(ana, sid) };
};

describe('a sign-in that was long ago', () => {
  it('is confirmed with the password, and the session stays the same one', async () => {
    const { ana, sid, old } = await open();
    expect((await createToken(old)).body.motivo).toBe('comun.entradaAntigua');
    const { token } = (await confirm(old, { actual: CONTRASENA })).body;
    expect((await createToken(token)).status).toBe(201);
    const { sesiones } = (await world.http('GET', '/api/usuarios/sesiones', { token })).body;
    expect(sesiones).toMatchObject([{ _id: sid, actual: true }]);
    expect(ana.token).not.toBe(token);
  });

  it('is not confirmed without the password, by a code of nobody, or by closing the other sessions', async () => {
    const { old } = await open();
    expect((await confirm(old, {})).body.motivo).toBe('usuarios.faltaContrasenaFactor');
    expect((await confirm(old, { codigo: '000000' })).body.motivo).toBe('usuarios.codigoFactorNoValido');
    const { token } = (await world.http('POST', '/api/usuarios/sesiones/cerrar-demas', { token: old })).body;
    expect((await createToken(token)).body.motivo).toBe('comun.entradaAntigua');
  });

  it('asks a personal token for nothing: it has its scope', async () => {
    const jefa = await world.person({ rol: 'admin' });
    const key = testKey();
    await world.connection.collection<{ _id: string }>('claves').insertOne(key.documento);
    const iat = Math.floor(Date.now() / 1_000) - 7_200;
    const csv = (claims: object) =>
      world.http('GET', '/api/auditoria/csv', {
        token: signToken(key, { sub: jefa._id, ses: 1, claims: { iat, ...claims } }),
      });
    expect((await csv({})).body.motivo).toBe('comun.entradaAntigua');
    const tok = { nombre: 'CI', alcance: 'administrar', proyectos: null, ses: 1 };
    expect((await csv({ ses: undefined, tok })).status).toBe(200);
  });

  it('is not guessed', async () => {
    const { old } = await open();
    const replies = [];
    for (let i = 0; i <= MAX_FALLOS_CUENTA; i += 1) replies.push(await confirm(old, { actual: `no-${i}` }));
    expect(replies.map(({ status }) => status)).toEqual([...Array(MAX_FALLOS_CUENTA).fill(400), 429]);
    expect((await confirm(old, { actual: CONTRASENA })).status).toBe(429);
  });
});
