import { withSockets } from './latencies/latency.ts';
import { pace } from './latencies/pace.ts';
import { medianOf, quantile } from './quantile.ts';
import type { Workspace } from './seed/workspace.ts';

const PEOPLE = 32;
const SENDERS = 20;
const SETTLE_MS = 10_000;

interface Page {
  mensajes: { _id: string }[];
  hayAnteriores: boolean;
}

async function historyOf({ users, equipo }: Workspace): Promise<Set<string>> {
  const ids = new Set<string>();
  let antes = '';
  for (;;) {
    const reply = await users[0]!.expect(200, 'GET', `/api/mensajes/${equipo}/equipo?limite=200${antes}`);
    const { mensajes, hayAnteriores } = reply.json<Page>();
    for (const { _id } of mensajes) ids.add(_id);
    if (!hayAnteriores || !mensajes[0]) return ids;
    antes = `&antes=${mensajes[0]._id}`;
  }
}

/**
 * Sends `perSecond` messages to one chat whose people are online, without waiting for acknowledgements. Reports how
 * many were accepted, which of those did not reach somebody or the chat's history, and which arrived twice.
 */
export function messageThroughput(workspace: Workspace, perSecond: number, seconds: number): Promise<string> {
  return withSockets(workspace.users.slice(0, PEOPLE), async (people) => {
    const received = people.map(() => new Map<string, number>());
    people.forEach((person, i) => {
      person.on('nuevo_mensaje', ({ _id }) => {
        received[i]!.set(String(_id), (received[i]!.get(String(_id)) ?? 0) + 1);
      });
    });
    const accepted = new Map<string, number>();
    const acknowledged: number[] = [];
    const send = async (n: number) => {
      const sender = n % SENDERS;
      const askedAt = performance.now();
      const { mensaje } = await people[sender]!.ask<{ mensaje: { _id: string } }>('enviar_mensaje', {
        contenido: `Caudal ${n}`,
        tipoChat: 'equipo',
        tipoReceptor: 'equipo',
        receptor: workspace.equipo,
        clienteId: `caudal-${n}-${Date.now()}`,
      });
      acknowledged.push(performance.now() - askedAt);
      accepted.set(mensaje._id, sender);
    };
    const total = perSecond * seconds;
    const startedAt = performance.now();
    const answers: Promise<void>[] = [];
    for (let n = 0; n < total; n += 1) {
      await pace(startedAt, (n * 1_000) / perSecond);
      answers.push(send(n).catch(() => undefined));
    }
    await Promise.all(answers);
    const missing = () =>
      [...accepted].filter(([_id, sender]) =>
        received.some((mine, person) => person !== sender && !mine.has(_id)),
      );
    for (const until = Date.now() + SETTLE_MS; missing().length > 0 && Date.now() < until;) {
      await pace(performance.now(), 50);
    }
    const history = await historyOf(workspace);
    const lost = new Set(missing().map(([_id]) => _id));
    for (const _id of accepted.keys()) if (!history.has(_id)) lost.add(_id);
    const doubled = received.flatMap((mine) => [...mine.values()].filter((times) => times > 1)).length;
    const ack = `confirmación: mediana ${medianOf(acknowledged).toFixed(1)} ms, p99 ${quantile(acknowledged, 0.99).toFixed(1)} ms`;
    const counts = `${total} enviados, ${accepted.size} aceptados, ${lost.size} perdidos, ${doubled} repetidos`;
    return `${counts}; ${PEOPLE} personas en línea; ${ack}`;
  });
}
