import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { connect } from '@nats-io/transport-node';
import { minuteAhead } from './minute-ahead';
import { World } from './world';

const LIMIT = 20;

let world: World;

beforeAll(async () => {
  world = await World.start({ LIMITAR_LOCAL: 'true', LIMITE_POR_MINUTO: String(LIMIT) });
});
afterAll(() => world.close());

const statusAt = async (gateway: 0 | 1): Promise<number> => {
  const { status } = await fetch(`${world.gateways[gateway].url}/api/usuarios/perfil`);
  return status;
};

describe('the limit of an address', () => {
  it('is one for all replicas: what one has let pass, the other does not', async () => {
    await minuteAhead();
    const connection = await connect({ servers: world.broker.url });
    let told = 0;
    connection.subscribe('vivo.control.gastos', {
      callback: (_error, message) => {
        const { gastos = [] } = message.json<{ gastos?: [string, string, number][] }>();
        told += gastos.reduce((sum, [, , count]) => sum + count, 0);
      },
    });
    await connection.flush();
    for (let i = 0; i < LIMIT; i += 1) expect(await statusAt(0)).not.toBe(429);
    expect(await statusAt(0)).toBe(429);
    await eventually(() => expect(told).toBe(LIMIT));
    await connection.flush();
    expect(await statusAt(1)).toBe(429);
    await connection.close();
  }, 30_000);
});
