import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { credentialsOf } from '../../../start/access/credentials.ts';
import { getRaw } from '../../raw.ts';
import type { Target } from '../../target.ts';

const MARK = 'marcaDeAtaque';
/** Longer than logs stay in their write buffer. */
const FLUSHED_MS = 600;

/**
 * Every log line must be a single JSON object, whatever the attacks sent. Logs must contain no secret and no unforeseen
 * error.
 */
export async function readLogs(target: Target): Promise<void> {
  const { door, own, findings, dataDir } = target;
  const evil = `${MARK}%0a{"level":60,"msg":"${MARK}"}`;
  for (const path of [`/api/${evil}`, `/api/proyectos/${evil}`, `/${evil}`])
    await getRaw(door.baseUrl, encodeURI(path));
  await getRaw(
    door.baseUrl,
    '/api/proyectos',
    `X-Correlation-Id: ${MARK}\u001b[31m\r\nUser-Agent: ${MARK}\r\n`,
  );
  const correo = `${MARK}@ejemplo.es`;
  await door.json('POST', '/api/usuarios/login', null, { correo, contraseña: `${MARK}-secreta` });
  await door.json('POST', '/api/ia/mensaje', own.people.member.token, { mensaje: `${MARK}\n{"level":60}` });
  const { ruta } = await door.must<{ ruta: string }>('POST', '/api/calendarios', own.people.member.token, {
    nombre: 'Móvil',
    tipo: 'trabajo',
  });
  await door.json('GET', ruta, null);
  const direccion = ruta.split('/').at(-1)!.replace('.ics', '');
  const { gateway, metricas, nats, mongo } = credentialsOf(dataDir);
  const secrets = [...gateway, metricas, ...Object.values(nats), ...Object.values(mongo)];
  await new Promise((resolve) => setTimeout(resolve, FLUSHED_MS));
  for (const name of readdirSync(join(dataDir, 'registros'))) {
    if (name.startsWith('nats') || name.startsWith('mongo')) continue;
    const lines = readFileSync(join(dataDir, 'registros', name), 'utf8')
      .split('\n')
      .filter(Boolean);
    const rules: Record<string, (line: string) => boolean> = {
      'una línea no es JSON': (line) => !isJson(line),
      'guarda una contraseña': (line) => line.includes(`${MARK}-secreta`),
      'guarda un token': (line) => line.includes(own.people.member.token),
      'guarda la dirección de un calendario': (line) => line.includes(direccion),
      'una línea inventada': (line) => line.includes('"level":60'),
      'un error que nadie esperaba': (line) => line.includes('"level":50'),
      'guarda una contraseña de la instalación': (line) => secrets.some((secret) => line.includes(secret)),
      'a un proceso le falta un permiso en NATS': (line) => line.includes('el broker no lo permite'),
    };
    for (const [what, breaks] of Object.entries(rules)) {
      const broken = lines.find(breaks);
      findings.check(broken === undefined, `${name}: ${what}`, broken);
    }
  }
}

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}
