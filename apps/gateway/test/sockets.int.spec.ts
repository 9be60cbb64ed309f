import { eventually, newId, testBroker, type TestBroker } from '@pmp/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './client';
import { startGateway, type TestGateway } from './gateway';
import { Owners } from './owners';

let broker: TestBroker;
let owners: Owners;
let gateways: TestGateway[];
let clients: Client[] = [];

beforeAll(async () => {
  broker = await testBroker();
  owners = await Owners.on(broker.url);
  gateways = [await startGateway({ NATS_URL: broker.url }), await startGateway({ NATS_URL: broker.url })];
});

afterEach(() => {
  for (const client of clients) client.socket.disconnect();
  clients = [];
  owners.proyectosAway = false;
});

afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await owners.close();
  await broker.dispose();
});

function open(token: unknown, gateway = 0): Client {
  const client = new Client(gateways[gateway]!.url, token);
  clients.push(client);
  return client;
}

/** A person with an open socket, who is a member of the projects given. */
async function person(proyectos: string[] = [], gateway = 0): Promise<{ usuario: string; client: Client }> {
  const usuario = newId();
  for (const proyecto of proyectos) owners.members.add(`${usuario}:${proyecto}`);
  return { usuario, client: await open(owners.signIn(usuario), gateway).connected() };
}

const subscribe = (client: Client, proyectoId: string) => client.ask('suscribir_proyecto', { proyectoId });

/** Everything published before has been passed on once this has arrived. */
async function settle(...people: { usuario: string; client: Client }[]): Promise<void> {
  for (const { usuario } of people) owners.publish(`usuario.${usuario}`, 'marca', null);
  await eventually(() => {
    for (const { client } of people) expect(client.names()).toContain('marca');
  });
}

describe('handshake', () => {
  it.each([['nobody-knows-it'], [undefined], [''], [{ $gt: '' }], ['x'.repeat(5000)]])(
    'refuses the token %j in Spanish',
    async (token) => {
      await expect(open(token).connected()).rejects.toMatchObject({
        message: expect.stringMatching(/^(Sesión expirada|Inicia sesión)/) as string,
        data: { codigo: 'NO_AUTENTICADO' },
      });
    },
  );

  it('says when nobody can tell whether a token is good', async () => {
    const alone = await startGateway();
    const client = new Client(alone.url, 'any');
    clients.push(client);
    await expect(client.connected()).rejects.toMatchObject({ data: { codigo: 'NO_DISPONIBLE' } });
    await alone.close();
  });

  it('speaks websocket only', async () => {
    expect((await fetch(`${gateways[0]!.url}/socket.io/?EIO=4&transport=polling`)).status).toBe(400);
  });

  it('closes the socket when its token ends', async () => {
    const client = await open(owners.signIn(newId(), Date.now() + 300)).connected();
    await eventually(() => expect(client.socket.connected).toBe(false));
    expect(client.names()).toEqual(['sesion_cerrada']);
  });
});

