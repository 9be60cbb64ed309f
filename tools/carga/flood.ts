import { Agent, request } from 'undici';
import { setTimeout as delay } from 'node:timers/promises';
import { chooseAction } from './actions.ts';
import type { Team } from './company.ts';
import { Tally } from './tally.ts';

const CLOSED_LOOP_PEOPLE = 64;
/** Longer than the gateway waits for a service, so that the gateway gives up first. */
const PATIENCE_MS = 60_000;
/** More open connections would burden this process more than the product. */
const CONNECTIONS = 3_000;
const TURN_MS = 10;

const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!;

/** Sends the requests of a crowd without its pauses. */
export class Flood {
  private readonly baseUrl: string;
  private readonly teams: Team[];
  private readonly agent = new Agent({ connections: CONNECTIONS, keepAliveTimeout: 30_000 });
  private open = 0;

  constructor(baseUrl: string, teams: Team[]) {
    this.baseUrl = baseUrl;
    this.teams = teams;
  }

  /** Requests per second that the product answers when the next one is always waiting. */
  async capacity(seconds: number): Promise<number> {
    const tally = new Tally();
    const startedAt = performance.now();
    const until = startedAt + seconds * 1_000;
    const ask = async () => {
      while (performance.now() < until) await this.ask(tally);
    };
    await Promise.all(Array.from({ length: CLOSED_LOOP_PEOPLE }, ask));
    return (tally.served * 1_000) / (performance.now() - startedAt);
  }

  /** Sends this many requests per second, whether or not earlier ones have been answered. */
  async pour(perSecond: number, seconds: number): Promise<Tally> {
    const tally = new Tally();
    const startedAt = performance.now();
    const asked: Promise<void>[] = [];
    for (let sent = 0; performance.now() - startedAt < seconds * 1_000;) {
      const due = Math.floor(((performance.now() - startedAt) / 1_000) * perSecond);
      for (; sent < due; sent += 1) if (this.open < CONNECTIONS) asked.push(this.ask(tally));
      await delay(TURN_MS);
    }
    await Promise.all(asked);
    return tally;
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }

  private async ask(tally: Tally): Promise<void> {
    const team = pick(this.teams);
    const member = pick(team.members);
    const { method, path, body } = chooseAction(team, member);
    const startedAt = performance.now();
    this.open += 1;
    try {
      const reply = await request(`${this.baseUrl}/api${path}`, {
        method,
        dispatcher: this.agent,
        headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
        body: body ? JSON.stringify(body) : null,
        headersTimeout: PATIENCE_MS,
      });
      await reply.body.dump();
      const retryAfter = reply.headers['retry-after'] !== undefined;
      tally.add(String(reply.statusCode), performance.now() - startedAt, retryAfter);
    } catch (error) {
      tally.add((error as { code?: string }).code ?? (error as Error).name, performance.now() - startedAt);
    } finally {
      this.open -= 1;
    }
  }
}
