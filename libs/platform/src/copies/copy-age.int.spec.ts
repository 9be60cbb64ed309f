import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { defineState } from '@pmp/contracts/common';
import {
  eventually,
  newId,
  request,
  startService,
  testBroker,
  testDatabase,
  type RunningService,
  type TestBroker,
  type TestPerson,
  type TestReply,
} from '@pmp/testing';
import { connect } from '@nats-io/transport-node';
import { z } from 'zod';
import { probeModule } from '../../test/probe-service';
import { EventBus } from '../bus/event-bus';
import { copiasDeIdentidad } from './copia-de';

const stateOf = (entidad: string) => defineState('usuarios', entidad, z.looseObject({}));
const copias = copiasDeIdentidad({
  usuario: stateOf('usuario'),
  equipo: stateOf('equipo'),
  clave: stateOf('clave'),
});
const MAX_AGE = { COPIAS_EDAD_MAXIMA_S: '2' };
const WITHIN = { within: 15_000 };

let broker: TestBroker;
let service: RunningService | undefined;
let ana: TestPerson;

beforeEach(async () => {
  broker = await testBroker();
});
afterEach(async () => {
  await service?.close();
  await broker.dispose();
});

async function start(): Promise<RunningService> {
  service = await startService(async () => probeModule({ copias }), {
    database: await testDatabase(),
    broker,
    env: MAX_AGE,
  });
  ana = await service.people.person();
  return service;
}

const callAs = ({ token }: TestPerson): Promise<TestReply> =>
  request(service!.app)('GET', '/api/cosas/yo', { token });

const expectRefused = (reply: TestReply): void => {
  expect(reply.status).toBe(503);
  expect(reply.body).toMatchObject({ codigo: 'NO_DISPONIBLE', motivo: 'comun.noDisponible' });
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
};

describe('without the broker', () => {
  it('nobody is let in by copies older than they may be, and everybody is once it is back', async () => {
    await start();
    expect((await callAs(ana)).status).toBe(200);
    await broker.kill();
    expect((await callAs(ana)).status).toBe(200);
    await eventually(async () => expectRefused(await callAs(ana)), WITHIN);
    await broker.start();
    await eventually(async () => expect((await callAs(ana)).status).toBe(200), WITHIN);
  }, 40_000);

  it('a service that has just started cannot tell how old its copies are', async () => {
    await broker.stop();
    await start();
    expectRefused(await callAs(ana));
    await broker.start();
    await eventually(async () => expect((await callAs(ana)).status).toBe(200), WITHIN);
  }, 40_000);
});

describe('with a consumer that does not advance', () => {
  it('the copy catches up before it is too old', async () => {
    await start();
    expect((await callAs(ana)).status).toBe(200);
    const nats = await connect({ servers: broker.url });
    const durable = 'sonda-copia-usuarios';
    nats.subscribe(`entrega.${durable}`, { queue: durable });
    await nats.flush();
    const states = Array.from({ length: 20 }, newId);
    const { client } = service!.app.get(EventBus).live!;
    for (const _id of states) {
      const envelope = {
        id: _id,
        ocurrido: new Date().toISOString(),
        correlacion: 'correlacion-1',
        actor: null,
      };
      const body = { ...envelope, _id, version: 1, datos: {} };
      await client.publish(`estado.usuarios.usuario.v1.${_id}`, JSON.stringify(body));
    }
    await nats.close();
    const copied = () => service!.connection.collection('copia_usuarios').countDocuments({ version: 1 });
    await eventually(async () => expect(await copied()).toBe(states.length + 1), { within: 5_000 });
    expect((await callAs(ana)).status).toBe(200);
  }, 40_000);
});
