import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, type INestApplicationContext } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { defineCommand, defineErrors } from '@pmp/contracts/common';
import { eventually } from '@pmp/testing';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { Messaging } from '../../test/messaging';
import { DomainError } from '../errors/domain-error';
import { Broker } from '../broker/broker';
import { currentActor, currentCorrelationId, withCorrelation } from '../telemetry/correlation';
import { commandPattern } from '../transport/patterns';
import { CommandClient } from './command-client';
import type { CommandHandler } from './command-handler';

const doblar = defineCommand(
  'destino',
  'doblar',
  z.object({ n: z.number({ error: 'Falta el número' }) }),
  z.object({ doble: z.number(), de: z.string(), actor: z.string().nullable(), replica: z.string() }),
);
const { elTreceNo } = defineErrors('prueba', {
  elTreceNo: { kind: 'conflict', message: ({ n }) => `El ${n} no`, campo: 'n' },
});
const LARGEST_MESSAGE = 1024 * 1024;
const sinDueno = defineCommand('nadie', 'nada', z.object({}), z.object({}));

@Controller()
class OnDoblar implements CommandHandler<typeof doblar> {
  private readonly replica = `${Math.random()}`;

  @MessagePattern(commandPattern(doblar))
  async handle(@Payload() { n }: { n: number }) {
    if (n === 13) throw new DomainError(elTreceNo, { n });
    if (n === 14) throw new TypeError('secreto');
    if (n === 15) await delay(500);
    if (n === 16) return { doble: 32, de: 'x'.repeat(LARGEST_MESSAGE), actor: null, replica: '' };
    return { doble: n * 2, de: currentCorrelationId(), actor: currentActor(), replica: this.replica };
  }
}

let messaging: Messaging;
let client: CommandClient;
let origen: INestApplicationContext;

beforeAll(async () => {
  messaging = await Messaging.create();
  for (let replica = 0; replica < 2; replica++) {
    await messaging.start({ servicio: 'destino', controllers: [OnDoblar] });
  }
  origen = await messaging.start({ servicio: 'origen' });
  client = origen.get(CommandClient);
  const heard = new Set<string>();
  await eventually(async () => expect(heard.add((await client.ask(doblar, { n: 1 })).replica).size).toBe(2));
});
afterAll(() => messaging.dispose());

describe('commands', () => {
  it('are handled with the correlation id and the actor of the sender, and answered', async () => {
    const actor = 'a'.repeat(24);
    const reply = await withCorrelation('peticion-1234', () => client.ask(doblar, { n: 21 }), actor);
    expect(reply).toMatchObject({ doble: 42, de: 'peticion-1234', actor });
    expect((await client.ask(doblar, { n: 1 })).actor).toBeNull();
  });

  it('reach one replica each and use all of them', async () => {
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, n) => client.ask(doblar, { n: n + 100 })),
    );
    expect(replies.map(({ doble }) => doble)).toEqual(Array.from({ length: 60 }, (_, n) => (n + 100) * 2));
    expect(new Set(replies.map(({ replica }) => replica)).size).toBe(2);
  });

  it('fail with the error that their owner throws', async () => {
    const error = await client.ask(doblar, { n: 13 }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({
      kind: 'conflict',
      message: 'El 13 no',
      motivo: 'prueba.elTreceNo',
      parametros: { n: 13 },
      fields: [{ campo: 'n', message: 'El 13 no', motivo: 'prueba.elTreceNo', parametros: { n: 13 } }],
    });
  });

  it('do not reveal the details of an unexpected error', async () => {
    const error = await client.ask(doblar, { n: 14 }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'internal' });
    expect(JSON.stringify(error) + String(error)).not.toContain('secreto');
  });

  it('are refused when they violate their contract', async () => {
    const error = await client.ask(doblar, {} as { n: number }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'invalid', fields: [{ campo: 'n', message: 'Falta el número' }] });
  });

  it('fail with noDisponible when nobody answers in time or at all', async () => {
    await expect(client.ask(sinDueno, {})).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(client.ask(doblar, { n: 15 }, { timeoutMs: 100 })).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  it('fail when the reply is larger than the broker accepts, and the service keeps answering', async () => {
    await expect(client.ask(doblar, { n: 16 })).rejects.toMatchObject({ kind: 'internal' });
    expect((await client.ask(doblar, { n: 4 })).doble).toBe(8);
  });

  it('fail with noDisponible at once while the broker is away, and work again when it is back', async () => {
    await messaging.broker.stop();
    await eventually(() => expect(origen.get(Broker).connection).toBeNull());
    const late = { timeoutMs: 60_000 };
    await expect(client.ask(doblar, { n: 1 }, late)).rejects.toMatchObject({ kind: 'unavailable' });
    await messaging.broker.start();
    await eventually(async () => expect((await client.ask(doblar, { n: 4 })).doble).toBe(8), {
      within: 10_000,
    });
  });
});
