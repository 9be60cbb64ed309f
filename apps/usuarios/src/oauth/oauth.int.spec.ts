import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { canjearToken, verificarToken } from '@pmp/contracts/usuarios';
import { leerDocumentoDeCliente } from '@pmp/contracts/integraciones';
import { Broker, CommandClient } from '@pmp/platform';
import { newId } from '@pmp/testing';
import { createHash, randomBytes } from 'node:crypto';
import { bodyOf, type Person, startWorld, type World } from '../../test/world';
import type { CodigoDoc } from './codigo.model';

const ORIGEN = 'https://pmp.example.com';
const RECURSO = `${ORIGEN}/api/mcp`;
const REDIRECT = 'http://127.0.0.1:33418/callback';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let world: World;
let ana: Person;

beforeAll(async () => {
  world = await startWorld();
  ana = await world.person({ nombre: 'Ana' });
});
afterAll(() => world.close());

const codigos = () => world.connection.collection<CodigoDoc>('codigos_acceso');
const register = (body: object) => world.http('POST', '/api/oauth/registro', { body });
const look = (body: object, { token } = ana) => world.http('POST', '/api/oauth/solicitud', { token, body });
const decide = (body: object, { token } = ana) => world.http('POST', '/api/oauth/decision', { token, body });
const exchangeOf = (fields: Record<string, string>) =>
  world.http('POST', '/api/oauth/token', { headers: FORM, body: new URLSearchParams(fields).toString() });
const canje = (token: string) => world.app.get(CommandClient).ask(canjearToken, { token });
const tokensOf = async ({ token }: Person) => (await world.http('GET', '/api/tokens', { token })).body.tokens;

async function newClient(redirect_uris: string[] = [REDIRECT]): Promise<string> {
  const { status, body } = await register({ client_name: 'Agente', redirect_uris });
  expect(status).toBe(201);
  return body.client_id;
}

/** What a program asks for, and what it keeps to itself. */
async function ask(extra: object = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const pedido = {
    origen: ORIGEN,
    client_id: await newClient(),
    redirect_uri: REDIRECT,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource: RECURSO,
    scope: 'leer proponer escribir',
    state: 'x y&z',
    ...extra,
  };
  return { verifier, pedido };
}

const grant = { permitir: true, alcance: 'escribir', proyectos: null, dias: 7 };

/** A code, and the form with which the program fetches its token. */
async function allowed(person = ana, extra: object = {}) {
  const { verifier, pedido } = await ask();
  const { status, body } = await decide({ ...pedido, ...grant, ...extra }, person);
  expect([status, body.message]).toEqual([200, undefined]);
  const code = new URL(body.vuelta).searchParams.get('code')!;
  const form = {
    grant_type: 'authorization_code',
    code,
    client_id: pedido.client_id,
    redirect_uri: REDIRECT,
    code_verifier: verifier,
    resource: RECURSO,
  };
  return { form, vuelta: new URL(body.vuelta), pedido };
}

