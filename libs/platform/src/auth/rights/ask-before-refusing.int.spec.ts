import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { defineState } from '@pmp/contracts/common';
import {
  newId,
  request,
  signToken,
  startService,
  testBroker,
  testDatabase,
  TestOwners,
  type RunningService,
  type TestBroker,
} from '@pmp/testing';
import { z } from 'zod';
import { probeModule } from '../../../test/probe-service';
import { copiasDeIdentidad } from '../../copies/copia-de';

const states = {
  usuario: defineState('usuarios', 'usuario', z.looseObject({})),
  equipo: defineState('usuarios', 'equipo', z.looseObject({})),
  clave: defineState('usuarios', 'clave', z.looseObject({})),
};
const ADMINISTRAR = '/api/cosas/administrar';

let broker: TestBroker;
let service: RunningService;
let owners: TestOwners;
let usuarios: Awaited<ReturnType<TestOwners['own']>>;
let call: ReturnType<typeof request>;

beforeAll(async () => {
  broker = await testBroker();
  service = await startService(async () => probeModule({ copias: copiasDeIdentidad(states) }), {
    database: await testDatabase(),
    broker,
  });
  call = request(service.app);
  owners = await TestOwners.start(broker.url);
  usuarios = await owners.own(states.usuario);
  await owners.own(states.equipo);
});
afterAll(async () => {
  await owners.close();
  await service.close();
  await broker.dispose();
});
beforeEach(() => void owners.asked.splice(0));

const account = (rol: 'admin' | 'usuario') => ({
  nombre: 'Ana',
  correo: 'a@e.es',
  avatar: null,
  rol,
  estado: 'activo',
  sesion: 0,
});
const post = async (token: string) => (await call('POST', ADMINISTRAR, { token })).status;

describe('a right that concerns no resource', () => {
  it('counts from the moment its owner has given it', async () => {
    const ana = await service.people.person();
    expect(await post(ana.token)).toBe(403);
    usuarios(account('admin'), { _id: ana._id, version: 2 });
    expect(await post(ana.token)).toBe(201);
    const asked = owners.asked.length;
    expect(await post(ana.token)).toBe(201);
    expect(owners.asked).toHaveLength(asked);
  });

  it('counts for an account that has not reached the copy', async () => {
    const _id = usuarios(account('admin'));
    expect(await post(signToken(service.people.key, { sub: _id, ses: 0 }))).toBe(201);
    expect(await post(signToken(service.people.key, { sub: newId(), ses: 0 }))).toBe(403);
  });
});

it('many refusals at once are few questions, and each is answered', async () => {
  const people = await Promise.all(Array.from({ length: 40 }, () => service.people.person()));
  const statuses = await Promise.all(people.map(({ token }) => post(token)));
  expect(statuses).toEqual(Array<number>(40).fill(403));
  expect(owners.asked.length).toBeLessThan(30);
});
