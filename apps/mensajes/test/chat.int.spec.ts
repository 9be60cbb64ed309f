import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Mensaje } from '@pmp/contracts/mensajes';
import type { TestPerson } from '@pmp/testing';
import { textosOf, type Client } from './client';
import type { AppProcess } from './processes';
import { destino, eventually, newId, World } from './world';

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

const send = (client: Client, contenido: string, to: ReturnType<typeof destino>, parts: object = {}) =>
  client.ask('enviar_mensaje', { contenido, ...to, ...parts });

describe('a message to a group', () => {
  it('reaches every member once, on every gateway, and nobody else', async () => {
    const team = await group(world.ana, world.luis, world.eva);
    const [ana, anaPhone, luis, eva, olga, admin] = await Promise.all([
      open(world.ana),
      open(world.ana, 1),
      open(world.luis),
      open(world.eva, 1),
      open(world.olga),
      open(world.admin),
    ]);
    const ack = await send(ana, '  ¡Hola a <b>todos</b>!  ', destino('equipo', team), { clienteId: 'c1' });
    expect(ack).toMatchObject({
      success: true,
      mensaje: {
        contenido: '¡Hola a <b>todos</b>!',
        emisor: { _id: world.ana._id, nombre: 'Ana López', avatar: null },
        tipoChat: 'equipo',
        receptor: team,
        chatId: team,
        leido: false,
        secuencia: 1,
        clienteId: 'c1',
      },
    });
    await world.settle(ana, anaPhone, luis, eva, olga, admin);
    for (const client of [luis, eva]) expect(client.of('nuevo_mensaje')).toEqual([ack.mensaje]);
    for (const client of [ana, anaPhone]) {
      expect(client.of('mensaje_enviado')).toEqual([ack.mensaje]);
      expect(client.of('nuevo_mensaje')).toEqual([]);
    }
    for (const client of [olga, admin])
      expect(client.received.map(({ evento }) => evento)).toEqual(['marca']);
  });

  it('has the same order for everybody, however many people write at once', async () => {
    const team = await group(world.ana, world.luis, world.eva);
    const clients = [await open(world.ana), await open(world.luis, 1), await open(world.eva)];
    const acks = await Promise.all(
      clients.flatMap((client, i) =>
        Array.from({ length: 30 }, (_, n) =>
          send(client, `${i}-${n}`, destino('equipo', team), { clienteId: `${team}-${i}-${n}` }),
        ),
      ),
    );
    expect(acks.every(({ success }) => success)).toBe(true);
    const { mensajes } = await world.mensajes(world.ana, 'equipo', team, '?limite=200');
    expect(mensajes.map(({ secuencia }) => secuencia)).toEqual(Array.from({ length: 90 }, (_, n) => n + 1));
    await world.settle(...clients);
    const order = mensajes.map(({ _id }) => _id);
    for (const client of clients) {
      const told = [...client.of('nuevo_mensaje'), ...client.of('mensaje_enviado')] as Mensaje[];
      const bySecuencia = told.sort((a, b) => a.secuencia - b.secuencia);
      expect(bySecuencia.map(({ _id }) => _id)).toEqual(order);
    }
  });

  it('is stored once when it is sent twice, at the same time or later', async () => {
    const team = await group(world.ana, world.luis);
    const [ana, anaPhone, luis] = [await open(world.ana), await open(world.ana, 1), await open(world.luis)];
    const again = () => send(ana, 'una vez', destino('equipo', team), { clienteId: 'doble' });
    const acks = await Promise.all([
      again(),
      again(),
      send(anaPhone, 'una vez', destino('equipo', team), { clienteId: 'doble' }),
    ]);
    acks.push(await again());
    expect(new Set(acks.map(({ mensaje }) => mensaje?._id)).size).toBe(1);
    await world.settle(luis, ana);
    expect(textosOf(luis)).toEqual(['una vez']);
    expect(textosOf(ana, 'mensaje_enviado')).toEqual(['una vez']);
    expect((await world.mensajes(world.luis, 'equipo', team)).mensajes).toHaveLength(1);
    expect(await world.chat(world.luis, team)).toMatchObject({ noLeidos: 1, secuencia: 1 });
  });

  it('may have a clienteId that another person has used', async () => {
    const team = await group(world.ana, world.luis);
    const ana = await open(world.ana);
    const luis = await open(world.luis);
    const first = await send(ana, 'uno', destino('equipo', team), { clienteId: 'x' });
    const second = await send(luis, 'dos', destino('equipo', team), { clienteId: 'x' });
    expect(first.mensaje?._id).not.toBe(second.mensaje?._id);
  });

  it('is from the person of the token, whatever it says', async () => {
    const team = await group(world.ana, world.luis);
    const ana = await open(world.ana);
    const forged = {
      emisor: world.luis._id,
      usuario: world.luis._id,
      timestamp: '2000-01-01',
      leido: true,
      secuencia: 9,
    };
    const ack = await send(ana, 'soy Luis', destino('equipo', team), forged);
    expect(ack.mensaje).toMatchObject({ emisor: { _id: world.ana._id }, secuencia: 1, leido: false });
    expect(ack.mensaje?.timestamp).not.toContain('2000');
  });
});