describe('a program that says by an address who it is', () => {
  const URL_OF = 'https://agente.example.com/cliente.json';
  const DOCUMENT = {
    client_id: URL_OF,
    client_name: 'Agente',
    redirect_uris: [REDIRECT],
    grant_types: ['x'],
  };
  let documento: string | null = null;
  const asked: string[] = [];
  beforeAll(async () => {
    const connection = await world.app.get(Broker).connected();
    connection.subscribe(leerDocumentoDeCliente.subject, {
      callback: (_error, message) => {
        asked.push(message.json<{ url: string }>().url);
        message.respond(JSON.stringify({ datos: { documento } }));
      },
    });
    await connection.flush();
  });
  const looked = async (said: object | string | null, client_id = URL_OF) => {
    documento = said === null || typeof said === 'string' ? said : JSON.stringify(said);
    return look((await ask({ client_id })).pedido);
  };

  it('is shown with where it says so, and gets its token', async () => {
    const { status, body } = await looked(DOCUMENT);
    expect([status, body.aplicacion]).toEqual([
      200,
      { nombre: 'Agente (agente.example.com)', destino: '127.0.0.1:33418', local: true },
    ]);
    const { verifier, pedido } = await ask({ client_id: URL_OF });
    const { vuelta } = (await decide({ ...pedido, ...grant })).body;
    const code = new URL(vuelta).searchParams.get('code')!;
    const form = { grant_type: 'authorization_code', code, client_id: URL_OF, redirect_uri: REDIRECT };
    const { body: given } = await exchangeOf({ ...form, code_verifier: verifier });
    expect(given.access_token).toMatch(/^pmp_/);
  });

  it.each<[string, object | string | null, string]>([
    ['what is not there', null, 'usuarios.aplicacionSinDocumento'],
    ['no JSON', '<html>', 'usuarios.aplicacionNoValida'],
    ['another one', { ...DOCUMENT, client_id: `${URL_OF}?` }, 'usuarios.aplicacionNoValida'],
    ['no name', { ...DOCUMENT, client_name: ' ' }, 'usuarios.aplicacionNoValida'],
    [
      'a way back of others',
      { ...DOCUMENT, redirect_uris: ['https://otra.example'] },
      'usuarios.aplicacionNoValida',
    ],
    [
      'a secret',
      { ...DOCUMENT, token_endpoint_auth_method: 'client_secret_post' },
      'usuarios.aplicacionNoValida',
    ],
  ])('is refused with %s', async (_what, said, motivo) => {
    expect((await looked(said)).body.motivo).toBe(motivo);
  });

  it.each([
    'http://agente.example.com/c.json',
    'https://agente.example.com/',
    'https://agente.example.com/a/../c.json',
    'https://u:p@agente.example.com/c.json',
    'https://agente.example.com/c.json#x',
  ])('asks nobody about %s', async (client_id) => {
    const before = asked.length;
    expect((await looked(DOCUMENT, client_id)).body.motivo).toBe('usuarios.aplicacionNoValida');
    expect(asked).toHaveLength(before);
  });

  it('sends nobody to as many addresses as somebody names, and leaves others their own', async () => {
    const eva = await world.person();
    const before = asked.length;
    const name = async (n: number) =>
      look((await ask({ client_id: `https://agente.example.com/${n}.json` })).pedido, eva);
    const replies = await Promise.all(Array.from({ length: 40 }, (_, n) => name(n)));
    const refused = replies.filter(({ body }) => body.motivo === 'usuarios.demasiadasAplicaciones');
    expect([refused.length, asked.length - before]).toEqual([10, 30]);
    expect(refused[0]).toMatchObject({ status: 429 });
    expect((await looked(DOCUMENT)).status).toBe(200);
  });
});

describe('a program that registers', () => {
  it('gets an identifier that says who it is, and no secret', async () => {
    const { status, body, headers } = await register({
      client_name: 'Agente',
      redirect_uris: [REDIRECT],
      token_endpoint_auth_method: 'client_secret_post',
      logo_uri: 'https://example.com/logo.png',
    });
    expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
    expect(body).toMatchObject({ client_name: 'Agente', token_endpoint_auth_method: 'none' });
    expect(body).not.toHaveProperty('client_secret');
    expect((await register({ redirect_uris: ['https://claude.ai/cb'] })).body.client_name).toBe('claude.ai');
  });

  it.each([
    ['none', []],
    ['no list', 'https://example.com'],
    ['a script', ['javascript:alert(1)//']],
    ['data', ['data:text/html,x']],
    ['a scheme that anybody may take', ['agente://callback']],
    ['what a browser runs', ['blob:https://example.com/x']],
    ['plain HTTP elsewhere', ['http://example.com/cb']],
    ['plain HTTP to what only looks local', ['http://127.0.0.1.example.com/cb']],
    ['credentials', ['https://ana:x@example.com/cb']],
    ['a fragment', ['https://example.com/cb#x']],
    ['one of two that is wrong', [REDIRECT, 'ftp://example.com']],
    ['too many', Array.from({ length: 11 }, (_, i) => `https://example.com/${i}`)],
    ['one that is too long', [`https://example.com/${'x'.repeat(300)}`]],
  ])('is refused with redirects of the kind: %s', async (_what, redirect_uris) => {
    const { status, body } = await register({ client_name: 'X', redirect_uris });
    expect(status).toBe(400);
    expect(body.error).toMatch(/^invalid_(redirect_uri|client_metadata)$/);
  });

  it('has no name that cannot be seen', async () => {
    expect((await register({ client_name: 'Cla‮ude', redirect_uris: [REDIRECT] })).status).toBe(400);
  });
});

describe('a program that the machine opens by a scheme of its own', () => {
  it.each([
    ['cursor://anysphere.cursor-retrieval/oauth/user-ana/callback', 'cursor:'],
    ['vscode://vscode.microsoft-authentication/callback', 'vscode:'],
    ['es.ejemplo.agente:/callback', 'es.ejemplo.agente:'],
  ])('is answered at %s', async (redirect, destino) => {
    const { pedido } = await ask();
    const client_id = await newClient([redirect]);
    const asked = { ...pedido, client_id, redirect_uri: redirect };
    expect((await look(asked)).body.aplicacion).toEqual({ nombre: 'Agente', destino, local: true });
    const { body } = await decide({ ...asked, permitir: true, alcance: 'leer' });
    expect(body.vuelta).toMatch(new RegExp(`^${redirect.replaceAll('.', '\\.')}\\?code=[\\w-]+&state=`));
    expect((await look({ ...asked, redirect_uri: `${redirect}/otra` })).status).toBe(400);
  });
});

