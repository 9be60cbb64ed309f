import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestPerson } from '@pmp/testing';
import type { Client } from './client';
import type { AppProcess } from './processes';
import { destino, eventually, World } from './world';

let world: World;
let gateways: [AppProcess, AppProcess];

beforeAll(async () => {
  world = await World.start();
  gateways = [await world.gateway(), await world.gateway()];
}, 60_000);
afterEach(async () => {
  world.closeClients();
  await world.outboxIsEmpty();
});
afterAll(() => world?.close());

/** A separate team for each test, so that no other messages are in the way. */
const group = (...people: TestPerson[]): Promise<string> => world.group(people);

const open = (person: TestPerson, gateway = 0): Promise<Client> => world.open(person, gateways[gateway]!);

const send = (client: Client, contenido: string, to: ReturnType<typeof destino>) =>
  client.ask('enviar_mensaje', { contenido, ...to });

describe('read marks', () => {
  it('reach the sender once everybody has read, and the reader’s other screens', async () => {
    const team = await group(world.ana, world.luis, world.eva);
    const [ana, luis, luisPhone, eva] = await Promise.all([
      open(world.ana),
      open(world.luis),
      open(world.luis, 1),
      open(world.eva),
    ]);
    await send(ana, 'uno', destino('equipo', team));
    const { mensaje } = await send(ana, 'dos', destino('equipo', team));
    expect(await world.chat(world.luis, team)).toMatchObject({ noLeidos: 2, leidoHasta: 0 });
    const ref = { chatId: team, tipoChat: 'equipo' };
    expect(await luis.ask('marcar_leidos', ref)).toEqual({ success: true, leidoHasta: 2, noLeidos: 0 });
    await world.settle(ana, luisPhone, eva);
    expect(ana.of('mensajes_leidos')).toEqual([{ ...ref, lector: world.luis._id, hasta: 2, leidoHasta: 0 }]);
    expect(luisPhone.of('mensajes_leidos')).toEqual([
      { ...ref, lector: world.luis._id, hasta: 2, leidoHasta: 2 },
    ]);
    expect(eva.of('mensajes_leidos')).toEqual([]);
    expect((await world.mensajes(world.ana, 'equipo', team)).mensajes.map(({ leido }) => leido)).toEqual([
      false,
      false,
    ]);
    const first = (await world.mensajes(world.eva, 'equipo', team)).mensajes[0]?._id;
    expect(await eva.ask('marcar_leidos', { ...ref, hasta: first })).toEqual({
      success: true,
      leidoHasta: 1,
      noLeidos: 1,
    });
    expect((await world.mensajes(world.ana, 'equipo', team)).mensajes.map(({ leido }) => leido)).toEqual([
      true,
      false,
    ]);
    await eva.ask('marcar_leidos', { ...ref, hasta: mensaje?._id });
    await world.settle(ana);
    expect(ana.of('mensajes_leidos').at(-1)).toMatchObject({ lector: world.eva._id, leidoHasta: 2 });
    expect((await world.mensajes(world.ana, 'equipo', team)).mensajes.every(({ leido }) => leido)).toBe(true);
  });

  it('never go back, and publish nothing when nothing is new', async () => {
    const team = await group(world.ana, world.luis);
    const [ana, luis] = [await open(world.ana), await open(world.luis)];
    const first = await send(ana, 'uno', destino('equipo', team));
    await send(ana, 'dos', destino('equipo', team));
    const ref = { chatId: team, tipoChat: 'equipo' };
    await luis.ask('marcar_leidos', ref);
    const back = await luis.ask('marcar_leidos', { ...ref, hasta: first.mensaje?._id });
    expect(back).toEqual({ success: true, leidoHasta: 2, noLeidos: 0 });
    await luis.ask('marcar_leidos', ref);
    await world.settle(ana);
    expect(ana.of('mensajes_leidos')).toHaveLength(1);
  });

  it('of two people who read at once both count', async () => {
    const team = await group(world.ana, world.luis, world.eva);
    const [ana, luis, eva] = await Promise.all([open(world.ana), open(world.luis), open(world.eva, 1)]);
    const ref = { chatId: team, tipoChat: 'equipo' };
    for (let n = 1; n <= 10; n += 1) {
      await send(ana, `${n}`, destino('equipo', team));
      await Promise.all([luis.ask('marcar_leidos', ref), eva.ask('marcar_leidos', ref)]);
      await world.settle(ana);
      const upTo = Math.max(
        ...ana.of('mensajes_leidos').map(({ leidoHasta }: { leidoHasta: number }) => leidoHasta),
      );
      expect(upTo).toBe(n);
    }
  });

  it('include everything before one’s own message', async () => {
    const team = await group(world.ana, world.luis);
    await world.send(world.ana, 'equipo', team);
    await world.send(world.luis, 'equipo', team);
    expect(await world.chat(world.luis, team)).toMatchObject({ noLeidos: 0, leidoHasta: 2 });
    expect(await world.chat(world.ana, team)).toMatchObject({ noLeidos: 1, leidoHasta: 1 });
  });
});

describe('typing', () => {
  const ref = () => ({ chatId: world.team, tipoChat: 'equipo' });

  it('is seen by the others who have the chat open, on every gateway', async () => {
    const [ana, anaPhone, luis, eva] = await Promise.all([
      open(world.ana),
      open(world.ana, 1),
      open(world.luis, 1),
      open(world.eva),
    ]);
    for (const client of [ana, anaPhone, luis])
      expect(await client.ask('unirse_chat', ref())).toEqual({ success: true });
    expect(await ana.ask('escribiendo', ref())).toEqual({ success: true });
    expect(await ana.ask('dejo_escribir', ref())).toEqual({ success: true });
    await eventually(() =>
      expect(luis.received).toEqual([
        { evento: 'usuario_escribiendo', datos: { userId: world.ana._id, nombre: 'Ana López', ...ref() } },
        { evento: 'usuario_dejo_escribir', datos: { userId: world.ana._id, ...ref() } },
      ]),
    );
    await world.settle(anaPhone, eva);
    for (const client of [anaPhone, eva])
      expect(client.received.map(({ evento }) => evento)).toEqual(['marca']);
  });

  it('names a direct chat as the other person names it', async () => {
    const [ana, luis] = [await open(world.ana), await open(world.luis)];
    await ana.ask('unirse_chat', { chatId: world.luis._id, tipoChat: 'directo' });
    await luis.ask('unirse_chat', { chatId: world.ana._id, tipoChat: 'directo' });
    await ana.ask('escribiendo', { chatId: world.luis._id, tipoChat: 'directo' });
    await eventually(() =>
      expect(luis.of('usuario_escribiendo')).toMatchObject([{ chatId: world.ana._id, tipoChat: 'directo' }]),
    );
  });

  it('needs an open chat', async () => {
    const [ana, luis] = [await open(world.ana), await open(world.luis)];
    await luis.ask('unirse_chat', ref());
    expect(await ana.ask('escribiendo', ref())).toMatchObject({ success: false, codigo: 'CONFLICTO' });
    await ana.ask('unirse_chat', ref());
    await ana.ask('salir_chat', ref());
    expect(await ana.ask('escribiendo', ref())).toMatchObject({ success: false, codigo: 'CONFLICTO' });
    await world.settle(luis);
    expect(luis.of('usuario_escribiendo')).toEqual([]);
  });
});
