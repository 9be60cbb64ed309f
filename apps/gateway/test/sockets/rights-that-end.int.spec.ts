import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, newId, type SocketClient } from '@pmp/testing';
import { World } from '../world';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

afterEach(() => {
  world.closeClients();
  world.owners.proyectosAway = false;
});

afterAll(() => world.close());

const subscribe = (client: SocketClient, proyectoId: string) =>
  client.ask('suscribir_proyecto', { proyectoId });

describe('rights that end', () => {
  it('take the person out of the room, even if the owner learns of it a moment later', async () => {
    const proyecto = newId();
    const [leaver, stayer] = [await world.person([proyecto]), await world.person([proyecto])];
    await Promise.all([subscribe(leaver.client, proyecto), subscribe(stayer.client, proyecto)]);
    const before = world.owners.asked;
    world.owners.revisar([leaver.usuario, stayer.usuario], false);
    await eventually(() => expect(world.owners.asked).toBeGreaterThanOrEqual(before + 2));
    world.owners.members.delete(`${leaver.usuario}:${proyecto}`);
    await eventually(() => expect(leaver.client.names()).toContain('acceso_perdido'));
    expect(leaver.client.received.at(-1)?.datos).toEqual({ proyectoId: proyecto });
    world.owners.publish(`proyecto.${proyecto}`, 'cambio', {});
    await world.settle(leaver, stayer);
    expect(leaver.client.names()).not.toContain('cambio');
    expect(stayer.client.names()).toContain('cambio');
  });

  it('take them out although the owner’s copy still says yes', async () => {
    const proyecto = newId();
    const leaver = await world.person([proyecto]);
    await subscribe(leaver.client, proyecto);
    const place = `${leaver.usuario}:${proyecto}`;
    world.owners.copied.add(place);
    world.owners.members.delete(place);
    world.owners.revisar([leaver.usuario], false);
    await eventually(() => expect(leaver.client.names()).toContain('acceso_perdido'));
  });

  it('keep out who was let in by an answer that comes after the last look', async () => {
    const [kept, lost] = [newId(), newId()];
    const leaver = await world.person([kept, lost]);
    await subscribe(leaver.client, kept);
    const late = (world.owners.held = [] as (() => void)[]);
    const entering = subscribe(leaver.client, lost);
    await eventually(() => expect(late).toHaveLength(1));
    world.owners.held = null;
    world.owners.members.delete(`${leaver.usuario}:${lost}`);
    const before = world.owners.asked;
    world.owners.revisar([leaver.usuario], false);
    await eventually(() => expect(world.owners.asked).toBeGreaterThanOrEqual(before + 3));
    late[0]!();
    expect(await entering).toMatchObject({ success: false, codigo: 'NO_ENCONTRADO' });
    world.owners.publish(`proyecto.${lost}`, 'cambio', {});
    await world.settle(leaver);
    expect(leaver.client.names()).not.toContain('cambio');
  });

  it('are asked for again until the owner answers', async () => {
    const proyecto = newId();
    const leaver = await world.person([proyecto]);
    await subscribe(leaver.client, proyecto);
    world.owners.proyectosAway = true;
    world.owners.members.delete(`${leaver.usuario}:${proyecto}`);
    const before = world.owners.asked;
    world.owners.revisar([leaver.usuario], false);
    await eventually(() => expect(world.owners.asked).toBeGreaterThanOrEqual(before + 3));
    world.owners.proyectosAway = false;
    await eventually(() => expect(leaver.client.names()).toContain('acceso_perdido'));
  });

  it('close the sockets of an account on every gateway, and only those', async () => {
    const ana = await world.person();
    const other = await world.person();
    const elsewhere = await world.open(world.owners.signIn(ana.usuario), world.gateways[1]).connected();
    world.owners.revisar([ana.usuario], true);
    for (const client of [ana.client, elsewhere]) {
      await eventually(() => expect(client.socket.connected).toBe(false));
      expect(client.received).toEqual([
        {
          evento: 'sesion_cerrada',
          datos: { message: 'Sesión expirada. Por favor, inicia sesión nuevamente.' },
        },
      ]);
    }
    expect(other.client.socket.connected).toBe(true);
  });

  it('close the sockets of one session of a person on every gateway, and leave the others', async () => {
    const usuario = newId();
    const tokens = ['lost', 'lost', 'kept'].map((sid) => world.owners.signIn(usuario, undefined, sid));
    const [here, elsewhere, kept] = await Promise.all([
      world.open(tokens[0]).connected(),
      world.open(tokens[1], world.gateways[1]).connected(),
      world.open(tokens[2]).connected(),
    ]);
    world.owners.revisar([usuario], true, ['lost']);
    for (const client of [here, elsewhere]) {
      await eventually(() => expect(client.socket.connected).toBe(false));
      expect(client.names()).toEqual(['sesion_cerrada']);
    }
    await world.settle({ usuario, client: kept });
    expect(kept.socket.connected).toBe(true);
  });
});
