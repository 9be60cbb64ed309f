import { LiveUser } from '../../callers/live-user.ts';
import { medianOf, quantile } from '../../bench/quantile.ts';
import { type Gateway, processorOf } from './gateways.ts';
import type { Workspace } from './workspace.ts';

const OPEN_AT_ONCE = 50;
/** A process that has just started compiles for a while what it does. */
const WARM_MS = 10_000;
const IDLE_MS = 5_000;
/** Longer than anything that is still on its way when the last move has been answered. */
const LAST_ARRIVALS_MS = 3_000;

export interface Measured {
  moves: number;
  failed: number;
  delivered: number;
  /** How many should have been delivered: each move to every socket of its project. */
  expected: number;
  /** Milliseconds from sending a move until a screen has it. */
  median: number;
  p99: number;
  /** Milliseconds of processor, of all gateways with sockets together, with what they need when nothing moves. */
  processor: number;
  /** Milliseconds of processor that one of them needs in a second when nothing moves. */
  idle: number;
}

interface Watching {
  sockets: LiveUser[];
  perProject: number;
}

/** Every socket watches one project; a project's are all on one gateway, as those of an office behind one proxy are. */
export async function openSockets(
  { users, cards }: Workspace,
  gateways: readonly Gateway[],
  count: number,
  hear: (proyecto: number) => void,
): Promise<Watching> {
  const perProject = Math.floor(count / cards.length);
  const wanted = cards.flatMap((_, n) => Array.from({ length: perProject }, () => n));
  const sockets: LiveUser[] = [];
  for (let from = 0; from < wanted.length; from += OPEN_AT_ONCE) {
    const some = wanted.slice(from, from + OPEN_AT_ONCE).map(async (n, i) => {
      const socket = await LiveUser.open(
        users[(from + i) % users.length]!,
        gateways[n % gateways.length]!.baseUrl,
      );
      socket.on('cambio', ({ _id }) => {
        if (_id === cards[n]!.historia) hear(n);
      });
      await socket.ask('suscribir_proyecto', { proyectoId: cards[n]!.proyecto });
      return socket;
    });
    sockets.push(...(await Promise.all(some)));
  }
  return { sockets, perProject };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Moves stories at a steady pace, project after project; resolves to how many moves were refused. */
async function moveAll(
  { cards, users }: Workspace,
  from: number,
  count: number,
  perSecond: number,
  sent: (proyecto: number) => void,
): Promise<number> {
  let failed = 0;
  const answers: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let move = from; move < from + count; move += 1) {
    await wait(startedAt + ((move - from) * 1000) / perSecond - performance.now());
    const n = move % cards.length;
    const { historia, columnas } = cards[n]!;
    const to = columnas[(Math.floor(move / cards.length) + 1) % columnas.length];
    sent(n);
    const body = { columnaDestinoId: to, despuesDe: null };
    const path = `/api/tableros/mover-historia/${historia}`;
    const answer = users[n % users.length]!.expect(200, 'PUT', path, body);
    answers.push(
      answer.then(
        () => undefined,
        () => void (failed += 1),
      ),
    );
  }
  await Promise.all(answers);
  return failed;
}

/** Counts what reaches the screens while stories are moved. */
export async function measure(
  workspace: Workspace,
  gateways: readonly Gateway[],
  { sockets: count, perSecond, seconds }: { sockets: number; perSecond: number; seconds: number },
): Promise<Measured> {
  const sentAt = workspace.cards.map(() => 0);
  let delays: number[] = [];
  const { sockets, perProject } = await openSockets(workspace, gateways, count, (n) =>
    delays.push(performance.now() - sentAt[n]!),
  );
  const sent = (n: number) => void (sentAt[n] = performance.now());
  const processor = () => gateways.reduce((sum, gateway) => sum + processorOf(gateway), 0);
  // Whole rounds of the projects, so that the next move of each goes on where the last one left it.
  const rounds = Math.ceil((perSecond * WARM_MS) / 1000 / workspace.cards.length);
  const warm = rounds * workspace.cards.length;
  await moveAll(workspace, 0, warm, perSecond, sent);
  await wait(LAST_ARRIVALS_MS);
  const atRest = processor();
  await wait(IDLE_MS);
  const idlePerMs = (processor() - atRest) / IDLE_MS;

  delays = [];
  const before = processor();
  const moves = perSecond * seconds;
  const failed = await moveAll(workspace, warm, moves, perSecond, sent);
  await wait(LAST_ARRIVALS_MS);
  const used = processor() - before;
  for (const socket of sockets) socket.close();
  return {
    moves,
    failed,
    delivered: delays.length,
    expected: (moves - failed) * perProject,
    median: medianOf(delays),
    p99: quantile(delays, 0.99),
    processor: used,
    idle: (idlePerMs * 1000) / gateways.length,
  };
}
