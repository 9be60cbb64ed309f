import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CuentaEmpresa, DE_OTRA_PERSONA, expectRefused } from '../../test/cuenta-empresa';
import { subjectsOf } from '../../test/world';

let empresa: CuentaEmpresa;
let issuer: CuentaEmpresa['issuer'];
let world: CuentaEmpresa['world'];

beforeAll(async () => {
  empresa = await CuentaEmpresa.start({});
  ({ issuer, world } = empresa);
});
afterAll(() => empresa.close());
beforeEach(() => empresa.meetSomebodyNew());

describe('an account that an admin unlinks', () => {
  const RUTA = '/api/usuarios/empresa/vinculos';

  it('is closed to the old identity, and open to the one to which the issuer now gives that address', async () => {
    const { token: jefa } = await world.person({ rol: 'admin' });
    const { usuario, token } = (await empresa.enter()).body;
    const linked = await world.http('GET', RUTA, { token: jefa });
    expect(linked.body.vinculos).toContainEqual({
      usuario: usuario._id,
      emisor: issuer.url,
      vinculada: expect.any(String),
    });
    issuer.who = { ...issuer.who, sub: `${issuer.who.sub}-nueva` };
    expectRefused(await empresa.enter(), 409, DE_OTRA_PERSONA);

    const heard = await world.heard(async () => {
      expect((await world.http('DELETE', `${RUTA}/${usuario._id}`, { token: jefa })).status).toBe(200);
    });
    expect(subjectsOf(heard)).toEqual([
      `estado.usuarios.usuario.v1.${usuario._id}`,
      'hecho.usuarios.usuario.identidad-desvinculada.v1',
      'hecho.usuarios.usuario.sesion-cerrada.v1',
      'vivo.control.revisar',
      `vivo.usuario.${usuario._id}`,
    ]);
    expect((await empresa.perfilOf(token)).status).toBe(401);
    expect((await empresa.enter()).body.usuario._id).toBe(usuario._id);
  });

  it('keeps its sessions if it had no identity', async () => {
    const { token: jefa } = await world.person({ rol: 'admin' });
    const { _id, token } = await world.person();
    const heard = await world.heard(async () => {
      expect((await world.http('DELETE', `${RUTA}/${_id}`, { token: jefa })).status).toBe(200);
    });
    expect([heard, (await empresa.perfilOf(token)).status]).toEqual([[], 200]);
  });
});
