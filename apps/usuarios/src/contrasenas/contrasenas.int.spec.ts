import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { CONTRASENA, startWorld, type World } from '../../test/world';

let world: World;

beforeAll(async () => {
  world = await startWorld({ CONTRASENA_MINIMA: '8' });
});
afterAll(() => world.close());

let made = 0;
const register = (contraseña: string) => {
  const body = { nombre: 'Lucía Fernández', correo: `lucia${(made += 1)}@empresa.es`, contraseña };
  return world.http('POST', '/api/usuarios/register', { body });
};
const REFUSED: [contrasena: string, motivo: string][] = [
  ['corta-1', 'contrasenaCorta'],
  ['password', 'contrasenaComun'],
  ['PASSWORD1', 'contrasenaComun'],
  ['barcelona', 'contrasenaComun'],
  ['demo-2026', 'contrasenaComun'],
  ['fernandez', 'contrasenaPersonal'],
  ['empresa.es', 'contrasenaPersonal'],
];

describe('a new password', () => {
  it.each(REFUSED)('%s is refused at registration: %s', async (contrasena, motivo) => {
    const { status, body } = await register(contrasena);
    expect([status, body.motivo, body.errores[0].campo]).toEqual([400, `usuarios.${motivo}`, 'contraseña']);
  });

  it.each(REFUSED)('%s is refused for an account and through a link: %s', async (nueva, motivo) => {
    const person = { nombre: 'Lucía Fernández', correo: `lucia${(made += 1)}@empresa.es` };
    const lucia = await world.person(person);
    const token = await world.enlaceFor(lucia);
    const changed = await world.http('PUT', '/api/usuarios/contrasena', {
      token: lucia.token,
      body: { actual: CONTRASENA, nueva },
    });
    const reset = await world.http('POST', '/api/usuarios/contrasena/restablecer', {
      body: { token, nueva },
    });
    for (const { status, body } of [changed, reset])
      expect([status, body.motivo, body.errores[0].campo]).toEqual([400, `usuarios.${motivo}`, 'nueva']);
  });

  it('says how many characters it needs here', async () => {
    const { body } = await register('corta-1');
    expect(body.errores[0]).toMatchObject({
      message: 'La contraseña debe tener al menos 8 caracteres',
      parametros: { min: 8 },
    });
    expect((await register('suficiente-8')).status).toBe(201);
  });
});

it('a stored password stays valid, whatever it is', async () => {
  const ana = await world.person();
  const usuarios = world.connection.collection('usuarios');
  await usuarios.updateOne({ correo: ana.correo }, { $set: { hash: await hash('123456') } });
  const body = { correo: ana.correo, contraseña: '123456' };
  expect((await world.http('POST', '/api/usuarios/login', { body })).status).toBe(200);
});