describe('the page that asks the person', () => {
  it('is told who asks, where the answer goes and what it may be given at most', async () => {
    const { pedido } = await ask();
    expect((await look(pedido)).body).toMatchObject({
      aplicacion: { nombre: 'Agente', destino: '127.0.0.1:33418', local: true },
      alcances: ['leer', 'proponer', 'escribir'],
    });
    expect((await look({ ...pedido, scope: 'leer' })).body.alcances).toEqual(['leer']);
    expect((await look({ ...pedido, scope: '' })).body.alcances).toEqual(['leer', 'proponer', 'escribir']);
    expect((await look({ ...pedido, scope: 'administrar offline_access' })).body.alcances).toHaveLength(4);
  });

  it('accepts another port on the person’s own machine, and nothing else that differs', async () => {
    const { pedido } = await ask();
    const status = async (redirect_uri: string) => (await look({ ...pedido, redirect_uri })).status;
    expect(await status('http://127.0.0.1:50000/callback')).toBe(200);
    for (const other of [
      'http://127.0.0.1:33418/callback/',
      'http://127.0.0.1:33418/callback?x=1',
      'http://127.0.0.1:33418/otra',
      'http://localhost:33418/callback',
      'https://127.0.0.1:33418/callback',
      'http://127.0.0.1:33418@example.com/callback',
      'https://example.com/callback',
      'javascript:alert(1)',
    ])
      expect([other, await status(other)]).toEqual([other, 400]);
    const client_id = await newClient(['https://claude.ai/cb']);
    expect((await look({ ...pedido, client_id, redirect_uri: 'https://claude.ai:8443/cb' })).status).toBe(
      400,
    );
    expect((await look({ ...pedido, client_id, redirect_uri: 'https://claude.ai/cb' })).status).toBe(200);
  });

  it.each([
    ['another way to answer', { response_type: 'token' }, 'unsupported_response_type'],
    ['no challenge', { code_challenge: '' }, 'PKCE'],
    ['a challenge that is the secret itself', { code_challenge_method: 'plain' }, 'PKCE'],
    ['no method', { code_challenge_method: '' }, 'PKCE'],
    ['no resource', { resource: '' }, 'invalid_target'],
    ['another server', { resource: 'https://evil.example/api/mcp' }, 'invalid_target'],
    ['another part of this one', { resource: `${ORIGEN}/api/usuarios` }, 'invalid_target'],
    ['a page elsewhere', { origen: 'https://pmp.example.com/x' }, 'invalid_target'],
    ['scopes that nobody knows', { scope: 'todo root' }, 'invalid_scope'],
    ['an identifier that is none', { client_id: 'otro' }, 'registrada'],
    ['no identifier', { client_id: '' }, 'registrada'],
  ])('leads nowhere with %s', async (_what, extra, said) => {
    const { pedido } = await ask(extra);
    for (const reply of [await look(pedido), await decide({ ...pedido, ...grant })]) {
      expect([reply.status, reply.body.message]).toEqual([400, expect.stringContaining(said)]);
      expect(reply.body.vuelta).toBeUndefined();
    }
  });

  it('is no script’s: a token authorises nobody', async () => {
    const { body } = await world.http('POST', '/api/tokens', {
      token: ana.token,
      body: { nombre: 'CI', alcance: 'administrar' },
    });
    const { canje: token } = await canje(body.secreto);
    const { pedido } = await ask();
    expect((await decide({ ...pedido, ...grant }, { ...ana, token })).body.motivo).toBe(
      'comun.alcanceInsuficiente',
    );
  });

  it('gives no more than was asked for, and says no when the person does', async () => {
    const { pedido } = await ask({ scope: 'leer' });
    expect((await decide({ ...pedido, ...grant })).body.motivo).toBe('usuarios.alcanceNoValido');
    const before = await codigos().countDocuments();
    const { vuelta } = (await decide({ ...pedido, permitir: false })).body;
    const { searchParams } = new URL(vuelta);
    expect(Object.fromEntries(searchParams)).toEqual({ error: 'access_denied', state: 'x y&z', iss: ORIGEN });
    expect(await codigos().countDocuments()).toBe(before);
  });
});

