import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { CONTRASENA, type Person, startWorld, type World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await startWorld({ SECRETO_FACTORES: 'un-secreto-de-las-pruebas-1' });
});
afterAll(() => world.close());

/** Of this period or the one after it: both are good for at least half a minute from now. */
const codeAt = (secreto: string, periods: 0 | 1) =>
  new TOTP({ secret: Secret.fromBase32(secreto) }).generate({ timestamp: Date.now() + periods * 30_000 });
const login = ({ correo }: Person, extra: object = {}) =>
  world.http('POST', '/api/usuarios/login', { body: { correo, contraseña: CONTRASENA, ...extra } });
const finish = (body: object) => world.http('POST', '/api/usuarios/login/factor', { body });
const retoOf = async (person: Person): Promise<string> => (await login(person)).body.factor.reto;

/** With an application whose code of this period has been used to set it up. */
async function withFactor() {
  const ana = await world.person();
  const own = (path: string, body: object) =>
    world.http('POST', `/api/usuarios/factores/${path}`, { token: ana.token, body });
  const { secreto } = (await own('aplicacion', { actual: CONTRASENA })).body;
  const { codigos } = (await own('aplicacion/confirmar', { codigo: codeAt(secreto, 0) })).body;
  return { ana, own, secreto: secreto as string, codigos: codigos as string[] };
}

describe('a second factor', () => {
  it('is asked for after the password; its code is good once, and none that is older', async () => {
    const { ana, secreto } = await withFactor();
    const first = await login(ana);
    expect([first.status, first.body.token]).toEqual([200, undefined]);
    const codigo = codeAt(secreto, 1);
    const body = { reto: first.body.factor.reto, codigo };
    expect((await finish(body)).body.usuario._id).toBe(ana._id);
    for (const used of [codigo, codeAt(secreto, 0)])
      expect((await finish({ reto: await retoOf(ana), codigo: used })).body.motivo).toBe(
        'usuarios.codigoFactorNoValido',
      );
  });

  it('lets one recovery code in once, however often it is sent at the same moment', async () => {
    const { ana, codigos } = await withFactor();
    const retos = await Promise.all([retoOf(ana), retoOf(ana), retoOf(ana)]);
    const replies = await Promise.all(retos.map((reto) => finish({ reto, codigo: codigos[0] })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('lets one of two in who send the same code at the same moment', async () => {
    const { ana, secreto } = await withFactor();
    const retos = [await retoOf(ana), await retoOf(ana)];
    const codigo = codeAt(secreto, 1);
    const replies = await Promise.all(retos.map((reto) => finish({ reto, codigo })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is taken away by an administrator, but not their own without the password', async () => {
    const [{ ana, codigos }, jefa] = await Promise.all([withFactor(), world.person({ rol: 'admin' })]);
    const reset = ({ _id }: Person) =>
      world.http('DELETE', `/api/usuarios/${_id}/factores`, { token: jefa.token });
    const { dispositivo } = (await finish({ reto: await retoOf(ana), codigo: codigos[0], recordar: true }))
      .body;
    expect((await reset(ana)).status).toBe(200);
    expect((await login(ana)).body.token).toBeTruthy();
    expect([(await reset(ana)).status, (await reset(jefa)).body.motivo]).toEqual([
      409,
      'usuarios.factorPropio',
    ]);
    // What was remembered of the one before does not count for the next.
    expect(await world.connection.collection('pases').countDocuments({ usuario: ana._id })).toBe(0);
    expect(dispositivo).toBeTruthy();
  });

  it('is not asked for on a remembered device, until the sessions end', async () => {
    const { ana, codigos } = await withFactor();
    const { dispositivo, token } = (
      await finish({ reto: await retoOf(ana), codigo: codigos[1]!.toUpperCase(), recordar: true })
    ).body;
    const again = (await login(ana, { dispositivo })).body.token;
    const { sesiones } = (await world.http('GET', '/api/usuarios/sesiones', { token: again })).body;
    expect(sesiones.map(({ factor }: { factor?: string }) => factor)).toEqual([
      'dispositivo',
      'recuperacion',
    ]);
    await world.http('POST', '/api/usuarios/sesiones/cerrar-demas', { token });
    expect((await login(ana, { dispositivo })).body.factor).toBeTruthy();
  });

  it('is asked for again on the one device that is forgotten', async () => {
    const [{ ana, codigos }, other] = [await withFactor(), await world.person()];
    const remember = async (codigo: string) =>
      (await finish({ reto: await retoOf(ana), codigo, recordar: true })).body as Record<string, string>;
    const [kept, lost] = [await remember(codigos[0]!), await remember(codigos[1]!)];
    expect((await login(ana, { dispositivo: lost['dispositivo'] })).body.token).toBeTruthy();
    const { token } = kept;
    const listed = async () =>
      (await world.http('GET', '/api/usuarios/factores', { token })).body.factores.dispositivos;
    const used = (await listed()).find(({ usado }: { usado: string | null }) => usado);
    const forget = (who: string) =>
      world.http('DELETE', `/api/usuarios/factores/dispositivos/${used._id}`, { token: who });
    expect((await forget(other.token)).body.motivo).toBe('usuarios.dispositivoNoEncontrado');
    const both = await Promise.all([forget(token!), forget(token!)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await listed()).toMatchObject([{ usado: null }]);
    expect((await login(ana, { dispositivo: lost['dispositivo'] })).body.factor).toBeTruthy();
    expect((await login(ana, { dispositivo: kept['dispositivo'] })).body.token).toBeTruthy();
  });

  it('is not guessed by many who try at once', async () => {
    const { ana } = await withFactor();
    const reto = await retoOf(ana);
    const tries = await Promise.all(
      Array.from({ length: 40 }, (_, n) => finish({ reto, codigo: `00000${n % 10}` })),
    );
    expect(tries.filter(({ status }) => status === 400).length).toBeLessThan(10);
  });

  it('is stored encrypted, and goes with a reset', async () => {
    const { ana, own, secreto } = await withFactor();
    const stored = await world.connection.collection('factores').findOne({ _id: ana._id as never });
    expect(JSON.stringify(stored)).not.toContain(secreto);
    expect((await own('quitar', { actual: CONTRASENA })).status).toBe(200);
    expect((await login(ana)).body.token).toBeTruthy();
  });
});
