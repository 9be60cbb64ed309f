import type { HttpUser, Reply } from '../../callers/http-user.ts';
import type { Call, Servicio } from './calls.ts';

/** The gateway names the part that is down; a service that needs another one names both. */
const SPANISH =
  /^(?:La parte de .+ no está disponible en este momento|No está disponible en este momento: .+\. No responde: .+)\. Inténtalo de nuevo en unos segundos\.$/;
const DONE = [200, 201];

function faultOf(reply: Reply, away: boolean, usual: readonly number[]): string | null {
  const { status, headers } = reply;
  if (!away) return usual.includes(status) ? null : `contesta ${status}`;
  const body = reply.json<{ message?: string; codigo?: string }>();
  if (status !== 503 || body.codigo !== 'NO_DISPONIBLE') return `contesta ${status} ${body.codigo ?? ''}`;
  if (!SPANISH.test(body.message ?? '')) return `dice «${body.message}»`;
  return headers['retry-after'] === undefined ? 'no dice cuándo volver' : null;
}

/** What is wrong with the answers while this service is down; null: while all are up. */
export async function faultsOfCalls(
  user: HttpUser,
  calls: readonly Call[],
  away: Servicio | null,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { nombre, needs, method, path, body, usual } of calls) {
    const affected = away !== null && needs.includes(away);
    const reply = await user.send(method, `/api${path}`, body);
    const fault = faultOf(reply, affected, usual ? [usual] : DONE);
    if (fault) faults.push(`${nombre}: ${fault}`);
  }
  return faults;
}