describe('rooms', () => {
  it('reach those whom the owner has let in, and nobody else', async () => {
    const proyecto = newId();
    const [member, outsider] = [await person([proyecto]), await person()];
    expect(await subscribe(member.client, proyecto)).toEqual({ success: true });
    expect(await subscribe(outsider.client, proyecto)).toEqual({
      success: false,
      message: 'No se ha encontrado lo que buscas',
      codigo: 'NO_ENCONTRADO',
    });
    const cambio = {
      entidad: 'proyecto',
      accion: 'actualizado',
      _id: proyecto,
      version: 2,
      datos: { nombre: 'Ñandú' },
    };
    owners.publish(`proyecto.${proyecto}`, 'cambio', cambio);
    owners.publish(`usuario.${outsider.usuario}`, 'nueva_notificacion', { _id: '1' });
    await settle(member, outsider);
    expect(member.client.received).toEqual([
      { evento: 'cambio', datos: cambio },
      { evento: 'marca', datos: null },
    ]);
    expect(outsider.client.names()).toEqual(['nueva_notificacion', 'marca']);
  });

  it('are left on request', async () => {
    const proyecto = newId();
    const member = await person([proyecto]);
    await subscribe(member.client, proyecto);
    expect(await member.client.ask('dejar_proyecto', { proyectoId: proyecto })).toEqual({ success: true });
    owners.publish(`proyecto.${proyecto}`, 'cambio', {});
    await settle(member);
    expect(member.client.names()).toEqual(['marca']);
  });

  it.each([[undefined], [null], ['abc'], [{}], [{ proyectoId: 'abc' }], [{ proyectoId: { $gt: '' } }], [[]]])(
    'answer the payload %j with what is wrong',
    async (payload) => {
      const { client } = await person();
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
    const member = await person([proyecto]);
    member.client.socket.emit('join', `proyecto.${proyecto}`);
    member.client.socket.emit('suscribir_proyecto', 'x');
    member.client.socket.emit('suscribir_proyecto');
    const before = owners.asked;
    member.client.socket.emit('suscribir_proyecto', { proyectoId: proyecto });
    await eventually(() => expect(owners.asked).toBe(before + 1));
    await eventually(async () => {
      owners.publish(`proyecto.${proyecto}`, 'cambio', {});
      await settle(member);
      expect(member.client.names()).toContain('cambio');
    });
  });

  it('say that their owner does not answer, and can be asked for again', async () => {
    const proyecto = newId();
    const member = await person([proyecto]);
    owners.proyectosAway = true;
    expect(await subscribe(member.client, proyecto)).toMatchObject({
      success: false,
      codigo: 'NO_DISPONIBLE',
    });
    owners.proyectosAway = false;
    expect(await subscribe(member.client, proyecto)).toEqual({ success: true });
  });

  it('survive what is not a message', async () => {
    const member = await person();
    owners.raw(`vivo.usuario.${member.usuario}`, 'no es json');
    owners.raw(`vivo.usuario.${member.usuario}`, '{"datos":1}');
    owners.raw('vivo.control.revisar', '{"usuarios":"todos"}');
    await settle(member);
    expect(member.client.names()).toEqual(['marca']);
  });

  it('refuse a socket that asks too fast, and drop one that does not stop', async () => {
    const { client } = await person();
    const replies = await Promise.all(Array.from({ length: 60 }, () => client.ask('dejar_proyecto', {})));
    expect(replies.at(-1)).toMatchObject({ success: false, codigo: 'DEMASIADAS_PETICIONES' });
    for (let i = 0; i < 600; i += 1) client.socket.emit('nada');
    await eventually(() => expect(client.socket.connected).toBe(false));
  });
});

