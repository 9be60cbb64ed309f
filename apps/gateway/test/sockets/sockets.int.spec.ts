import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { VIVO_SUBJECTS } from '@pmp/contracts/common';
import { Broker, VIVO } from '@pmp/platform';
import { eventually, newId, type SocketClient } from '@pmp/testing';
import { startGateway } from '../gateway';
import { World, type Person } from '../world';

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

describe('handshake', () => {
  it.each([['nobody-knows-it'], [undefined], [''], [{ $gt: '' }], ['x'.repeat(5000)]])(
    'refuses the token %j in Spanish',
    async (token) => {
      await expect(world.open(token).connected()).rejects.toMatchObject({
        message: expect.stringMatching(/^(Sesión expirada|Inicia sesión)/),
        data: { codigo: 'NO_AUTENTICADO' },
      });
    },
  );

  it('says when nobody can tell whether a token is good', async () => {
    const alone = await startGateway();
    const client = world.open('any', alone);
    await expect(client.connected()).rejects.toMatchObject({ data: { codigo: 'NO_DISPONIBLE' } });
    await alone.close();
  });

  it('closes the socket when its token ends', async () => {
    const client = await world.open(world.owners.signIn(newId(), Date.now() + 300)).connected();
    await eventually(() => expect(client.socket.connected).toBe(false));
    expect(client.names()).toEqual(['sesion_cerrada']);
  });
});

describe('rooms', () => {
  it('reach those whom the owner has let in, and nobody else', async () => {
    const proyecto = newId();
    const [member, outsider] = [await world.person([proyecto]), await world.person()];
    expect(await subscribe(member.client, proyecto)).toEqual({ success: true });
    expect(await subscribe(outsider.client, proyecto)).toEqual({
      success: false,
      message: 'No se ha encontrado lo que buscas',
      codigo: 'NO_ENCONTRADO',
      motivo: 'comun.noEncontrado',
    });
    const cambio = {
      entidad: 'proyecto',
      accion: 'actualizado',
      _id: proyecto,
      version: 2,
      datos: { nombre: 'Ñandú' },
    };
    world.owners.publish(`proyecto.${proyecto}`, 'cambio', cambio);
    world.owners.publish(`usuario.${outsider.usuario}`, 'nueva_notificacion', { _id: '1' });
    await world.settle(member, outsider);
    expect(member.client.received).toEqual([
      { evento: 'cambio', datos: cambio },
      { evento: 'marca', datos: null },
    ]);
    expect(outsider.client.names()).toEqual(['nueva_notificacion', 'marca']);
  });

  it('are left on request', async () => {
    const proyecto = newId();
    const member = await world.person([proyecto]);
    await subscribe(member.client, proyecto);
    expect(await member.client.ask('dejar_proyecto', { proyectoId: proyecto })).toEqual({ success: true });
    world.owners.publish(`proyecto.${proyecto}`, 'cambio', {});
    await world.settle(member);
    expect(member.client.names()).toEqual(['marca']);
  });

  it.each([[undefined], [null], ['abc'], [{}], [{ proyectoId: 'abc' }], [{ proyectoId: { $gt: '' } }], [[]]])(
    'answer the payload %j with what is wrong',
    async (payload) => {
      const { client } = await world.person();
      expect(await client.ask('suscribir_proyecto', payload)).toMatchObject({
        success: false,
        codigo: 'VALIDACION',
      });
      expect(await client.ask('dejar_proyecto', payload)).toMatchObject({
        success: false,
        codigo: 'VALIDACION',
      });
    },
  );

  it('may be asked for without an acknowledgement; unknown events change nothing', async () => {
    const proyecto = newId();
    const member = await world.person([proyecto]);
    member.client.socket.emit('join', `proyecto.${proyecto}`);
    member.client.socket.emit('suscribir_proyecto', 'x');
    member.client.socket.emit('suscribir_proyecto');
    const before = world.owners.asked;
    member.client.socket.emit('suscribir_proyecto', { proyectoId: proyecto });
    await eventually(() => expect(world.owners.asked).toBe(before + 1));
    await eventually(async () => {
      world.owners.publish(`proyecto.${proyecto}`, 'cambio', {});
      await world.settle(member);
      expect(member.client.names()).toContain('cambio');
    });
  });

  it('say that their owner does not answer, and can be asked for again', async () => {
    const proyecto = newId();
    const member = await world.person([proyecto]);
    world.owners.proyectosAway = true;
    expect(await subscribe(member.client, proyecto)).toMatchObject({
      success: false,
      codigo: 'NO_DISPONIBLE',
    });
    world.owners.proyectosAway = false;
    expect(await subscribe(member.client, proyecto)).toEqual({ success: true });
  });

  it('survive what is not a message', async () => {
    const member = await world.person();
    world.owners.raw(`vivo.usuario.${member.usuario}`, 'no es json');
    world.owners.raw(`vivo.usuario.${member.usuario}`, '{"datos":1}');
    world.owners.raw('vivo.control.revisar', '{"usuarios":"todos"}');
    await world.settle(member);
    expect(member.client.names()).toEqual(['marca']);
  });

  it('refuse a socket that asks too fast, and drop one that does not stop', async () => {
    const { client } = await world.person();
    const replies = await Promise.all(Array.from({ length: 1_500 }, () => client.ask('dejar_proyecto', {})));
    expect(replies.map(({ codigo }) => codigo)).toContain('DEMASIADAS_PETICIONES');
    for (let i = 0; i < 6_000; i += 1) client.socket.emit('nada');
    await eventually(() => expect(client.socket.connected).toBe(false));
  });
});

