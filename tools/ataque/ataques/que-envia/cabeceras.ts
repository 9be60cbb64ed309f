import { formOf, PNG } from '../../escena/files.ts';
import { faultsOf } from '../../judge.ts';
import { getRaw, sendRaw } from '../../raw.ts';
import type { Target } from '../../target.ts';

const PAGE_HEADERS: Record<string, RegExp> = {
  'content-security-policy':
    /^(?!.*(unsafe-inline|unsafe-eval|\*|https?:))(?=.*default-src 'self')(?=.*script-src 'self')(?=.*object-src 'none')(?=.*base-uri 'none')(?=.*frame-ancestors 'none')/,
  'strict-transport-security': /max-age=\d{7,}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/i,
  'referrer-policy': /^(same-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
};

async function securityHeaders({ door, findings }: Target): Promise<void> {
  for (const path of ['/', '/login', '/proyectos', '/no-existe', '/api/docs']) {
    const { headers } = await door.json('GET', path, null);
    for (const [name, pattern] of Object.entries(PAGE_HEADERS))
      findings.check(pattern.test(String(headers[name])), `${path}: ${name}`, String(headers[name]));
    findings.check(!headers['access-control-allow-origin'], `${path}: se deja leer desde otro sitio`);
  }
  const cross = await door.send({
    method: 'OPTIONS',
    path: '/api/proyectos',
    headers: { origin: 'https://malo.es' },
  });
  findings.check(!cross.headers['access-control-allow-origin'], 'la API se deja llamar desde otro sitio');
}

/** Nothing that a client sends may end up as a header or a host of the reply. */
async function injectHeaders({ door, findings, own }: Target): Promise<void> {
  const inPath = ['%0d%0aX-Inyectada:1', '%E5%98%8A%E5%98%8DX-Inyectada:1', '%0aX-Inyectada:1'];
  for (const text of inPath) {
    for (const path of [`/${text}`, `/api/proyectos/${text}`, `/api/proyectos/buscar?q=${text}`]) {
      const { text: reply } = await getRaw(door.baseUrl, path);
      findings.check(
        !/^X-Inyectada/im.test(reply),
        `${path}: se ha colado una cabecera`,
        reply.slice(0, 300),
      );
    }
  }
  for (const host of ['malo.es; script-src *', "x' 'unsafe-inline", 'a@malo.es', '<script>']) {
    const { text } = await sendRaw(
      door.baseUrl,
      `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    const policy = /content-security-policy: (.*)/i.exec(text)?.[1] ?? '';
    findings.check(!policy.includes(host), `Host «${host}» llega a la política`, policy);
  }
  const form = formOf({}, [{ nombre: `a\r\nX-Inyectada: 1\r\n.png`, bytes: PNG }]);
  const path = `/api/tareas/${own.tree.tarea}/archivos`;
  const { status, text } = await door.send({ method: 'POST', path, token: own.people.member.token, ...form });
  const [archivo] = (JSON.parse(text) as { archivos?: { _id: string }[] }).archivos ?? [];
  if (status !== 201 || !archivo) return;
  const { headers } = await door.json('GET', `${path}/${archivo._id}`, own.people.member.token);
  findings.check(!headers['x-inyectada'], 'el nombre de un archivo se cuela como cabecera', headers);
}

/** The request is served or rejected with one of our errors, never a crash, and the next request is answered. */
async function hugeHeaders({ door, findings }: Target): Promise<void> {
  const huge: Record<string, string> = {
    'cookie de 100 kB': `Cookie: a=${'b'.repeat(100_000)}\r\n`,
    'mil cookies': `Cookie: ${Array.from({ length: 1_000 }, (_, i) => `c${i}=1`).join('; ')}\r\n`,
    'diez mil cabeceras': Array.from({ length: 10_000 }, (_, i) => `X-${i}: 1\r\n`).join(''),
    'token de 15 kB': `Authorization: Bearer ${'a'.repeat(15_000)}\r\n`,
    'dirección de 100 kB': '',
  };
  for (const [what, headers] of Object.entries(huge)) {
    const path = headers === '' ? `/api/proyectos?q=${'a'.repeat(100_000)}` : '/api/proyectos';
    const { status, text } = await getRaw(door.baseUrl, path, headers);
    const body = text.slice(text.indexOf('\r\n\r\n') + 4);
    findings.check(status >= 400 && status < 500, `${what}: ${status}`, text.slice(0, 300));
    findings.check(
      /"success":false,"message":"[^"]+"/.test(body),
      `${what}: sin el error de la casa`,
      body.slice(0, 300),
    );
  }
  const after = await door.json('GET', '/api/salud', null);
  findings.check(after.status === 200, 'después de cabeceras enormes no contesta', after.text);
}

export async function attackHeaders(target: Target): Promise<void> {
  await securityHeaders(target);
  await injectHeaders(target);
  await hugeHeaders(target);
  const unknown = await target.door.json('GET', '/api/no-existe', null);
  target.findings.check(
    unknown.status === 404 && faultsOf(unknown).length === 0,
    'una ruta que no existe',
    unknown.text,
  );
}
