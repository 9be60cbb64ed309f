import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { CONTRASENA, startWorld, type World } from './world';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

it('people register, sign in and work while the broker is away, and everything is published once it is back', async () => {
  const outbox = () => world.connection.collection('outbox').countDocuments();
  await eventually(async () => expect(await outbox()).toBe(0));
  await world.broker.kill();

  const pedido = { nombre: 'Ana', correo: 'ana@ejemplo.es', contraseña: CONTRASENA };
  const registro = await world.http('POST', '/api/usuarios/register', { body: pedido });
  expect(registro.status).toBe(201);
  expect((await world.http('POST', '/api/usuarios/login', { body: pedido })).status).toBe(200);
  const { token } = registro.body;
  expect(
    (await world.http('PUT', '/api/usuarios/perfil', { token, body: { nombre: 'Ana II' } })).status,
  ).toBe(200);
  expect(await outbox()).toBeGreaterThan(0);

  await world.broker.start();
  await eventually(async () => expect(await outbox()).toBe(0), { within: 10_000 });
  const id = registro.body.usuario._id as string;
  const stored = await world.lastState(`estado.usuarios.usuario.v1.${id}`);
  expect(stored).toMatchObject({ version: 2, datos: { nombre: 'Ana II' } });
});
