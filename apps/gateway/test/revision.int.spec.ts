import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { RECARGAR_SUBJECT } from '@pmp/contracts/common';
import { eventually, newId } from '@pmp/testing';
import { World } from './world';

const MINUTE = 60_000;

let world: World;

beforeAll(async () => {
  world = await World.start({ REVISION_SALAS_S: '1' });
});
afterEach(() => {
  world.closeClients();
  world.owners.proyectosAway = false;
});
afterAll(() => world.close());

describe('a socket of which nobody says that it has lost something', () => {
  it('is out of the room all the same soon after its right ended', async () => {
    const [lost, kept] = [newId(), newId()];
    const { usuario, client } = await world.person([lost, kept]);
    for (const proyectoId of [lost, kept]) await client.ask('suscribir_proyecto', { proyectoId });
    world.owners.members.delete(`${usuario}:${lost}`);
    await eventually(() => expect(client.of('acceso_perdido')).toEqual([{ proyectoId: lost }]));
    for (const proyectoId of [lost, kept])
      world.owners.publish(`proyecto.${proyectoId}`, 'cambio', proyectoId);
    await eventually(() => expect(client.of('cambio')).toEqual([kept]));
  });

  it('is closed soon after its session ended', async () => {
    const token = world.owners.signIn(newId());
    const [ended, other] = [await world.open(token).connected(), await world.person()];
    world.owners.tokens.delete(token);
    await eventually(() => expect(ended.socket.connected).toBe(false));
    expect(ended.names()).toEqual(['sesion_cerrada']);
    expect(other.client.socket.connected).toBe(true);
  });

  it('keeps its rooms while their owner is away', async () => {
    const proyecto = newId();
    const { client } = await world.person([proyecto]);
    await client.ask('suscribir_proyecto', { proyectoId: proyecto });
    world.owners.proyectosAway = true;
    const before = world.owners.asked;
    await eventually(() => expect(world.owners.asked).toBeGreaterThan(before + 2));
    world.owners.publish(`proyecto.${proyecto}`, 'cambio', {});
    await eventually(() => expect(client.names()).toEqual(['cambio']));
  });
});

describe('a service that was held up', () => {
  it('makes every client fetch again, once', async () => {
    const people = [await world.person(), await world.person()];
    for (let batch = 0; batch < 3; batch += 1) world.owners.raw(RECARGAR_SUBJECT, '');
    for (const { client } of people) await eventually(() => expect(client.names()).toEqual(['recargar']));
  });

  it('closes the sockets that were open at the change, and not those opened since', async () => {
    const usuario = newId();
    const old = await world.open(world.owners.signIn(usuario)).connected();
    world.owners.revisarLate([usuario], Date.now() - MINUTE);
    await world.settle({ usuario, client: old });
    expect(old.socket.connected).toBe(true);
    world.owners.revisarLate([usuario], Date.now());
    await eventually(() => expect(old.names()).toContain('sesion_cerrada'));
  });
});
