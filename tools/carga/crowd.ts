import { setTimeout as delay } from 'node:timers/promises';
import { actionNames } from './actions.ts';
import type { Team } from './company.ts';
import { Tally } from './tally.ts';
import { type Observations, Visitor } from './visitor.ts';

/** Arrivals are spread out, as people do not all arrive in the same second. */
const ARRIVALS_PER_TURN = 20;
const TURN_MS = 250;

export const newObservations = (): Observations => ({
  calls: new Map(actionNames.map((nombre) => [nombre, new Tally()])),
  messages: new Tally(),
  deliveries: [],
  disconnections: 0,
});

/** Everybody at work; whoever measures may empty `observed`. */
export class Crowd {
  private readonly visitors: Visitor[];
  private stopping = new AbortController();
  private working: Promise<void>[] = [];

  constructor(baseUrl: string, teams: Team[], observed: Observations) {
    this.visitors = teams.flatMap((team) =>
      team.members.map((member) => new Visitor(baseUrl, team, member, observed)),
    );
  }

  async arrive(): Promise<void> {
    for (let n = 0; n < this.visitors.length; n += ARRIVALS_PER_TURN) {
      await Promise.all(this.visitors.slice(n, n + ARRIVALS_PER_TURN).map((visitor) => visitor.arrive()));
      await delay(TURN_MS);
    }
  }

  begin(): void {
    this.stopping = new AbortController();
    this.working = this.visitors.map((visitor) => visitor.work(this.stopping.signal));
  }

  /** Stops their actions; their sockets stay open. */
  async pause(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.working);
  }

  async leave(): Promise<void> {
    await Promise.all(this.visitors.map((visitor) => visitor.leave()));
  }
}
