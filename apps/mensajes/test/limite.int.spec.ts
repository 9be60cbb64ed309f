import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { SendBudget } from '../src/envio/send-budget';
import { World } from './world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

describe('what a person may send', () => {
  it('is counted over all replicas of the service', async () => {
    const { service, ana, luis } = world;
    const here = service.app.get(SendBudget, { strict: false });
    const there = new SendBudget(service.app.get(getConnectionToken()));
    const waits = await Promise.all(
      Array.from({ length: 120 }, (_, i) => (i % 2 ? here : there).spend(ana._id)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(60);
    expect(await there.spend(luis._id)).toBe(0);
  });

  it('keeps the order of what is sent at once', async () => {
    const texts = Array.from({ length: 30 }, (_, i) => `mensaje ${i}`);
    const sent = await Promise.all(
      texts.map((contenido) => world.send(world.eva, 'equipo', world.team, { contenido })),
    );
    const sorted = sent.toSorted((a, b) => a.secuencia - b.secuencia);
    expect(sorted.map(({ contenido }) => contenido)).toEqual(texts);
  });
});
