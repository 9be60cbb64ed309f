import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Broker } from '@pmp/platform';
import { eventually, newId } from '@pmp/testing';
import { startGateway, type TestGateway } from './gateway';
import { minuteAhead } from './minute-ahead';
import { sendJson, StubService } from './stub-service';
import { World } from './world';

let world: World;
let proyectos: StubService;
let gateway: TestGateway;
let reached = 0;
const LISTED = 'https://panel.example.com';

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
    INTEGRACIONES_URL: proyectos.url,
    LIMITE_API_POR_MINUTO: '5',
    CORS_ORIGENES: `${LISTED}, http://localhost:8080`,
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
    await minuteAhead();
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

describe('a program that the person has authorised', () => {
  it('finds out at the door of the MCP server how to be let in, by the address that it knows', async () => {
    const { host } = new URL(gateway.url);
    const origin = `http://${host}`;
    proyectos.answer = sendJson(401, { success: false });
    const refused = await fetch(`${gateway.url}/api/mcp`, { method: 'POST' });
    const resource = `${origin}/.well-known/oauth-protected-resource/api/mcp`;
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe(`Bearer resource_metadata="${resource}"`);
    const recurso = await (await fetch(resource)).json();
    expect(recurso).toMatchObject({
      resource: `${origin}/api/mcp`,
      authorization_servers: [origin],
      scopes_supported: ['leer', 'proponer', 'escribir'],
    });
    const found = await fetch(`${origin}/.well-known/oauth-authorization-server`);
    expect(found.headers.get('cache-control')).toBe('no-store');
    expect(await found.json()).toMatchObject({
      issuer: origin,
      authorization_endpoint: `${origin}/configuracion?seccion=autorizar`,
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
    const bad = await call(`pmp_${'x'.repeat(43)}`, '/api/mcp', { method: 'POST' });
    expect(bad.headers.get('www-authenticate')).toContain('error="invalid_token"');
    const elsewhere = await call('pmp_', '/api/proyectos');
    expect(elsewhere.headers.get('www-authenticate')).toBe('Bearer realm="PMP"');
  });

  it.each([
    [{ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'PMP.example.com' }, 'https://pmp.example.com'],
    [{ 'x-forwarded-proto': 'https, http' }, 'https://own'],
    [{ 'x-forwarded-proto': 'javascript', 'x-forwarded-host': 'a/b"c' }, 'http://own'],
  ])('behind %j is told of %s', async (headers, origin) => {
    const reply = await fetch(`${gateway.url}/.well-known/oauth-protected-resource`, { headers });
    const { resource } = (await reply.json()) as { resource: string };
    expect(resource).toBe(`${origin.replace('own', new URL(gateway.url).host)}/api/mcp`);
  });

  it('opens the MCP server with its token, and nothing else', async () => {
    const { secreto, _id } = world.owners.giveToken(newId(), { soloMcp: true });
    proyectos.answer = (request, response) =>
      sendJson(200, { authorization: request.headers.authorization })(request, response);
    const inside = await call(secreto, '/api/mcp', { method: 'POST' });
    expect(await inside.json()).toEqual({ authorization: `Bearer canje-of-${_id}` });
    for (const path of ['/api/proyectos', '/api/mcp/', '/api/mcp/x', '/api/%6Dcp']) {
      const reply = await call(secreto, path);
      expect([path, reply.status]).toEqual([path, 403]);
      expect(await reply.json()).toMatchObject({ motivo: 'comun.alcanceInsuficiente' });
    }
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

  it('has read of outside what is told in a project that has some, and says nothing elsewhere', async () => {
    const [usuario, ours, theirs, hidden] = [newId(), newId(), newId(), newId()];
    const { outside, read } = world.owners.readings!;
    outside.set(newId(), theirs).set(newId(), hidden);
    world.owners.members.add(`${usuario}:${ours}`).add(`${usuario}:${theirs}`);
    const { client, _id } = await open(usuario, { alcance: 'escribir' });
    const enter = (proyectoId: string) => client.ask('suscribir_proyecto', { proyectoId });
    const write = () => client.ask('enviar_mensaje', { chatId: newId(), tipoChat: 'directo' });
    expect(await enter(ours)).toEqual({ success: true });
    expect(await enter(hidden)).toMatchObject({ motivo: 'comun.noEncontrado' });
    expect([read.get(_id), await write()]).toEqual([
      undefined,
      expect.objectContaining({ motivo: 'comun.datosNoValidos' }),
    ]);
    expect(await enter(theirs)).toEqual({ success: true });
    expect([[...read.get(_id)!], await write()]).toEqual([
      [theirs],
      expect.objectContaining({ motivo: 'comun.necesitaPersona' }),
    ]);
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

describe('a page of another origin', () => {
  const asked = async (origin: string, authorization: string | null, init: RequestInit = {}) => {
    const headers = { ...(init.headers as object), origin, ...(authorization && { authorization }) };
    return fetch(`${gateway.url}/api/proyectos`, { ...init, headers });
  };
  const PREFLIGHT = {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' },
  };

  it('that is listed is told before a request what it may send, and reads what a token reads', async () => {
    const before = reached;
    const preflight = await asked(LISTED, null, PREFLIGHT);
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(LISTED);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('if-match');
    expect(reached).toBe(before);
    // What a service says itself stays.
    proyectos.answer = (_request, response) => response.setHeader('vary', 'accept-encoding').end();
    const { secreto } = world.owners.giveToken(newId());
    const reply = await asked(LISTED, `Bearer ${secreto}`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('access-control-allow-origin')).toBe(LISTED);
    expect(reply.headers.get('access-control-expose-headers')).toContain('etag');
    expect(reply.headers.get('vary')).toBe('accept-encoding, Origin');
    expect((await call(secreto)).headers.get('vary')).toBe('accept-encoding, Origin');
  });

  it.each([
    ['with a session', LISTED, 'Bearer una-sesion'],
    ['with nothing', LISTED, null],
    ['that nobody listed', 'https://malo.example', `Bearer pmp_${'x'.repeat(43)}`],
    ['with a port of its own', `${LISTED}:8443`, `Bearer pmp_${'x'.repeat(43)}`],
  ])('%s reads nothing', async (_, origin, authorization) => {
    const reply = await asked(origin, authorization);
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('that nobody listed is not let in by asking first', async () => {
    const reply = await asked('https://malo.example', null, PREFLIGHT);
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('reads also why it was refused', async () => {
    const reply = await asked(LISTED, 'Bearer pmp_');
    expect(reply.status).toBe(401);
    expect(reply.headers.get('access-control-allow-origin')).toBe(LISTED);
  });
});
