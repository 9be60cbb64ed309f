import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { RECARGAR_SUBJECT, type Reanudado } from '@pmp/contracts/common';
import { eventually, newId } from '@pmp/testing';
import { SocketServer } from '../../src/realtime/socket-server';
import { World, type Person } from '../world';

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

describe('a socket that comes back', () => {
  /** Where the client has got to, by what it has been sent. */
  const placeOf = async (person: Person): Promise<string> => {
    let lugar = '';
    const hear = (_evento: string, _datos: unknown, place?: string) => void (lugar = place ?? lugar);
    person.client.socket.onAny(hear);
    await world.settle(person);
    person.client.socket.offAny(hear);
    return lugar;
  };
  const leave = async (...people: Person[]) => {
    for (const { client } of people) client.socket.disconnect();
    const sockets = () =>
      world.gateways.map(({ app }) =>
        people.flatMap(({ usuario }) => app.get(SocketServer).socketsOf(usuario)),
      );
    await eventually(() => expect(sockets().flat()).toEqual([]));
  };
  const comeBack = async ({ client }: Person, desde: string) => {
    client.received.splice(0);
    client.socket.auth = { token: client.token, desde };
    client.socket.connect();
    await client.connected();
    const told = await eventually(() => {
      expect(client.of('reanudado')).toHaveLength(1);
      return client.of('reanudado')[0] as { completo: boolean; lugar: string; enMs: number };
    });
    return told;
  };
  const enter = ({ client }: Person, proyectoId: string, desde?: string) =>
    client.ask('suscribir_proyecto', { proyectoId, desde }) as Promise<Partial<Reanudado>>;

  it('is sent what it has missed, of the rooms in which it may still be', async () => {
    const [kept, lost, busy, left, unheard] = Array.from({ length: 5 }, newId) as [string, ...string[]];
    const [member, other] = [await world.person([kept, lost!, busy!, left!, unheard!]), await world.person()];
    for (const id of [kept, lost, busy, left]) expect(await enter(member, id!)).toEqual({ success: true });
    world.owners.publish(`proyecto.${kept}`, 'cambio', 'oído');
    const desde = await placeOf(member);
    await member.client.ask('dejar_proyecto', { proyectoId: left });
    await leave(member);

    world.owners.members.delete(`${member.usuario}:${lost}`);
    for (const id of [kept, lost, left, unheard]) world.owners.publish(`proyecto.${id!}`, 'cambio', id);
    for (let n = 0; n <= 50; n += 1) world.owners.publish(`proyecto.${busy!}`, 'cambio', busy);
    world.owners.publish(`usuario.${member.usuario}`, 'nueva_notificacion', 'una');
    await world.settle(other);
    const told = await comeBack(member, desde);
    expect(told).toEqual({ completo: true, enMs: expect.any(Number), lugar: expect.any(String) });
    expect(member.client.names()).toEqual(['nueva_notificacion', 'reanudado']);
    const lugar = expect.any(String);
    expect(await enter(member, kept, desde)).toEqual({ success: true, completo: true, lugar });
    expect(member.client.of('cambio')).toEqual([kept]);
    expect(await enter(member, lost!, desde)).toMatchObject({ success: false, codigo: 'NO_ENCONTRADO' });
    for (const id of [busy, left, unheard])
      expect(await enter(member, id!, desde)).toEqual({ success: true, completo: false, lugar });

    const entered = await enter(member, unheard!, '');
    expect(entered).toEqual({ success: true, completo: false, lugar });
    await leave(member);
    expect(await comeBack(member, entered.lugar!)).toMatchObject({ completo: true });
    for (const id of [kept, unheard!])
      expect(await enter(member, id, entered.lugar)).toMatchObject({ completo: true });
    expect(member.client.names()).toEqual(['reanudado']);
  });

  it('has to read again after a gap of the gateway itself, at another one, and if it has never heard anything', async () => {
    const [member, there] = [await world.person(), await world.person()];
    const desde = await placeOf(member);
    await leave(member);
    world.owners.raw(RECARGAR_SUBJECT, '');
    await eventually(() => expect(there.client.of('recargar')).toEqual([{ enMs: expect.any(Number) }]));
    const told = await comeBack(member, desde);
    expect(told).toMatchObject({ completo: false });
    expect(told.enMs).toBeLessThan(1_000);
    for (const never of ['', 'x', `${told.lugar.split('.')[0]}.x`]) {
      await leave(member);
      expect(await comeBack(member, never)).toMatchObject({ completo: false });
    }
    const elsewhere: Person = { ...member, client: world.open(member.client.token, world.gateways[1]) };
    await elsewhere.client.connected();
    await leave(member, elsewhere);
    expect(await comeBack(elsewhere, told.lugar)).toMatchObject({ completo: false });
    expect(await comeBack(member, told.lugar)).toMatchObject({ completo: true });
  });
});
