import { accessAsked, clientId, REDIRECT, VERIFIER } from '../../escena/access.ts';
import { register, type Person } from '../../escena/people.ts';
import type { Target } from '../../target.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const WITHIN_MS = 1_000;

/** Programs that want more than the person gives them, or what was given to another. */
export async function deceiveAuthorization(target: Target): Promise<void> {
  const ana = await register(target.door);
  await leadAstray(target, ana);
  await stealCode(target, ana);
  await outliveAndExceed(target, ana);
}

/** Requests by which the page would lead the person, or the token, to the attacker. */
async function leadAstray({ door, findings }: Target, { token }: Person): Promise<void> {
  const asked = accessAsked(door);
  const evil = 'https://evil.example/cb';
  const wrong: Record<string, object> = {
    'otra dirección que la registrada': { redirect_uri: evil },
    'una dirección que solo empieza igual': { redirect_uri: `${REDIRECT}.evil.example` },
    'la del equipo con otro dueño': { redirect_uri: 'http://127.0.0.1@evil.example/cb' },
    'un guion': { redirect_uri: 'javascript:alert(1)', client_id: clientId('X', ['javascript:alert(1)']) },
    'una dirección sin cifrar': {
      redirect_uri: 'http://evil.example/cb',
      client_id: clientId('X', ['http://evil.example/cb']),
    },
    'un identificador con un nombre que no se ve': { client_id: clientId('Cla\u202Eude', [REDIRECT]) },
    'un identificador retocado': { client_id: `${asked.client_id}=` },
    'el token para otro servidor': { resource: 'https://evil.example/api/mcp' },
    'sin PKCE': { code_challenge: '' },
    'PKCE a la vista': { code_challenge_method: 'plain', code_challenge: VERIFIER },
    'el token en la propia dirección': { response_type: 'token' },
  };
  for (const [what, part] of Object.entries(wrong)) {
    for (const [path, more] of [
      ['solicitud', {}],
      ['decision', { permitir: true, alcance: 'leer' }],
      ['decision', { permitir: false }],
    ] as const) {
      const { status, text } = await door.json('POST', `/api/oauth/${path}`, token, {
        ...asked,
        ...part,
        ...more,
      });
      const led = text.includes('vuelta') || text.includes('code=');
      findings.check(status === 400 && !led, `${path} con ${what}: ${status}`, text);
    }
  }
}

async function codeFor({ door }: Target, { token }: Person, alcance = 'leer'): Promise<string> {
  const body = { ...accessAsked(door), permitir: true, alcance };
  const { vuelta } = await door.must<{ vuelta: string }>('POST', '/api/oauth/decision', token, body);
  return new URL(vuelta).searchParams.get('code')!;
}

const exchange = async ({ door }: Target, code: string, part: Record<string, string> = {}) => {
  const { client_id, redirect_uri } = accessAsked(door);
  const form = {
    grant_type: 'authorization_code',
    code,
    client_id,
    redirect_uri,
    code_verifier: VERIFIER,
    ...part,
  };
  const body = new URLSearchParams(form).toString();
  return door.send({ method: 'POST', path: '/api/oauth/token', headers: FORM, body });
};

/** Whoever gets hold of the code on its way. */
async function stealCode(target: Target, ana: Person): Promise<void> {
  const { findings } = target;
  const wrong: Record<string, Record<string, string>> = {
    'sin el secreto': { code_verifier: '' },
    'con otro secreto': { code_verifier: 'w'.repeat(43) },
    'como otra aplicación': { client_id: clientId('Otra', [REDIRECT]) },
    'en otra dirección': { redirect_uri: 'http://127.0.0.1:1/cb' },
  };
  for (const [what, part] of Object.entries(wrong)) {
    const code = await codeFor(target, ana);
    const stolen = await exchange(target, code, part);
    findings.check(stolen.status === 400, `un código robado ${what}: ${stolen.status}`, stolen.text);
    const again = await exchange(target, code);
    findings.check(again.status === 400, `el código sigue valiendo tras probarlo ${what}`, again.text);
  }
  const code = await codeFor(target, ana);
  const all = await Promise.all(Array.from({ length: 10 }, () => exchange(target, code)));
  const good = all.filter(({ status }) => status === 200);
  findings.check(good.length <= 1, `un código se ha canjeado ${good.length} veces`);
  // RFC 6749, 4.1.2: whoever shows it again ends what it gave, however soon.
  for (const { text } of good) {
    const { access_token } = JSON.parse(text) as { access_token: string };
    const ended = await endedWithin(target, access_token);
    findings.check(ended, 'un código enseñado por varios a la vez deja un token que vale');
  }
}

const ping = ({ door }: Target, token: string) =>
  door.json('POST', '/api/mcp', token, { jsonrpc: '2.0', id: 1, method: 'ping' });

async function endedWithin(target: Target, token: string): Promise<boolean> {
  const until = Date.now() + WITHIN_MS;
  let last = await ping(target, token);
  while (last.status !== 401 && Date.now() < until) last = await ping(target, token);
  return last.status === 401;
}

/** A token that is used for more than it was given for, or after it was taken back. */
async function outliveAndExceed(target: Target, ana: Person): Promise<void> {
  const { door, findings } = target;
  const code = await codeFor(target, ana, 'escribir');
  const { text } = await exchange(target, code);
  const { access_token } = JSON.parse(text) as { access_token: string };
  const inside = await ping(target, access_token);
  findings.check(inside.status === 200, `el token no abre el servidor MCP: ${inside.status}`, inside.text);
  for (const path of [
    '/api/proyectos',
    '/api/usuarios/perfil',
    '/api/mensajes/chats',
    '/api/mcp/',
    '/api/%6Dcp',
  ]) {
    const { status } = await door.json('GET', path, access_token);
    findings.check(status === 403, `un token del servidor MCP en ${path}: ${status}`);
  }
  await exchange(target, code);
  const ended = await endedWithin(target, access_token);
  findings.check(ended, 'el código se ha enseñado dos veces y su token sigue valiendo');
  const challenge = String((await ping(target, access_token)).headers['www-authenticate']);
  findings.check(challenge.includes('resource_metadata='), 'el 401 no dice cómo entrar', challenge);
}