describe('two gateways', () => {
  it('behave as one', async () => {
    const proyecto = newId();
    const [here, there] = [await world.person([proyecto]), await world.person([proyecto], { gateway: 1 })];
    await Promise.all([subscribe(here.client, proyecto), subscribe(there.client, proyecto)]);
    world.owners.publish(`proyecto.${proyecto}`, 'cambio', { version: 3 });
    await world.settle(here, there);
    for (const { client } of [here, there]) expect(client.names()).toEqual(['cambio', 'marca']);
  });

  it('hear of a project only while somebody of theirs is in its room, and then from the acknowledgement on', async () => {
    const proyectos = Array.from({ length: 20 }, newId);
    const EVENTS = 15;
    const [here, there] = [
      await world.person(proyectos),
      await world.person(proyectos, { gateway: 1 }),
    ] as const;
    const publishAll = async (...people: Person[]) => {
      for (let n = 0; n < EVENTS; n += 1)
        for (const id of proyectos) world.owners.publish(`proyecto.${id}`, 'cambio', { id, n });
      await world.settle(...people);
      people.forEach(({ client }) => client.received.splice(0));
    };
    const heardBy = (gateway: 0 | 1) => world.gateways[gateway].app.get(Broker).connection!.stats().inMsgs;
    const ALL = EVENTS * proyectos.length;
    /** What else the broker may bring meanwhile: answers, and how many sockets there are elsewhere. */
    const OTHER = 60;

    const entered = proyectos.map(async (id) => {
      await subscribe(here.client, id);
      world.owners.publish(`proyecto.${id}`, 'cambio', id);
    });
    await Promise.all(entered);
    await world.settle(here);
    expect(here.client.of('cambio').toSorted()).toEqual(proyectos.toSorted());
    here.client.received.splice(0);

    const before = [heardBy(0), heardBy(1)] as const;
    await publishAll(here, there);
    expect(heardBy(0) - before[0]).toBeGreaterThanOrEqual(ALL);
    expect(heardBy(1) - before[1]).toBeLessThan(OTHER);

    await Promise.all(proyectos.map((id) => here.client.ask('dejar_proyecto', { proyectoId: id })));
    await eventually(async () => {
      const after = heardBy(0);
      await publishAll(here, there);
      expect(heardBy(0) - after).toBeLessThan(OTHER);
    });
  });

  it('let their clients go on when one of them leaves, which those of the others do not notice', async () => {
    const stays = await world.person([newId()]);
    const leaving = await startGateway({ NATS_URL: world.broker.url });
    const client = await world.open(world.owners.signIn(newId()), leaving).connected();
    let reason = '';
    client.socket.once('disconnect', (why) => (reason = why));
    await leaving.close();
    await eventually(() => expect(reason).toMatch(/^transport (close|error)$/));
    expect(client.socket.active).toBe(true);
    await world.settle(stays);
    expect(stays.client.names()).toEqual(['marca']);
    expect(stays.client.socket.connected).toBe(true);
  });
});

describe('a broker that was away', () => {
  it('makes clients fetch again and every right be asked for, without a socket that has to come back', async () => {
    const [kept, lost] = [newId(), newId()];
    const member = await world.person([kept, lost]);
    for (const proyecto of [kept, lost]) await subscribe(member.client, proyecto);
    const first = member.client.socket.id;
    world.owners.members.delete(`${member.usuario}:${lost}`);
    await world.broker.kill();
    await world.broker.start();
    await eventually(() => expect(member.client.of('acceso_perdido')).toEqual([{ proyectoId: lost }]), {
      within: 10_000,
    });
    expect(member.client.of('recargar')).toHaveLength(1);
    for (const proyecto of [kept, lost]) world.owners.publish(`proyecto.${proyecto}`, 'cambio', proyecto);
    await world.settle(member);
    expect(member.client.of('cambio')).toEqual([kept]);
    expect(member.client.socket.id).toBe(first);
  });

  it('reads what was published meanwhile, and tells exactly that to those in its rooms', async () => {
    const proyecto = newId();
    const member = await world.person([proyecto]);
    const elsewhere = await world.person();
    await subscribe(member.client, proyecto);
    const operator = await connect({
      servers: world.broker.url,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 20,
    });
    const manager = await jetstreamManager(operator);
    await manager.streams.add({ name: VIVO, subjects: VIVO_SUBJECTS, no_ack: true });
    // The gateways note every two seconds how far they are; one noted twice has noted it since the stream is there.
    let noted = 0;
    operator.subscribe('$JS.API.STREAM.INFO.VIVO', {
      callback: (_error, { reply = '' }) => void (noted += Number(reply.includes('gateway'))),
    });
    await eventually(() => expect(noted).toBeGreaterThanOrEqual(2 * world.gateways.length + 1), {
      within: 15_000,
    });
    await world.settle(member, elsewhere);
    member.client.received.splice(0);
    await world.broker.kill();
    await world.broker.start();
    await eventually(() => operator.flush());
    const body = JSON.stringify({ evento: 'cambio', datos: 'missed' });
    operator.publish(`vivo.proyecto.${proyecto}`, body);
    await operator.flush();
    await eventually(() => expect(member.client.of('cambio')).toEqual(['missed']), { within: 10_000 });
    await world.settle(member, elsewhere);
    expect([...member.client.of('recargar'), ...elsewhere.client.of('recargar')]).toEqual([]);
    await manager.streams.delete(VIVO);
    await operator.close();
  });
});