describe('rights that end', () => {
  it('take the person out of the room, even if the owner learns of it a moment later', async () => {
    const proyecto = newId();
    const [leaver, stayer] = [await person([proyecto]), await person([proyecto])];
    await Promise.all([subscribe(leaver.client, proyecto), subscribe(stayer.client, proyecto)]);
    const before = owners.asked;
    owners.revisar([leaver.usuario, stayer.usuario], false);
    await eventually(() => expect(owners.asked).toBe(before + 2));
    owners.members.delete(`${leaver.usuario}:${proyecto}`);
    await eventually(() => expect(leaver.client.names()).toContain('acceso_perdido'));
    expect(leaver.client.received.at(-1)?.datos).toEqual({ proyectoId: proyecto });
    owners.publish(`proyecto.${proyecto}`, 'cambio', {});
    await settle(leaver, stayer);
    expect(leaver.client.names()).not.toContain('cambio');
    expect(stayer.client.names()).toContain('cambio');
  });

  it('keep out who was let in by an answer that comes after the last look', async () => {
    const [kept, lost] = [newId(), newId()];
    const leaver = await person([kept, lost]);
    await subscribe(leaver.client, kept);
    const late = (owners.held = [] as (() => void)[]);
    const entering = subscribe(leaver.client, lost);
    await eventually(() => expect(late).toHaveLength(1));
    owners.held = null;
    owners.members.delete(`${leaver.usuario}:${lost}`);
    const before = owners.asked;
    owners.revisar([leaver.usuario], false);
    await eventually(() => expect(owners.asked).toBe(before + 3));
    late[0]!();
    expect(await entering).toMatchObject({ success: false, codigo: 'NO_ENCONTRADO' });
    owners.publish(`proyecto.${lost}`, 'cambio', {});
    await settle(leaver);
    expect(leaver.client.names()).not.toContain('cambio');
  });

  it('are asked for again until the owner answers', async () => {
    const proyecto = newId();
    const leaver = await person([proyecto]);
    await subscribe(leaver.client, proyecto);
    owners.proyectosAway = true;
    owners.members.delete(`${leaver.usuario}:${proyecto}`);
    const before = owners.asked;
    owners.revisar([leaver.usuario], false);
    await eventually(() => expect(owners.asked).toBe(before + 3));
    owners.proyectosAway = false;
    await eventually(() => expect(leaver.client.names()).toContain('acceso_perdido'));
  });

  it('close the sockets of an account on every gateway, and only those', async () => {
    const ana = await person([], 0);
    const other = await person([], 0);
    const elsewhere = await open(owners.signIn(ana.usuario), 1).connected();
    owners.revisar([ana.usuario], true);
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
    const tokens = ['lost', 'lost', 'kept'].map((sid) => owners.signIn(usuario, undefined, sid));
    const [here, elsewhere, kept] = await Promise.all([
      open(tokens[0], 0).connected(),
      open(tokens[1], 1).connected(),
      open(tokens[2], 0).connected(),
    ]);
    owners.revisar([usuario], true, ['lost']);
    for (const client of [here, elsewhere]) {
      await eventually(() => expect(client.socket.connected).toBe(false));
      expect(client.names()).toEqual(['sesion_cerrada']);
    }
    await settle({ usuario, client: kept });
    expect(kept.socket.connected).toBe(true);
  });
});

describe('two gateways', () => {
  it('behave as one', async () => {
    const proyecto = newId();
    const [here, there] = [await person([proyecto], 0), await person([proyecto], 1)];
    await Promise.all([subscribe(here.client, proyecto), subscribe(there.client, proyecto)]);
    owners.publish(`proyecto.${proyecto}`, 'cambio', { version: 3 });
    await settle(here, there);
    for (const { client } of [here, there]) expect(client.names()).toEqual(['cambio', 'marca']);
  });

  it('let their clients go on when one of them leaves', async () => {
    const leaving = await startGateway({ NATS_URL: broker.url });
    const usuario = newId();
    const client = new Client(leaving.url, owners.signIn(usuario));
    clients.push(client);
    await client.connected();
    let reason = '';
    client.socket.once('disconnect', (why) => (reason = why));
    await leaving.close();
    await eventually(() => expect(reason).toMatch(/^transport (close|error)$/));
    expect(client.socket.active).toBe(true);
  });
});

describe('a broker that was away', () => {
  it('makes clients connect again, for what they missed is lost', async () => {
    const proyecto = newId();
    const member = await person([proyecto]);
    await subscribe(member.client, proyecto);
    const first = member.client.socket.id;
    owners.members.delete(`${member.usuario}:${proyecto}`);
    await broker.kill();
    await broker.start();
    await eventually(
      () => {
        if (!member.client.socket.active) member.client.socket.connect();
        expect(member.client.socket.connected).toBe(true);
        expect(member.client.socket.id).not.toBe(first);
      },
      { within: 10_000 },
    );
    await eventually(async () => {
      await owners.flushed();
      await settle(member);
    });
    owners.publish(`proyecto.${proyecto}`, 'cambio', {});
    owners.publish(`usuario.${member.usuario}`, 'fin', null);
    await eventually(() => expect(member.client.names()).toContain('fin'));
    expect(member.client.names()).not.toContain('cambio');
  });
});
