import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Broker } from '@pmp/platform';
import { eventually, newId } from '@pmp/testing';
import { startGateway, type TestGateway } from './gateway';
import { sendJson, StubService } from './stub-service';
import { World } from './world';

let world: World;
let proyectos: StubService;
let gateway: TestGateway;
let reached = 0;

beforeAll(async () => {
  world = await World.start();
  proyectos = await new StubService().start();
  proyectos.answer = (request, response) => {
    reached += 1;
    sendJson(200, { success: true, authorization: request.headers.authorization })(request, response);
  };
  gateway = await startGateway({
    NATS_URL: world.broker.url,
    PROYECTOS_URL: proyectos.url,
    LIMITE_API_POR_MINUTO: '5',
  });
  await gateway.app.get(Broker).connected();
});
afterEach(() => world.closeClients());
afterAll(async () => {
  await gateway.close();
  await proyectos.stop();
  await world.close();
});

const call = (token: string, path = '/api/proyectos', init: RequestInit = {}) =>
  fetch(gateway.url + path, { ...init, headers: { authorization: `Bearer ${token}` } });

describe('a request with a personal token', () => {
  it('reaches the service with what its owner gives for it, and asks only now and then', async () => {
    const { secreto, _id } = world.owners.giveToken(newId());
    const before = world.owners.exchanged;
    for (const init of [{}, { method: 'POST', body: 'x'.repeat(40_000) }]) {
      const reply = await call(secreto, '/api/proyectos', init);
      expect(await reply.json()).toMatchObject({ authorization: `Bearer canje-of-${_id}` });
    }
    expect(world.owners.exchanged).toBe(before + 1);
  });

  it('learns how many are left to it, and is asked to wait', async () => {
    const { secreto } = world.owners.giveToken(newId());
    const replies = [];
    for (let i = 0; i < 6; i += 1) replies.push(await call(secreto));
    const [first, last] = [replies[0]!, replies[5]!];
    expect(first.headers.get('ratelimit-policy')).toBe('"token";q=5;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"token";r=4;t=\d+$/);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(last.headers.get('ratelimit')).toMatch(/^"token";r=0;t=\d+$/);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last.json()).toMatchObject({ codigo: 'DEMASIADAS_PETICIONES' });
    expect((await call(world.owners.giveToken(newId()).secreto)).status).toBe(200);
  });

  it.each(['pmp_', `pmp_${'x'.repeat(43)}`, `pmp_${'x'.repeat(3_000)}`])(
    'that nobody has made is refused: %s',
    async (token) => {
      const before = reached;
      const reply = await call(token);
      expect(reply.status).toBe(401);
      expect(await reply.json()).toMatchObject({ motivo: 'comun.tokenNoValido' });
      expect(reached).toBe(before);
    },
  );

  it('says so when nobody can tell whose it is', async () => {
    const alone = await startGateway({ PROYECTOS_URL: proyectos.url });
    const { secreto } = world.owners.giveToken(newId());
    const reply = await fetch(`${alone.url}/api/proyectos`, {
      headers: { authorization: `Bearer ${secreto}` },
    });
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2']);
    await alone.close();
  });
});

describe('a socket opened with a personal token', () => {
  const open = async (usuario: string, parts: object) => {
    const { secreto, _id } = world.owners.giveToken(usuario, parts);
    return { client: await world.open(secreto).connected(), _id, usuario };
  };

  it('for some projects hears of nothing else', async () => {
    const [usuario, own, other] = [newId(), newId(), newId()];
    world.owners.members.add(`${usuario}:${own}`).add(`${usuario}:${other}`);
    const { client } = await open(usuario, { proyectos: [own] });
    const seen = await open(usuario, {});
    expect(await client.ask('suscribir_proyecto', { proyectoId: own })).toEqual({ success: true });
    const refused = await client.ask('suscribir_proyecto', { proyectoId: other });
    expect(refused).toMatchObject({ success: false, motivo: 'comun.noEncontrado' });
    const chat = { chatId: own, tipoChat: 'proyecto' };
    expect(await client.ask('unirse_chat', chat)).toMatchObject({ motivo: 'comun.alcanceInsuficiente' });
    world.owners.publish(`usuario.${usuario}`, 'nueva_notificacion', { _id: '1' });
    await world.settle(seen);
    expect(seen.client.names()).toEqual(['nueva_notificacion', 'marca']);
    expect(client.names()).toEqual([]);
  });

  it('to read writes nothing and ends no session', async () => {
    const { client } = await open(newId(), {});
    for (const evento of ['enviar_mensaje', 'marcar_leidos'])
      expect(await client.ask(evento, { chatId: newId(), tipoChat: 'directo' })).toMatchObject({
        motivo: 'comun.alcanceInsuficiente',
      });
    const chat = { chatId: newId(), tipoChat: 'directo' };
    expect(await client.ask('escribiendo', chat)).toMatchObject({ motivo: 'comun.alcanceInsuficiente' });
    const farewell = await client.ask('cerrar_sesion', { sesiones: [newId()] });
    expect(farewell).toMatchObject({ motivo: 'comun.alcanceInsuficiente' });
  });

  it.each([[null], [[newId()]]])('for %j is closed when it is revoked, and no other', async (proyectos) => {
    const usuario = newId();
    const [one, other] = [await open(usuario, { proyectos }), await open(usuario, { proyectos })];
    world.owners.revisar([usuario], true, [one._id]);
    await eventually(() => expect(one.client.names()).toEqual(['sesion_cerrada']));
    expect(other.client.socket.connected).toBe(true);
  });
});
