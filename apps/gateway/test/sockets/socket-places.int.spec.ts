import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, newId } from '@pmp/testing';
import { World } from '../world';

const MAX = 3;

let world: World;

beforeAll(async () => {
  world = await World.start({ SOCKETS_POR_PERSONA: String(MAX) });
});
afterEach(() => world.closeClients());
afterAll(() => world.close());

describe('two gateways', () => {
  it('count the sockets of a person together', async () => {
    const usuario = newId();
    const open = (gateway: 0 | 1) =>
      world.open(world.owners.signIn(usuario), world.gateways[gateway]).connected();
    for (let more = 0; more < MAX; more += 1) await open(more % 2 ? 1 : 0);
    await eventually(async () => {
      for (const gateway of [0, 1] as const)
        await expect(open(gateway)).rejects.toMatchObject({ data: { codigo: 'DEMASIADAS_PETICIONES' } });
    });
  });
});

describe('the sockets of a person', () => {
  it('are no more than they may have, and one that closes makes room', async () => {
    const usuario = newId();
    const open = () => world.open(world.owners.signIn(usuario)).connected();
    const first = await open();
    for (let more = 1; more < MAX; more += 1) await open();
    await expect(open()).rejects.toMatchObject({
      message: expect.stringContaining('demasiadas pestañas'),
      data: { codigo: 'DEMASIADAS_PETICIONES' },
    });
    expect((await world.person()).client.socket.connected).toBe(true);
    first.socket.disconnect();
    await eventually(async () => expect((await open()).socket.connected).toBe(true));
  });

  it('are no more even if all come at once', async () => {
    const usuario = newId();
    const clients = Array.from({ length: 12 }, () => world.open(world.owners.signIn(usuario)));
    await Promise.allSettled(clients.map((client) => client.connected()));
    const here = () => clients.filter(({ socket }) => socket.connected).length;
    await eventually(() => expect(here()).toBe(MAX));
    await world.settle(
      ...clients.filter(({ socket }) => socket.connected).map((client) => ({ usuario, client })),
    );
    expect(here()).toBe(MAX);
  });

  it('share one budget of events', async () => {
    const usuario = newId();
    const tokens = Array.from({ length: MAX }, () => world.owners.signIn(usuario));
    const clients = await Promise.all(tokens.map((token) => world.open(token).connected()));
    const asked = clients.flatMap((client) =>
      Array.from({ length: 500 }, () => client.ask('dejar_proyecto', {})),
    );
    const codigos = (await Promise.all(asked)).map(({ codigo }) => codigo);
    expect(codigos).toContain('DEMASIADAS_PETICIONES');
  });
});
