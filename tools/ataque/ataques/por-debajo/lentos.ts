import { connect, type Socket } from 'node:net';
import { CONTRASENA } from '../../escena/people.ts';
import type { Target } from '../../target.ts';

const CONNECTIONS = 1_500;
/** The longest that others' requests may take while slow clients hold connections. */
const MAX_MS = 5_000;
/** The gateway must have closed slow connections by then: it allows 20 s for headers and checks every 30 s. */
const LET_GO_MS = 55_000;

const POST = 'POST /api/usuarios/login HTTP/1.1\r\nHost: x\r\n';
const JSON_TYPE = 'Content-Type: application/json\r\n';

interface Slow {
  /** What it sends first. */
  start: string;
  /** What it then sends every second. */
  drip: string;
}

const SLOW: Record<string, Slow> = {
  cabeceras: { start: `${POST}X-a: `, drip: 'a' },
  'cuerpo por trozos': {
    start: `${POST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
    drip: '1\r\n \r\n',
  },
  'cuerpo largo': { start: `${POST}${JSON_TYPE}Content-Length: 200000\r\n\r\n{`, drip: ' ' },
  'cuerpo corto': { start: `${POST}${JSON_TYPE}Content-Length: 900\r\n\r\n{`, drip: ' ' },
  nada: { start: '', drip: '' },
};

function hold(port: number, { start, drip }: Slow): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  if (start) socket.write(start);
  const dripping = setInterval(() => socket.writable && drip && socket.write(drip), 1_000);
  socket.on('close', () => clearInterval(dripping));
  return socket;
}

async function assertAnswers({ door, own, findings }: Target, what: string): Promise<void> {
  const { member } = own.people;
  const asked = [
    door.json('POST', '/api/usuarios/login', null, { correo: member.correo, contraseña: CONTRASENA }),
    door.json('GET', '/api/proyectos', member.token),
    door.json('GET', `/api/tableros/${own.tree.tablero}`, member.token),
    door.json('GET', '/', null),
  ];
  for (const { status, ms, text } of await Promise.all(asked)) {
    findings.check(status === 200, `con clientes lentos (${what}) contesta ${status}`, text.slice(0, 200));
    findings.check(ms < MAX_MS, `con clientes lentos (${what}) tarda ${Math.round(ms)} ms`);
  }
}

/**
 * Many clients send almost nothing and never finish, to the gateway and to a service; everybody else must still be
 * served.
 */
export async function attackSlowly(target: Target): Promise<void> {
  const gateway = Number(new URL(target.door.baseUrl).port);
  for (const [what, slow] of Object.entries(SLOW)) {
    for (const [where, port] of [
      ['gateway', gateway],
      ['usuarios', gateway + 1],
    ] as const) {
      const sockets = Array.from({ length: CONNECTIONS }, () => hold(port, slow));
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await assertAnswers(target, `${what}, ${where}`);
      for (const socket of sockets) socket.destroy();
    }
  }
  await assertLetGo(target, gateway);
}

async function assertLetGo({ findings }: Target, port: number): Promise<void> {
  const slow = Object.keys(SLOW).filter((what) => what !== 'nada');
  const sockets = slow.map((what) => ({ what, socket: hold(port, SLOW[what]!) }));
  const until = Date.now() + LET_GO_MS;
  while (Date.now() < until && sockets.some(({ socket }) => !socket.destroyed))
    await new Promise((resolve) => setTimeout(resolve, 500));
  for (const { what, socket } of sockets) {
    findings.check(socket.destroyed, `un cliente lento (${what}) se queda con su conexión`);
    socket.destroy();
  }
}
