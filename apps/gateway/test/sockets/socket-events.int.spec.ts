import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { puedeVerProyecto } from '@pmp/contracts/proyectos';
import { eventually, newId } from '@pmp/testing';
import { connect } from '@nats-io/transport-node';
import { once } from 'node:events';
import { connect as open } from 'node:net';
import { ClientEvents } from '../../src/realtime/client-events';
import { Memberships } from '../../src/realtime/memberships';
import { startGateway } from '../gateway';
import { World } from '../world';

const EVENTS = [
  'suscribir_proyecto',
  'dejar_proyecto',
  'unirse_chat',
  'salir_chat',
  'enviar_mensaje',
  'marcar_leidos',
  'escribiendo',
  'dejo_escribir',
  'cerrar_sesion',
];
/** So many that the budget does not refill meanwhile, even on a busy machine. */
const BEYOND_BUDGET = 1_500;
const FLOOD = 6_000;

let world: World;

beforeAll(async () => {
  world = await World.start();
});
afterEach(() => world.closeClients());
afterAll(() => world.close());

describe('an event of a socket', () => {
  it('is documented', async () => {
    const document = (await (await fetch(`${world.gateways[0].url}/api/docs-eventos`)).json()) as {
      operations: Record<string, { action: string }>;
    };
    const asked = Object.entries(document.operations).filter(([, { action }]) => action === 'receive');
    const { names } = world.gateways[0].app.get(ClientEvents);
    expect(names).toEqual(EVENTS);
    expect(asked.map(([evento]) => evento).toSorted()).toEqual(EVENTS.toSorted());
  });

  it.each(EVENTS)('%s is refused beyond the budget, in the acknowledgement', async (evento) => {
    const { client } = await world.person();
    const replies = await Promise.all(
      Array.from({ length: BEYOND_BUDGET }, () => client.ask(evento, { chatId: 'x' })),
    );
    expect(replies).toContainEqual({
      success: false,
      message: 'Demasiadas peticiones. Espera un momento e inténtalo de nuevo.',
      codigo: 'DEMASIADAS_PETICIONES',
      motivo: 'comun.demasiadasPeticiones',
    });
    expect(client.received).toEqual([]);
  });

  it.each([
    [{ chatId: 'abc', tipoChat: 'equipo' }, 'El identificador no es válido', 'comun.identificadorNoValido'],
    [{ tipoChat: 'equipo' }, 'Este campo es obligatorio', 'comun.campoObligatorio'],
  ])('with the payload %j is answered: %s', async (payload, message, motivo) => {
    const { client } = await world.person();
    expect(await client.ask('unirse_chat', payload)).toEqual({
      success: false,
      message,
      motivo,
      codigo: 'VALIDACION',
    });
    expect(client.received).toEqual([]);
  });

  it('that fails unforeseen tells nothing of why, and comes as no event', async () => {
    const { client } = await world.person();
    const memberships = world.gateways[0].app.get(Memberships);
    memberships.enter = () => Promise.reject(new Error('hunter2'));
    const reply = await client.ask('suscribir_proyecto', { proyectoId: newId() });
    delete (memberships as Partial<Memberships>).enter;
    expect(reply).toMatchObject({ success: false, codigo: 'ERROR_INTERNO' });
    expect(JSON.stringify(reply)).not.toContain('hunter2');
    expect(client.received).toEqual([]);
  });

  it('has a correlation id of its own, which its owner gets', async () => {
    const connection = await connect({ servers: world.broker.url });
    const ids: string[] = [];
    connection.subscribe(puedeVerProyecto.subject, {
      callback: (_error, message) => void ids.push(message.headers?.get('Correlacion') ?? ''),
    });
    await connection.flush();
    const { client } = await world.person();
    for (const proyectoId of [newId(), newId()]) await client.ask('suscribir_proyecto', { proyectoId });
    await eventually(() => expect(ids).toHaveLength(2));
    await connection.close();
    expect(ids[0]).toMatch(/^[\w-]{8,64}$/);
    expect(ids[1]).not.toBe(ids[0]);
  });
});

describe('a flood', () => {
  it.each(['dejar_proyecto', 'nada', 'error'])('of %s cuts its socket off, and no other', async (evento) => {
    const [sender, other] = [await world.person(), await world.person()];
    for (let i = 0; i < FLOOD; i += 1) sender.client.socket.emit(evento);
    await eventually(() => expect(sender.client.socket.connected).toBe(false));
    expect(other.client.socket.connected).toBe(true);
  });
});

describe('a gateway that stops', () => {
  it('does not wait for its sockets, whose clients come back by themselves to whoever is next', async () => {
    const env = { NATS_URL: world.broker.url };
    const leaving = await startGateway(env);
    const { socket } = await world.open(world.owners.signIn(newId()), leaving).connected();
    const [first, reasons] = [socket.id, [] as string[]];
    socket.on('disconnect', (reason) => reasons.push(reason));
    await leaving.close();
    const next = await startGateway(env, Number(new URL(leaving.url).port));
    await eventually(() => expect(socket.connected).toBe(true));
    expect(socket.id).not.toBe(first);
    expect(reasons).toEqual(['transport close']);
    await next.close();
  });

  it('does not wait for a connection that a browser has opened in advance', async () => {
    const leaving = await startGateway();
    const silent = open(Number(new URL(leaving.url).port), '127.0.0.1');
    await once(silent, 'connect');
    const closed = once(silent, 'close');
    await leaving.close();
    await closed;
    expect(silent.bytesRead).toBe(0);
  });
});