describe('a code', () => {
  it('is exchanged for a token of the person, which opens only the MCP server and is listed with the others', async () => {
    const proyecto = newId();
    const { form, vuelta } = await allowed(ana, { proyectos: [proyecto] });
    expect(vuelta.origin + vuelta.pathname).toBe(REDIRECT);
    expect([vuelta.searchParams.get('state'), vuelta.searchParams.get('iss')]).toEqual(['x y&z', ORIGEN]);
    expect(JSON.stringify(await codigos().find().toArray())).not.toContain(form.code);
    let reply: Awaited<ReturnType<typeof exchangeOf>>;
    const said = await world.heard(async () => void (reply = await exchangeOf(form)));
    const { body, headers } = reply!;
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({ token_type: 'Bearer', scope: 'leer proponer escribir' });
    expect(body.access_token).toMatch(/^pmp_[\w-]{43}$/);
    expect(body.expires_in).toBeGreaterThan(6 * 86_400);
    const hecho = bodyOf(said, 'hecho.usuarios.token.creado.v1').datos;
    expect(hecho).toMatchObject({ usuario: ana._id, nombre: 'Agente', aplicacion: '127.0.0.1' });
    const [listed] = await tokensOf(ana);
    expect(listed).toMatchObject({
      nombre: 'Agente',
      alcance: 'escribir',
      proyectos: [proyecto],
      aplicacion: '127.0.0.1',
    });
    expect(await canje(body.access_token)).toMatchObject({ _id: listed._id, soloMcp: true });
    // A socket hears of everything that its owner does.
    const socket = world.app.get(CommandClient).ask(verificarToken, { token: body.access_token });
    await expect(socket).rejects.toMatchObject({ motivo: 'comun.tokenNoValido' });
    await world.http('DELETE', `/api/tokens/${listed._id}`, { token: ana.token });
    await expect(canje(body.access_token)).rejects.toMatchObject({ motivo: 'comun.tokenNoValido' });
  });

  it.each<[string, Record<string, string>, string]>([
    ['another program', { client_id: 'otra' }, 'invalid_grant'],
    ['another address', { redirect_uri: 'http://127.0.0.1:1/callback' }, 'invalid_grant'],
    ['another secret', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['no secret', { code_verifier: '' }, 'invalid_grant'],
    ['another server', { resource: 'https://evil.example/api/mcp' }, 'invalid_target'],
  ])('is spent by whoever shows it with %s', async (_what, wrong, error) => {
    const { form } = await allowed();
    const before = (await tokensOf(ana)).length;
    expect(await exchangeOf({ ...form, ...wrong })).toMatchObject({ status: 400, body: { error } });
    expect(await exchangeOf(form)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await tokensOf(ana)).toHaveLength(before);
  });

  it('that is shown twice takes back what it was exchanged for', async () => {
    const { form } = await allowed();
    const { access_token } = (await exchangeOf(form)).body;
    await canje(access_token);
    expect((await exchangeOf(form)).body.error).toBe('invalid_grant');
    await expect(canje(access_token)).rejects.toMatchObject({ motivo: 'comun.tokenNoValido' });
  });

  it('shown by many at once opens nothing, although one of them may have been given a token', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = (await tokensOf(ana)).length;
      const { form } = await allowed();
      const replies = await Promise.all(Array.from({ length: 4 }, () => exchangeOf(form)));
      const given = replies.filter(({ status }) => status === 200).map(({ body }) => body.access_token);
      expect(given.length).toBeLessThanOrEqual(1);
      for (const token of given)
        await expect(canje(token)).rejects.toMatchObject({ motivo: 'comun.tokenNoValido' });
      expect(await tokensOf(ana)).toHaveLength(before);
    }
  });

  it('ends with its minute, and with the session in which it was given', async () => {
    const late = await allowed();
    await codigos().updateMany({}, { $set: { expira: new Date(Date.now() - 1) } });
    expect((await exchangeOf(late.form)).body.error).toBe('invalid_grant');
    const luis = await world.person();
    const { form } = await allowed(luis);
    await world.http('POST', '/api/usuarios/sesiones/cerrar-demas', { token: luis.token });
    expect((await exchangeOf(form)).body.error).toBe('invalid_grant');
  });

  it('is asked for with a form of the protocol', async () => {
    const { form } = await allowed();
    expect((await exchangeOf({ ...form, grant_type: 'refresh_token' })).body.error).toBe(
      'unsupported_grant_type',
    );
    expect((await exchangeOf({ grant_type: 'authorization_code' })).body.error).toBe('invalid_request');
    const twice = `${new URLSearchParams(form).toString()}&code=otro`;
    const reply = await world.http('POST', '/api/oauth/token', { headers: FORM, body: twice });
    expect(reply.body.error).toBe('invalid_request');
    expect((await world.http('POST', '/api/oauth/token', { body: form })).status).toBe(400);
    const elsewhere = { token: ana.token, headers: FORM, body: 'nombre=CI&alcance=leer' };
    expect((await world.http('POST', '/api/tokens', elsewhere)).status).toBe(415);
    expect((await exchangeOf(form)).status).toBe(200);
  });
});