describe('a direct message', () => {
  it('is seen by each as a conversation with the other', async () => {
    const [uno, dos] = [await world.person({ nombre: 'Uno' }), await world.person({ nombre: 'Dos' })];
    const [a, b, olga] = [await open(uno), await open(dos, 1), await open(world.olga)];
    const ack = await send(a, 'hola', destino('directo', dos._id));
    expect(ack.mensaje).toMatchObject({ chatId: dos._id, receptor: dos._id });
    await world.settle(a, b, olga);
    expect(b.of('nuevo_mensaje')).toMatchObject([
      { chatId: uno._id, receptor: dos._id, tipoChat: 'directo' },
    ]);
    expect(olga.of('nuevo_mensaje')).toEqual([]);
    const reply = await send(b, '¿qué tal?', destino('directo', uno._id), { respuestaA: ack.mensaje?._id });
    expect(reply.mensaje).toMatchObject({
      secuencia: 2,
      respuestaA: { contenido: 'hola', emisor: { nombre: 'Uno' } },
    });
    expect(await world.chat(uno, dos._id)).toMatchObject({
      nombre: 'Dos',
      noLeidos: 1,
      ultimoMensaje: { contenido: '¿qué tal?' },
    });
    expect(await world.chat(dos, uno._id)).toMatchObject({ nombre: 'Uno', noLeidos: 0 });
    for (const [who, other] of [
      [uno, dos],
      [dos, uno],
    ] as const) {
      const { mensajes } = await world.mensajes(who, 'directo', other._id);
      expect(mensajes.map(({ contenido, chatId }) => [contenido, chatId])).toEqual([
        ['hola', other._id],
        ['¿qué tal?', other._id],
      ]);
      expect(mensajes[0]?.receptor).toBe(dos._id);
    }
  });

  it('cannot be sent to oneself, to nobody, or to an inactive account', async () => {
    const ana = await open(world.ana);
    const gone = await world.person({ estado: 'inactivo' });
    expect(await send(ana, 'x', destino('directo', world.ana._id))).toMatchObject({ codigo: 'VALIDACION' });
    expect(await send(ana, 'x', destino('directo', newId()))).toMatchObject({ codigo: 'NO_ENCONTRADO' });
    expect(await send(ana, 'x', destino('directo', gone._id))).toMatchObject({ codigo: 'CONFLICTO' });
  });
});

describe('a membership that ends', () => {
  it('stops live messages to an open socket at once', async () => {
    const team = await group(world.ana, world.luis, world.eva);
    const [ana, luis, eva] = [await open(world.ana), await open(world.luis), await open(world.eva)];
    const ref = { chatId: team, tipoChat: 'equipo' };
    for (const client of [ana, luis]) await client.ask('unirse_chat', ref);
    await send(ana, 'antes', destino('equipo', team));
    await world.group([world.ana, world.eva], { _id: team });
    world.revisar([world.luis._id]);
    const still = await send(luis, 'aún aquí', destino('equipo', team));
    expect(still).toMatchObject({ success: false, codigo: 'NO_ENCONTRADO' });
    await eventually(() => expect(luis.of('acceso_perdido')).toEqual([ref]));
    await ana.ask('escribiendo', ref);
    await send(ana, 'después', destino('equipo', team));
    await world.settle(luis, eva);
    expect(textosOf(luis)).toEqual(['antes']);
    expect(luis.of('usuario_escribiendo')).toEqual([]);
    expect(textosOf(eva)).toEqual(['antes', 'después']);
    for (const evento of ['escribiendo', 'dejo_escribir'])
      expect(await luis.ask(evento, ref)).toMatchObject({ success: false });
    for (const evento of ['unirse_chat', 'marcar_leidos'])
      expect(await luis.ask(evento, ref)).toMatchObject({ codigo: 'NO_ENCONTRADO' });
    expect((await world.as(world.luis)('GET', `/mensajes/${team}/equipo`)).status).toBe(404);
    expect(await world.chat(world.luis, team)).toBeUndefined();
  });
});

describe('a flood', () => {
  it('gets a clear error, and what was accepted is stored once', async () => {
    const [flooder, other] = [await world.person(), await world.person()];
    const clients = [
      await open(flooder),
      await open(flooder, 1),
      await open(flooder),
      await open(flooder, 1),
    ];
    const quiet = await open(other);
    const acks = await Promise.all(
      clients.flatMap((client, i) =>
        Array.from({ length: 60 }, (_, n) => send(client, `${i}-${n}`, destino('directo', other._id))),
      ),
    );
    const accepted = acks.filter(({ success }) => success).length;
    const refused = acks.filter(({ success }) => !success);
    expect(accepted).toBeGreaterThanOrEqual(60);
    expect(refused.length).toBeGreaterThan(20);
    for (const { codigo, message } of refused) {
      expect(codigo).toBe('DEMASIADAS_PETICIONES');
      expect(message).toMatch(/demasiado deprisa|Demasiadas peticiones/);
    }
    await world.settle(quiet);
    expect(quiet.of('nuevo_mensaje')).toHaveLength(accepted);
    expect((await send(quiet, 'yo sí puedo', destino('directo', flooder._id))).success).toBe(true);
  });
});
