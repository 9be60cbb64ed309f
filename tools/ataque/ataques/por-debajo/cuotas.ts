import { formOf, PDF } from '../../escena/files.ts';
import { LiveSocket } from '../../escena/live-socket.ts';
import { register } from '../../escena/people.ts';
import { zipOf } from '../../escena/zip.ts';
import { faultsOf } from '../../judge.ts';
import type { Target } from '../../target.ts';

const MB = 1024 * 1024;
/** Small enough to be used up within seconds, and larger than what any other attack stores as one person. */
export const CUOTA_MB = 64;
const FILE = Buffer.concat([PDF, Buffer.alloc(9 * MB, 1)]);
const FITTING = Math.floor((CUOTA_MB * MB) / FILE.length);
const MAX_SOCKETS = 30;
const MAX_TOKENS = 50;
const EVENTS = 500;

const uploadAs = ({ door }: Target, token: string) =>
  door.send({
    method: 'POST',
    path: '/api/mensajes/archivos',
    token,
    ...formOf({}, [{ nombre: 'peso.pdf', bytes: FILE }]),
  });

/** Files that are uploaded and attached to nothing, one after the other and all together. */
async function fillDisk(target: Target): Promise<void> {
  const { door, findings } = target;
  const [patient, hasty] = [await register(door), await register(door)];
  let stored = 0;
  for (let i = 0; i <= FITTING; i += 1) {
    const answer = await uploadAs(target, patient.token);
    if (answer.status === 201) stored += 1;
    else findings.check(faultsOf(answer).length === 0, 'la cuota no se explica', answer.text);
  }
  findings.check(stored === FITTING, `una persona guarda ${stored} archivos y caben ${FITTING}`);
  const answers = await Promise.all(Array.from({ length: 2 * FITTING }, () => uploadAs(target, hasty.token)));
  const together = answers.filter(({ status }) => status === 201).length;
  findings.check(together > 0 && together <= FITTING, `a la vez guarda ${together} y caben ${FITTING}`);
  const others = answers.filter(({ status }) => status !== 201 && status !== 413).map(({ status }) => status);
  findings.check(others.length === 0, 'subir por encima de la cuota no contesta 413', others);
}

async function fillSockets({ door, findings }: Target): Promise<void> {
  const { token } = await register(door);
  const tries = Array.from({ length: MAX_SOCKETS + 10 }, () =>
    LiveSocket.open(door.baseUrl, token).catch(() => null),
  );
  const sockets = (await Promise.all(tries)).filter((socket) => socket !== null);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const open = sockets.filter(({ connected }) => connected);
  findings.check(open.length === MAX_SOCKETS, `una persona tiene ${open.length} sockets abiertos`);
  const asked = open
    .slice(0, 4)
    .flatMap((socket) => Array.from({ length: EVENTS }, () => socket.ask('dejar_proyecto', {})));
  const codes = new Set((await Promise.all(asked)).map(({ codigo }) => codigo));
  findings.check(codes.has('DEMASIADAS_PETICIONES'), 'cada socket tiene su propio presupuesto', [...codes]);
  for (const socket of sockets) socket.close();
}

/** Files that are small as they are sent, and large as what they are read into. */
async function fillWithImports({ door, own, findings }: Target): Promise<void> {
  const { token } = own.people.teamAdmin;
  const rows = `Title,Notes\n${`uno,${'x'.repeat(9_999)}\n`.repeat(2_000)}`;
  const packed = zipOf([['filas.csv', Buffer.from(rows)]]);
  let stored = 0;
  for (let i = 0; i <= CUOTA_MB / 20; i += 1) {
    const answer = await door.send({
      method: 'POST',
      path: `/api/importaciones?equipo=${own.equipo}`,
      token,
      ...formOf({}, [{ nombre: 'filas.zip', bytes: packed }]),
    });
    if (answer.status === 201) stored += 1;
    else
      findings.check(
        answer.status === 413 && !faultsOf(answer).length,
        `importar sin sitio: ${answer.status}`,
        answer.text,
      );
  }
  findings.check(
    stored > 0 && stored * 20 <= CUOTA_MB,
    `una persona guarda ${stored} importaciones de 20 MB`,
  );
}

async function makeTokensAtOnce({ door, findings }: Target): Promise<void> {
  const { token } = await register(door);
  const tries = Array.from({ length: MAX_TOKENS + 10 }, (_, i) =>
    door.json('POST', '/api/tokens', token, { nombre: `T${i}`, alcance: 'leer' }),
  );
  const made = (await Promise.all(tries)).filter(({ status }) => status === 201).length;
  const { tokens } = await door.must<{ tokens: unknown[] }>('GET', '/api/tokens', token);
  findings.check(
    made > 0 && tokens.length <= MAX_TOKENS,
    `una persona tiene ${tokens.length} tokens hechos a la vez`,
  );
}

/** Stores, imports and makes more than one person may, opens more sockets than one person may, and asks too much of all of them. */
export async function exceedQuotas(target: Target): Promise<void> {
  await fillDisk(target);
  await fillWithImports(target);
  await makeTokensAtOnce(target);
  await fillSockets(target);
}
