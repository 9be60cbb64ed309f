import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { enviarMensaje, marcarLeidos, type ChatRef } from '@pmp/contracts/mensajes';
import { cerrarSesiones } from '@pmp/contracts/usuarios';
import { eventually, newId } from '@pmp/testing';
import { ClientEvents } from '../../src/realtime/client-events';
import { World, type Person } from '../world';

let world: World;

beforeAll(async () => {
  world = await World.start();
});
afterEach(() => {
  world.closeClients();
  world.owners.ordered.length = 0;
});
afterAll(() => world.close());

const names = ({ client }: Person): string[] => client.names().filter((name) => name !== 'marca');

type Expected = { success: true } | { success: false; codigo: string };

/** What each event is answered: to a member, to an outsider, to a member who has not entered the room. */
const TABLE: Record<string, { member: Expected; outsider: Expected; payload: (id: string) => object }> = {
  suscribir_proyecto: {
    member: { success: true },
    outsider: { success: false, codigo: 'NO_ENCONTRADO' },
    payload: (proyectoId) => ({ proyectoId }),
  },
  dejar_proyecto: {
    member: { success: true },
    outsider: { success: true },
    payload: (proyectoId) => ({ proyectoId }),
  },
  unirse_chat: {
    member: { success: true },
    outsider: { success: false, codigo: 'NO_ENCONTRADO' },
    payload: chatOf,
  },
  salir_chat: { member: { success: true }, outsider: { success: true }, payload: chatOf },
  escribiendo: {
    member: { success: true },
    outsider: { success: false, codigo: 'CONFLICTO' },
    payload: chatOf,
  },
  dejo_escribir: {
    member: { success: true },
    outsider: { success: false, codigo: 'CONFLICTO' },
    payload: chatOf,
  },
  cerrar_sesion: {
    member: { success: true },
    outsider: { success: true },
    payload: (sid) => ({ sesiones: [sid] }),
  },
  /** Decided by their owner alone. */
  enviar_mensaje: {
    member: { success: false, codigo: 'VALIDACION' },
    outsider: { success: false, codigo: 'VALIDACION' },
    payload: chatOf,
  },
  marcar_leidos: { member: { success: true }, outsider: { success: true }, payload: chatOf },
};

function chatOf(chatId: string): ChatRef {
  return { chatId, tipoChat: 'equipo' };
}

describe('every event of a socket', () => {
  it('has a row in the table', () => {
    expect(Object.keys(TABLE).sort()).toEqual(world.gateways[0].app.get(ClientEvents).names.sort());
  });

  const cells = Object.entries(TABLE).flatMap(([evento, row]) =>
    (['member', 'outsider'] as const).map((role) => ({ evento, row, role })),
  );

  it.each(cells)('$evento as $role', async ({ evento, row, role }) => {
    const id = newId();
    const { client } = await world.person(role === 'member' ? [id] : []);
    if (role === 'member') await client.ask('unirse_chat', chatOf(id));
    expect(await client.ask(evento, row.payload(id))).toMatchObject(row[role]);
  });

  it.each([
    [undefined],
    [{}],
    [{ sesiones: [] }],
    [{ sesiones: ['x'] }],
    [{ sesiones: Array(21).fill(newId()) }],
  ])('signs nobody out for the payload %j', async (payload) => {
    const { client } = await world.person();
    expect(await client.ask('cerrar_sesion', payload)).toMatchObject({
      success: false,
      codigo: 'VALIDACION',
    });
    expect(world.owners.ordered).toEqual([]);
  });

  it('says goodbye for the session of the token', async () => {
    const [usuario, sid] = [newId(), newId()];
    const client = await world.open(world.owners.signIn(usuario, undefined, sid)).connected();
    const forged = { usuario: newId(), sid: newId(), sesiones: [sid] };
    expect(await client.ask('cerrar_sesion', forged)).toEqual({ success: true });
    expect(world.owners.ordered).toEqual([
      { subject: cerrarSesiones.subject, request: { usuario, sid, sesiones: [sid] } },
    ]);
  });

  it('tells the owner who asks by the token, not by the payload', async () => {
    const { usuario, client } = await world.person();
    const forged = { usuario: newId(), emisor: newId(), ...chatOf(newId()) };
    await client.ask('enviar_mensaje', forged);
    const reply = await client.ask('marcar_leidos', forged);
    expect(reply).toEqual({ success: true, leidoHasta: 3, noLeidos: 1 });
    expect(world.owners.ordered).toEqual([
      { subject: enviarMensaje.subject, request: { usuario, mensaje: forged } },
      { subject: marcarLeidos.subject, request: { ...forged, usuario } },
    ]);
  });
});

describe('what is for the people of a conversation', () => {
  it('reaches all of their sockets on every gateway once, room or not, and none but theirs', async () => {
    const chatId = newId();
    const [ana, luis] = [await world.person([chatId]), await world.person([chatId], { gateway: 1 })];
    const phone = await world.person([chatId], { usuario: luis.usuario });
    const outsider = await world.person();
    await luis.client.ask('unirse_chat', chatOf(chatId));
    world.owners.publish(`chat.equipo.${chatId}`, 'nuevo_mensaje', {
      para: [luis.usuario, luis.usuario, newId()],
      excepto: ana.usuario,
      datos: { contenido: 'hola' },
    });
    await world.settle(ana, luis, phone, outsider);
    expect(luis.client.received).toContainEqual({ evento: 'nuevo_mensaje', datos: { contenido: 'hola' } });
    expect([ana, luis, phone, outsider].map(names)).toEqual([[], ['nuevo_mensaje'], ['nuevo_mensaje'], []]);
  });

  it('goes to nobody when it is for nobody, or cannot be read', async () => {
    const chatId = newId();
    const ana = await world.person([chatId]);
    await ana.client.ask('unirse_chat', chatOf(chatId));
    world.owners.publish(`chat.equipo.${chatId}`, 'nuevo_mensaje', { para: [], excepto: null, datos: {} });
    world.owners.publish(`chat.equipo.${chatId}`, 'nuevo_mensaje', { contenido: 'sin destino' });
    world.owners.raw(`vivo.chat.equipo.${chatId}`, 'no es json');
    await world.settle(ana);
    expect(names(ana)).toEqual([]);
  });
});

describe('a conversation that is lost', () => {
  it('is left by the open sockets, which are told so', async () => {
    const chatId = newId();
    const [leaver, stayer] = [await world.person([chatId]), await world.person([chatId], { gateway: 1 })];
    for (const { client } of [leaver, stayer]) await client.ask('unirse_chat', chatOf(chatId));
    world.owners.members.delete(`${leaver.usuario}:${chatId}`);
    world.owners.revisar([leaver.usuario, stayer.usuario], false);
    await eventually(() =>
      expect(leaver.client.received).toContainEqual({ evento: 'acceso_perdido', datos: chatOf(chatId) }),
    );
    await stayer.client.ask('escribiendo', chatOf(chatId));
    await world.settle(leaver, stayer);
    expect(names(leaver)).toEqual(['acceso_perdido']);
    expect(names(stayer)).toEqual([]);
  });
});
