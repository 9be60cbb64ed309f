import { sendRaw, getRaw } from '../../raw.ts';
import type { Target } from '../../target.ts';

/** Texts that only occur in files and pages that are not public. */
const SECRET = /root:.*:0:0|"devDependencies"|process_cpu_user|PRIVATE KEY|"escuchando"|ref: refs\/heads/;

const UPS = [
  '..',
  '%2e%2e',
  '.%2e',
  '%252e%252e',
  '..%2f..',
  '..%5c..',
  '..\\..',
  '%c0%ae%c0%ae',
  '..;',
  '.%00.',
];
const PREFIXES = ['/', '/assets/', '/api/', '/api/docs/', '/api/proyectos/', '/socket.io/', '/idiomas/'];
const GOALS = ['package.json', 'etc/passwd', 'metrics', 'salud/listo', '.env', '.git/HEAD', 'main.js'];

const WHOLE = [
  '//etc/passwd',
  '/assets//etc/passwd',
  '/assets/%00/../../package.json',
  '/.env',
  '/.git/HEAD',
  '/.data/registros/usuarios.log',
  '/assets/..;/..;/package.json',
  'http://127.0.0.1/../../etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '/api/docs/package.json',
  '/api/docs/swagger-initializer.js',
  '/api/metrics',
  '/metrics',
  '/api/../metrics',
  '/%61pi/../metrics',
  '*',
];

const climbs = (): string[] =>
  PREFIXES.flatMap((prefix) =>
    UPS.flatMap((up) =>
      GOALS.flatMap((goal) => [1, 4].map((n) => `${prefix}${Array(n).fill(up).join('/')}/${goal}`)),
    ),
  );

/** Paths that try to leave the site or to bypass the gateway, and bytes that two parsers would read differently. */
export async function traversePaths(target: Target): Promise<void> {
  const { door, findings } = target;
  for (const path of [...climbs(), ...WHOLE]) {
    const { status, text } = await getRaw(door.baseUrl, path);
    const shown = SECRET.exec(text)?.[0];
    findings.check(!shown && status < 500, `${path}: ${status} ${shown ?? ''}`, text.slice(0, 300));
  }
  await smuggle(target);
}

const AFTER = 'GET /api/usuarios/perfil HTTP/1.1\r\nHost: x\r\n\r\n';
const HEAD = 'POST /api/usuarios/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

/** Each must count as one request or none: the rest must never be read as a second request. */
const AMBIGUOUS: Record<string, string> = {
  'longitud y trozos': `${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${AFTER}`,
  'dos longitudes': `${HEAD}Content-Length: 2\r\nContent-Length: ${AFTER.length + 2}\r\n\r\n{}${AFTER}`,
  'longitud con signo': `${HEAD}Content-Length: +2\r\n\r\n{}${AFTER}`,
  'trozos desconocidos': `${HEAD}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${AFTER}`,
  'trozos dos veces': `${HEAD}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${AFTER}`,
  'espacio antes de los dos puntos': `${HEAD}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${AFTER}`,
  'tamaño de trozo con basura': `${HEAD}Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n${AFTER}`,
  'cabecera plegada': `${HEAD}X-A: 1\r\n Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n{}`,
};

async function smuggle({ door, findings }: Target): Promise<void> {
  for (const [what, bytes] of Object.entries(AMBIGUOUS)) {
    const { status, replies, text } = await sendRaw(door.baseUrl, bytes);
    findings.check(replies <= 1, `${what}: se han leído dos peticiones`, text.slice(0, 400));
    findings.check(status < 500, `${what}: ${status}`, text.slice(0, 400));
  }
}
